import type { CatalogueGoods } from "../catalogue.ts"
import { copy } from "../copy.ts"

export const bags: CatalogueGoods[] = [
  {
    number: "FG-2207",
    name: "Controra",
    subtitle: "Top-handle bag, grained calf",
    categories: ["top-handle"],
    tags: ["hot", "rita"],
    pictures: ["handbag-0.webp", "handbag-0-close.webp", "handbag-2.webp", "handbag-1.webp", "handbag-0-angle.webp"],
    description: copy`
      <p>One hide makes two bags and a wallet. Sabina cuts all three so that the grain runs down the front like rain.</p>
      <p>The controra are the hours between one and five, when the shutters are down. The body is 1.6 mm grained calf
      from Santa Croce sull’Arno, left unlined at the flap so that it folds. Edges are painted four times and sanded
      between. The handle is rolled over cord and stitched by hand, which takes longer than the rest of the bag.</p>
    `,
    attributes: [
      { name: "Size", value: "27 × 22 × 12 cm" },
      { name: "Weight", value: "740 g" },
      { name: "Handle drop", value: "11 cm" },
      { name: "Lock", value: "Solid brass, unlacquered" },
      { name: "Made in", value: "Ostuni" },
    ],
    specs: [
      {
        name: "Colour",
        values: [
          { name: "Tan", picture: "handbag-0.webp" },
          { name: "Milk", picture: "handbag-2.webp" },
          { name: "Night", picture: "handbag-1.webp" },
        ],
      },
      { name: "Strap", values: [{ name: "Handle only" }, { name: "With long strap" }] },
    ],
    variants: [
      {
        number: "FG-2207-TL",
        values: ["Tan", "With long strap"],
        price: 168,
        originalPrice: 198,
        stock: 21,
        weight: 890,
        picture: "handbag-0.webp",
      },
      {
        number: "FG-2207-TH",
        values: ["Tan", "Handle only"],
        price: 168,
        originalPrice: 198,
        stock: 14,
        weight: 740,
        picture: "handbag-0.webp",
      },
      {
        number: "FG-2207-ML",
        values: ["Milk", "With long strap"],
        price: 168,
        originalPrice: 198,
        stock: 9,
        weight: 890,
        picture: "handbag-2.webp",
      },
      {
        number: "FG-2207-MH",
        values: ["Milk", "Handle only"],
        price: 168,
        originalPrice: 198,
        stock: 0,
        weight: 740,
        picture: "handbag-2.webp",
      },
      {
        number: "FG-2207-NL",
        values: ["Night", "With long strap"],
        price: 168,
        originalPrice: 198,
        stock: 12,
        weight: 890,
        picture: "handbag-1.webp",
      },
      {
        number: "FG-2207-NH",
        values: ["Night", "Handle only"],
        price: 168,
        originalPrice: 198,
        stock: 6,
        weight: 740,
        picture: "handbag-1.webp",
      },
    ],
    tiers: [
      { begin: 6, price: 109 },
      { begin: 12, price: 98 },
      { begin: 36, price: 89 },
    ],
    related: ["FG-3110", "FG-4107", "FG-5210", "FG-3120"],
    soldBefore: 412,
    viewedBefore: 9840,
  },
  {
    number: "FG-2310",
    name: "Sera",
    subtitle: "Quilted crossbody, chain and leather",
    categories: ["crossbody"],
    tags: ["hot", "rita"],
    pictures: [
      "crossbody-bag-1.webp",
      "crossbody-bag-0-close.webp",
      "crossbody-bag-0-angle.webp",
      "crossbody-bag-2.webp",
      "crossbody-bag-0.webp",
    ],
    description: copy`
      <p>Small enough for a telephone, a lipstick and the key to someone else’s house. Rita drew it on a receipt after
      dinner and it has not changed since.</p>
      <p>Lamb nappa over a thin felt, quilted by one machine that belonged to our mother. The chain is threaded with a
      strip of the same hide, so that it is quiet when you sit down.</p>
    `,
    attributes: [
      { name: "Size", value: "19 × 13 × 6 cm" },
      { name: "Weight", value: "390 g" },
      { name: "Chain", value: "118 cm, brass" },
      { name: "Lining", value: "Cotton, from the scarf offcuts" },
    ],
    specs: [
      {
        name: "Colour",
        values: [
          { name: "Oleander", picture: "crossbody-bag-1.webp" },
          { name: "Almond", picture: "crossbody-bag-2.webp" },
          { name: "Black", picture: "crossbody-bag-0.webp" },
        ],
      },
    ],
    variants: [
      {
        number: "FG-2310-O",
        values: ["Oleander"],
        price: 124,
        stock: 18,
        weight: 390,
        picture: "crossbody-bag-1.webp",
      },
      { number: "FG-2310-A", values: ["Almond"], price: 124, stock: 23, weight: 390, picture: "crossbody-bag-2.webp" },
      { number: "FG-2310-B", values: ["Black"], price: 124, stock: 31, weight: 390, picture: "crossbody-bag-0.webp" },
    ],
    tiers: [
      { begin: 6, price: 79 },
      { begin: 12, price: 72 },
      { begin: 36, price: 66 },
    ],
    related: ["FG-6030", "FG-2207", "FG-3110"],
    soldBefore: 388,
    viewedBefore: 7610,
  },
  {
    number: "FG-2405",
    name: "Mercato",
    subtitle: "Canvas tote, leather foot",
    categories: ["totes"],
    tags: ["hot"],
    pictures: ["tote-bag-1.webp", "tote-bag-0-close.webp", "tote-bag-0-angle.webp", "tote-bag-0.webp"],
    description: copy`
      <p>Saturday, Piazza della Libertà, artichokes on the left. It holds eleven of them, and a melon, and stands up by
      itself while you look for your purse.</p>
      <p>Sixteen-ounce canvas, washed before it is cut, on a foot of saddle leather. The sun over the hills is printed
      by hand, two colours, in the room behind the shop.</p>
    `,
    attributes: [
      { name: "Size", value: "36 × 40 × 14 cm" },
      { name: "Canvas", value: "Cotton, 540 g" },
      { name: "Handles", value: "Rolled, 24 cm drop" },
      { name: "Carries", value: "18 kg, tried with wine" },
    ],
    specs: [
      {
        name: "Colour",
        values: [
          { name: "Orange", picture: "tote-bag-1.webp" },
          { name: "Sea", picture: "tote-bag-0.webp" },
        ],
      },
    ],
    variants: [
      { number: "FG-2405-O", values: ["Orange"], price: 58, stock: 64, weight: 620, picture: "tote-bag-1.webp" },
      { number: "FG-2405-S", values: ["Sea"], price: 58, stock: 47, weight: 620, picture: "tote-bag-0.webp" },
    ],
    tiers: [
      { begin: 12, price: 32 },
      { begin: 36, price: 28 },
      { begin: 96, price: 24.5 },
    ],
    related: ["FG-2420", "FG-5110", "FG-3120"],
    soldBefore: 930,
    viewedBefore: 8120,
  },
  {
    number: "FG-2420",
    name: "Merenda",
    subtitle: "Willow basket, red check",
    categories: ["totes"],
    tags: ["rita"],
    pictures: ["picnic-basket-0.webp", "picnic-basket-0-close.webp", "picnic-basket-0-angle.webp"],
    description: copy`
      <p>Merenda is what one eats at half past four, on a wall, with one’s shoes off. Two cousins in Carovigno weave
      the basket; the cloth comes out for washing, which after the peaches is a good thing.</p>
      <p>What lies in it in the picture has been eaten.</p>
    `,
    attributes: [
      { name: "Size", value: "38 × 26 × 22 cm" },
      { name: "Willow", value: "White, from Carovigno" },
      { name: "Lining", value: "Cotton, buttons out" },
      { name: "Weight", value: "1.1 kg" },
    ],
    variants: [{ number: "FG-2420-R", price: 86, stock: 18, weight: 1100 }],
    tiers: [
      { begin: 6, price: 49 },
      { begin: 12, price: 45 },
    ],
    related: ["FG-2405", "FG-5110", "FG-5210"],
    soldBefore: 140,
    viewedBefore: 2990,
  },
  {
    number: "FG-2501",
    name: "Domenica",
    subtitle: "Weekend bag, canvas and saddle",
    categories: ["weekend"],
    tags: ["rita"],
    pictures: ["duffel-bag-0.webp", "duffel-bag-0-close.webp", "duffel-bag-0-angle.webp", "duffel-bag-1.webp"],
    description: copy`
      <p>For leaving on Saturday and coming back on Monday with a good excuse. Fifty-two centimetres: the overhead rack
      takes it, and so does the basket of a Vespa, almost.</p>
      <p>Waxed canvas from Prato, straps of saddle leather that run all the way round, because that is where the weight
      is. A pocket outside for the ticket.</p>
    `,
    attributes: [
      { name: "Size", value: "52 × 28 × 26 cm" },
      { name: "Holds", value: "36 litres" },
      { name: "Canvas", value: "Waxed cotton, 620 g" },
      { name: "Weight", value: "1.6 kg" },
    ],
    specs: [
      {
        name: "Colour",
        values: [
          { name: "Blue", picture: "duffel-bag-0.webp" },
          { name: "Olive", picture: "duffel-bag-1.webp" },
        ],
      },
    ],
    variants: [
      { number: "FG-2501-B", values: ["Blue"], price: 248, stock: 8, weight: 1600, picture: "duffel-bag-0.webp" },
      { number: "FG-2501-O", values: ["Olive"], price: 248, stock: 5, weight: 1600, picture: "duffel-bag-1.webp" },
    ],
    tiers: [
      { begin: 4, price: 138 },
      { begin: 12, price: 126 },
    ],
    related: ["FG-3130", "FG-2207", "FG-3120"],
    soldBefore: 96,
    viewedBefore: 3300,
  },
]
