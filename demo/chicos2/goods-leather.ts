import type { CatalogueGoods } from "../catalogue.ts"
import { copy } from "../copy.ts"

export const leather: CatalogueGoods[] = [
  {
    number: "FG-3110",
    name: "Spicci",
    subtitle: "Folding wallet, eight cards",
    categories: ["leather"],
    tags: ["hot"],
    pictures: ["wallet-0.webp", "wallet-0-close.webp", "wallet-0-angle.webp", "wallet-1.webp"],
    description: copy`
      <p>Spicci are the coins at the bottom of everything. This has no place for them: eight cards, notes unfolded, and
      the photograph that one does not show.</p>
      <p>Cut from what is left beside a Controra, so both darken at the same speed.</p>
    `,
    attributes: [
      { name: "Closed", value: "11 × 9 × 1.4 cm" },
      { name: "Cards", value: "Eight, and two behind" },
      { name: "Leather", value: "Grained calf, 1.1 mm" },
      { name: "Thread", value: "Linen, waxed" },
    ],
    specs: [
      {
        name: "Colour",
        values: [
          { name: "Tan", picture: "wallet-0.webp" },
          { name: "Black", picture: "wallet-1.webp" },
        ],
      },
    ],
    variants: [
      { number: "FG-3110-T", values: ["Tan"], price: 64, stock: 70, weight: 110, picture: "wallet-0.webp" },
      { number: "FG-3110-B", values: ["Black"], price: 64, stock: 55, weight: 110, picture: "wallet-1.webp" },
    ],
    tiers: [
      { begin: 12, price: 38 },
      { begin: 36, price: 34 },
    ],
    related: ["FG-2207", "FG-3120", "FG-3130"],
    soldBefore: 640,
    viewedBefore: 5900,
  },
  {
    number: "FG-3120",
    name: "Zia",
    subtitle: "Belt, one strip of bridle leather",
    categories: ["leather"],
    tags: ["new"],
    pictures: ["belt-0.webp", "belt-0-close.webp", "belt-0-angle.webp", "belt-1.webp"],
    description: copy`
      <p>Every family has an aunt who says the true thing at dinner. This is the belt: one strip, no lining, nothing
      glued, and a buckle that closes with an opinion.</p>
      <p>We punch another hole for nothing, in either direction.</p>
    `,
    attributes: [
      { name: "Width", value: "32 mm" },
      { name: "Thickness", value: "3.6 mm, one piece" },
      { name: "Buckle", value: "Nickel, cast in Lecce" },
      { name: "Holes", value: "Seven, oval" },
    ],
    specs: [
      {
        name: "Colour",
        values: [
          { name: "Saddle tan", picture: "belt-0.webp" },
          { name: "Black", picture: "belt-1.webp" },
        ],
      },
      { name: "Waist", values: [{ name: "75 cm" }, { name: "85 cm" }, { name: "95 cm" }] },
    ],
    variants: [
      {
        number: "FG-3120-T75",
        values: ["Saddle tan", "75 cm"],
        price: 54,
        stock: 12,
        weight: 180,
        picture: "belt-0.webp",
      },
      {
        number: "FG-3120-T85",
        values: ["Saddle tan", "85 cm"],
        price: 54,
        stock: 30,
        weight: 190,
        picture: "belt-0.webp",
      },
      {
        number: "FG-3120-T95",
        values: ["Saddle tan", "95 cm"],
        price: 54,
        stock: 22,
        weight: 200,
        picture: "belt-0.webp",
      },
      { number: "FG-3120-B75", values: ["Black", "75 cm"], price: 54, stock: 0, weight: 180, picture: "belt-1.webp" },
      { number: "FG-3120-B85", values: ["Black", "85 cm"], price: 54, stock: 19, weight: 190, picture: "belt-1.webp" },
      { number: "FG-3120-B95", values: ["Black", "95 cm"], price: 54, stock: 16, weight: 200, picture: "belt-1.webp" },
    ],
    tiers: [
      { begin: 12, price: 29 },
      { begin: 36, price: 26 },
    ],
    related: ["FG-3110", "FG-2207", "FG-4210"],
    soldBefore: 350,
    viewedBefore: 3710,
  },
  {
    number: "FG-3130",
    name: "Portone",
    subtitle: "Key fob, brass and bridle",
    categories: ["leather"],
    moq: 6,
    pictures: ["keychain-0.webp", "keychain-0-close.webp", "keychain-0-angle.webp", "keychain-1.webp"],
    description: copy`
      <p>The portone is the big door, the one with the knocker. The fob is for its key: heavy enough to find in a bag in
      the dark, soft enough not to scratch the telephone.</p>
      <p>Sold by the half dozen, because houses have more than one person in them and shops have a counter.</p>
    `,
    attributes: [
      { name: "Length", value: "11 cm" },
      { name: "Ring", value: "Brass, 30 mm" },
      { name: "Leather", value: "Bridle, offcuts of Zia" },
      { name: "Sold in", value: "Sixes, colours mixed as you like" },
    ],
    specs: [
      {
        name: "Colour",
        values: [
          { name: "Tan", picture: "keychain-0.webp" },
          { name: "Night", picture: "keychain-1.webp" },
        ],
      },
    ],
    variants: [
      { number: "FG-3130-T", values: ["Tan"], price: 14, stock: 240, weight: 40, picture: "keychain-0.webp" },
      { number: "FG-3130-N", values: ["Night"], price: 14, stock: 198, weight: 40, picture: "keychain-1.webp" },
    ],
    tiers: [
      { begin: 24, price: 9.5 },
      { begin: 72, price: 8.2 },
    ],
    related: ["FG-3110", "FG-3140", "FG-3120"],
    soldBefore: 2100,
    viewedBefore: 4180,
  },
  {
    number: "FG-3140",
    name: "Quaderno, your name",
    subtitle: "Bound notebook, stamped for your shop",
    categories: ["leather"],
    moq: 24,
    pictures: [
      "notebook-0.webp",
      "notebook-0-close.webp",
      "notebook-0-angle.webp",
      "notebook-1.webp",
      "notebook-2.webp",
    ],
    description: copy`
      <p>The book that lies on our counter, with your name on the cover in place of ours. A hundred and ninety-two pages
      that take ink on both sides, sewn, so that it stays open where you left it.</p>
      <p>From twenty-four. Send the name as you want it stamped; Nina answers by evening with a price and a date.</p>
    `,
    attributes: [
      { name: "Size", value: "14 × 21 cm" },
      { name: "Pages", value: "192, sewn, 90 g" },
      { name: "Stamp", value: "Blind, gold or terracotta" },
      { name: "Minimum", value: "24, colours mixed" },
    ],
    specs: [
      {
        name: "Cover",
        values: [
          { name: "Ink", picture: "notebook-0.webp" },
          { name: "Brick", picture: "notebook-1.webp" },
          { name: "Cypress", picture: "notebook-2.webp" },
        ],
      },
    ],
    variants: [
      { number: "FG-3140-I", values: ["Ink"], price: null, stock: 800, weight: 380, picture: "notebook-0.webp" },
      { number: "FG-3140-B", values: ["Brick"], price: null, stock: 640, weight: 380, picture: "notebook-1.webp" },
      { number: "FG-3140-C", values: ["Cypress"], price: null, stock: 610, weight: 380, picture: "notebook-2.webp" },
    ],
    related: ["FG-3130", "FG-6110", "FG-3110"],
    soldBefore: 1440,
    viewedBefore: 2620,
  },
]
