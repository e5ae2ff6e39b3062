import type { CatalogueGoods } from "../catalogue.ts"
import { copy } from "../copy.ts"

export const person: CatalogueGoods[] = [
  {
    number: "1969-10",
    name: "Quart d’heure",
    subtitle: "Automatic, saddle calf strap",
    categories: ["watches"],
    tags: ["hot"],
    pictures: [
      "wristwatch-0.webp",
      "wristwatch-0-close.webp",
      "wristwatch-0-angle.webp",
      "wristwatch-1.webp",
      "wristwatch-3.webp",
    ],
    description: copy`
      <p>In Lyon the polite hour is a quarter past. The dial marks quarters only, and the strap is cut from the same
      hides as our handles, so that it darkens where you wear it.</p>
      <p>The movement comes from Besançon and is regulated there; the strap you may bring to us for ever.</p>
    `,
    attributes: [
      { name: "Movement", value: "Automatic, 38 hours, Besançon" },
      { name: "Case", value: "Steel, 38 mm, sapphire" },
      { name: "Strap", value: "Saddle calf, 18 mm" },
      { name: "Water", value: "Five atmospheres" },
    ],
    specs: [
      {
        name: "Dial",
        values: [
          { name: "Blue", picture: "wristwatch-0.webp" },
          { name: "Rose gold", picture: "wristwatch-1.webp" },
          { name: "Green", picture: "wristwatch-3.webp" },
        ],
      },
    ],
    variants: [
      { number: "1969-10-B", values: ["Blue"], price: 1350, stock: 4, weight: 310 },
      { number: "1969-10-R", values: ["Rose gold"], price: 1540, stock: 2, weight: 320 },
      { number: "1969-10-G", values: ["Green"], price: 1350, stock: 3, weight: 310 },
    ],
    related: ["1930-11", "1955-01"],
    soldBefore: 430,
    viewedBefore: 13980,
  },
  {
    number: "1995-02",
    name: "Maillon",
    subtitle: "The link of our chains, as a necklace",
    categories: ["jewels"],
    tags: ["gift", "evening"],
    pictures: ["necklace-0.webp", "necklace-0-close.webp", "necklace-0-angle.webp", "necklace-1.webp"],
    description: copy`
      <p>When the chain maker retired in 1995 he left us his tools and one finished length, too fine for a bag. It
      became this. Gilt over silver, and a stone that his daughter still sets.</p>
    `,
    attributes: [
      { name: "Metal", value: "Silver 925, gilt" },
      { name: "Length", value: "42 cm, and 5 more" },
      { name: "Clasp", value: "Quarter-turn" },
      { name: "Box", value: "Calf offcut" },
    ],
    specs: [
      {
        name: "Stone",
        values: [
          { name: "Emerald", picture: "necklace-0.webp" },
          { name: "Double pearl", picture: "necklace-1.webp" },
        ],
      },
    ],
    variants: [
      { number: "1995-02-E", values: ["Emerald"], price: 420, stock: 6, weight: 90 },
      { number: "1995-02-P", values: ["Double pearl"], price: 380, stock: 7, weight: 90 },
    ],
    related: ["1962-03", "1948-02"],
    soldBefore: 510,
    viewedBefore: 9410,
  },
  {
    number: "2004-12",
    name: "Eau de sellier",
    subtitle: "Eau de parfum, 50 ml",
    categories: ["scent"],
    tags: ["recommended", "gift"],
    pictures: ["perfume-0.webp", "perfume-0-close.webp", "perfume-0-angle.webp", "perfume-1.webp", "perfume-2.webp"],
    description: copy`
      <p>Visitors always say the same thing on the stairs. We asked a nose in Grasse to keep it: hide, beeswax, linen
      thread, and the coffee of the floor below.</p>
      <p>Three readings of one room: Matin with rose, Atelier with amber and walnut, Cour with water on stone.</p>
    `,
    attributes: [
      { name: "Holds", value: "50 ml" },
      { name: "Made", value: "In Grasse, in batches of three hundred" },
      { name: "Bottle", value: "Refilled at the counter in Lyon" },
      { name: "Lasts", value: "A working day" },
    ],
    specs: [
      {
        name: "Reading",
        values: [
          { name: "Matin", picture: "perfume-0.webp" },
          { name: "Atelier", picture: "perfume-1.webp" },
          { name: "Cour", picture: "perfume-2.webp" },
        ],
      },
    ],
    variants: [
      { number: "2004-12-M", values: ["Matin"], price: 128, stock: 21, weight: 260 },
      { number: "2004-12-A", values: ["Atelier"], price: 128, stock: 17, weight: 260 },
      { number: "2004-12-C", values: ["Cour"], price: 128, stock: 14, weight: 260 },
    ],
    related: ["1962-03", "1995-02"],
    soldBefore: 1330,
    viewedBefore: 16070,
  },
]
