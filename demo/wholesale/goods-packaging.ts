import type { CatalogueGoods } from "../catalogue.ts"
import { copy } from "../copy.ts"
import { line } from "./line.ts"

export const packaging: CatalogueGoods[] = [
  line({
    number: "PK-0104",
    name: "Kraft carton C4, double wall, flat packed",
    subtitle: "305 × 215 × 180 mm, BC flute, carries 30 kg. Strapped by fifty.",
    category: "cartons",
    tags: ["hot", "recommended"],
    colours: [
      { name: "Kraft", picture: "shipping-box-0", stock: 48000 },
      { name: "White", picture: "shipping-box-1", stock: 12500 },
    ],
    weight: 240,
    steps: [
      [100, 0.92],
      [500, 0.74],
      [2000, 0.61],
    ],
    regions: { DE: [0.88, 0.7, 0.58], FR: [0.9, 0.72, 0.59], AE: [0.92, 0.78, 0.65] },
    description: copy`
      <p>71 percent recycled, glued and not stapled. Edge crush 7.1 kN/m, measured on ten of every thousand and printed
      on the delivery note.</p>
      <p>The price moves with the paper. When kraft falls, the board says so the same Friday.</p>
    `,
    attributes: [
      { name: "Bundle", value: "50 pcs" },
      { name: "Size flat", value: "53 × 40 cm" },
      { name: "Bundle gross", value: "12.4 kg" },
      { name: "Pallet", value: "24 bundles" },
      { name: "Flute", value: "BC, double wall" },
      { name: "Loading", value: "Ready stock" },
    ],
    related: ["PK-0212", "PK-0310"],
    soldBefore: 84200,
  }),
  line({
    number: "PK-0310",
    name: "Poly mailer, 60 micron, 25 × 35 cm",
    subtitle: "Two seals: one to send, one to send back. Opaque, so nobody reads the present.",
    category: "cartons",
    tags: ["new", "hot"],
    colours: [
      { name: "Rose", picture: "poly-mailer-0", stock: 210000 },
      { name: "White", picture: "poly-mailer-1", stock: 340000 },
    ],
    weight: 14,
    steps: [
      [500, 0.19],
      [2000, 0.14],
      [10000, 0.11],
      [50000, 0.09],
    ],
    description: copy`
      <p>Half of it is post-consumer film. It tears where the perforation is and nowhere else: we hung eight kilos on one
      for a weekend.</p>
      <p>Print on both sides from 10,000 pieces, in one colour or in four.</p>
    `,
    attributes: [
      { name: "Carton", value: "500 pcs" },
      { name: "Size", value: "40 × 30 × 25 cm" },
      { name: "Gross", value: "7.6 kg" },
      { name: "Pallet", value: "60 cartons" },
      { name: "Loading", value: "Ready stock" },
    ],
    related: ["PK-0104", "PK-0212"],
    soldBefore: 61500,
  }),
  line({
    number: "PK-0212",
    name: "Packing tape, 48 mm × 66 m, low noise",
    subtitle: "Acrylic on polypropylene. The packing bench can hear the radio again.",
    category: "tape",
    tags: ["hot", "recommended"],
    colours: [
      { name: "Brown", picture: "tape-roll-0", stock: 28800 },
      { name: "White", picture: "tape-roll-1", stock: 14400 },
    ],
    weight: 190,
    steps: [
      [36, 1.3],
      [144, 1.05],
      [720, 0.86],
      [2880, 0.72],
    ],
    description: copy`
      <p>28 micron film, 21 of glue. It holds on recycled board and at minus five, which is when most tape gives up.</p>
      <p>Printed with your name from 720 rolls, 12 days. The cylinder is free if you take it twice.</p>
    `,
    attributes: [
      { name: "Carton", value: "36 rolls" },
      { name: "Size", value: "31 × 31 × 30 cm" },
      { name: "Gross", value: "7.3 kg" },
      { name: "Pallet", value: "66 cartons" },
      { name: "Loading", value: "Ready stock" },
    ],
    related: ["PK-0104", "PK-0310"],
    soldBefore: 31100,
  }),
  line({
    number: "PK-0440",
    name: "Gift box with ribbon, set of three",
    subtitle: "Nested, so thirty sets travel in the room of ten. The ribbon is tied, not glued.",
    category: "tape",
    tags: ["new"],
    colours: [
      { name: "Red", picture: "gift-box-0", stock: 900 },
      { name: "Green and gold", picture: "gift-box-1", stock: 660 },
      { name: "Kraft", picture: "gift-box-2", stock: 1380 },
    ],
    weight: 330,
    steps: [
      [30, 3.4],
      [150, 2.75],
      [900, 2.2],
    ],
    description: copy`
      <p>1.2 mm greyboard, wrapped in 120 g paper. They take a candle, a mug or a scarf, in this order of size.</p>
      <p>Foil on the lid from 900 sets. Last loading for Christmas shelves: the second week of September.</p>
    `,
    attributes: [
      { name: "Carton", value: "30 sets" },
      { name: "Size", value: "58 × 40 × 38 cm" },
      { name: "Gross", value: "10.6 kg" },
      { name: "Pallet", value: "20 cartons" },
      { name: "Loading", value: "15 days" },
    ],
    related: ["GF-2280", "PK-0212"],
    soldBefore: 4650,
  }),
]
