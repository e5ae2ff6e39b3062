import type { CatalogueGoods } from "../catalogue.ts"
import { copy } from "../copy.ts"

export const bags: CatalogueGoods[] = [
  {
    number: "23101",
    name: "Ramble backpack",
    subtitle: "Waxed canvas, 18 l",
    categories: ["bags"],
    tags: ["hot"],
    pictures: ["backpack-0.webp", "backpack-0-close.webp", "backpack-0-angle.webp"],
    description: copy`
      <p>Forest-green canvas, waxed once at the mill and once by us, with leather at the places that rub. It opens
      flat like a case, so the jumper at the bottom is not at the bottom.</p>
      <p>The laptop sleeve hangs free of the floor by three centimetres. You will be grateful the first time you set
      it down on a train.</p>
      <ul>
        <li><strong>18 l</strong> for a day and a lunch.</li>
        <li><strong>26 l</strong> for a night and a change of mind.</li>
      </ul>
      <p>Buckles are brass and replaceable. We keep a jar of them by the counter.</p>
    `,
    attributes: [
      { name: "Material", value: "Waxed canvas, bridle leather" },
      { name: "Laptop", value: "To 14 or 16 inches" },
      { name: "Pockets", value: "Two outside, three inside" },
      { name: "Buckles", value: "Solid brass" },
      { name: "Promise", value: "Repaired for two years" },
    ],
    specs: [{ name: "Size", values: [{ name: "18 l" }, { name: "26 l" }] }],
    variants: [
      { number: "23101-18", values: ["18 l"], price: 96, stock: 35, weight: 980 },
      { number: "23101-26", values: ["26 l"], price: 112, stock: 20, weight: 1190 },
    ],
    related: ["20933", "23102", "23201"],
    soldBefore: 2080,
    viewedBefore: 33019,
  },
  {
    number: "23102",
    name: "Weekend duffel",
    subtitle: "Canvas and leather",
    categories: ["bags"],
    tags: ["new", "recommended"],
    pictures: ["duffel-bag-0.webp", "duffel-bag-0-close.webp", "duffel-bag-0-angle.webp", "duffel-bag-1.webp"],
    description: copy`
      <p>Holds what a reasonable person needs from Friday to Sunday, plus the second pair of shoes. Navy canvas on a
      leather floor with five brass feet, so a wet platform stays its own business.</p>
      <p>The zip runs past both ends, which lets the mouth open like a doctor’s bag. Under the flap in front there is
      room for a ticket, a key and a book you will not read.</p>
      <p>It fits every cabin sizer we could argue our way up to: 50 by 26 by 24. The shoulder strap unclips and rolls
      up small.</p>
    `,
    attributes: [
      { name: "Material", value: "Canvas, vegetable-tanned leather" },
      { name: "Holds", value: "36 l" },
      { name: "Size", value: "50 × 26 × 24 cm" },
      { name: "Strap", value: "Removable, 70 to 130 cm" },
      { name: "Cabin", value: "Yes, most airlines" },
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
      { number: "23102-N", values: ["Navy"], price: 128, stock: 24, weight: 1620, picture: "duffel-bag-0.webp" },
      { number: "23102-O", values: ["Olive"], price: 128, stock: 7, weight: 1620, picture: "duffel-bag-1.webp" },
    ],
    related: ["23110", "23101", "23301"],
    soldBefore: 610,
    viewedBefore: 12750,
  },
  {
    number: "22045",
    name: "Beach-day tote",
    subtitle: "Heavy cotton",
    categories: ["bags"],
    tags: ["new", "picks"],
    pictures: ["tote-bag-0.webp", "tote-bag-0-close.webp", "tote-bag-0-angle.webp"],
    description: copy`
      <p>Heavy cotton, rope-stiff handles, and a foot dipped in navy because that is the part that meets the sand. The
      sun on the front was cut in lino by Moira from Returns, on a slow Tuesday in 2022.</p>
      <p>Two towels, four peaches, one water pistol. There is a zipped pocket for the keys, sewn high, where a hand
      finds it and the sea does not.</p>
      <p>Wash cold, dry in the wind. The print fades a little every summer and nobody has complained yet.</p>
    `,
    attributes: [
      { name: "Material", value: "Cotton canvas, 16 oz" },
      { name: "Size", value: "42 × 36 × 16 cm" },
      { name: "Handles", value: "Over the shoulder, 27 cm drop" },
      { name: "Print", value: "Linocut, water-based ink" },
    ],
    variants: [{ number: "22045-1", price: 34, stock: 73, weight: 520 }],
    tiers: [
      { begin: 10, price: 30.5 },
      { begin: 50, price: 26 },
      { begin: 150, price: 22.8 },
    ],
    related: ["20702", "23201", "23120"],
    soldBefore: 731,
    viewedBefore: 10466,
  },
  {
    number: "23110",
    name: "Cabin case",
    subtitle: "Polycarbonate, 37 l",
    categories: ["bags"],
    tags: ["new", "picks"],
    selfActivity: true,
    pictures: [
      "suitcase-0.webp",
      "suitcase-0-close.webp",
      "suitcase-0-angle.webp",
      "suitcase-1.webp",
      "suitcase-3.webp",
    ],
    description: copy`
      <p>Back in stock, in three colours. Ribbed shell, quiet wheels, a handle with three stops and no wobble at any of
      them. Ines rolled the sample from the ferry to the office for a season, cobbles included; wheels two and three
      are the same ones.</p>
      <p>Inside: one half for shirts under a flat divider, one for everything else. The lock opens with a code or, for
      the border people, with their key.</p>
      <p>A wheel costs nine dollars and needs one screwdriver. <strong>We send it, you turn it.</strong></p>
    `,
    attributes: [
      { name: "Size", value: "55 × 38 × 20 cm" },
      { name: "Holds", value: "37 l" },
      { name: "Shell", value: "Polycarbonate" },
      { name: "Wheels", value: "Four, replaceable" },
      { name: "Lock", value: "TSA, three digits" },
    ],
    specs: [
      {
        name: "Colour",
        values: [
          { name: "Midnight", picture: "suitcase-0.webp" },
          { name: "Rose", picture: "suitcase-1.webp" },
          { name: "Sage", picture: "suitcase-3.webp" },
        ],
      },
    ],
    variants: [
      { number: "23110-MI", values: ["Midnight"], price: 148, stock: 29, weight: 2700, picture: "suitcase-0.webp" },
      { number: "23110-RO", values: ["Rose"], price: 148, stock: 5, weight: 2700, picture: "suitcase-1.webp" },
      { number: "23110-SA", values: ["Sage"], price: 148, stock: 0, weight: 2700, picture: "suitcase-3.webp" },
    ],
    related: ["23102", "23210", "23401"],
    soldBefore: 1180,
    viewedBefore: 26003,
  },
  {
    number: "23120",
    name: "Ferry handbag",
    subtitle: "Full-grain calf",
    categories: ["bags"],
    tags: ["recommended", "picks"],
    pictures: ["handbag-0.webp", "handbag-0-close.webp", "handbag-0-angle.webp", "handbag-1.webp", "handbag-2.webp"],
    description: copy`
      <p>“The bag I moved house with,” says Ines, who buys for Travel. Passport, contracts, a hammer, the cat’s
      papers: it stood on the ferry deck for six trips and still closes with one click.</p>
      <p>Full-grain leather over a board base, so it stands by itself on a café chair. One handle for the hand, a
      strap for the days with a child on the other arm.</p>
      <p>The leather starts stiff and gives in after a month. <strong>Navy</strong> hides rain best,
      <strong>cognac</strong> ages best, <strong>cream</strong> is for people with clean hands.</p>
    `,
    attributes: [
      { name: "Material", value: "Full-grain calf, cotton lining" },
      { name: "Size", value: "28 × 22 × 12 cm" },
      { name: "Strap", value: "Removable, 95 to 115 cm" },
      { name: "Closure", value: "Turn lock, brass" },
      { name: "Made in", value: "Ubrique, Spain" },
    ],
    specs: [
      {
        name: "Colour",
        values: [
          { name: "Cognac", picture: "handbag-0.webp" },
          { name: "Navy", picture: "handbag-1.webp" },
          { name: "Cream", picture: "handbag-2.webp" },
        ],
      },
    ],
    variants: [
      {
        number: "23120-C",
        values: ["Cognac"],
        price: 119,
        originalPrice: 149,
        stock: 9,
        weight: 940,
        picture: "handbag-0.webp",
      },
      {
        number: "23120-N",
        values: ["Navy"],
        price: 119,
        originalPrice: 149,
        stock: 16,
        weight: 940,
        picture: "handbag-1.webp",
      },
      { number: "23120-W", values: ["Cream"], price: 129, stock: 3, weight: 940, picture: "handbag-2.webp" },
    ],
    related: ["23310", "23301", "22045"],
    soldBefore: 540,
    viewedBefore: 17721,
  },
]
