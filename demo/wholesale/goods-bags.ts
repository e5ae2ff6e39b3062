import type { CatalogueGoods } from "../catalogue.ts"
import { copy } from "../copy.ts"
import { line } from "./line.ts"

export const bags: CatalogueGoods[] = [
  line({
    number: "BG-3009",
    name: "Canvas tote 340 g, your print, 38 × 42 cm",
    subtitle: "Heavy cotton, long handles, a base that stands up on the counter.",
    category: "carry",
    tags: ["hot", "recommended"],
    colours: [
      { name: "Natural and navy", picture: "tote-bag-0", stock: 8800 },
      { name: "Natural and rust", picture: "tote-bag-1", stock: 5200 },
    ],
    weight: 190,
    steps: [
      [50, 4.6],
      [250, 3.7],
      [1000, 2.95],
      [5000, 2.4],
    ],
    description: copy`
      <p>340 grams is what makes it last three summers. Handles are sewn through twice and hold 22 kg until the seam says
      something.</p>
      <p>One colour of print is in the price from 250 pieces. Send a PDF; a person looks at it before the screen is cut.</p>
    `,
    attributes: [
      { name: "Carton", value: "50 pcs" },
      { name: "Size", value: "45 × 40 × 30 cm" },
      { name: "Gross", value: "10.3 kg" },
      { name: "Pallet", value: "32 cartons" },
      { name: "Papers", value: "GOTS cotton, BSCI" },
    ],
    related: ["BG-3120", "OF-5011"],
    soldBefore: 11900,
  }),
  line({
    number: "BG-3120",
    name: "Roll-top backpack, 22 l",
    subtitle: "Waxed cotton, leather straps, a sleeve for fifteen inches.",
    category: "carry",
    tags: ["new", "recommended"],
    colours: [
      { name: "Forest green", picture: "backpack-0", stock: 520 },
      { name: "Navy", picture: "backpack-1", stock: 610 },
      { name: "Mustard", picture: "backpack-2", stock: 180 },
    ],
    weight: 940,
    steps: [
      [20, 24.5],
      [100, 20.8],
      [400, 17.9],
    ],
    description: copy`
      <p>Bar tacks at twelve places, YKK at the side pocket, buckles of real brass: take a file to one, the sample is
      yours.</p>
      <p>Own label sewn in from 100 pieces, own colour of canvas from 400.</p>
    `,
    attributes: [
      { name: "Carton", value: "10 pcs" },
      { name: "Size", value: "60 × 40 × 35 cm" },
      { name: "Gross", value: "10.9 kg" },
      { name: "Pallet", value: "16 cartons" },
      { name: "Loading", value: "25 days" },
    ],
    related: ["BG-3009", "BG-3301"],
    soldBefore: 1640,
  }),
  line({
    number: "BG-3301",
    name: "Stick umbrella, automatic, 104 cm",
    subtitle: "Fibreglass ribs that turn inside out and come back. Wooden crook.",
    category: "rain",
    tags: ["hot"],
    colours: [
      { name: "Navy", picture: "umbrella-0", stock: 2100 },
      { name: "Burgundy", picture: "umbrella-1", stock: 1350 },
    ],
    weight: 480,
    steps: [
      [36, 6.9],
      [180, 5.7],
      [720, 4.8],
    ],
    description: copy`
      <p>Tested on the Erasmus bridge in February, which is not a laboratory but is worse. Opened 5,000 times by a machine
      that does not get bored.</p>
      <p>Panel print from 180 pieces, handle engraving from 36.</p>
    `,
    attributes: [
      { name: "Carton", value: "36 pcs" },
      { name: "Size", value: "92 × 30 × 28 cm" },
      { name: "Gross", value: "18.6 kg" },
      { name: "Pallet", value: "18 cartons" },
      { name: "Loading", value: "14 days" },
    ],
    related: ["BG-3340", "BG-3009"],
    soldBefore: 4410,
  }),
  line({
    number: "BG-3340",
    name: "Cotton cap, six panels",
    subtitle: "Brushed twill, metal buckle, a peak that is bent once and stays.",
    category: "rain",
    colours: [
      { name: "Navy", picture: "cap-0", stock: 3900 },
      { name: "Sand and rust", picture: "cap-1", stock: 2200 },
    ],
    weight: 84,
    steps: [
      [50, 3.2],
      [250, 2.6],
      [1000, 2.1],
    ],
    description: copy`
      <p>Embroidery up to 7,000 stitches is in the price from 250 pieces. Below that it is 60 cents, and we tell you
      before.</p>
      <p>One size, really: 55 to 61 cm, tried on the whole warehouse.</p>
    `,
    attributes: [
      { name: "Carton", value: "100 pcs" },
      { name: "Size", value: "60 × 40 × 40 cm" },
      { name: "Gross", value: "9.7 kg" },
      { name: "Pallet", value: "20 cartons" },
      { name: "Loading", value: "10 days" },
    ],
    related: ["BG-3009", "BG-3301"],
    soldBefore: 5880,
  }),
]
