import type { CatalogueGoods } from "../catalogue.ts"
import { copy } from "../copy.ts"
import { variantsOf } from "./variants-of.ts"

/** What stands on the table, and what is eaten from. */
export const tableGoods: CatalogueGoods[] = [
  {
    ...variantsOf({
      number: "W-0701",
      product: "mug",
      spec: "Glaze",
      price: 12,
      weight: 460,
      values: [
        { name: "Teal", code: "T", stock: 340 },
        { name: "Speckled sand", code: "S", stock: 280 },
        { name: "Coral", code: "C", stock: 190 },
      ],
    }),
    name: "Cocoa mug",
    subtitle: "Stoneware, for both hands",
    categories: ["drink"],
    tags: ["recommended"],
    description: copy`
      <p>Thick enough to keep cocoa warm through a whole carol, including the verse that nobody knows.</p>
      <p>The handle takes three fingers in gloves. The foot is unglazed, so it stays where it is put, and the glaze is
      lead free, since somebody always asks.</p>
    `,
    attributes: [
      { name: "Holds", value: "350 ml, and a marshmallow" },
      { name: "Clay", value: "Stoneware, 1,240 °C" },
      { name: "Clean", value: "Machine, top rack" },
      { name: "Your stamp", value: "On the foot, from 72" },
    ],
    tiers: [
      { begin: 12, price: 9.5 },
      { begin: 72, price: 7.2 },
    ],
    related: ["W-0702", "W-0530", "W-0706"],
    soldBefore: 4800,
    viewedBefore: 11200,
  },
  {
    ...variantsOf({
      number: "W-0702",
      product: "teapot",
      spec: "Glaze",
      price: 42,
      weight: 1150,
      values: [
        { name: "Green", code: "G", stock: 84 },
        { name: "Speckled cream", code: "C", stock: 66 },
        { name: "Ink blue", code: "B", stock: 52 },
      ],
    }),
    name: "Boxing Day teapot",
    subtitle: "Six cups, and the lid stays on",
    categories: ["drink"],
    tags: ["recommended"],
    description: copy`
      <p>Six cups, for five people and the one who comes to fetch the ladder. The lid has a lip and stays on until the
      last drop; the spout does not dribble, which we test on the accounts.</p>
      <p>The strainer comes out with one hand. The other is for the biscuit.</p>
    `,
    attributes: [
      { name: "Holds", value: "1.1 litres, six cups" },
      { name: "Strainer", value: "Steel, comes out" },
      { name: "Clay", value: "Stoneware, Ryedale" },
      { name: "Clean", value: "By hand, or by a guest" },
    ],
    tiers: [{ begin: 6, price: 35 }],
    related: ["W-0701", "W-0706", "W-0705"],
    soldBefore: 960,
    viewedBefore: 8400,
  },
  {
    ...variantsOf({
      number: "W-0703",
      product: "cooking-pot",
      spec: "Enamel",
      price: 74,
      weight: 3900,
      values: [
        { name: "Flame", code: "F", stock: 38, originalPrice: 92 },
        { name: "Deep blue", code: "B", stock: 22 },
        { name: "Green", code: "G", stock: 19 },
      ],
    }),
    name: "Mulling pot",
    subtitle: "Cast iron, four and a half litres",
    categories: ["cook"],
    tags: ["new"],
    description: copy`
      <p>Six bottles of red, two oranges, a hand of cinnamon, and a lid heavy enough to keep the uncles out. It holds
      the heat for two hours off the stove, which is how long the vicar stays.</p>
      <p>The rest of the year it makes a good stew.</p>
    `,
    attributes: [
      { name: "Holds", value: "4.5 litres" },
      { name: "Iron", value: "Cast, enamelled twice" },
      { name: "Stoves", value: "All of them, and a campfire" },
      { name: "Card", value: "The recipe of 1911, in the pot" },
    ],
    tiers: [{ begin: 4, price: 64 }],
    related: ["W-0704", "W-0701", "W-0705"],
    soldBefore: 410,
    viewedBefore: 6900,
  },
  {
    ...variantsOf({
      number: "W-0704",
      product: "picnic-basket",
      spec: "Cloth",
      price: 68,
      weight: 2600,
      values: [
        { name: "Red check", code: "R", stock: 130 },
        { name: "Blue check", code: "B", stock: 90 },
      ],
    }),
    name: "Carol hamper",
    subtitle: "Willow, bread, apples, a napkin",
    categories: ["cook", "windows"],
    tags: ["hot"],
    description: copy`
      <p>For offices that would like to say thank you and mean it. A willow basket with a loaf from Bootham, six apples
      that were picked and not delivered, a wedge of Wensleydale, a jar of something brown, and a linen napkin.</p>
      <p>Packed on the day it leaves. From twelve we put your card in; from sixty the card may be funny.</p>
    `,
    attributes: [
      { name: "Basket", value: "Willow, 38 × 26 cm" },
      { name: "Keeps", value: "Six days, the basket longer" },
      { name: "Leaves", value: "Monday to Thursday" },
      { name: "Your card", value: "From 12 hampers" },
    ],
    tiers: [
      { begin: 12, price: 55 },
      { begin: 60, price: 48 },
    ],
    related: ["W-0703", "W-0705", "W-0901"],
    soldBefore: 3900,
    viewedBefore: 9700,
  },
  {
    ...variantsOf({
      number: "W-0705",
      product: "cutting-board",
      spec: "Wood",
      price: 28,
      weight: 980,
      values: [
        { name: "Walnut", code: "W", stock: 76, price: 32 },
        { name: "Oak", code: "O", stock: 94 },
      ],
    }),
    name: "Cheese board",
    subtitle: "One plank, a groove for crumbs",
    categories: ["cook"],
    description: copy`
      <p>One plank, not three glued together and hoping. There is a groove along the edge for crumbs and a hole for a
      hook, because a board that lies down goes green.</p>
      <p>Oil it at Epiphany and forget it until Michaelmas.</p>
    `,
    attributes: [
      { name: "Size", value: "38 × 24 × 2 cm" },
      { name: "Finish", value: "Linseed oil, twice" },
      { name: "Wood", value: "Felled within sixty miles" },
      { name: "Burned in", value: "Your name, from 12" },
    ],
    tiers: [{ begin: 12, price: 23 }],
    related: ["W-0704", "W-0702", "W-0706"],
    soldBefore: 640,
    viewedBefore: 4200,
  },
  {
    ...variantsOf({
      number: "W-0706",
      product: "storage-jar",
      spec: "Lid",
      price: 24,
      weight: 1300,
      values: [
        { name: "Bamboo", code: "B", stock: 110 },
        { name: "Walnut", code: "W", stock: 74 },
      ],
    }),
    name: "Biscuit jars",
    subtitle: "Three, for before, during and after",
    categories: ["cook"],
    description: copy`
      <p>Three jars with lids that close like a good car. One for ginger, one for shortbread, and one on the high shelf
      that everybody knows about.</p>
      <p>The seals are silicone and come off to be washed.</p>
    `,
    attributes: [
      { name: "In the set", value: "0.6, 1.0 and 1.6 litres" },
      { name: "Glass", value: "Borosilicate" },
      { name: "Seal", value: "Silicone, comes off" },
      { name: "Clean", value: "Glass in the machine, lids by hand" },
    ],
    tiers: [{ begin: 8, price: 19.5 }],
    related: ["W-0701", "W-0702", "W-0705"],
    soldBefore: 820,
    viewedBefore: 3900,
  },
]
