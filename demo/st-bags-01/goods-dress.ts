import type { CatalogueGoods } from "../catalogue.ts"
import { copy } from "../copy.ts"

export const dress: CatalogueGoods[] = [
  {
    number: "1962-03",
    name: "Carré des Traboules",
    subtitle: "Silk twill, hand rolled",
    categories: ["silk"],
    tags: ["new", "gift", "evening"],
    pictures: [
      "silk-scarf-0.webp",
      "silk-scarf-0-close.webp",
      "silk-scarf-0-angle.webp",
      "silk-scarf-1.webp",
      "silk-scarf-2.webp",
    ],
    description: copy`
      <p>Ninety centimetres of Lyon twill, printed two streets from the workshop. The pattern is the plan of the
      covered passages of the Croix-Rousse, if you know how to read it; the centre is our courtyard.</p>
      <p>Hems are rolled by hand, towards the right side, which takes forty minutes and can be felt in the dark.</p>
    `,
    attributes: [
      { name: "Silk", value: "Twill, 16 mommes" },
      { name: "Size", value: "90 × 90 cm" },
      { name: "Print", value: "Screen, nine colours, Lyon" },
      { name: "Hem", value: "Rolled by hand" },
    ],
    specs: [
      {
        name: "Colours",
        values: [
          { name: "Navy and red", picture: "silk-scarf-0.webp" },
          { name: "Cream and burgundy", picture: "silk-scarf-1.webp" },
          { name: "Emerald", picture: "silk-scarf-2.webp" },
        ],
      },
    ],
    variants: [
      { number: "1962-03-N", values: ["Navy and red"], price: 260, stock: 16, weight: 110 },
      { number: "1962-03-C", values: ["Cream and burgundy"], price: 260, stock: 12, weight: 110 },
      { number: "1962-03-E", values: ["Emerald"], price: 260, stock: 9, weight: 110 },
    ],
    related: ["1948-02", "1995-02"],
    soldBefore: 1720,
    viewedBefore: 22310,
  },
  {
    number: "1979-02",
    name: "Capeline",
    subtitle: "Plaited straw, grosgrain ribbon",
    categories: ["sun"],
    pictures: ["sun-hat-0.webp", "sun-hat-0-close.webp", "sun-hat-0-angle.webp", "sun-hat-1.webp"],
    description: copy`
      <p>A brim wide enough for two to read under. Straw plaited in Caussade, sewn in a spiral that begins at the
      crown and has no end that anyone has found.</p>
      <p>We make it from April until the straw is used up. This year that was in August.</p>
    `,
    attributes: [
      { name: "Straw", value: "Wheat, Caussade" },
      { name: "Brim", value: "14 cm" },
      { name: "Ribbon", value: "Cotton grosgrain" },
      { name: "Again", value: "In April" },
    ],
    specs: [
      {
        name: "Ribbon",
        values: [
          { name: "Navy", picture: "sun-hat-0.webp" },
          { name: "Red", picture: "sun-hat-1.webp" },
        ],
      },
    ],
    variants: [
      { number: "1979-02-N", values: ["Navy"], price: 145, stock: 0, weight: 240 },
      { number: "1979-02-R", values: ["Red"], price: 145, stock: 0, weight: 240 },
    ],
    related: ["1974-06", "1991-03"],
    soldBefore: 640,
    viewedBefore: 9120,
  },
  {
    number: "1991-03",
    name: "Averse",
    subtitle: "Twill, chestnut handle",
    categories: ["rain"],
    tags: ["recommended"],
    pictures: ["umbrella-0.webp", "umbrella-0-close.webp", "umbrella-0-angle.webp", "umbrella-1.webp"],
    description: copy`
      <p>Eight ribs, one bent chestnut stick, and cloth that was woven to be heard. It opens with one hand and it does
      not turn inside out on the Pont Bonaparte, where we test them in November.</p>
    `,
    attributes: [
      { name: "Cloth", value: "Polyester twill, tight weave" },
      { name: "Stick", value: "Chestnut, steam bent, one piece" },
      { name: "Ribs", value: "Eight, steel" },
      { name: "Open", value: "104 cm across" },
    ],
    specs: [
      {
        name: "Cloth",
        values: [
          { name: "Navy", picture: "umbrella-0.webp" },
          { name: "Burgundy", picture: "umbrella-1.webp" },
        ],
      },
    ],
    variants: [
      { number: "1991-03-N", values: ["Navy"], price: 165, stock: 13, weight: 640 },
      { number: "1991-03-B", values: ["Burgundy"], price: 165, stock: 8, weight: 640 },
    ],
    related: ["1936-09", "1930-11"],
    soldBefore: 980,
    viewedBefore: 11760,
  },
  {
    number: "1983-04",
    name: "Midi",
    subtitle: "Acetate, mineral glass",
    categories: ["sun"],
    pictures: [
      "sunglasses-0.webp",
      "sunglasses-0-close.webp",
      "sunglasses-0-angle.webp",
      "sunglasses-1.webp",
      "sunglasses-2.webp",
    ],
    description: copy`
      <p>For the hour when the squares of Lyon have no shade. Acetate cut in Oyonnax, glass instead of plastic, and
      hinges with five barrels that close like the clasp of a Méridienne.</p>
    `,
    attributes: [
      { name: "Frame", value: "Acetate, Oyonnax" },
      { name: "Glass", value: "Mineral, category 3" },
      { name: "Width", value: "142 mm" },
      { name: "Case", value: "Calf offcut, included" },
    ],
    specs: [
      {
        name: "Frame",
        values: [
          { name: "Tortoise", picture: "sunglasses-0.webp" },
          { name: "Black", picture: "sunglasses-1.webp" },
          { name: "Champagne", picture: "sunglasses-2.webp" },
        ],
      },
    ],
    variants: [
      { number: "1983-04-T", values: ["Tortoise"], price: 290, stock: 9, weight: 180 },
      { number: "1983-04-B", values: ["Black"], price: 290, stock: 11, weight: 180 },
      { number: "1983-04-C", values: ["Champagne"], price: 290, stock: 5, weight: 180 },
    ],
    related: ["1979-02", "1974-06"],
    soldBefore: 760,
    viewedBefore: 10490,
  },
]
