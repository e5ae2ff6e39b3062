import type { CatalogueGoods } from "../catalogue.ts"
import { copy } from "../copy.ts"
import { variantsOf } from "./variants-of.ts"

/** What lies below the tree. */
export const giftGoods: CatalogueGoods[] = [
  {
    ...variantsOf({
      number: "W-0801",
      product: "silk-scarf",
      spec: "Print",
      price: 36,
      weight: 90,
      values: [
        { name: "Navy and red", code: "N", stock: 70 },
        { name: "Cream and burgundy", code: "C", stock: 82 },
        { name: "Emerald", code: "E", stock: 46 },
      ],
    }),
    name: "Holly-berry scarf",
    subtitle: "Silk twill, rolled by hand",
    categories: ["wear"],
    tags: ["new"],
    description: copy`
      <p>A berry repeated four hundred times and not one of them a snowman. Silk twill, the edge rolled and stitched by
      hand in Macclesfield, where they have been at it for some time.</p>
      <p>It folds into a pocket, a neck, a bag handle or an envelope.</p>
    `,
    attributes: [
      { name: "Silk", value: "Twill, 14 momme" },
      { name: "Size", value: "70 × 70 cm" },
      { name: "Edge", value: "Rolled by hand" },
      { name: "Comes in", value: "A flat box that fits a letterbox" },
    ],
    tiers: [{ begin: 10, price: 29 }],
    related: ["W-0802", "W-0803", "W-0601"],
    soldBefore: 730,
    viewedBefore: 6100,
  },
  {
    ...variantsOf({
      number: "W-0802",
      product: "necklace",
      spec: "Stone",
      price: 120,
      weight: 60,
      values: [
        { name: "Queen’s green", code: "G", stock: 24 },
        { name: "Double pearl", code: "P", stock: 16, price: 98 },
      ],
    }),
    name: "Queen’s green pendant",
    subtitle: "Gold on silver, on 45 cm of chain",
    categories: ["wear"],
    tags: ["recommended"],
    description: copy`
      <p>For the one. A stone the colour of the tree at four in the afternoon, set by Ines, who has the bench by the
      window and does one a day.</p>
      <p>It comes in the small box of our Box and bow, already tied. Nobody has to do corners.</p>
    `,
    attributes: [
      { name: "Metal", value: "Silver, 2 microns of gold" },
      { name: "Stone", value: "Green agate, 12 mm, or pearls" },
      { name: "Chain", value: "45 cm, and 5 to spare" },
      { name: "Hallmark", value: "Sheffield" },
    ],
    related: ["W-0801", "W-0803", "W-0601"],
    soldBefore: 210,
    viewedBefore: 7300,
  },
  {
    ...variantsOf({
      number: "W-0803",
      product: "perfume",
      spec: "Scent",
      price: 64,
      weight: 320,
      values: [
        { name: "Rose", code: "R", stock: 40 },
        { name: "Myrrh", code: "M", stock: 62 },
        { name: "North Sea", code: "N", stock: 33 },
      ],
    }),
    name: "Third king",
    subtitle: "Eau de parfum, 50 ml",
    categories: ["wear"],
    tags: ["new"],
    description: copy`
      <p>The first two brought gold and frankincense. This is what the third one wore on the road: resin, leather, a bit
      of camel if you are honest, and amber when it settles.</p>
      <p>Rose and North Sea were asked for by people whose third king was kinder, or from Whitby.</p>
    `,
    attributes: [
      { name: "Bottle", value: "50 ml, can be filled again" },
      { name: "Stays", value: "About nine hours" },
      { name: "Made in", value: "Malton, by two sisters" },
      { name: "Tried on", value: "Us" },
    ],
    tiers: [{ begin: 6, price: 54 }],
    related: ["W-0802", "W-0801", "W-0806"],
    soldBefore: 380,
    viewedBefore: 5200,
  },
  {
    ...variantsOf({
      number: "W-0804",
      product: "notebook",
      spec: "Cover",
      price: 18,
      weight: 340,
      values: [
        { name: "Ink blue", code: "I", stock: 220 },
        { name: "Brick", code: "B", stock: 180 },
        { name: "Forest", code: "F", stock: 160 },
      ],
    }),
    name: "Next year’s diary",
    subtitle: "A week on two pages, lies flat",
    categories: ["house"],
    tags: ["recommended"],
    description: copy`
      <p>A week on two pages, a ribbon, and fourteen empty ones at the back for what you are going to do instead. It has
      the saints’ days of the North Riding and no quotations.</p>
      <p>Your name on the cover from twenty-five, in gold, which is how most law firms in Leeds come by theirs.</p>
    `,
    attributes: [
      { name: "Paper", value: "100 g, cream" },
      { name: "Size", value: "A5, 192 pages" },
      { name: "Binding", value: "Sewn, lies flat" },
      { name: "Your name", value: "From 25, gold foil" },
    ],
    tiers: [
      { begin: 25, price: 13.5 },
      { begin: 100, price: 10.9 },
    ],
    related: ["W-0701", "W-0805", "W-0601"],
    soldBefore: 5400,
    viewedBefore: 8800,
  },
  {
    ...variantsOf({
      number: "W-0805",
      product: "wall-clock",
      spec: "Case",
      price: 49,
      weight: 820,
      values: [
        { name: "Oak", code: "O", stock: 44 },
        { name: "Black", code: "B", stock: 37 },
        { name: "Green and brass", code: "G", stock: 0 },
      ],
    }),
    name: "Vestry clock",
    subtitle: "Silent, 30 cm, five minutes fast on request",
    categories: ["house"],
    description: copy`
      <p>A clock without a tick, for people who lie awake counting. The hand sweeps, the glass is glass, and the case is
      turned from one piece.</p>
      <p>Ask, and we set it five minutes fast before it leaves. It has saved two marriages that we know of.</p>
    `,
    attributes: [
      { name: "Across", value: "30 cm" },
      { name: "Movement", value: "Quartz, silent sweep" },
      { name: "Battery", value: "AA, in it" },
      { name: "Made in", value: "Beverley" },
    ],
    tiers: [{ begin: 4, price: 42 }],
    related: ["W-0804", "W-0540", "W-0702"],
    soldBefore: 320,
    viewedBefore: 2900,
  },
  {
    ...variantsOf({
      number: "W-0806",
      product: "balm-jar",
      spec: "Scent",
      price: 8.5,
      weight: 130,
      values: [
        { name: "Honey", code: "H", stock: 300 },
        { name: "Plain", code: "P", stock: 260 },
        { name: "Fir", code: "F", stock: 210 },
      ],
    }),
    name: "Chilblain balm",
    subtitle: "Beeswax and calendula, 50 ml",
    categories: ["house"],
    tags: ["hot"],
    description: copy`
      <p>For hands that have carried a tree. Beeswax, calendula and lanolin from sheep we could point at; it goes in
      within a minute and leaves the knitting alone.</p>
      <p>Fits the toe of a stocking exactly, which is where most of them go.</p>
    `,
    attributes: [
      { name: "Jar", value: "50 ml, glass" },
      { name: "In it", value: "Beeswax, calendula, lanolin" },
      { name: "Keeps", value: "Two winters" },
      { name: "Made in", value: "Pickering" },
    ],
    tiers: [
      { begin: 24, price: 6 },
      { begin: 96, price: 4.9 },
    ],
    related: ["W-0530", "W-0701", "W-0803"],
    soldBefore: 6700,
    viewedBefore: 4400,
  },
]
