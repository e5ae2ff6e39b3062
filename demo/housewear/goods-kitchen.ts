import type { CatalogueGoods } from "../catalogue.ts"
import { copy } from "../copy.ts"

export const kitchen: CatalogueGoods[] = [
  {
    number: "L-4010",
    name: "Søndag casserole",
    subtitle: "Enamelled iron, 4.2 l",
    categories: ["stove"],
    tags: ["hot"],
    pictures: [
      "cooking-pot-0.webp",
      "cooking-pot-0-close.webp",
      "cooking-pot-0-angle.webp",
      "cooking-pot-1.webp",
      "cooking-pot-2.webp",
    ],
    description: copy`
      <p>Søndag is Sunday. It wants three hours, a bone and no hurry, and forgives everything but dish soap on a hot
      lid.</p>
      <p>Cast near Jönköping, enamelled three times, with a steel knob that the oven does not mind. It will be on the
      table when your children’s children argue about who gets it.</p>
    `,
    attributes: [
      { name: "Holds", value: "4.2 l, for six" },
      { name: "Iron", value: "Cast, enamelled inside and out" },
      { name: "Heat", value: "All stoves, oven to 250 degrees" },
      { name: "Weight", value: "5.6 kg with its lid" },
    ],
    specs: [
      {
        name: "Enamel",
        values: [
          { name: "Flame", picture: "cooking-pot-0.webp" },
          { name: "Deep blue", picture: "cooking-pot-1.webp" },
          { name: "Sage", picture: "cooking-pot-2.webp" },
        ],
      },
    ],
    variants: [
      { number: "L-4010-F", values: ["Flame"], price: 148, stock: 26, weight: 5600, picture: "cooking-pot-0.webp" },
      {
        number: "L-4010-DB",
        values: ["Deep blue"],
        price: 148,
        stock: 19,
        weight: 5600,
        picture: "cooking-pot-1.webp",
      },
      { number: "L-4010-S", values: ["Sage"], price: 148, stock: 14, weight: 5600, picture: "cooking-pot-2.webp" },
    ],
    tiers: [
      { begin: 4, price: 138 },
      { begin: 12, price: 124 },
    ],
    related: ["L-4130", "L-4020", "L-4110"],
    soldBefore: 970,
    viewedBefore: 6903,
  },
  {
    number: "L-4110",
    name: "Korn jars, pair",
    subtitle: "Glass, beech stopper",
    categories: ["pantry"],
    tags: ["new"],
    pictures: ["storage-jar-0.webp", "storage-jar-0-close.webp", "storage-jar-0-angle.webp", "storage-jar-1.webp"],
    description: copy`
      <p>A tall one for spaghetti and a short one for what is left of it. The stopper is turned, not pressed, and sits
      on a ring that lasts about as long as you do.</p>
      <p>Korn is grain. It is also rice, coffee, tea lights and, in one kitchen we know, Lego.</p>
    `,
    attributes: [
      { name: "Holds", value: "2.1 l and 0.9 l" },
      { name: "Glass", value: "Borosilicate" },
      { name: "Stopper", value: "Beech or walnut, silicone ring" },
      { name: "Clean", value: "Glass in the machine, wood by hand" },
    ],
    specs: [
      {
        name: "Stopper",
        values: [
          { name: "Beech", picture: "storage-jar-0.webp" },
          { name: "Walnut", picture: "storage-jar-1.webp" },
        ],
      },
    ],
    variants: [
      { number: "L-4110-B", values: ["Beech"], price: 34, stock: 88, weight: 1500, picture: "storage-jar-0.webp" },
      { number: "L-4110-W", values: ["Walnut"], price: 34, stock: 52, weight: 1500, picture: "storage-jar-1.webp" },
    ],
    tiers: [
      { begin: 6, price: 30 },
      { begin: 24, price: 26 },
      { begin: 96, price: 22 },
    ],
    related: ["L-4020", "L-4130", "L-4010"],
    soldBefore: 1320,
    viewedBefore: 9353,
  },
  {
    number: "L-4040",
    name: "Havre teapot",
    subtitle: "Oat glaze, brass knob, 1.1 l",
    categories: ["cups"],
    tags: ["signe"],
    pictures: ["teapot-1.webp", "teapot-0.webp", "teapot-2.webp", "teapot-0-close.webp", "teapot-0-angle.webp"],
    description: copy`
      <p>Our potter throws forty a week and keeps thirty-six. The other four have a wobble, and are sold on Fridays at
      the counter, to people who like that sort of thing.</p>
      <p>It pours without a drip. We know that everyone says so; bring a white cloth and try.</p>
    `,
    attributes: [
      { name: "Holds", value: "1.1 l, four cups" },
      { name: "Strainer", value: "Thrown into the spout" },
      { name: "Clay", value: "Stoneware, lead free" },
      { name: "Made in", value: "Ebeltoft, Denmark" },
    ],
    specs: [
      {
        name: "Glaze",
        values: [
          { name: "Oat", picture: "teapot-1.webp" },
          { name: "Sea green", picture: "teapot-0.webp" },
          { name: "Ink", picture: "teapot-2.webp" },
        ],
      },
    ],
    variants: [
      { number: "L-4040-O", values: ["Oat"], price: 58, stock: 24, weight: 980, picture: "teapot-1.webp" },
      { number: "L-4040-SG", values: ["Sea green"], price: 58, stock: 20, weight: 980, picture: "teapot-0.webp" },
      { number: "L-4040-I", values: ["Ink"], price: 58, stock: 11, weight: 980, picture: "teapot-2.webp" },
    ],
    tiers: [
      { begin: 6, price: 53 },
      { begin: 24, price: 46 },
    ],
    related: ["L-4020", "L-4050", "L-4110"],
    soldBefore: 760,
    viewedBefore: 5433,
  },
  {
    number: "L-4130",
    name: "Spån board",
    subtitle: "End-grain, oiled, 42 cm",
    categories: ["stove"],
    tags: ["signe"],
    pictures: [
      "cutting-board-0.webp",
      "cutting-board-0-close.webp",
      "cutting-board-0-angle.webp",
      "cutting-board-1.webp",
    ],
    description: copy`
      <p>Spån is what falls when one planes. What is left is this: a board with a handle, a loop to hang it by and a
      corner that has been rounded by hand because it is always the one that hits the knee.</p>
      <p>Oil it once a year. We have written down how.</p>
    `,
    attributes: [
      { name: "Length", value: "42 cm" },
      { name: "Wood", value: "Walnut or oak, Jutland" },
      { name: "Finish", value: "Linseed oil" },
      { name: "Loop", value: "Leather" },
    ],
    specs: [
      {
        name: "Wood",
        values: [
          { name: "Walnut", picture: "cutting-board-0.webp" },
          { name: "Oak", picture: "cutting-board-1.webp" },
        ],
      },
    ],
    variants: [
      { number: "L-4130-W", values: ["Walnut"], price: 38, stock: 46, weight: 1700, picture: "cutting-board-0.webp" },
      { number: "L-4130-O", values: ["Oak"], price: 38, stock: 57, weight: 1700, picture: "cutting-board-1.webp" },
    ],
    tiers: [
      { begin: 6, price: 34.5 },
      { begin: 24, price: 29.5 },
      { begin: 96, price: 25 },
    ],
    related: ["L-4010", "L-4110", "L-4020"],
    soldBefore: 1120,
    viewedBefore: 7953,
  },
  {
    number: "L-4020",
    name: "Havre mug",
    subtitle: "Speckled stoneware, 0.35 l",
    categories: ["cups"],
    tags: ["hot"],
    pictures: ["mug-1.webp", "mug-0.webp", "mug-2.webp", "mug-0-close.webp", "mug-0-angle.webp"],
    description: copy`
      <p>A handle for three fingers, a foot that leaves no ring, and a lip thin enough to forget. We drink from
      nothing else, which is why the sample shelf is empty.</p>
      <p>Cafés order it by the pallet. The oat glaze hides the spoon marks of about four years.</p>
    `,
    attributes: [
      { name: "Holds", value: "0.35 l" },
      { name: "Clay", value: "Stoneware, lead free" },
      { name: "Clean", value: "Machine, 2,000 rounds tested" },
      { name: "Stacks", value: "Three high, safely" },
    ],
    specs: [
      {
        name: "Glaze",
        values: [
          { name: "Oat", picture: "mug-1.webp" },
          { name: "Teal", picture: "mug-0.webp" },
          { name: "Coral", picture: "mug-2.webp" },
        ],
      },
    ],
    variants: [
      { number: "L-4020-O", values: ["Oat"], price: 16, stock: 420, weight: 410, picture: "mug-1.webp" },
      { number: "L-4020-T", values: ["Teal"], price: 16, stock: 260, weight: 410, picture: "mug-0.webp" },
      { number: "L-4020-C", values: ["Coral"], price: 16, stock: 210, weight: 410, picture: "mug-2.webp" },
    ],
    tiers: [
      { begin: 12, price: 13.6 },
      { begin: 48, price: 11.8 },
      { begin: 144, price: 9.9 },
    ],
    related: ["L-4040", "L-4050", "L-4110"],
    soldBefore: 5230,
    viewedBefore: 36723,
  },
  {
    number: "L-4050",
    name: "Gå bottle",
    subtitle: "Steel, bamboo lid, 0.5 l",
    categories: ["cups", "balcony"],
    tags: ["hot"],
    pictures: ["tumbler-1.webp", "tumbler-0.webp", "tumbler-2.webp", "tumbler-0-close.webp", "tumbler-0-angle.webp"],
    description: copy`
      <p>Gå means go. Warm for eight hours, cold for a day, quiet in the bag and heavy enough that one notices when it
      has been left on the bus.</p>
      <p>Your mark on it from fifty, lasered, so that it stays.</p>
    `,
    attributes: [
      { name: "Holds", value: "0.5 l" },
      { name: "Keeps", value: "8 hours warm, 24 cold" },
      { name: "Steel", value: "18/8, double wall" },
      { name: "Height", value: "24 cm" },
    ],
    specs: [
      {
        name: "Coat",
        values: [
          { name: "Sand", picture: "tumbler-1.webp" },
          { name: "Teal", picture: "tumbler-0.webp" },
          { name: "Brick", picture: "tumbler-2.webp" },
        ],
      },
    ],
    variants: [
      { number: "L-4050-S", values: ["Sand"], price: 32, stock: 110, weight: 360, picture: "tumbler-1.webp" },
      { number: "L-4050-T", values: ["Teal"], price: 32, stock: 74, weight: 360, picture: "tumbler-0.webp" },
      { number: "L-4050-B", values: ["Brick"], price: 32, stock: 63, weight: 360, picture: "tumbler-2.webp" },
    ],
    tiers: [
      { begin: 12, price: 28 },
      { begin: 50, price: 23.5 },
      { begin: 200, price: 19 },
    ],
    related: ["L-4020", "L-6010", "L-5110"],
    soldBefore: 1980,
    viewedBefore: 13973,
  },
]
