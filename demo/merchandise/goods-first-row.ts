import type { CatalogueGoods } from "../catalogue.ts"
import { copy } from "../copy.ts"

/** What the wall begins with; the third of them is the large one. */
export const firstRow: CatalogueGoods[] = [
  {
    number: "HK-0201",
    name: "Monday mug",
    subtitle: "350 ml, glazed twice",
    categories: ["drinkware"],
    tags: ["hot"],
    pictures: ["mug-2.webp", "mug-0.webp", "mug-1.webp", "mug-0-close.webp", "mug-0-angle.webp"],
    description: copy`
      <p><strong>The one that started it.</strong></p>
      <p>Dee painted a horn on forty of these for the bike shop’s birthday. They sold out before the cake did. The mug
      has not changed since: heavy, round-shouldered, with a handle for three fingers or one oven glove.</p>
      <p>Glazed twice, because once looked shy. Survives dishwashers, microwaves and at least one stairwell.</p>
    `,
    attributes: [
      { name: "Holds", value: "350 ml" },
      { name: "Clay", value: "Stoneware, fired at 1,240 °C" },
      { name: "Size", value: "9 × 9.5 cm" },
      { name: "Dishwasher", value: "Yes" },
      { name: "Microwave", value: "Yes" },
    ],
    specs: [
      {
        name: "Colour",
        values: [
          { name: "Coral", picture: "mug-2.webp" },
          { name: "Teal", picture: "mug-0.webp" },
          { name: "Crumb", picture: "mug-1.webp" },
        ],
      },
    ],
    variants: [
      { number: "HK-0201-C", values: ["Coral"], price: 18, stock: 212, weight: 380, picture: "mug-2.webp" },
      { number: "HK-0201-T", values: ["Teal"], price: 18, stock: 180, weight: 380, picture: "mug-0.webp" },
      { number: "HK-0201-S", values: ["Crumb"], price: 18, stock: 94, weight: 380, picture: "mug-1.webp" },
    ],
    related: ["HK-0214", "HK-0220", "HK-0401", "HK-0409"],
    soldBefore: 4210,
    viewedBefore: 18400,
  },
  {
    number: "HK-0101",
    name: "Lane Six cap",
    subtitle: "Washed twill, brass buckle",
    categories: ["headwear"],
    tags: ["new", "hot"],
    pictures: ["cap-0.webp", "cap-0-close.webp", "cap-0-angle.webp", "cap-1.webp"],
    description: copy`
      <p><strong>Five panels and a point.</strong></p>
      <p>Named after the lane that everyone leaves free at the public pool. Washed until it stops squeaking, with a brim
      that keeps the shape you give it and a patch that nobody has guessed right yet.</p>
      <p>One size, brass buckle, fits heads from 55 to 61 centimetres and most egos.</p>
    `,
    attributes: [
      { name: "Shell", value: "Washed cotton twill" },
      { name: "Patch", value: "Vegetable-tanned leather" },
      { name: "Fits", value: "55 to 61 cm" },
      { name: "Wash", value: "By hand, cold, seldom" },
    ],
    specs: [
      {
        name: "Colour",
        values: [
          { name: "Navy", picture: "cap-0.webp" },
          { name: "Bone and rust", picture: "cap-1.webp" },
        ],
      },
    ],
    variants: [
      { number: "HK-0101-N", values: ["Navy"], price: 32, stock: 148, weight: 110, picture: "cap-0.webp" },
      { number: "HK-0101-B", values: ["Bone and rust"], price: 32, stock: 61, weight: 110, picture: "cap-1.webp" },
    ],
    related: ["HK-0130", "HK-0302", "HK-0201", "HK-0311"],
    soldBefore: 1840,
    viewedBefore: 9200,
  },
  {
    number: "HK-0724",
    name: "School Run",
    subtitle: "Twenty-four litres of very visible canvas",
    categories: ["bags"],
    tags: ["hot", "run"],
    pictures: [
      "backpack-2.webp",
      "backpack-0.webp",
      "backpack-1.webp",
      "backpack-0-close.webp",
      "backpack-0-angle.webp",
    ],
    description: copy`
      <p><strong>Built for being late in.</strong></p>
      <p>The School Run is cut from 18-ounce waxed canvas and sewn with the same bonded thread they use on car seats.
      Real leather zip pulls, big enough for gloves. A back panel that lets your shirt stay your shirt. Fits a 15-inch
      laptop, a lunch, and one bad decision.</p>
      <p>We dye every colour once. This mustard came out a touch brighter than planned, so naturally we kept it.</p>
    `,
    attributes: [
      { name: "Volume", value: "16 or 24 litres" },
      { name: "Size", value: "46 × 30 × 17 cm" },
      { name: "Weight", value: "980 g" },
      { name: "Shell", value: "18 oz waxed canvas" },
      { name: "Trim", value: "Vegetable-tanned leather" },
    ],
    specs: [
      {
        name: "Colour",
        values: [
          { name: "Mustard", picture: "backpack-2.webp" },
          { name: "Moss", picture: "backpack-0.webp" },
          { name: "Denim", picture: "backpack-1.webp" },
        ],
      },
      { name: "Size", values: [{ name: "16 l" }, { name: "24 l" }, { name: "32 l" }] },
    ],
    variants: [
      {
        number: "HK-0724-M24",
        values: ["Mustard", "24 l"],
        price: 88,
        originalPrice: 110,
        stock: 61,
        weight: 980,
        picture: "backpack-2.webp",
      },
      {
        number: "HK-0724-M16",
        values: ["Mustard", "16 l"],
        price: 88,
        originalPrice: 110,
        stock: 24,
        weight: 820,
        picture: "backpack-2.webp",
      },
      {
        number: "HK-0724-M32",
        values: ["Mustard", "32 l"],
        price: 88,
        originalPrice: 110,
        stock: 0,
        weight: 1120,
        picture: "backpack-2.webp",
      },
      {
        number: "HK-0724-G24",
        values: ["Moss", "24 l"],
        price: 88,
        originalPrice: 110,
        stock: 40,
        weight: 980,
        picture: "backpack-0.webp",
      },
      {
        number: "HK-0724-G32",
        values: ["Moss", "32 l"],
        price: 88,
        originalPrice: 110,
        stock: 12,
        weight: 1120,
        picture: "backpack-0.webp",
      },
      {
        number: "HK-0724-D24",
        values: ["Denim", "24 l"],
        price: 88,
        originalPrice: 110,
        stock: 33,
        weight: 980,
        picture: "backpack-1.webp",
      },
      {
        number: "HK-0724-D16",
        values: ["Denim", "16 l"],
        price: 88,
        originalPrice: 110,
        stock: 0,
        weight: 820,
        picture: "backpack-1.webp",
      },
    ],
    related: ["HK-0214", "HK-0302", "HK-0220", "HK-0318"],
    soldBefore: 2960,
    viewedBefore: 14800,
  },
]
