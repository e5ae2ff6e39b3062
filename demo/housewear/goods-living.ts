import type { CatalogueGoods } from "../catalogue.ts"
import { copy } from "../copy.ts"

export const living: CatalogueGoods[] = [
  {
    number: "L-2041",
    name: "Furu table lamp",
    subtitle: "Ribbed stoneware, linen shade",
    categories: ["light"],
    tags: ["signe"],
    pictures: ["table-lamp-0.webp", "table-lamp-0-close.webp", "table-lamp-0-angle.webp", "table-lamp-1.webp"],
    description: copy`
      <p>A lamp should stand lower than your eyes and never be alone. Two of these, a book, and November is over
      before you notice.</p>
      <p>Turned and ribbed by hand in Ebeltoft, glazed like a spruce wood after rain, or like the honey from it. The
      shade is linen on recycled card and lets the light down more than out.</p>
      <p>The switch sits on the cable where a hand finds it in the dark. It clicks like an old radio; we asked for
      that.</p>
    `,
    attributes: [
      { name: "Base", value: "Stoneware, reactive glaze" },
      { name: "Shade", value: "Linen on recycled card" },
      { name: "Socket", value: "E27, up to 40 W, dimmable" },
      { name: "Cable", value: "2 m, cotton, hand switch" },
      { name: "Made in", value: "Ebeltoft, Denmark" },
    ],
    specs: [
      {
        name: "Glaze",
        values: [
          { name: "Pine", picture: "table-lamp-0.webp" },
          { name: "Amber", picture: "table-lamp-1.webp" },
        ],
      },
      { name: "Height", values: [{ name: "38 cm" }, { name: "52 cm" }] },
    ],
    variants: [
      {
        number: "L-2041-P38",
        values: ["Pine", "38 cm"],
        price: 109,
        stock: 34,
        weight: 1700,
        picture: "table-lamp-0.webp",
      },
      {
        number: "L-2041-P52",
        values: ["Pine", "52 cm"],
        price: 129,
        stock: 34,
        weight: 2400,
        picture: "table-lamp-0.webp",
      },
      {
        number: "L-2041-A38",
        values: ["Amber", "38 cm"],
        price: 109,
        stock: 0,
        weight: 1700,
        picture: "table-lamp-1.webp",
      },
      {
        number: "L-2041-A52",
        values: ["Amber", "52 cm"],
        price: 129,
        stock: 21,
        weight: 2400,
        picture: "table-lamp-1.webp",
      },
    ],
    tiers: [
      { begin: 6, price: 104 },
      { begin: 12, price: 98 },
      { begin: 48, price: 86 },
    ],
    related: ["L-1060", "L-3010", "L-2210"],
    soldBefore: 1840,
    viewedBefore: 12993,
  },
  {
    number: "L-1110",
    name: "Dyp vase",
    subtitle: "Copper-green or half-glazed, 31 cm",
    categories: ["vases"],
    tags: ["signe"],
    pictures: ["vase-1.webp", "vase-0.webp", "vase-2.webp", "vase-0-close.webp", "vase-0-angle.webp"],
    description: copy`
      <p>Dyp means deep, and it is: the neck holds three branches upright without a trick, and the belly holds enough
      water for a week away.</p>
      <p>The moss glaze is copper and runs differently on every piece. Clay and milk is dipped to the waist and left
      bare below, so that the table sees what it is made of.</p>
      <p>Olive branches are not included. They were Signe’s.</p>
    `,
    attributes: [
      { name: "Height", value: "31 cm" },
      { name: "Clay", value: "Stoneware, waterproof inside" },
      { name: "Opening", value: "4.5 cm" },
      { name: "Made in", value: "Ebeltoft, Denmark" },
    ],
    specs: [
      {
        name: "Glaze",
        values: [
          { name: "Moss", picture: "vase-1.webp" },
          { name: "Clay and milk", picture: "vase-0.webp" },
          { name: "Fjord", picture: "vase-2.webp" },
        ],
      },
    ],
    variants: [
      { number: "L-1110-M", values: ["Moss"], price: 46, stock: 40, weight: 1350, picture: "vase-1.webp" },
      { number: "L-1110-CAM", values: ["Clay and milk"], price: 46, stock: 33, weight: 1350, picture: "vase-0.webp" },
      { number: "L-1110-F", values: ["Fjord"], price: 46, stock: 18, weight: 1350, picture: "vase-2.webp" },
    ],
    tiers: [
      { begin: 6, price: 42 },
      { begin: 12, price: 38 },
      { begin: 48, price: 33 },
    ],
    related: ["L-2041", "L-1190", "L-3010"],
    soldBefore: 1260,
    viewedBefore: 8933,
  },
  {
    number: "L-3010",
    name: "Rav candle",
    subtitle: "Cedar and amber, 55 hours",
    categories: ["scent", "balcony"],
    tags: ["hot"],
    pictures: [
      "scented-candle-0.webp",
      "scented-candle-0-close.webp",
      "scented-candle-0-angle.webp",
      "scented-candle-1.webp",
    ],
    description: copy`
      <p>Cedar, a little amber, and the inside of an old cupboard. It does not fill a flat; it fills the chair beside
      it.</p>
      <p>The wax is rapeseed from Funen. After fifty-five hours the glass becomes a tumbler and the oak lid becomes a
      coaster, which is how most of our kitchen came about.</p>
    `,
    attributes: [
      { name: "Burns", value: "55 hours" },
      { name: "Wax", value: "Rapeseed, Funen" },
      { name: "Lid", value: "Oak" },
      { name: "Glass", value: "9 × 10 cm" },
    ],
    specs: [
      {
        name: "Glass",
        values: [
          { name: "Amber", picture: "scented-candle-0.webp" },
          { name: "Stone", picture: "scented-candle-1.webp" },
        ],
      },
    ],
    variants: [
      { number: "L-3010-A", values: ["Amber"], price: 28, stock: 160, weight: 520, picture: "scented-candle-0.webp" },
      { number: "L-3010-S", values: ["Stone"], price: 28, stock: 90, weight: 520, picture: "scented-candle-1.webp" },
    ],
    tiers: [
      { begin: 6, price: 25 },
      { begin: 12, price: 21 },
      { begin: 48, price: 17.5 },
    ],
    related: ["L-2041", "L-1110", "L-3050"],
    soldBefore: 3120,
    viewedBefore: 21953,
  },
  {
    number: "L-5020",
    name: "Trin stool",
    subtitle: "Oak and steel, 64 cm",
    categories: ["seats"],
    tags: ["hot"],
    pictures: ["stool-0.webp", "stool-0-close.webp", "stool-0-angle.webp", "stool-1.webp"],
    description: copy`
      <p>Trin is a step, and that is the other thing it is for. A round seat, four legs that are not quite vertical,
      and a ring where the feet go without being told.</p>
      <p>Oak comes with a black frame, walnut with brass. Level to the millimetre; the café in Gothenburg measured all
      sixteen.</p>
    `,
    attributes: [
      { name: "Height", value: "64 cm" },
      { name: "Seat", value: "Oak or walnut, oiled, 34 cm" },
      { name: "Frame", value: "Steel, powder coated, or brass plated" },
      { name: "Carries", value: "140 kg" },
      { name: "Arrives", value: "Built" },
    ],
    specs: [
      {
        name: "Seat",
        values: [
          { name: "Oak", picture: "stool-0.webp" },
          { name: "Walnut", picture: "stool-1.webp" },
        ],
      },
    ],
    variants: [
      { number: "L-5020-O", values: ["Oak"], price: 89, stock: 48, weight: 4200, picture: "stool-0.webp" },
      { number: "L-5020-W", values: ["Walnut"], price: 89, stock: 26, weight: 4200, picture: "stool-1.webp" },
    ],
    tiers: [
      { begin: 4, price: 82 },
      { begin: 12, price: 74 },
      { begin: 24, price: 68 },
    ],
    related: ["L-2041", "L-1060", "L-4010"],
    soldBefore: 640,
    viewedBefore: 4593,
  },
  {
    number: "L-6010",
    name: "Udflugt basket",
    subtitle: "Willow of Funen, with its cloth",
    categories: ["balcony", "living"],
    tags: ["new"],
    pictures: [
      "picnic-basket-0.webp",
      "picnic-basket-0-close.webp",
      "picnic-basket-0-angle.webp",
      "picnic-basket-1.webp",
    ],
    description: copy`
      <p>Udflugt is an outing. This is the basket that goes along: willow cut in February, woven in March, by the man
      whom we visit in our letter.</p>
      <p>The handle turns down, the cloth comes off with two knots, and the bottom is double because of the bottle.
      Fruit and bread are from the corner shop and are not included.</p>
    `,
    attributes: [
      { name: "Width", value: "42 cm" },
      { name: "Willow", value: "Peeled, of Funen" },
      { name: "Cloth", value: "Cotton, 60 degrees" },
      { name: "Carries", value: "12 kg" },
    ],
    specs: [
      {
        name: "Cloth",
        values: [
          { name: "Red check", picture: "picnic-basket-0.webp" },
          { name: "Blue check", picture: "picnic-basket-1.webp" },
        ],
      },
    ],
    variants: [
      {
        number: "L-6010-RC",
        values: ["Red check"],
        price: 72,
        stock: 22,
        weight: 1900,
        picture: "picnic-basket-0.webp",
      },
      {
        number: "L-6010-BC",
        values: ["Blue check"],
        price: 72,
        stock: 17,
        weight: 1900,
        picture: "picnic-basket-1.webp",
      },
    ],
    tiers: [
      { begin: 6, price: 66 },
      { begin: 12, price: 59 },
    ],
    related: ["L-4050", "L-4040", "L-6020"],
    soldBefore: 410,
    viewedBefore: 2983,
  },
  {
    number: "L-1060",
    name: "Stille clock",
    subtitle: "Ash rim, no tick at all, 30 cm",
    categories: ["living", "hallway"],
    tags: ["new"],
    pictures: [
      "wall-clock-0.webp",
      "wall-clock-0-close.webp",
      "wall-clock-0-angle.webp",
      "wall-clock-2.webp",
      "wall-clock-1.webp",
    ],
    description: copy`
      <p>Stille means quiet. The hand goes round without steps, so there is nothing to hear, and the second hand is
      red so that there is something to see.</p>
      <p>One nail. The hook is in the box, the nail is in your drawer.</p>
    `,
    attributes: [
      { name: "Diameter", value: "30 cm" },
      { name: "Movement", value: "Sweeping, one AA cell" },
      { name: "Rim", value: "Ash, or brass around pine green" },
      { name: "Glass", value: "Mineral" },
    ],
    specs: [
      {
        name: "Rim",
        values: [
          { name: "Ash", picture: "wall-clock-0.webp" },
          { name: "Pine green", picture: "wall-clock-2.webp" },
          { name: "Black", picture: "wall-clock-1.webp" },
        ],
      },
    ],
    variants: [
      { number: "L-1060-A", values: ["Ash"], price: 74, stock: 31, weight: 1100, picture: "wall-clock-0.webp" },
      { number: "L-1060-PG", values: ["Pine green"], price: 74, stock: 19, weight: 1100, picture: "wall-clock-2.webp" },
      { number: "L-1060-B", values: ["Black"], price: 74, stock: 24, weight: 1100, picture: "wall-clock-1.webp" },
    ],
    tiers: [
      { begin: 6, price: 68 },
      { begin: 12, price: 61 },
    ],
    related: ["L-2041", "L-1110", "L-5020"],
    soldBefore: 530,
    viewedBefore: 3823,
  },
]
