import type { CatalogueGoods } from "../catalogue.ts"
import { copy } from "../copy.ts"

export const small: CatalogueGoods[] = [
  {
    number: "1955-01",
    name: "Carnet",
    subtitle: "Bridle leather, eight cards",
    categories: ["wallets"],
    tags: ["recommended", "hot"],
    pictures: ["wallet-0.webp", "wallet-0-close.webp", "wallet-0-angle.webp", "wallet-1.webp"],
    description: copy`
      <p>Eight cards, folded notes and a slip for the thing you keep. Cut from the shoulder, where the hide is closest,
      so that it stays as flat as a letter.</p>
      <p>The edges get five coats and a day between each. It is the first thing an apprentice is allowed to sell.</p>
    `,
    attributes: [
      { name: "Leather", value: "Bridle, shoulder" },
      { name: "Holds", value: "Eight cards, notes, one slip" },
      { name: "Size", value: "11 × 9 × 1.2 cm" },
      { name: "Edges", value: "Five coats, by hand" },
    ],
    specs: [
      {
        name: "Leather",
        values: [
          { name: "Chestnut", picture: "wallet-0.webp" },
          { name: "Black", picture: "wallet-1.webp" },
        ],
      },
    ],
    variants: [
      { number: "1955-01-C", values: ["Chestnut"], price: 210, stock: 22, weight: 160 },
      { number: "1955-01-B", values: ["Black"], price: 210, stock: 18, weight: 160 },
    ],
    related: ["1930-11", "1927-03", "1921-04"],
    soldBefore: 5230,
    viewedBefore: 40110,
  },
  {
    number: "1930-11",
    name: "Sangle 35",
    subtitle: "Bridle leather, steel buckle",
    categories: ["belts"],
    tags: ["recommended"],
    pictures: ["belt-0.webp", "belt-0-close.webp", "belt-0-angle.webp", "belt-1.webp"],
    description: copy`
      <p>Thirty-five millimetres wide, four thick, cut along the back of the hide where it does not stretch. The
      buckle is cast in Thiers and held by two screws: change it, or shorten the strap, with a coin.</p>
      <p>Measure the belt you wear, from the buckle to the hole you use. That is your size.</p>
    `,
    attributes: [
      { name: "Leather", value: "Bridle, back, 4 mm" },
      { name: "Width", value: "35 mm" },
      { name: "Buckle", value: "Stainless steel, Thiers" },
      { name: "Holes", value: "Five, 25 mm apart" },
    ],
    specs: [
      {
        name: "Leather",
        values: [
          { name: "Chestnut", picture: "belt-0.webp" },
          { name: "Black", picture: "belt-1.webp" },
        ],
      },
      { name: "Size", values: [{ name: "80 cm" }, { name: "90 cm" }, { name: "100 cm" }] },
    ],
    variants: [
      { number: "1930-11-C80", values: ["Chestnut", "80 cm"], price: 190, stock: 8, weight: 260 },
      { number: "1930-11-C90", values: ["Chestnut", "90 cm"], price: 190, stock: 12, weight: 280 },
      { number: "1930-11-C100", values: ["Chestnut", "100 cm"], price: 190, stock: 7, weight: 300 },
      { number: "1930-11-B80", values: ["Black", "80 cm"], price: 190, stock: 6, weight: 260 },
      { number: "1930-11-B90", values: ["Black", "90 cm"], price: 190, stock: 10, weight: 280 },
      { number: "1930-11-B100", values: ["Black", "100 cm"], price: 190, stock: 0, weight: 300 },
    ],
    related: ["1955-01", "1927-03"],
    soldBefore: 2740,
    viewedBefore: 19850,
  },
  {
    number: "1927-03",
    name: "Porte-clef",
    subtitle: "Bridle leather, solid brass",
    categories: ["desk"],
    tags: ["recommended", "gift"],
    pictures: ["keychain-0.webp", "keychain-0-close.webp", "keychain-0-angle.webp", "keychain-1.webp"],
    description: copy`
      <p>Made from what is left of a Méridienne when the flap has been cut. Brass that you can hear in the bottom of a
      bag, and room on the leather for three initials.</p>
    `,
    attributes: [
      { name: "Leather", value: "Saddle calf offcut" },
      { name: "Ring", value: "Solid brass, 30 mm" },
      { name: "Monogram", value: "Three initials, gold or blind" },
      { name: "Length", value: "11 cm" },
    ],
    specs: [
      {
        name: "Leather",
        values: [
          { name: "Cognac", picture: "keychain-0.webp" },
          { name: "Navy", picture: "keychain-1.webp" },
        ],
      },
    ],
    variants: [
      { number: "1927-03-C", values: ["Cognac"], price: 85, stock: 40, weight: 70 },
      { number: "1927-03-N", values: ["Navy"], price: 85, stock: 34, weight: 70 },
    ],
    related: ["1955-01", "1988-05"],
    soldBefore: 6100,
    viewedBefore: 24400,
  },
  {
    number: "1988-05",
    name: "Cahier",
    subtitle: "Calf cover, 192 pages",
    categories: ["desk"],
    tags: ["gift"],
    pictures: [
      "notebook-0.webp",
      "notebook-0-close.webp",
      "notebook-0-angle.webp",
      "notebook-1.webp",
      "notebook-2.webp",
    ],
    description: copy`
      <p>The atelier’s own order book, with your orders in it. Paper from Arches that takes ink on both sides, a cover
      of the thin calf that bags are lined with, and a band that closes without clicking.</p>
    `,
    attributes: [
      { name: "Cover", value: "Calf, 0.8 mm" },
      { name: "Paper", value: "Arches, 90 g, 192 pages" },
      { name: "Size", value: "A5" },
      { name: "Refill", value: "Sewn blocks, always in stock" },
    ],
    specs: [
      {
        name: "Cover",
        values: [
          { name: "Ink blue", picture: "notebook-0.webp" },
          { name: "Brick", picture: "notebook-1.webp" },
          { name: "Forest", picture: "notebook-2.webp" },
        ],
      },
    ],
    variants: [
      { number: "1988-05-I", values: ["Ink blue"], price: 95, stock: 26, weight: 420 },
      { number: "1988-05-B", values: ["Brick"], price: 95, stock: 19, weight: 420 },
      { number: "1988-05-F", values: ["Forest"], price: 95, stock: 15, weight: 420 },
    ],
    related: ["1927-03", "1955-01"],
    soldBefore: 1890,
    viewedBefore: 14020,
  },
]
