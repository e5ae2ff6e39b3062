import type { Catalogue } from "../catalogue.ts"
import { copy } from "../copy.ts"

export const pages: Catalogue["pages"] = [
  {
    slug: "about",
    pageType: 2,
    title: "A gallery that sells the paint",
    description: copy`
      Passepartout, Rue des Tanneurs 18 in Brussels: works by nine makers, and the materials they are made with, since
      1964.
    `,
    content: copy`
      <p>In 1964 Odette Lievens rented a tannery to show three painters nobody had asked for. To pay the rent she sold
      them their canvas. By the second winter the canvas paid for the painters, and it has been so ever since.</p>
      <h2>Eight rooms</h2>
      <p>Five of them are materials, one is works, two are what stands around both. There is no arrow on the floor. The
      north room has the light in which everything on this site was photographed; you are welcome to stand in it with
      your own picture and be told the truth.</p>
      <h2>The red dot</h2>
      <p>When a work is sold, a red dot goes on its label. It is the only colour we allow ourselves. On this site it
      means the same: saved, chosen, yours.</p>
      <h2>The people</h2>
      <ul>
        <li><strong>Marthe Lievens</strong> runs the desk, as her mother did, and answers the telephone herself.</li>
        <li><strong>Joris</strong> stretches canvas on Thursdays and builds the crates.</li>
        <li><strong>Fatou</strong> weighs pigment and will ask what you want it for.</li>
      </ul>
      <p>Rue des Tanneurs 18, Tuesday to Saturday, 10 to 18.30. Closed on Mondays, when the walls are painted.</p>
    `,
  },
  {
    slug: "contact",
    pageType: 7,
    title: "The desk",
    description: "WhatsApp Marthe, call +32 2 555 01 64 or come to Rue des Tanneurs 18 in Brussels.",
    content: copy`
      <p>Somebody who has touched the thing will answer.</p>
      <ul>
        <li><strong>WhatsApp</strong>: +32 2 555 01 64, from ten in the morning until Marthe sleeps</li>
        <li><strong>E-mail</strong>: desk@passepartout.example, within a day</li>
        <li><strong>In person</strong>: Rue des Tanneurs 18, 1000 Brussels, Tuesday to Saturday, 10 to 18.30</li>
      </ul>
      <h2>It helps us to know</h2>
      <p>About a colour: send a picture taken by a window, not by a lamp. About a work: tell us the wall, its height and
      what hangs beside it. About a parcel: the number of the order.</p>
      <p>Makers: bring three pieces on the first Tuesday of a month. We look at everything and say little.</p>
    `,
  },
  {
    slug: "hanging",
    pageType: 4,
    title: "How to hang a picture once",
    description: "Heights, hooks and light for works on paper, canvas and clay, from the desk of Passepartout.",
    content: copy`
      <h2>Height</h2>
      <p>The middle of the picture at one metre fifty-two. Not higher because the ceiling is high. People have not
      grown.</p>
      <h2>Hooks</h2>
      <ul>
        <li>Up to three kilos: one nail, at an angle.</li>
        <li>Up to ten: two hooks, a hand apart, so that it hangs straight.</li>
        <li>More: call Joris before you drill.</li>
      </ul>
      <h2>Light</h2>
      <p>Never opposite a south window. Lamps at thirty degrees from above; if you see your own face in the glass, move
      the lamp and not the picture.</p>
      <h2>Clay</h2>
      <p>On something heavier than itself, away from doors, and where a hand can reach it. It wants to be touched.</p>
    `,
  },
]

export const news: Catalogue["news"] = [
  {
    title: "Why copper glaze turns red, and sometimes refuses",
    summary: "Moraine opened the kiln on Sunday. Eleven green, two red, one that is both.",
    picture: "vase-1.webp",
    daysAgo: 5,
    content: copy`
      <p>Copper is green when it has air and red when it has none. That is the whole theory. The practice is a kiln in
      the Ardennes, a damper with a broken handle, and a potter who listens to the flame because the gauge lies.</p>
      <p>On Sunday fourteen vases came out. Eleven had taken air at the right minute and are sea green. Two had not and
      are the red of old theatres. One stood at the edge and is both, with a line around it as if it had been dipped in
      the evening.</p>
      <p>The eleven are in Room 6. The red ones Moraine keeps, as always. The one with the line is on our desk and is
      not for sale, so please stop asking Marthe.</p>
    `,
  },
  {
    title: "A morning with Ines Valcourt and two tonnes of clay",
    summary: "She ties a knot, looks at it for an hour, and mostly leaves it.",
    picture: "clay-sculpture-0.webp",
    daysAgo: 15,
    content: copy`
      <p>The clay comes by tractor, because the road to the studio was not made for anything else. Two tonnes are a year
      of work. She cuts eleven kilos with a wire, kneads it for as long as a radio play, and rolls it on the floor into a
      coil as long as the room.</p>
      <p>Then she ties it. It takes four seconds. The first attempt is the work, or there is none: a clay that has been
      corrected, she says, looks like somebody who has rehearsed.</p>
      <p>She looks at it for an hour. Of nine knots we watched, two were left alone. The other seven went back into the
      heap, where they were none the worse.</p>
    `,
  },
  {
    title: "Stretching a canvas without swearing",
    summary: "Joris on corners, tacks and patience, in six steps.",
    picture: "canvas-easel-0.webp",
    daysAgo: 24,
    content: copy`
      <p>Joris has stretched about nine thousand. He asks that you read to the end before you begin.</p>
      <ul>
        <li>Check the frame first: measure both diagonals. If they differ, no canvas will help you.</li>
        <li>Cut the cloth a hand wider on every side. Along the thread, not along the pencil.</li>
        <li>One tack in the middle of each side. Now it looks wrong. It should.</li>
        <li>From the middle outwards, left and right in turn, pulling with the palm and not with the fingertips.</li>
        <li>Corners last: one fold, under, flat. If it is thick, you folded twice.</li>
        <li>Drum on it. A dull sound means you were tired. Take three tacks out and try that side again.</li>
      </ul>
      <p>If it still comes out crooked, turn it over. He says that every painter has worked on the back of one.</p>
    `,
  },
  {
    title: "The autumn hang: Slow Colour",
    summary: "Nine makers, and on the plinths what their works are made of.",
    picture: "banner-arts.webp",
    daysAgo: 33,
    content: copy`
      <p>Most shows hide the shop. This one puts it on plinths: beside each work stands the pigment, the brush or the
      clay that it came from, with its price, as plain as bread.</p>
      <p>Noor Haddad’s archways hang in the first room. Ines Valcourt’s knots stand where the tannery had its vats. In
      Room 3 there is a table with ink, nine cups and paper; what visitors make there goes on the wall until Saturday,
      when they may take it home.</p>
      <p>Open until the last leaf is off the plane tree in the yard. Joris is keeping a list.</p>
    `,
  },
]
