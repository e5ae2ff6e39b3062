import type { CatalogueGoods } from "../catalogue.ts"
import { copy } from "../copy.ts"

export const headAndDrink: CatalogueGoods[] = [
  {
    number: "HK-0214",
    name: "Long Haul 750",
    subtitle: "Steel, hot for 12 hours",
    categories: ["drinkware"],
    tags: ["new"],
    pictures: ["tumbler-0.webp", "tumbler-0-close.webp", "tumbler-0-angle.webp", "tumbler-1.webp", "tumbler-2.webp"],
    description: copy`
      <p><strong>Chicago to Memphis, still too hot to sip.</strong></p>
      <p>Two walls of steel with nothing between them, which is the best insulation there is. The loop on the lid takes
      one finger, the mouth takes ice cubes, and the base has a rubber foot, so it does not ring when you put it down
      at the back of a lecture.</p>
      <p>Three quarters of a litre. We drove it; see above.</p>
    `,
    attributes: [
      { name: "Holds", value: "750 ml" },
      { name: "Hot for", value: "12 hours" },
      { name: "Cold for", value: "24 hours" },
      { name: "Steel", value: "18/8, powder coated" },
      { name: "Size", value: "8 × 26 cm" },
    ],
    specs: [
      {
        name: "Colour",
        values: [
          { name: "Teal", picture: "tumbler-0.webp" },
          { name: "Sand and bamboo", picture: "tumbler-1.webp" },
          { name: "Brick", picture: "tumbler-2.webp" },
        ],
      },
    ],
    variants: [
      {
        number: "HK-0214-T",
        values: ["Teal"],
        price: 38,
        originalPrice: 46,
        stock: 120,
        weight: 420,
        picture: "tumbler-0.webp",
      },
      {
        number: "HK-0214-S",
        values: ["Sand and bamboo"],
        price: 38,
        originalPrice: 46,
        stock: 77,
        weight: 430,
        picture: "tumbler-1.webp",
      },
      {
        number: "HK-0214-B",
        values: ["Brick"],
        price: 38,
        originalPrice: 46,
        stock: 58,
        weight: 420,
        picture: "tumbler-2.webp",
      },
    ],
    related: ["HK-0201", "HK-0220", "HK-0724", "HK-0510"],
    soldBefore: 1320,
    viewedBefore: 7600,
  },
  {
    number: "HK-0118",
    name: "Roof Down",
    subtitle: "Straw hat, wide brim",
    categories: ["headwear"],
    tags: ["recommended"],
    pictures: ["sun-hat-0.webp", "sun-hat-0-close.webp", "sun-hat-0-angle.webp", "sun-hat-1.webp"],
    description: copy`
      <p><strong>Shade for two.</strong></p>
      <p>Eleven centimetres of brim. It was meant for convertibles and turned out to be for balconies, allotments and
      one very bright funeral.</p>
      <p>Plaited by hand, so no two are quite round. The ribbon comes off and goes on again.</p>
    `,
    attributes: [
      { name: "Straw", value: "Wheat, plaited by hand" },
      { name: "Brim", value: "11 cm" },
      { name: "Fits", value: "56 to 60 cm, with a drawstring" },
      { name: "Rain", value: "No" },
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
      { number: "HK-0118-N", values: ["Navy"], price: 36, stock: 44, weight: 140, picture: "sun-hat-0.webp" },
      { number: "HK-0118-R", values: ["Red"], price: 36, stock: 38, weight: 140, picture: "sun-hat-1.webp" },
    ],
    related: ["HK-0130", "HK-0302", "HK-0220"],
    soldBefore: 310,
    viewedBefore: 2200,
  },
  {
    number: "HK-0220",
    name: "Squeeze pair",
    subtitle: "Two bottles, 600 ml each",
    categories: ["drinkware"],
    tags: ["recommended"],
    pictures: ["water-bottle-2.webp", "water-bottle-0.webp", "water-bottle-0-close.webp", "water-bottle-0-angle.webp"],
    description: copy`
      <p><strong>One for you, one for whoever forgot theirs.</strong></p>
      <p>Bike bottles with a valve that opens by teeth and closes by chin. They go into any cage and any child’s hand,
      and they do not taste of the last drink, which was the hard part.</p>
      <p>Sold as two. We tried selling one and everybody came back.</p>
    `,
    attributes: [
      { name: "Hold", value: "600 ml each" },
      { name: "Made of", value: "LDPE, no BPA" },
      { name: "Fits", value: "Standard bottle cages" },
      { name: "Dishwasher", value: "Top rack" },
    ],
    specs: [
      {
        name: "Colour",
        values: [
          { name: "Berry and grape", picture: "water-bottle-2.webp" },
          { name: "Clear and blue", picture: "water-bottle-0.webp" },
        ],
      },
    ],
    variants: [
      {
        number: "HK-0220-B",
        values: ["Berry and grape"],
        price: 24,
        stock: 86,
        weight: 210,
        picture: "water-bottle-2.webp",
      },
      {
        number: "HK-0220-C",
        values: ["Clear and blue"],
        price: 24,
        stock: 130,
        weight: 210,
        picture: "water-bottle-0.webp",
      },
    ],
    related: ["HK-0214", "HK-0501", "HK-0101"],
    soldBefore: 870,
    viewedBefore: 3900,
  },
  {
    number: "HK-0130",
    name: "Side Eye",
    subtitle: "Sunglasses, spring hinges",
    categories: ["headwear"],
    pictures: [
      "sunglasses-0.webp",
      "sunglasses-0-close.webp",
      "sunglasses-0-angle.webp",
      "sunglasses-1.webp",
      "sunglasses-2.webp",
    ],
    description: copy`
      <p><strong>Nobody has to know where you look.</strong></p>
      <p>Thick acetate, cut from one sheet, with hinges that give when you push them up into your hair for the ninth
      time today. Category three lenses, polarised, so the car in front keeps its windscreen to itself.</p>
      <p>Comes in a pouch that you will lose. The second pouch is free, write to us.</p>
    `,
    attributes: [
      { name: "Frame", value: "Acetate, 4 mm" },
      { name: "Lenses", value: "Polarised, category 3" },
      { name: "Width", value: "145 mm" },
      { name: "In the box", value: "Pouch, cloth" },
    ],
    specs: [
      {
        name: "Colour",
        values: [
          { name: "Tortoise", picture: "sunglasses-0.webp" },
          { name: "Black", picture: "sunglasses-1.webp" },
          { name: "Champagne", picture: "sunglasses-2.webp" },
        ],
      },
    ],
    variants: [
      { number: "HK-0130-T", values: ["Tortoise"], price: 44, stock: 72, weight: 90, picture: "sunglasses-0.webp" },
      { number: "HK-0130-B", values: ["Black"], price: 44, stock: 96, weight: 90, picture: "sunglasses-1.webp" },
      { number: "HK-0130-C", values: ["Champagne"], price: 44, stock: 0, weight: 90, picture: "sunglasses-2.webp" },
    ],
    related: ["HK-0101", "HK-0118", "HK-0501"],
    soldBefore: 620,
    viewedBefore: 4100,
  },
]
