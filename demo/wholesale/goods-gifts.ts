import type { CatalogueGoods } from "../catalogue.ts"
import { copy } from "../copy.ts"
import { line } from "./line.ts"

export const gifts: CatalogueGoods[] = [
  line({
    number: "GF-2280",
    name: "Soy candle in glass, 220 g, wooden lid",
    subtitle: "Burns 46 hours and to the edge. Four scents, labels blank or yours.",
    category: "gift",
    tags: ["hot", "recommended"],
    colours: [
      { name: "Amber", picture: "scented-candle-0", stock: 4300 },
      { name: "Stone", picture: "scented-candle-1", stock: 2600 },
    ],
    weight: 460,
    steps: [
      [24, 4.9],
      [144, 3.95],
      [576, 3.2],
    ],
    description: copy`
      <p>Soy from Italy, oil from Grasse, poured in Yiwu by eleven people who all have a favourite. The wick stands in the
      middle because a jig puts it there.</p>
      <p>Own label from 144 pieces, own scent from 2,000. CLP labels are in the carton in six languages.</p>
    `,
    attributes: [
      { name: "Carton", value: "24 pcs" },
      { name: "Size", value: "40 × 30 × 24 cm" },
      { name: "Gross", value: "12.1 kg" },
      { name: "Pallet", value: "54 cartons" },
      { name: "Loading", value: "12 days" },
    ],
    related: ["PK-0440", "GF-2310"],
    soldBefore: 9312,
  }),
  line({
    number: "GF-2310",
    name: "Snow globe, wooden base, 10 cm",
    subtitle: "Water that does not go green. The house inside can be yours, from 300 pieces.",
    category: "gift",
    tags: ["new"],
    colours: [
      { name: "Walnut", picture: "snow-globe-0", stock: 0 },
      { name: "Brass", picture: "snow-globe-1", stock: 0 },
    ],
    weight: 720,
    steps: [
      [24, 8.6],
      [96, 7.2],
      [480, 6.1],
    ],
    description: copy`
      <p>Sold out until the March container, which happens every November to everyone who waits. Ask now and it has your
      name on it.</p>
      <p>Frost-proof to minus ten. The flakes fall for fourteen seconds; we timed it more often than we needed to.</p>
    `,
    attributes: [
      { name: "Carton", value: "12 pcs" },
      { name: "Size", value: "48 × 36 × 16 cm" },
      { name: "Gross", value: "9.6 kg" },
      { name: "Pallet", value: "60 cartons" },
      { name: "Next load", value: "March" },
    ],
    related: ["GF-2280", "PK-0440"],
    soldBefore: 3060,
  }),
  line({
    number: "OF-5011",
    name: "Clothbound notebook A5, 192 pages",
    subtitle: "100 g paper that takes a fountain pen, thread-sewn, lies flat from page one.",
    category: "office",
    tags: ["hot", "recommended"],
    colours: [
      { name: "Ink blue", picture: "notebook-0", stock: 5400 },
      { name: "Brick", picture: "notebook-1", stock: 3300 },
      { name: "Forest", picture: "notebook-2", stock: 2700 },
    ],
    weight: 320,
    steps: [
      [40, 3.8],
      [200, 3.1],
      [800, 2.55],
    ],
    description: copy`
      <p>Lined, dotted or blank, mixed in the carton as you like. The ribbon is long enough, which sounds like nothing
      until it is not.</p>
      <p>Blind embossing from 200 pieces, foil from 400. The die is kept for your next order.</p>
    `,
    attributes: [
      { name: "Carton", value: "40 pcs" },
      { name: "Size", value: "46 × 32 × 24 cm" },
      { name: "Gross", value: "13.4 kg" },
      { name: "Pallet", value: "48 cartons" },
      { name: "Paper", value: "FSC, 100 g" },
    ],
    related: ["OF-5040", "BG-3009"],
    soldBefore: 7040,
  }),
  line({
    number: "OF-5040",
    name: "Leather key ring, brass ring",
    subtitle: "Vegetable tanned, edges burnished. Room for eleven letters.",
    category: "office",
    tags: ["new"],
    colours: [
      { name: "Cognac", picture: "keychain-0", stock: 9200 },
      { name: "Navy", picture: "keychain-1", stock: 4100 },
    ],
    weight: 26,
    steps: [
      [100, 1.6],
      [500, 1.25],
      [2000, 0.98],
    ],
    description: copy`
      <p>Cut from what is left of the bag line, so the leather is better than the price. Stamped one by one: eleven
      letters, three founts, no setup.</p>
      <p>Packed in tens on a card with a hole for the hook at the till.</p>
    `,
    attributes: [
      { name: "Carton", value: "500 pcs" },
      { name: "Size", value: "38 × 28 × 20 cm" },
      { name: "Gross", value: "13.9 kg" },
      { name: "Pallet", value: "60 cartons" },
      { name: "Loading", value: "8 days" },
    ],
    related: ["OF-5011", "BG-3120"],
    soldBefore: 10350,
  }),
  line({
    number: "OF-5102",
    name: "Training football, size 5",
    subtitle: "Thermo-bonded, 430 g, holds its air for a month. Shipped flat with a needle.",
    category: "office",
    tags: ["hot"],
    colours: [
      { name: "Black and white", picture: "football-0", stock: 1700 },
      { name: "Blue and orange", picture: "football-1", stock: 960 },
      { name: "Neon yellow", picture: "football-2", stock: 1240 },
    ],
    weight: 430,
    steps: [
      [20, 8.4],
      [100, 6.9],
      [500, 5.8],
    ],
    description: copy`
      <p>For clubs, camps and the company that has a yard. Kicked 2,000 times against a wall in Rotterdam by a robot, and
      some hundred times by the night shift.</p>
      <p>One panel of print is in the price from 100 balls.</p>
    `,
    attributes: [
      { name: "Carton", value: "20 pcs, flat" },
      { name: "Size", value: "54 × 40 × 24 cm" },
      { name: "Gross", value: "9.9 kg" },
      { name: "Pallet", value: "40 cartons" },
      { name: "Loading", value: "16 days" },
    ],
    related: ["HK-2124", "BG-3340"],
    soldBefore: 4020,
  }),
  {
    ...line({
      number: "HK-2301",
      name: "Enamelled casserole, cast iron, 24 cm",
      subtitle: "Price on request: iron is quoted by the week, and so is this.",
      category: "prep",
      tags: ["recommended"],
      colours: [
        { name: "Flame", picture: "cooking-pot-0", stock: 480 },
        { name: "Deep blue", picture: "cooking-pot-1", stock: 360 },
        { name: "Green", picture: "cooking-pot-2", stock: 240 },
      ],
      weight: 4100,
      steps: [[6, 31]],
      description: copy`
        <p>Two coats of enamel over iron of 4 mm. Tell us the colour, the quantity and the port; a buyer answers within six
        hours with a price that holds for ten days.</p>
        <p>Knobs in steel or brass. Your name on the lid from 120 pieces.</p>
      `,
      attributes: [
        { name: "Carton", value: "2 pcs" },
        { name: "Size", value: "54 × 28 × 19 cm" },
        { name: "Gross", value: "9.4 kg" },
        { name: "Pallet", value: "60 cartons" },
        { name: "Loading", value: "28 days" },
      ],
      related: ["HK-2255", "HK-2063"],
      soldBefore: 1120,
    }),
    variants: [
      { number: "HK-2301-1", values: ["Flame"], price: null, stock: 480, weight: 4100 },
      { number: "HK-2301-2", values: ["Deep blue"], price: null, stock: 360, weight: 4100 },
      { number: "HK-2301-3", values: ["Green"], price: null, stock: 240, weight: 4100 },
    ],
    tiers: [],
  },
]
