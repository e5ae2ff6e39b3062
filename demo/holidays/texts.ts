import type { Catalogue } from "../catalogue.ts"
import { copy } from "../copy.ts"

export const pages: Catalogue["pages"] = [
  {
    slug: "about",
    pageType: 2,
    title: "Four aunts, one ladder",
    description:
      "Wenceslas, decorations by the Minster in York since 1911: who blew the glass, and why there is no tinsel.",
    content: copy`
      <p>Maud, Edith, Constance and Bee Fairfax opened the shop in November 1911 with a furnace in the cellar, one ladder
      and four opinions. Maud blew, Edith silvered, Constance kept the books, and Bee tied the bows, twice, because once
      had not held on the Whitby road.</p>
      <h2>What we make</h2>
      <p>Glass, still in the cellar, from the second week of January until the first of December. Two blowers, one who
      dips, and a kettle. Wreaths are bound upstairs from what Dalby Forest sends on a Monday.</p>
      <h2>What we buy</h2>
      <ul>
        <li>Stoneware from Ryedale and Helmsley.</li>
        <li>Willow, wax and wool from people we can visit in a day.</li>
        <li>Ribbon from Coventry, where it has always come from.</li>
      </ul>
      <h2>What we do not stock</h2>
      <p>Tinsel. The sisters voted in 1912, two against two, and it has been before the board every year since.</p>
    `,
  },
  {
    slug: "contact",
    pageType: 7,
    title: "At the counter",
    description: "WhatsApp, telephone +44 1904 496 024, or 8 Minster Yard in York, Monday to Saturday.",
    content: copy`
      <p>Ring the bell on the counter or on the telephone; it is the same bell.</p>
      <ul>
        <li><strong>WhatsApp</strong>: +44 7700 900 241</li>
        <li><strong>Telephone</strong>: +44 1904 496 024, Monday to Saturday, nine to six</li>
        <li><strong>E-mail</strong>: bells@wenceslas.example, answered before the kettle boils twice</li>
        <li><strong>The shop</strong>: 8 Minster Yard, York, under the awning</li>
      </ul>
      <h2>A window?</h2>
      <p>Ask for Mr Okafor. He would like to know how wide, how high, and whether there is a socket.</p>
      <h2>A present that has not come?</h2>
      <p>Ask for Hettie and have the order number ready. She finds things.</p>
    `,
  },
  {
    slug: "by-the-case",
    pageType: 4,
    title: "By the case",
    description: "How hotels, offices and shops buy decorations, hampers and wrapping at Wenceslas.",
    content: copy`
      <h2>Prices</h2>
      <p>They stand on every good, for everyone, without a login. They count over all colours of one good. What is not
      there, or not enough, goes on the inquiry list and has a price by the evening.</p>
      <h2>Your own</h2>
      <ul>
        <li>Your colour of glass from 240 sets, fourteen days.</li>
        <li>Your card in hampers from twelve.</li>
        <li>Your name on diaries from twenty-five.</li>
        <li>Your drawing on pins from a hundred.</li>
      </ul>
      <h2>When</h2>
      <p>Before the first of November if it has to be ours to make; before the tenth of December if it only has to be
      sent.</p>
    `,
  },
]

export const news: Catalogue["news"] = [
  {
    title: "The furnace is out, and it is only November",
    summary: "Eleven thousand balls are in the cellar. Nobody may run on the stairs until Epiphany.",
    picture: "bauble-2.webp",
    daysAgo: 3,
    content: copy`
      <p>The last ball of the year was blown on Tuesday at twenty past four by Kit, who then sat down. It is First frost, it
      is slightly too large, and it hangs over the till.</p>
      <p>There are eleven thousand in the cellar. When they are gone, they are gone; the furnace takes nine days to wake
      up, and it is not pleasant before the fifth.</p>
    `,
  },
  {
    title: "How to keep a wreath until Twelfth Night",
    summary: "Water, shade, and an argument for hanging it a little higher than you think.",
    picture: "wreath-1.webp",
    daysAgo: 11,
    content: copy`
      <p>Lay it in the bath for an hour when it arrives. Spruce drinks. Hang it where the sun does not come before noon, and
      spray it on Sundays.</p>
      <h2>Higher</h2>
      <p>The middle should be at the eyes of whoever knocks, and that is seldom you. A nail is fine. If it is not your
      door, a ribbon over the top and a drawing pin on the inside.</p>
      <h2>Afterwards</h2>
      <p>The whole of it goes on the compost, ring and all. Send us the bow if you do not want it. We have uses.</p>
    `,
  },
  {
    title: "The mulling card of 1911",
    summary: "Constance wrote it down once, in pencil. We have corrected the spelling and nothing else.",
    picture: "cooking-pot-0.webp",
    daysAgo: 20,
    content: copy`
      <p>Six bottles of an honest red. Two oranges, one of them stuck with fourteen cloves, not thirteen. Cinnamon as long
      as the hand of whoever is paying. Brown sugar until it stops being rude.</p>
      <p>Warm it until it steams and then stop. “If it boils,” Constance wrote, “begin again with other guests.”</p>
    `,
  },
  {
    title: "Seventy-two sets for one banister",
    summary: "The Grand in Leeds has hung its stairs. Mr Okafor took the photograph himself.",
    picture: "bauble-0-angle.webp",
    daysAgo: 34,
    content: copy`
      <p>Three colours, four floors, seventy-two sets and one ladder that was too short by the height of a porter. It took
      from six in the morning until the first breakfast.</p>
      <p>The hooks were on. The sockets were where they had said. A guest from Oslo asked whether it was always like this,
      and the night manager said yes.</p>
    `,
  },
]
