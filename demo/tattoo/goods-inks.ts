import type { CatalogueGoods } from "../catalogue.ts"
import { copy } from "../copy.ts"

export const inks: CatalogueGoods[] = [
  {
    number: "SN-207",
    name: "Old School six",
    subtitle: "6 × 30 ml, REACH",
    categories: ["skin"],
    tags: ["new", "hot", "recommended"],
    pictures: ["ink-set-0.webp", "ink-set-0-close.webp", "ink-set-0-angle.webp", "ink-set-1.webp"],
    description: copy`
      <p>Six bottles and nothing you have to mix on a Saturday. Black, red, orange, yellow, green and blue as they were
      on the wall before there were two hundred names for a red.</p>
      <p>Heavy pigment, thin carrier. It goes in on the first pass and it heals the colour it went in. Each bottle has
      its batch, its date and its sheet under EU 2020/2081; hand the sheets to the inspector and go on working.</p>
      <ul>
        <li><strong>Classic</strong>: the six of the old flash.</li>
        <li><strong>Carnival</strong>: pink, coral, yellow, green, teal and violet, for those who have seen enough
        eagles.</li>
      </ul>
    `,
    attributes: [
      { name: "Bottle", value: "30 ml, twist cap, sealed" },
      { name: "Carrier", value: "Water, glycerine, witch hazel" },
      { name: "Vegan", value: "Yes, no bone black" },
      { name: "Papers", value: "EU 2020/2081, per batch" },
      { name: "Opened", value: "Twelve months" },
    ],
    specs: [
      {
        name: "Set",
        values: [
          { name: "Classic", picture: "ink-set-0.webp" },
          { name: "Carnival", picture: "ink-set-1.webp" },
        ],
      },
    ],
    variants: [
      {
        number: "SN-207-C",
        values: ["Classic"],
        price: 78,
        originalPrice: 89,
        stock: 96,
        weight: 420,
        picture: "ink-set-0.webp",
      },
      { number: "SN-207-K", values: ["Carnival"], price: 84, stock: 41, weight: 420, picture: "ink-set-1.webp" },
    ],
    tiers: [
      { begin: 4, price: 69 },
      { begin: 12, price: 61 },
    ],
    related: ["SN-312", "SN-114", "SN-620", "SN-230"],
    soldBefore: 1640,
    viewedBefore: 22410,
  },
  {
    number: "SN-312",
    name: "Cup tray, nine wells",
    subtitle: "Tray and 200 cups",
    categories: ["skin", "order"],
    tags: ["hot", "recommended"],
    pictures: ["ink-cups-0.webp", "ink-cups-0-close.webp", "ink-cups-0-angle.webp", "ink-cups-1.webp"],
    description: copy`
      <p>Nine cups that stay where you put them. The tray is steel with a black coat and goes through the autoclave;
      the cups are single use and stand in rings that are a hair too tight, on purpose.</p>
      <p>Comes with two hundred cups of 15 millimetres. More cups come in bags of a thousand: ask, they are cheaper
      than the postage.</p>
    `,
    attributes: [
      { name: "Tray", value: "Steel, 200 × 130 mm, 134 °C" },
      { name: "Cups", value: "15 mm, polypropylene" },
      { name: "In the box", value: "One tray, 200 cups" },
      { name: "Feet", value: "Silicone, four" },
    ],
    specs: [
      {
        name: "Cups",
        values: [
          { name: "Clear", picture: "ink-cups-0.webp" },
          { name: "White", picture: "ink-cups-1.webp" },
        ],
      },
    ],
    variants: [
      { number: "SN-312-C", values: ["Clear"], price: 12.5, stock: 310, weight: 380, picture: "ink-cups-0.webp" },
      { number: "SN-312-W", values: ["White"], price: 12.5, stock: 180, weight: 380, picture: "ink-cups-1.webp" },
    ],
    tiers: [
      { begin: 10, price: 10.2 },
      { begin: 50, price: 8.1 },
    ],
    related: ["SN-207", "SN-114", "SN-620", "SN-615"],
    soldBefore: 2210,
    viewedBefore: 17300,
  },
  {
    number: "SN-230",
    name: "Flash paint, twelve tubes",
    subtitle: "Gouache, 12 × 15 ml",
    categories: ["paper"],
    pictures: ["paint-tubes-0.webp", "paint-tubes-0-close.webp", "paint-tubes-0-angle.webp", "paint-tubes-1.webp"],
    description: copy`
      <p>The sheet is painted before it is pulled, and it should look on paper as it will on an arm. Gouache that dries
      flat, covers in one coat and can be woken up again with a wet brush.</p>
      <p>Primary for the bold will hold. Cool for roses that are not red.</p>
    `,
    attributes: [
      { name: "Tubes", value: "12 × 15 ml" },
      { name: "Dries", value: "Matt, eight minutes" },
      { name: "Light", value: "Fast, two stars and better" },
      { name: "For", value: "Paper. Not for skin, not once" },
    ],
    specs: [
      {
        name: "Palette",
        values: [
          { name: "Primary", picture: "paint-tubes-0.webp" },
          { name: "Cool", picture: "paint-tubes-1.webp" },
        ],
      },
    ],
    variants: [
      { number: "SN-230-P", values: ["Primary"], price: 32, stock: 58, weight: 390, picture: "paint-tubes-0.webp" },
      { number: "SN-230-C", values: ["Cool"], price: 32, stock: 44, weight: 390, picture: "paint-tubes-1.webp" },
    ],
    tiers: [
      { begin: 6, price: 28.5 },
      { begin: 24, price: 25 },
    ],
    related: ["SN-235", "SN-240", "SN-207"],
    soldBefore: 190,
    viewedBefore: 4120,
  },
  {
    number: "SN-235",
    name: "Brush jar",
    subtitle: "Stoneware, eight brushes",
    categories: ["paper"],
    pictures: ["brush-jar-0.webp", "brush-jar-0-close.webp", "brush-jar-0-angle.webp", "brush-jar-1.webp"],
    description: copy`
      <p>Eight brushes that keep their point, in a jar that is too heavy to knock over. Two liners, two rounds, two
      flats, a spotter and a big ugly one for backgrounds.</p>
      <p>The jar is thrown in Bürgel, forty kilometres from the shop. No two have the same shoulder.</p>
    `,
    attributes: [
      { name: "Brushes", value: "Eight, synthetic sable" },
      { name: "Sizes", value: "0 to 12" },
      { name: "Jar", value: "Stoneware, 14 cm" },
      { name: "Made in", value: "Bürgel, Thuringia" },
    ],
    specs: [
      {
        name: "Glaze",
        values: [
          { name: "Stoneware", picture: "brush-jar-0.webp" },
          { name: "Blue", picture: "brush-jar-1.webp" },
        ],
      },
    ],
    variants: [
      { number: "SN-235-S", values: ["Stoneware"], price: 44, stock: 26, weight: 980, picture: "brush-jar-0.webp" },
      { number: "SN-235-B", values: ["Blue"], price: 44, stock: 19, weight: 980, picture: "brush-jar-1.webp" },
    ],
    tiers: [{ begin: 4, price: 39 }],
    related: ["SN-230", "SN-240", "SN-615"],
    soldBefore: 74,
    viewedBefore: 2260,
  },
  {
    number: "SN-240",
    name: "Flash book",
    subtitle: "A5, 192 pages, lies flat",
    categories: ["paper"],
    tags: ["new"],
    pictures: [
      "notebook-0.webp",
      "notebook-0-close.webp",
      "notebook-0-angle.webp",
      "notebook-1.webp",
      "notebook-2.webp",
    ],
    description: copy`
      <p>For what comes on the tram. A hundred and ninety-two pages of bone-coloured paper that takes a fineliner, a
      wash and a bit of coffee, sewn so that it lies open without being sat on.</p>
      <p>A pocket at the back for the stencil you swear you will not lose.</p>
    `,
    attributes: [
      { name: "Paper", value: "120 g, bone, acid free" },
      { name: "Size", value: "A5, 192 pages" },
      { name: "Binding", value: "Sewn, lies flat" },
      { name: "Pen", value: "Loop, pen not included" },
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
      { number: "SN-240-I", values: ["Ink blue"], price: 19.5, stock: 140, weight: 340, picture: "notebook-0.webp" },
      { number: "SN-240-B", values: ["Brick"], price: 19.5, stock: 88, weight: 340, picture: "notebook-1.webp" },
      { number: "SN-240-F", values: ["Forest"], price: 19.5, stock: 61, weight: 340, picture: "notebook-2.webp" },
    ],
    tiers: [
      { begin: 10, price: 16.9 },
      { begin: 50, price: 13.8 },
    ],
    related: ["SN-230", "SN-235", "SN-720"],
    soldBefore: 640,
    viewedBefore: 6180,
  },
]
