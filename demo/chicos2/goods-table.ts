import type { CatalogueGoods } from "../catalogue.ts"
import { copy } from "../copy.ts"

export const dressingTable: CatalogueGoods[] = [
  {
    number: "FG-6010",
    name: "Lungomare",
    subtitle: "Eau de parfum, 50 ml",
    categories: ["dressing-table"],
    tags: ["rita"],
    pictures: ["perfume-0.webp", "perfume-0-close.webp", "perfume-0-angle.webp", "perfume-1.webp", "perfume-2.webp"],
    description: copy`
      <p>The promenade after eight: sun cream, fig leaf, somebody’s cigarette far off, the sea being the sea. A nose in
      Bari mixes three of them for us and none of them for anyone else.</p>
      <p>Rita wears the first, Sabina the second. Nina has the third and will not say why.</p>
    `,
    attributes: [
      { name: "Holds", value: "50 ml" },
      { name: "Strength", value: "Eau de parfum, 16 %" },
      { name: "Lasts", value: "Dinner, and the walk" },
      { name: "Bottle", value: "Glass, comes back for filling" },
    ],
    specs: [
      {
        name: "Scent",
        values: [
          { name: "Rose and salt", picture: "perfume-0.webp" },
          { name: "Amber and fig", picture: "perfume-1.webp" },
          { name: "Sea at seven", picture: "perfume-2.webp" },
        ],
      },
    ],
    variants: [
      { number: "FG-6010-R", values: ["Rose and salt"], price: 78, stock: 33, weight: 260, picture: "perfume-0.webp" },
      { number: "FG-6010-A", values: ["Amber and fig"], price: 78, stock: 27, weight: 260, picture: "perfume-1.webp" },
      { number: "FG-6010-S", values: ["Sea at seven"], price: 78, stock: 19, weight: 260, picture: "perfume-2.webp" },
    ],
    tiers: [
      { begin: 6, price: 44 },
      { begin: 24, price: 39.5 },
    ],
    related: ["FG-6110", "FG-6030", "FG-4107"],
    soldBefore: 260,
    viewedBefore: 3140,
  },
  {
    number: "FG-6030",
    name: "Bacio",
    subtitle: "Lipstick, brass case",
    categories: ["dressing-table"],
    tags: ["new"],
    pictures: [
      "lipstick-0.webp",
      "lipstick-0-close.webp",
      "lipstick-0-angle.webp",
      "lipstick-1.webp",
      "lipstick-2.webp",
    ],
    description: copy`
      <p>Stays through an espresso and not through a kiss, which is how one knows. Olive oil from the grove behind the
      cathedral, beeswax, and a red that our mother called a good one.</p>
      <p>The case is kept and the colour is filled again, for half.</p>
    `,
    attributes: [
      { name: "Weight", value: "3.8 g" },
      { name: "Finish", value: "Satin" },
      { name: "Case", value: "Brass, refilled" },
      { name: "Without", value: "Mineral oil, perfume" },
    ],
    specs: [
      {
        name: "Colour",
        values: [
          { name: "Ruby", picture: "lipstick-0.webp" },
          { name: "Rosewood", picture: "lipstick-1.webp" },
          { name: "Terracotta", picture: "lipstick-2.webp" },
        ],
      },
    ],
    variants: [
      { number: "FG-6030-R", values: ["Ruby"], price: 28, stock: 88, weight: 30, picture: "lipstick-0.webp" },
      { number: "FG-6030-W", values: ["Rosewood"], price: 28, stock: 72, weight: 30, picture: "lipstick-1.webp" },
      { number: "FG-6030-T", values: ["Terracotta"], price: 28, stock: 64, weight: 30, picture: "lipstick-2.webp" },
    ],
    tiers: [
      { begin: 12, price: 16 },
      { begin: 48, price: 14.2 },
    ],
    related: ["FG-6010", "FG-2310", "FG-4210"],
    soldBefore: 870,
    viewedBefore: 4260,
  },
  {
    number: "FG-6110",
    name: "Candelora",
    subtitle: "Candle in a jar, forty hours",
    categories: ["dressing-table"],
    pictures: ["scented-candle-0.webp", "scented-candle-0-close.webp", "scented-candle-0-angle.webp"],
    description: copy`
      <p>On the second of February one looks at the sky and decides that the winter is over. This is for the weeks in
      which one was wrong.</p>
      <p>Rapeseed and beeswax, a wooden wick that crackles. The jar is for brushes afterwards.</p>
    `,
    attributes: [
      { name: "Burns", value: "About forty hours" },
      { name: "Wax", value: "Rapeseed and beeswax" },
      { name: "Wick", value: "Cherry wood" },
      { name: "Weight", value: "220 g, without the jar" },
    ],
    variants: [{ number: "FG-6110-A", price: 32, stock: 90, weight: 480 }],
    tiers: [
      { begin: 12, price: 18.5 },
      { begin: 48, price: 16.4 },
    ],
    related: ["FG-6010", "FG-3140", "FG-2420"],
    soldBefore: 430,
    viewedBefore: 2370,
  },
]
