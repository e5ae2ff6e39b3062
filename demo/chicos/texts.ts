import type { Catalogue } from "../catalogue.ts"
import { copy } from "../copy.ts"

export const pages: Catalogue["pages"] = [
  {
    slug: "about",
    pageType: 2,
    title: "A magazine with a stock room",
    description: "Odile, New York: four issues a year, about twenty things in each, all of them for sale.",
    content: copy`
      <p>In 2012 two picture editors and a saddler’s daughter lost their magazine in one afternoon. They had the studio
      until the end of the month. So they made one more issue, with the things they liked, and put the prices below.</p>
      <h2>How an issue is made</h2>
      <p>One place, one photographer, one week. We take about sixty things there and bring back pictures of twenty. The
      other forty were nice too. Then we find out who makes the twenty, and ask how many they can make without hurrying.
      That number is the stock.</p>
      <h2>What we do not do</h2>
      <ul>
        <li>Write much. If the picture does not say it, the sentence will not either.</li>
        <li>Models. You know what you look like.</li>
        <li>Seasons. An issue is over when it is sold.</li>
      </ul>
      <h2>Who we are</h2>
      <p>Four people and a dog above a shop for buttons on West 38th Street. The door has no sign; it is the one with
      the pearls in the keyhole.</p>
    `,
  },
  {
    slug: "contact",
    pageType: 7,
    title: "Four people, one telephone",
    description: "By WhatsApp, by letter, or above the button shop on West 38th Street.",
    content: copy`
      <ul>
        <li><strong>WhatsApp</strong>: Margot for the goods, Teo for parcels, ten to six, New York time</li>
        <li><strong>Telephone</strong>: +1 212 555 0114, same hours, let it ring</li>
        <li><strong>Letters</strong>: hello@odile.example, answered the next working day</li>
      </ul>
      <h2>To see things</h2>
      <p>Thursdays from three to seven, above the button shop, 260 West 38th Street. Everything of the issue is on one
      table, and you may turn it over.</p>
    `,
  },
  {
    slug: "pearls",
    pageType: 4,
    title: "On pearls",
    description: "How to tell, how to wear, how to keep them.",
    content: copy`
      <h2>How to tell</h2>
      <p>Draw one along the edge of a tooth. A pearl feels like fine sand, a bead like a bead.</p>
      <h2>How to wear them</h2>
      <p>On skin, and last: after scent, after hair. They like to be worn. Left in a drawer they go dull, as who would
      not.</p>
      <h2>How to keep them</h2>
      <ul>
        <li>Lying, not hanging: silk stretches.</li>
        <li>A soft cloth after wearing, nothing else, never a bath.</li>
        <li>Knotted anew every third year. We do it, and it is free.</li>
      </ul>
    `,
  },
]

export const news: Catalogue["news"] = [
  {
    title: "Riviera",
    summary: "Issue 14. One bay, seven days, twenty things.",
    picture: "necklace-1.webp",
    daysAgo: 4,
    content: copy`
      <p>We went in the last week of May, when the hotels have opened and nobody has come. The bay of la Garoupe has a
      path along the rocks that is eleven minutes long. We needed six days for it.</p>
      <p>The light there is white until four and then, for about as long as it takes to change a film, it is the colour
      of the cover. Everything in this issue was photographed in that hour, except the hat, which was photographed at
      noon, because that is what it is for.</p>
      <h2>What to look at</h2>
      <ul>
        <li>The pearls on page three were wet. They are not meant to be, and they were fine.</li>
        <li>The scarf on page eleven is tied with one hand. The other held the ice.</li>
        <li>The bag on the last page belongs to the woman at the next table. She designed it.</li>
      </ul>
    `,
  },
  {
    title: "Noon",
    summary: "Issue 13. Pictures without shadows.",
    picture: "sunglasses-1.webp",
    daysAgo: 88,
    content: copy`
      <p>Photographers go to lunch at noon: the light comes straight from above and puts two black holes where the eyes
      are. So we made an issue of it. If the eyes are gone anyway, one may as well wear something over them.</p>
      <p>Eleven frames were tried on one nose. Cannes is the one that stayed, in tortoise, because black frames in white
      light look like a hole with a hole in it.</p>
    `,
  },
  {
    title: "Ink",
    summary: "Issue 12. Everything blue-black.",
    picture: "wristwatch-0.webp",
    daysAgo: 176,
    content: copy`
      <p>The whole issue was printed with one ink on two papers. People wrote to ask whether the printer had broken. The
      printer had never been so careful.</p>
      <p>It taught us what a thing is when its colour is taken away: an outline, a weight, a shine in one place. The
      watch got better. The lipstick did not, and waited for issue 14.</p>
    `,
  },
  {
    title: "How to knot a pearl",
    summary: "A visit to the woman who knots ours.",
    picture: "necklace-0-close.webp",
    daysAgo: 204,
    content: copy`
      <p>Ilse works at a window on the Upper West Side with a needle that has no point. Thread, pearl, knot; the knot is
      pushed down with the nail of the left forefinger, which is filed for it.</p>
      <p>Ninety-four knots to two strands. She listens to court cases on the radio, because music has a rhythm and then
      the knots have it too.</p>
      <p>Why a knot between all of them? So that they do not rub. And so that, if the thread goes at a dinner, one pearl
      rolls under the table, and not ninety-three.</p>
    `,
  },
]
