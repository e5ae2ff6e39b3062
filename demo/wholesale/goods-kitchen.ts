import type { CatalogueGoods } from "../catalogue.ts"
import { copy } from "../copy.ts"
import { line } from "./line.ts"

export const kitchen: CatalogueGoods[] = [
  line({
    number: "HK-2041",
    name: "Stoneware mug, 350 ml, reactive glaze",
    subtitle: "Thick-walled stoneware with a glaze that never runs twice the same way. LFGB and FDA tested.",
    category: "drinkware",
    tags: ["new", "hot", "recommended"],
    colours: [
      { name: "Teal", picture: "mug-0", stock: 6240 },
      { name: "Speckled sand", picture: "mug-1", stock: 3888 },
      { name: "Coral", picture: "mug-2", stock: 1104 },
    ],
    weight: 365,
    steps: [
      [24, 3.9],
      [120, 3.2],
      [480, 2.65],
      [1920, 2.18],
    ],
    description: copy`
      <p><strong>The mug that survives the café.</strong></p>
      <p>Fired once at 1,260 °C in Dehua. The wall is 4.5 mm thick and the handle takes three fingers, so a full cup sits
      in the hand and not on the knuckle. Bases are ground flat: they stack six high and do not scratch a tray.</p>
      <ul>
        <li>24 to the carton, each in its own honeycomb cell.</li>
        <li>Your mark on the base from 480 pieces, on the wall from 960.</li>
        <li>Two in a hundred may chip on the way. We credit the third.</li>
      </ul>
    `,
    attributes: [
      { name: "Carton", value: "24 pcs" },
      { name: "Size", value: "38 × 26 × 24 cm" },
      { name: "Gross", value: "9.8 kg" },
      { name: "Pallet", value: "80 cartons" },
      { name: "Volume", value: "350 ml to the rim" },
      { name: "Material", value: "Stoneware, lead-free glaze" },
      { name: "HS code", value: "6912 00 23" },
      { name: "Origin", value: "Dehua, Fujian" },
    ],
    related: ["HK-2063", "HK-2190", "HK-2117", "PK-0104", "BG-3009"],
    soldBefore: 18240,
  }),
  line({
    number: "HK-2117",
    name: "Steel tumbler with loop lid, 500 ml",
    subtitle: "Double wall, powder coat, hot for eight hours. Lid off with one turn, even with gloves.",
    category: "drinkware",
    tags: ["new", "hot"],
    colours: [
      { name: "Teal", picture: "tumbler-0", stock: 5150 },
      { name: "Sand and bamboo", picture: "tumbler-1", stock: 2400 },
      { name: "Brick", picture: "tumbler-2", stock: 1875 },
    ],
    weight: 310,
    steps: [
      [50, 6.4],
      [200, 5.3],
      [600, 4.45],
      [2400, 3.8],
    ],
    description: copy`
      <p>18/8 inside, 18/0 outside, copper on the wall between them. Filled at seven in the morning with water at 95 °C, it
      stood at 61 °C when we went home.</p>
      <p>The coat is baked, so keys do not write on it. Engraving shows steel, in one pass, from 200 pieces.</p>
    `,
    attributes: [
      { name: "Carton", value: "25 pcs" },
      { name: "Size", value: "45 × 45 × 27 cm" },
      { name: "Gross", value: "9.1 kg" },
      { name: "Pallet", value: "36 cartons" },
      { name: "Loading", value: "9 days" },
      { name: "Papers", value: "LFGB, FDA, REACH" },
    ],
    related: ["HK-2124", "HK-2041"],
    soldBefore: 22800,
  }),
  line({
    number: "HK-2124",
    name: "Sport bottle, flip straw, 750 ml, BPA free",
    subtitle: "Tritan body, silicone straw, a loop for the rucksack. In pairs for the shelf.",
    category: "drinkware",
    tags: ["new"],
    colours: [
      { name: "Clear and blue", picture: "water-bottle-0", stock: 4320 },
      { name: "Coral and lilac", picture: "water-bottle-2", stock: 2016 },
    ],
    weight: 160,
    steps: [
      [48, 4.1],
      [240, 3.35],
      [960, 2.7],
    ],
    description: copy`
      <p>Turned upside down in a bag for a night, forty of forty stayed dry. The straw comes out for the dishwasher, and
      spare straws are sold by the hundred.</p>
      <p>Screen print in two colours from 240 pieces. The measure on the side is moulded, so it does not wash off.</p>
    `,
    attributes: [
      { name: "Carton", value: "48 pcs" },
      { name: "Size", value: "60 × 40 × 28 cm" },
      { name: "Gross", value: "8.9 kg" },
      { name: "Pallet", value: "30 cartons" },
      { name: "Stock", value: "Ready in Rotterdam" },
    ],
    related: ["HK-2117", "OF-5102"],
    soldBefore: 14400,
  }),
  line({
    number: "HK-2063",
    name: "Ribbed teapot, 1.1 l, brass knob",
    subtitle: "Pours without the last drop. The lid locks at sixty degrees and stays on at ninety.",
    category: "drinkware",
    tags: ["recommended"],
    colours: [
      { name: "Green", picture: "teapot-0", stock: 640 },
      { name: "Speckled cream", picture: "teapot-1", stock: 512 },
      { name: "Ink blue", picture: "teapot-2", stock: 288 },
    ],
    weight: 890,
    steps: [
      [12, 9.8],
      [60, 8.1],
      [240, 6.9],
    ],
    description: copy`
      <p>Thrown on a jigger, ribbed by hand, glazed inside and out. The strainer is part of the pot: 64 holes, no basket
      to lose.</p>
      <p>Six to the carton, double boxed. Breakage on the last eleven loads: four pieces.</p>
    `,
    attributes: [
      { name: "Carton", value: "6 pcs" },
      { name: "Size", value: "52 × 36 × 20 cm" },
      { name: "Gross", value: "7.2 kg" },
      { name: "Pallet", value: "48 cartons" },
      { name: "Loading", value: "20 days" },
    ],
    related: ["HK-2041", "HK-2255"],
    soldBefore: 2160,
  }),
  line({
    number: "HK-2190",
    name: "Glass storage jar, wooden lid, 1 l",
    subtitle: "Borosilicate, silicone ring, a lid that is turned and not stamped.",
    category: "prep",
    tags: ["hot", "recommended"],
    colours: [
      { name: "Bamboo", picture: "storage-jar-0", stock: 3600 },
      { name: "Walnut", picture: "storage-jar-1", stock: 1440 },
    ],
    weight: 420,
    steps: [
      [24, 3.6],
      [120, 2.95],
      [600, 2.4],
    ],
    description: copy`
      <p>Straight walls, so twelve of them make a shelf and not a crowd. The ring holds flour for a year without a moth;
      we opened one to be sure.</p>
      <p>Lids are sold apart, for the customer who breaks one and is honest about it.</p>
    `,
    attributes: [
      { name: "Carton", value: "12 pcs" },
      { name: "Size", value: "44 × 33 × 19 cm" },
      { name: "Gross", value: "6.4 kg" },
      { name: "Pallet", value: "72 cartons" },
      { name: "Loading", value: "11 days" },
    ],
    related: ["HK-2041", "HK-2255"],
    soldBefore: 7480,
  }),
  line({
    number: "HK-2255",
    name: "Serving board with handle, 42 cm",
    subtitle: "One piece of wood, oiled twice. A leather loop, because every shop hangs it up.",
    category: "prep",
    tags: ["recommended"],
    colours: [
      { name: "Walnut", picture: "cutting-board-0", stock: 820 },
      { name: "Oak", picture: "cutting-board-1", stock: 1260 },
    ],
    weight: 780,
    steps: [
      [20, 7.2],
      [100, 6],
      [500, 4.95],
    ],
    description: copy`
      <p>Kiln dried to nine percent, planed, sanded to 240, oiled with food-grade oil. Boards that warp more than two
      millimetres are firewood here, not seconds.</p>
      <p>Your logo burnt in from 100 pieces; the iron costs $45 once and is yours.</p>
    `,
    attributes: [
      { name: "Carton", value: "20 pcs" },
      { name: "Size", value: "46 × 34 × 30 cm" },
      { name: "Gross", value: "16.5 kg" },
      { name: "Pallet", value: "40 cartons" },
      { name: "Wood", value: "FSC certified" },
    ],
    related: ["HK-2190", "HK-2063"],
    soldBefore: 3120,
  }),
]
