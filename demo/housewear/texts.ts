import type { Catalogue } from "../catalogue.ts"
import { copy } from "../copy.ts"

export const pages: Catalogue["pages"] = [
  {
    slug: "about",
    pageType: 2,
    title: "A house on Mejlgade",
    description: "Lune in Aarhus: three floors, thirty-one workshops, and ten years of mending.",
    content: copy`
      <p>Lune is an old word for warm, as the lee of a dune is warm. It is also a house: Mejlgade 41, three floors, a
      stair that complains and a kitchen where the sample mugs are.</p>
      <h2>Thirty-one workshops</h2>
      <p>None of them has more than nine people. The potter is in Ebeltoft, the weaver on Funen, the iron comes from near
      Jönköping, the bulbs from a woman in Turku who does not let anything leave that hums.</p>
      <h2>How a thing gets in</h2>
      <ul>
        <li>Signe lives with it for a season.</li>
        <li>Asta tries to break it, and then to mend it.</li>
        <li>Mads carries it up and down the stairs, twice.</li>
      </ul>
      <p>About one in six stays.</p>
      <h2>By the piece and by the dozen</h2>
      <p>Most of what we sell goes to people with one table. The rest goes to cafés, guest houses and offices, at prices
      that are printed on every thing and are the same for everyone.</p>
    `,
  },
  {
    slug: "contact",
    pageType: 7,
    title: "Talk to Signe",
    description: "WhatsApp, telephone +45 86 12 40 18, or Mejlgade 41 in Aarhus, Tuesday to Saturday.",
    content: copy`
      <p>Signe answers questions about what stands beside what. Mads answers cafés. Asta mends.</p>
      <ul>
        <li><strong>WhatsApp</strong>: +45 52 40 18 77, within the hour while the lamps are on</li>
        <li><strong>Telephone</strong>: +45 86 12 40 18</li>
        <li><strong>E-mail</strong>: hello@lune.example, answered the same working day</li>
        <li><strong>The house</strong>: Mejlgade 41, 8000 Aarhus, Tuesday to Saturday, ten to six</li>
      </ul>
      <h2>A photograph helps</h2>
      <p>Of the corner, the crack or the table. One from the door and one from where you sit.</p>
    `,
  },
  {
    slug: "cafes-and-hotels",
    pageType: 4,
    title: "Cafés and hotels",
    description: "Steps by quantity, invoice, pallets and your own glaze: how houses with many tables buy at Lune.",
    content: copy`
      <h2>Steps</h2>
      <p>Prices by quantity stand on every thing and are reckoned in the basket. Nobody has to ask for them.</p>
      <h2>The inquiry list</h2>
      <p>For what needs a date, a pallet or a print. Put things on it, add numbers, say when you open. The answer comes
      within a working day.</p>
      <ul>
        <li>Your glaze from 144 mugs, after two samples.</li>
        <li>Your print on bags from 50, on bottles from 50.</li>
        <li>One pallet, no foam, on the day.</li>
      </ul>
      <h2>Replacements</h2>
      <p>We keep every glaze for five years. A broken mug in the third is a mug of the same oat.</p>
    `,
  },
]

export const news: Catalogue["news"] = [
  {
    title: "How to oil a board, once a year",
    summary: "A rag, a spoon of linseed oil and a Sunday.",
    picture: "cutting-board-0-close.webp",
    daysAgo: 6,
    content: copy`
      <p>Wash it, and let it dry standing until the next day. A board that is damp inside takes no oil.</p>
      <p>A spoon of linseed oil on a rag, along the grain, both sides and the edge that everyone forgets. Wait an hour.
      Take off what is still wet; what stays will be in there for a year.</p>
      <p>Hang the rag outside. Linseed warms itself when it is folded, and one should not learn that by experience.</p>
    `,
  },
  {
    title: "Where the second lamp goes",
    summary: "Lower than the first, and not beside it.",
    picture: "table-lamp-0-close.webp",
    daysAgo: 13,
    content: copy`
      <p>The first lamp goes where you read. That one is easy. The second goes where you look when you stop reading:
      across the room, lower than your eyes, in front of something that has a colour.</p>
      <p>Not beside the television. Not on the same side as the first. If you see a bulb from the chair, turn the shade
      or move the chair.</p>
      <p>The third goes into the window, for the people outside.</p>
    `,
  },
  {
    title: "A visit to the willow weaver of Funen",
    summary: "Cut in February, woven in March, sold out in June.",
    picture: "picnic-basket-0-close.webp",
    daysAgo: 27,
    content: copy`
      <p>He has eleven kinds of willow behind the barn and a name for each, of which four can be printed. The rods for
      our basket are cut in February, when the sap is down and his fingers are cold.</p>
      <p>A basket takes three hours, or two and a radio play. We asked for two hundred a year; he said one hundred and
      forty, and then asked what we do with our old addresses. We keep them.</p>
    `,
  },
  {
    title: "Four wobbling teapots, every Friday",
    summary: "Why we sell what we would not sell.",
    picture: "teapot-1.webp",
    daysAgo: 41,
    content: copy`
      <p>Of forty teapots thirty-six stand straight. The other four pour as well as the rest and look as if they had
      heard something funny.</p>
      <p>They stand on the counter on Fridays from ten, with a paper that says what each of them did wrong. By eleven
      they are gone. There is a man who has nine.</p>
    `,
  },
]
