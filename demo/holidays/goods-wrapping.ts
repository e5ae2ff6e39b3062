import type { CatalogueGoods } from "../catalogue.ts"
import { copy } from "../copy.ts"
import { variantsOf } from "./variants-of.ts"

/** What goes around a present, and what is made for a whole street. */
export const wrappingGoods: CatalogueGoods[] = [
  {
    ...variantsOf({
      number: "W-0601",
      product: "gift-box",
      spec: "Paper",
      price: 9,
      weight: 380,
      values: [
        { name: "Claret", code: "C", stock: 900 },
        { name: "Fir and gold", code: "F", stock: 720 },
        { name: "Kraft", code: "K", stock: 640 },
      ],
    }),
    name: "Box and bow",
    subtitle: "Two nesting boxes, satin bow",
    categories: ["paper"],
    tags: ["new", "hot"],
    description: copy`
      <p>For those who can do everything but corners. The bow is tied already and comes off with the lid, so the box may
      be opened on the twenty-fourth and used again on the twenty-fifth.</p>
      <p>The small one fits in the large one. What fits in the small one is between you and the jeweller.</p>
    `,
    attributes: [
      { name: "Large", value: "22 × 22 × 14 cm" },
      { name: "Small", value: "12 × 12 × 9 cm" },
      { name: "Board", value: "1,200 g, from the Calder valley" },
      { name: "Ribbon", value: "Satin, 38 mm, tied twice" },
    ],
    tiers: [
      { begin: 24, price: 6.2 },
      { begin: 120, price: 4.8 },
    ],
    related: ["W-0602", "W-0603", "W-0802", "W-0814"],
    soldBefore: 14200,
    viewedBefore: 16800,
  },
  {
    ...variantsOf({
      number: "W-0602",
      product: "tape-roll",
      spec: "Colour",
      price: 4.5,
      weight: 160,
      values: [
        { name: "Brown", code: "B", stock: 1400 },
        { name: "Snow", code: "S", stock: 860 },
      ],
    }),
    name: "Paper tape",
    subtitle: "Fifty metres that tear straight",
    categories: ["paper"],
    moq: 3,
    description: copy`
      <p>Paper, gum and nothing else. It tears by hand along a straight line, sticks where you put it, and goes into the
      bin with the wrapping instead of being picked off it.</p>
      <p>In threes, because one is always under the sofa.</p>
    `,
    attributes: [
      { name: "Roll", value: "50 m × 50 mm" },
      { name: "Glue", value: "Potato starch" },
      { name: "Minimum", value: "Three rolls" },
      { name: "Made in", value: "Selby" },
    ],
    tiers: [
      { begin: 12, price: 3.6 },
      { begin: 72, price: 2.7 },
    ],
    related: ["W-0601", "W-0603"],
    soldBefore: 9100,
    viewedBefore: 2600,
  },
  {
    ...variantsOf({
      number: "W-0603",
      product: "shipping-box",
      spec: "Colour",
      price: 3.2,
      weight: 240,
      values: [
        { name: "Kraft", code: "K", stock: 4200 },
        { name: "Snow", code: "S", stock: 2600 },
      ],
    }),
    name: "Posting box",
    subtitle: "For an aunt in Toronto, 30 × 22 × 14",
    categories: ["paper"],
    moq: 5,
    description: copy`
      <p>The box that our own parcels travel in. Double wall, folds without tape, and has been dropped from the shop
      ladder by Mr Okafor, who enjoyed it.</p>
      <p>In fives. There is a line printed inside the lid for what you would rather not write on the outside.</p>
    `,
    attributes: [
      { name: "Inside", value: "30 × 22 × 14 cm" },
      { name: "Holds", value: "Up to 12 kg" },
      { name: "Minimum", value: "Five boxes" },
      { name: "Board", value: "Double wall, all recycled" },
    ],
    tiers: [
      { begin: 25, price: 2.4 },
      { begin: 250, price: 1.7 },
    ],
    related: ["W-0602", "W-0601"],
    soldBefore: 21800,
    viewedBefore: 3400,
  },
  {
    ...variantsOf({
      number: "W-0901",
      product: "enamel-pin",
      spec: "Design",
      price: null,
      weight: 12,
      values: [
        { name: "Evening", code: "E", stock: 5000 },
        { name: "Peaks", code: "P", stock: 5000 },
        { name: "Dusk", code: "D", stock: 5000 },
      ],
    }),
    name: "Staff pins, your own drawing",
    subtitle: "Hard enamel, from a hundred",
    categories: ["windows"],
    moq: 100,
    description: copy`
      <p>For choirs, hotels and the night shift. Send a drawing with no more than six colours and lines that a tired
      person can see; the three here were drawn by a porter, a soprano and her son.</p>
      <p>From a hundred of one drawing, fourteen days, on a card with your name. The price depends on the drawing: ask,
      and Mr Okafor answers the same day.</p>
    `,
    attributes: [
      { name: "Size", value: "25 mm, or as you say" },
      { name: "Enamel", value: "Hard, six colours" },
      { name: "Minimum", value: "100 of one drawing" },
      { name: "Ready", value: "Fourteen days after your yes" },
    ],
    related: ["W-0814", "W-0704", "W-0601"],
    soldBefore: 8600,
    viewedBefore: 2100,
  },
]
