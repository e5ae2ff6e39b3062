import type { CatalogueGoods } from "../catalogue.ts"
import { copy } from "../copy.ts"

export const evening: CatalogueGoods[] = [
  {
    number: "1408",
    name: "Minuit",
    subtitle: "Quilted lamb, a chain",
    categories: ["evening"],
    tags: ["hot", "shoot"],
    pictures: [
      "crossbody-bag-0.webp",
      "crossbody-bag-0-close.webp",
      "crossbody-bag-0-angle.webp",
      "crossbody-bag-1.webp",
      "crossbody-bag-2.webp",
    ],
    description: copy`
      <p>Holds keys, a card, a lipstick and your nerve.</p>
      <p>Lambskin, quilted on the diagonal and stuffed by hand, which is why no two lozenges are the same. The chain is
      threaded with leather and does not ring. It is not large. That is the point: you cannot be asked to carry
      anything.</p>
    `,
    attributes: [
      { name: "Leather", value: "Lamb, quilted" },
      { name: "Size", value: "20 × 14 × 6 cm" },
      { name: "Chain", value: "Brass, threaded, 110 cm" },
      { name: "Lining", value: "Grosgrain, one pocket" },
    ],
    specs: [
      {
        name: "Colour",
        values: [
          { name: "Black", picture: "crossbody-bag-0.webp" },
          { name: "Rose", picture: "crossbody-bag-1.webp" },
          { name: "Sand", picture: "crossbody-bag-2.webp" },
        ],
      },
    ],
    variants: [
      { number: "1408-B", values: ["Black"], price: 210, stock: 26, weight: 520 },
      { number: "1408-R", values: ["Rose"], price: 210, stock: 14, weight: 520 },
      { number: "1408-S", values: ["Sand"], price: 210, stock: 9, weight: 520 },
    ],
    related: ["1411", "1407", "1412", "1410"],
    soldBefore: 3470,
    viewedBefore: 72650,
  },
  {
    number: "1407",
    name: "Ondine",
    subtitle: "Two strands of pearls, or one stone",
    categories: ["jewellery"],
    tags: ["hot", "gift", "shoot"],
    pictures: ["necklace-0.webp", "necklace-1.webp", "necklace-0-close.webp", "necklace-0-angle.webp"],
    description: copy`
      <p>Knotted one by one on silk, so if the thread ever goes you lose a single pearl and keep an evening.</p>
      <p>The pearls are freshwater and not quite round; lay them against your teeth and you will feel the grain. The
      stone is an emerald the colour of the bottle at the other end of the table, in a ring of small pearls, on a chain
      that was drawn and not cast.</p>
      <p>The clasp can be closed by someone who is nervous.</p>
    `,
    attributes: [
      { name: "Pearls", value: "Freshwater, 7 to 8 mm" },
      { name: "Stone", value: "Emerald, cabochon, 2.1 ct" },
      { name: "Metal", value: "Silver, gilded" },
      { name: "Thread", value: "Silk, a knot between all pearls" },
    ],
    specs: [
      {
        name: "Strand",
        values: [
          { name: "Emerald", picture: "necklace-0.webp" },
          { name: "Two rows of pearls", picture: "necklace-1.webp" },
        ],
      },
      { name: "Length", values: [{ name: "40" }, { name: "45" }, { name: "50" }] },
    ],
    variants: [
      { number: "1407-E40", values: ["Emerald", "40"], price: 146, stock: 8, weight: 60 },
      { number: "1407-E45", values: ["Emerald", "45"], price: 146, stock: 15, weight: 62 },
      { number: "1407-E50", values: ["Emerald", "50"], price: 146, stock: 6, weight: 64 },
      { number: "1407-P40", values: ["Two rows of pearls", "40"], price: 146, stock: 11, weight: 110 },
      { number: "1407-P45", values: ["Two rows of pearls", "45"], price: 146, stock: 19, weight: 118 },
      { number: "1407-P50", values: ["Two rows of pearls", "50"], price: 146, stock: 0, weight: 126 },
    ],
    related: ["1410", "1405", "1411", "1408"],
    soldBefore: 2890,
    viewedBefore: 61300,
  },
  {
    number: "1409",
    name: "Lune",
    subtitle: "Handbag, box calf",
    categories: ["day"],
    tags: ["hot"],
    pictures: ["handbag-2.webp", "handbag-0.webp", "handbag-0-close.webp", "handbag-0-angle.webp", "handbag-1.webp"],
    description: copy`
      <p>It stands by itself, and so, on some days, do you.</p>
      <p>Box calf over a frame of poplar, one handle, a lock that is only for looks and closes with a magnet behind
      it. Inside there is a flat pocket the size of a boarding pass and another the size of a letter you have not
      answered.</p>
    `,
    attributes: [
      { name: "Leather", value: "Box calf" },
      { name: "Size", value: "27 × 23 × 12 cm" },
      { name: "Lock", value: "Brass, a magnet behind it" },
      { name: "Strap", value: "In the box, should you want one" },
    ],
    specs: [
      {
        name: "Colour",
        values: [
          { name: "Cream", picture: "handbag-2.webp" },
          { name: "Cognac", picture: "handbag-0.webp" },
          { name: "Night blue", picture: "handbag-1.webp" },
        ],
      },
    ],
    variants: [
      { number: "1409-C", values: ["Cream"], price: 340, stock: 7, weight: 980 },
      { number: "1409-G", values: ["Cognac"], price: 340, stock: 12, weight: 980 },
      { number: "1409-N", values: ["Night blue"], price: 340, stock: 5, weight: 980 },
    ],
    related: ["1412", "1405", "1404", "1408"],
    soldBefore: 1760,
    viewedBefore: 44190,
  },
  {
    number: "1410",
    name: "Tempo",
    subtitle: "Watch, 34 mm, hand wound",
    categories: ["watches"],
    tags: ["new", "shoot"],
    pictures: [
      "wristwatch-0.webp",
      "wristwatch-0-close.webp",
      "wristwatch-0-angle.webp",
      "wristwatch-1.webp",
      "wristwatch-3.webp",
    ],
    description: copy`
      <p>Wind it in the morning. It is eleven seconds nobody can take from you.</p>
      <p>A small mechanical movement, a second hand of its own at six, and no date: you know the date. It loses about
      eight seconds a day, always the nicer ones.</p>
    `,
    attributes: [
      { name: "Movement", value: "Mechanical, 42 hours" },
      { name: "Case", value: "34 mm, steel or rose gilt" },
      { name: "Glass", value: "Sapphire, domed" },
      { name: "Strap", value: "Calf, changed without a tool" },
    ],
    specs: [
      {
        name: "Dial",
        values: [
          { name: "Night, tan strap", picture: "wristwatch-0.webp" },
          { name: "Rose, black strap", picture: "wristwatch-1.webp" },
          { name: "Cypress, sand strap", picture: "wristwatch-3.webp" },
        ],
      },
    ],
    variants: [
      { number: "1410-N", values: ["Night, tan strap"], price: 260, stock: 12, weight: 160 },
      { number: "1410-R", values: ["Rose, black strap"], price: 260, stock: 16, weight: 160 },
      { number: "1410-C", values: ["Cypress, sand strap"], price: 260, stock: 4, weight: 160 },
    ],
    related: ["1407", "1405", "1404", "1416"],
    soldBefore: 980,
    viewedBefore: 38720,
  },
  {
    number: "1411",
    name: "Rouge",
    subtitle: "Lipstick, satin",
    categories: ["lips"],
    tags: ["hot", "gift"],
    pictures: [
      "lipstick-0.webp",
      "lipstick-0-close.webp",
      "lipstick-0-angle.webp",
      "lipstick-1.webp",
      "lipstick-2.webp",
    ],
    description: copy`
      <p>Six reds were tried in one kitchen, on four mouths, by candle and by daylight. Three stayed.</p>
      <p>Satin, because matt is for walls. It survives a lunch and gives up at a dinner, on the glass, where it
      belongs. The case is metal and closes with a sound; refills are half the price and have no case.</p>
    `,
    attributes: [
      { name: "Finish", value: "Satin" },
      { name: "Weight", value: "3.5 g" },
      { name: "Scent", value: "None" },
      { name: "Case", value: "Metal, to be refilled" },
    ],
    specs: [
      {
        name: "Shade",
        values: [
          { name: "06 Ruby", picture: "lipstick-0.webp" },
          { name: "11 Rosewood", picture: "lipstick-1.webp" },
          { name: "19 Terracotta", picture: "lipstick-2.webp" },
        ],
      },
    ],
    variants: [
      { number: "1411-06", values: ["06 Ruby"], price: 34, stock: 120, weight: 70 },
      { number: "1411-11", values: ["11 Rosewood"], price: 34, stock: 86, weight: 70 },
      { number: "1411-19", values: ["19 Terracotta"], price: 34, stock: 64, weight: 70 },
    ],
    related: ["1408", "1413", "1407"],
    soldBefore: 3120,
    viewedBefore: 45510,
  },
  {
    number: "1412",
    name: "Billet",
    subtitle: "Wallet, six cards",
    categories: ["small"],
    tags: ["gift"],
    pictures: ["wallet-0.webp", "wallet-0-close.webp", "wallet-0-angle.webp", "wallet-1.webp"],
    description: copy`
      <p>Six cards, some notes, one photograph.</p>
      <p>It opens flat, like a letter one reads twice. The leather is thin and stays thin; after a year it has the
      shape of the pocket you keep it in.</p>
    `,
    attributes: [
      { name: "Leather", value: "Calf, 1.1 mm" },
      { name: "Cards", value: "Six" },
      { name: "Size", value: "11 × 9 cm, closed" },
      { name: "Thread", value: "Linen" },
    ],
    specs: [
      {
        name: "Colour",
        values: [
          { name: "Chestnut", picture: "wallet-0.webp" },
          { name: "Black", picture: "wallet-1.webp" },
        ],
      },
    ],
    variants: [
      { number: "1412-C", values: ["Chestnut"], price: 88, stock: 27, weight: 110 },
      { number: "1412-B", values: ["Black"], price: 88, stock: 33, weight: 110 },
    ],
    related: ["1404", "1409", "1414"],
    soldBefore: 1240,
    viewedBefore: 16080,
  },
]
