import type { CatalogueGoods } from "../catalogue.ts"
import { copy } from "../copy.ts"

/** Behind the word that stands in the letter. */
export const archive: CatalogueGoods[] = [
  {
    number: "0903",
    name: "Archive, lot one",
    subtitle: "Cabin case, issue 9",
    categories: ["archive"],
    encrypted: true,
    pictures: [
      "suitcase-1.webp",
      "suitcase-0.webp",
      "suitcase-0-close.webp",
      "suitcase-0-angle.webp",
      "suitcase-3.webp",
    ],
    description: copy`
      <p>You read the letter. This is what it meant.</p>
      <p>The cabin case of issue 9, photographed on the night train to Ventimiglia and never sold, because the maker
      closed in the same week. Thirty-one were in our stock room under a cloth. They have a number inside the lid and
      the smell of a stock room, which goes.</p>
    `,
    attributes: [
      { name: "Issue", value: "9, Wagon-lit" },
      { name: "Left", value: "Thirty-one" },
      { name: "Size", value: "55 × 38 × 21 cm" },
      { name: "Shell", value: "Polycarbonate, ribbed" },
    ],
    specs: [
      {
        name: "Colour",
        values: [
          { name: "Rose", picture: "suitcase-1.webp" },
          { name: "Midnight blue", picture: "suitcase-0.webp" },
          { name: "Sage", picture: "suitcase-3.webp" },
        ],
      },
    ],
    variants: [
      { number: "0903-R", values: ["Rose"], price: 190, originalPrice: 290, stock: 9, weight: 3100 },
      { number: "0903-M", values: ["Midnight blue"], price: 190, originalPrice: 290, stock: 14, weight: 3100 },
      { number: "0903-S", values: ["Sage"], price: 190, originalPrice: 290, stock: 8, weight: 3100 },
    ],
    related: ["1001"],
    soldBefore: 22,
    viewedBefore: 410,
  },
  {
    number: "1001",
    name: "Archive, lot two",
    subtitle: "Weekend bag, issue 10",
    categories: ["archive"],
    encrypted: true,
    pictures: ["duffel-bag-0.webp", "duffel-bag-0-close.webp", "duffel-bag-0-angle.webp", "duffel-bag-1.webp"],
    description: copy`
      <p>Friday, four o’clock, the bag is by the door.</p>
      <p>From the pictures of issue 10: the one on the jetty, and the one that fell in and was dried on the roof of the
      car. Nineteen are left. Not that one; we kept that one.</p>
    `,
    attributes: [
      { name: "Issue", value: "10, Friday" },
      { name: "Left", value: "Nineteen" },
      { name: "Size", value: "48 × 28 × 26 cm" },
      { name: "Cloth", value: "Canvas, bridle handles" },
    ],
    specs: [
      {
        name: "Colour",
        values: [
          { name: "Navy", picture: "duffel-bag-0.webp" },
          { name: "Olive", picture: "duffel-bag-1.webp" },
        ],
      },
    ],
    variants: [
      { number: "1001-N", values: ["Navy"], price: 120, originalPrice: 180, stock: 11, weight: 1200 },
      { number: "1001-O", values: ["Olive"], price: 120, originalPrice: 180, stock: 8, weight: 1200 },
    ],
    related: ["0903"],
    soldBefore: 17,
    viewedBefore: 350,
  },
]
