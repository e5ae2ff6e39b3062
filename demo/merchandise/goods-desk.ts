import type { CatalogueGoods } from "../catalogue.ts"
import { copy } from "../copy.ts"

export const desk: CatalogueGoods[] = [
  {
    number: "HK-0401",
    name: "Loud notes",
    subtitle: "A5, 192 dotted pages",
    categories: ["desk"],
    tags: ["new"],
    pictures: [
      "notebook-0.webp",
      "notebook-0-close.webp",
      "notebook-0-angle.webp",
      "notebook-1.webp",
      "notebook-2.webp",
    ],
    description: copy`
      <p><strong>For lists that will not be discussed.</strong></p>
      <p>Opens flat, stays flat, takes fountain ink without telling the next page. The elastic is yellow so you find it
      at the bottom of the School Run, and the loop holds any pen that is thinner than a thumb.</p>
      <p>192 pages, numbered, with four at the back for things you are not ready to say.</p>
    `,
    attributes: [
      { name: "Paper", value: "100 g, dotted, ivory" },
      { name: "Pages", value: "192, numbered" },
      { name: "Size", value: "A5" },
      { name: "Binding", value: "Sewn, opens flat" },
    ],
    specs: [
      {
        name: "Colour",
        values: [
          { name: "Ink blue", picture: "notebook-0.webp" },
          { name: "Brick", picture: "notebook-1.webp" },
          { name: "Forest", picture: "notebook-2.webp" },
        ],
      },
    ],
    variants: [
      { number: "HK-0401-B", values: ["Ink blue"], price: 22, stock: 240, weight: 360, picture: "notebook-0.webp" },
      { number: "HK-0401-R", values: ["Brick"], price: 22, stock: 160, weight: 360, picture: "notebook-1.webp" },
      { number: "HK-0401-F", values: ["Forest"], price: 22, stock: 118, weight: 360, picture: "notebook-2.webp" },
    ],
    related: ["HK-0409", "HK-0201", "HK-0724", "HK-0420"],
    soldBefore: 1490,
    viewedBefore: 5800,
  },
  {
    number: "HK-0409",
    name: "Desk Sergeant",
    subtitle: "Six pockets, solid wood",
    categories: ["desk"],
    tags: ["recommended"],
    pictures: [
      "desk-organizer-0.webp",
      "desk-organizer-0-close.webp",
      "desk-organizer-0-angle.webp",
      "desk-organizer-1.webp",
    ],
    description: copy`
      <p><strong>Everyone falls in.</strong></p>
      <p>Pens at the back, cards in the middle, the things that have no name at the front. Cut from one plank so the
      grain runs around the corners, oiled twice, and heavy enough that it stays when you slap the desk.</p>
    `,
    attributes: [
      { name: "Pockets", value: "Six" },
      { name: "Size", value: "28 × 16 × 12 cm" },
      { name: "Finish", value: "Oiled twice" },
      { name: "Feet", value: "Cork" },
    ],
    specs: [
      {
        name: "Wood",
        values: [
          { name: "Oak", picture: "desk-organizer-0.webp" },
          { name: "Walnut", picture: "desk-organizer-1.webp" },
        ],
      },
    ],
    variants: [
      { number: "HK-0409-O", values: ["Oak"], price: 42, stock: 58, weight: 1300, picture: "desk-organizer-0.webp" },
      { number: "HK-0409-W", values: ["Walnut"], price: 42, stock: 36, weight: 1350, picture: "desk-organizer-1.webp" },
    ],
    related: ["HK-0401", "HK-0201", "HK-0415"],
    soldBefore: 430,
    viewedBefore: 2600,
  },
  {
    number: "HK-0415",
    name: "Emergency Juice",
    subtitle: "10,000 mAh, two ports",
    categories: ["desk"],
    pictures: ["power-bank-0.webp", "power-bank-0-close.webp", "power-bank-0-angle.webp", "power-bank-2.webp"],
    description: copy`
      <p><strong>Two more phones than you have friends at the festival.</strong></p>
      <p>Charges a phone twice and a speaker once, tells you honestly how much is left, and fits the front pocket of
      jeans that were not bought yesterday. USB-C both ways.</p>
    `,
    attributes: [
      { name: "Holds", value: "10,000 mAh" },
      { name: "Ports", value: "USB-C in and out, USB-A out" },
      { name: "Power", value: "20 W" },
      { name: "Weight", value: "210 g" },
    ],
    specs: [
      {
        name: "Colour",
        values: [
          { name: "Black", picture: "power-bank-0.webp" },
          { name: "Ocean", picture: "power-bank-2.webp" },
        ],
      },
    ],
    variants: [
      { number: "HK-0415-B", values: ["Black"], price: 39, stock: 90, weight: 210, picture: "power-bank-0.webp" },
      { number: "HK-0415-O", values: ["Ocean"], price: 39, stock: 74, weight: 210, picture: "power-bank-2.webp" },
    ],
    related: ["HK-0608", "HK-0612", "HK-0724"],
    soldBefore: 690,
    viewedBefore: 3100,
  },
  {
    number: "HK-0420",
    name: "Lapel noise",
    subtitle: "Enamel pin, 25 mm",
    categories: ["desk"],
    pictures: [
      "enamel-pin-0.webp",
      "enamel-pin-1.webp",
      "enamel-pin-2.webp",
      "enamel-pin-0-close.webp",
      "enamel-pin-0-angle.webp",
    ],
    description: copy`
      <p><strong>The smallest honk we make.</strong></p>
      <p>Hard enamel, polished flat, on brass, with two posts at the back so it stays the right way up. Three weathers:
      the one over the lake, the one over the mountains we drove to once, and the one when the bars close.</p>
      <p>Shops take a board of twenty-four. Everyone else takes all three.</p>
    `,
    attributes: [
      { name: "Enamel", value: "Hard, polished" },
      { name: "Metal", value: "Brass" },
      { name: "Size", value: "25 mm" },
      { name: "Back", value: "Two posts, rubber clutches" },
    ],
    specs: [
      {
        name: "Weather",
        values: [
          { name: "Sunset", picture: "enamel-pin-0.webp" },
          { name: "Alpine", picture: "enamel-pin-1.webp" },
          { name: "Dusk", picture: "enamel-pin-2.webp" },
        ],
      },
    ],
    variants: [
      { number: "HK-0420-S", values: ["Sunset"], price: 9, stock: 410, weight: 12, picture: "enamel-pin-0.webp" },
      { number: "HK-0420-A", values: ["Alpine"], price: 9, stock: 380, weight: 12, picture: "enamel-pin-1.webp" },
      { number: "HK-0420-D", values: ["Dusk"], price: 9, stock: 290, weight: 12, picture: "enamel-pin-2.webp" },
    ],
    related: ["HK-0101", "HK-0302", "HK-0311"],
    soldBefore: 1980,
    viewedBefore: 4400,
  },
  {
    number: "HK-0499",
    name: "Your logo, boxed",
    subtitle: "Mug, cap, notes, from 50 boxes",
    categories: ["desk"],
    pictures: [
      "gift-box-0.webp",
      "gift-box-0-close.webp",
      "gift-box-0-angle.webp",
      "gift-box-1.webp",
      "gift-box-2.webp",
    ],
    description: copy`
      <p><strong>Merch for people who will really wear it.</strong></p>
      <p>Send us a logo as it is: vector, napkin, photograph of a van. You get a drawing within a day, a sample within a
      week, and fifty boxes or five thousand in three. Mug, cap and notebook are what most take; anything in the shop
      can go in.</p>
      <p>Price by how many and how many colours, so it is on request. Ask on WhatsApp, a person answers.</p>
    `,
    attributes: [
      { name: "From", value: "50 boxes" },
      { name: "Proof", value: "Within a day" },
      { name: "Made in", value: "Three weeks" },
      { name: "Colours", value: "Up to four" },
    ],
    specs: [
      {
        name: "Box",
        values: [
          { name: "Red", picture: "gift-box-0.webp" },
          { name: "Green and gold", picture: "gift-box-1.webp" },
          { name: "Kraft", picture: "gift-box-2.webp" },
        ],
      },
    ],
    variants: [
      { number: "HK-0499-R", values: ["Red"], price: null, stock: 5000, weight: 1100, picture: "gift-box-0.webp" },
      {
        number: "HK-0499-G",
        values: ["Green and gold"],
        price: null,
        stock: 5000,
        weight: 1100,
        picture: "gift-box-1.webp",
      },
      { number: "HK-0499-K", values: ["Kraft"], price: null, stock: 5000, weight: 1100, picture: "gift-box-2.webp" },
    ],
    related: ["HK-0201", "HK-0101", "HK-0401"],
    soldBefore: 8200,
    viewedBefore: 3700,
  },
]
