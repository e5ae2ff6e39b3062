import type { CatalogueGoods } from "../catalogue.ts"
import { copy } from "../copy.ts"

/** A cap, what stands on the shelf above the basin, and what one takes along in the afternoon. */
export const shelf: CatalogueGoods[] = [
  {
    number: "1406",
    name: "Marine",
    subtitle: "Cotton cap, leather mark",
    categories: ["hats"],
    tags: ["hot"],
    pictures: ["cap-0.webp", "cap-0-close.webp", "cap-0-angle.webp", "cap-1.webp"],
    description: copy`
      <p>The other hat. For the boat, for the market, for bad hair and good books.</p>
      <p>Washed twill, so it looks on the first day as if it had been yours all summer. The mark is a round of leather
      and says nothing.</p>
    `,
    attributes: [
      { name: "Cloth", value: "Cotton twill, washed" },
      { name: "Size", value: "Strap at the back, 54 to 60" },
      { name: "Stitching", value: "Ecru" },
      { name: "Mark", value: "Leather, plain" },
    ],
    specs: [
      {
        name: "Colour",
        values: [
          { name: "Navy", picture: "cap-0.webp" },
          { name: "Sand", picture: "cap-1.webp" },
        ],
      },
    ],
    variants: [
      { number: "1406-N", values: ["Navy"], price: 60, stock: 44, weight: 90 },
      { number: "1406-S", values: ["Sand"], price: 60, stock: 31, weight: 90 },
    ],
    related: ["1401", "1403", "1402"],
    soldBefore: 2640,
    viewedBefore: 27390,
  },
  {
    number: "1413",
    name: "Eau de Grasse",
    subtitle: "Eau de parfum, 50 ml",
    categories: ["scent"],
    tags: ["new", "gift", "shoot"],
    pictures: ["perfume-0.webp", "perfume-0-close.webp", "perfume-0-angle.webp", "perfume-1.webp", "perfume-2.webp"],
    description: copy`
      <p>A rose that was picked before seven and has not been told that it is one.</p>
      <p>Three waters from one house in Grasse. May rose with pepper; amber with the shell of a walnut; and one that
      smells of the first minute in the sea, before you say that it is warm.</p>
      <ul>
        <li>Two drops are enough. The third is for the scarf.</li>
        <li>The bottle may come back to us to be filled.</li>
      </ul>
    `,
    attributes: [
      { name: "Content", value: "50 ml" },
      { name: "Strength", value: "Eau de parfum, 16 %" },
      { name: "Made in", value: "Grasse" },
      { name: "Refill", value: "By post, in a plain bottle" },
    ],
    specs: [
      {
        name: "Water",
        values: [
          { name: "Rose de mai", picture: "perfume-0.webp" },
          { name: "Amber and walnut", picture: "perfume-1.webp" },
          { name: "First minute", picture: "perfume-2.webp" },
        ],
      },
    ],
    variants: [
      { number: "1413-R", values: ["Rose de mai"], price: 98, stock: 37, weight: 290 },
      { number: "1413-A", values: ["Amber and walnut"], price: 98, stock: 22, weight: 290 },
      { number: "1413-F", values: ["First minute"], price: 98, stock: 29, weight: 290 },
    ],
    related: ["1411", "1415", "1405"],
    soldBefore: 2050,
    viewedBefore: 36940,
  },
  {
    number: "1414",
    name: "Breloque",
    subtitle: "Key ring, calf loop",
    categories: ["jewellery"],
    tags: ["gift"],
    pictures: ["keychain-0.webp", "keychain-0-close.webp", "keychain-0-angle.webp", "keychain-1.webp"],
    description: copy`
      <p>A bracelet for the keys, so that they are found by the hand that looks for them.</p>
      <p>A loop of calf, a ring of brass that a fingernail can open and a pocket cannot. Also worn on the zip of
      Minuit by the woman who designed Minuit.</p>
    `,
    attributes: [
      { name: "Leather", value: "Calf" },
      { name: "Ring", value: "Brass, 30 mm" },
      { name: "Length", value: "9 cm" },
      { name: "Initials", value: "Two, blind, no charge" },
    ],
    specs: [
      {
        name: "Colour",
        values: [
          { name: "Cognac", picture: "keychain-0.webp" },
          { name: "Navy", picture: "keychain-1.webp" },
        ],
      },
    ],
    variants: [
      { number: "1414-C", values: ["Cognac"], price: 26, stock: 90, weight: 40 },
      { number: "1414-N", values: ["Navy"], price: 26, stock: 71, weight: 40 },
    ],
    related: ["1412", "1408", "1416"],
    soldBefore: 1690,
    viewedBefore: 11230,
  },
  {
    number: "1415",
    name: "Vingt-trois heures",
    subtitle: "Candle, fig and warm stone",
    categories: ["scent"],
    tags: ["gift"],
    pictures: [
      "scented-candle-0.webp",
      "scented-candle-0-close.webp",
      "scented-candle-0-angle.webp",
      "scented-candle-1.webp",
    ],
    description: copy`
      <p>The terrace after the others have gone to bed.</p>
      <p>Fig leaf, warm stone, the end of somebody else’s cigarette; we were told to leave that out and did not. Fifty
      hours, if you do not leave it burning while you look for a blanket.</p>
    `,
    attributes: [
      { name: "Wax", value: "Rapeseed and beeswax" },
      { name: "Burns", value: "About 50 hours" },
      { name: "Scent", value: "Fig leaf, stone, a little smoke" },
      { name: "Jar", value: "A glass, afterwards" },
    ],
    specs: [
      {
        name: "Jar",
        values: [
          { name: "Amber", picture: "scented-candle-0.webp" },
          { name: "Stone", picture: "scented-candle-1.webp" },
        ],
      },
    ],
    variants: [
      { number: "1415-A", values: ["Amber"], price: 52, stock: 39, weight: 480 },
      { number: "1415-S", values: ["Stone"], price: 52, stock: 25, weight: 520 },
    ],
    related: ["1413", "1416", "1418"],
    soldBefore: 1310,
    viewedBefore: 14870,
  },
  {
    number: "1416",
    name: "Carnet",
    subtitle: "Notebook, 120 pages",
    categories: ["afternoons"],
    pictures: [
      "notebook-0.webp",
      "notebook-0-close.webp",
      "notebook-0-angle.webp",
      "notebook-1.webp",
      "notebook-2.webp",
    ],
    description: copy`
      <p>For the sentence you thought of in the shower.</p>
      <p>Thread-sewn, so it lies flat; unlined, so nobody tells you how large to write. The paper takes ink without
      letting the other side know.</p>
    `,
    attributes: [
      { name: "Pages", value: "120, blank" },
      { name: "Paper", value: "100 g, ivory" },
      { name: "Size", value: "A5" },
      { name: "Binding", value: "Thread-sewn, lies flat" },
    ],
    specs: [
      {
        name: "Cover",
        values: [
          { name: "Ink blue", picture: "notebook-0.webp" },
          { name: "Brick", picture: "notebook-1.webp" },
          { name: "Forest", picture: "notebook-2.webp" },
        ],
      },
    ],
    variants: [
      { number: "1416-I", values: ["Ink blue"], price: 24, stock: 84, weight: 320 },
      { number: "1416-B", values: ["Brick"], price: 24, stock: 61, weight: 320 },
      { number: "1416-F", values: ["Forest"], price: 24, stock: 47, weight: 320 },
    ],
    related: ["1410", "1414", "1415"],
    soldBefore: 1480,
    viewedBefore: 9940,
  },
  {
    number: "1417",
    name: "Giboulée",
    subtitle: "Umbrella, malacca handle",
    categories: ["afternoons"],
    pictures: ["umbrella-0.webp", "umbrella-0-close.webp", "umbrella-0-angle.webp", "umbrella-1.webp"],
    description: copy`
      <p>April, with a handle.</p>
      <p>Eight ribs, a stick in one piece, and a cloth so tight that you hear every drop and get none. We make two
      hundred a year, in March, and it rained.</p>
    `,
    attributes: [
      { name: "Handle", value: "Malacca, bent over steam" },
      { name: "Ribs", value: "Eight, steel" },
      { name: "Open", value: "102 cm across" },
      { name: "Again", value: "In March" },
    ],
    specs: [
      {
        name: "Colour",
        values: [
          { name: "Navy", picture: "umbrella-0.webp" },
          { name: "Burgundy", picture: "umbrella-1.webp" },
        ],
      },
    ],
    variants: [
      { number: "1417-N", values: ["Navy"], price: 68, stock: 0, weight: 560 },
      { number: "1417-B", values: ["Burgundy"], price: 68, stock: 0, weight: 560 },
    ],
    related: ["1405", "1404"],
    soldBefore: 760,
    viewedBefore: 8420,
  },
  {
    number: "1418",
    name: "Déjeuner",
    subtitle: "Picnic basket, fitted to order",
    categories: ["afternoons"],
    pictures: [
      "picnic-basket-0.webp",
      "picnic-basket-0-close.webp",
      "picnic-basket-0-angle.webp",
      "picnic-basket-1.webp",
    ],
    description: copy`
      <p>For two, for four, or for one who means it.</p>
      <p>Willow, woven in the Haute-Marne, with straps for the glasses you have and not for those we would like you to
      buy. Tell us what you eat from, and we say what it costs: the basket is the same, the fittings never are.</p>
    `,
    attributes: [
      { name: "Basket", value: "Willow, full weave" },
      { name: "Fittings", value: "Calf straps, to your plates" },
      { name: "Size", value: "44 × 30 × 22 cm" },
      { name: "Takes", value: "Three weeks" },
    ],
    specs: [
      {
        name: "Cloth",
        values: [
          { name: "Red check", picture: "picnic-basket-0.webp" },
          { name: "Blue check", picture: "picnic-basket-1.webp" },
        ],
      },
    ],
    variants: [
      { number: "1418-R", values: ["Red check"], price: null, stock: 6, weight: 2600 },
      { number: "1418-B", values: ["Blue check"], price: null, stock: 4, weight: 2600 },
    ],
    related: ["1403", "1401", "1415"],
    soldBefore: 140,
    viewedBefore: 6610,
  },
]
