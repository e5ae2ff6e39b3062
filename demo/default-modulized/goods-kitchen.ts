import type { CatalogueGoods } from "../catalogue.ts"
import { copy } from "../copy.ts"

export const kitchen: CatalogueGoods[] = [
  {
    number: "20418",
    name: "Harbour mug",
    subtitle: "Stoneware, 350 ml",
    categories: ["mugs", "gifts"],
    tags: ["hot", "recommended", "under20"],
    pictures: ["mug-0.webp", "mug-0-close.webp", "mug-0-angle.webp", "mug-1.webp", "mug-2.webp"],
    description: copy`
      <p>Made for the third cup, not the photograph. Harbour Pottery has thrown this shape in Devon since 1974: thick
      wall, round rim, glazed twice and fired once. Coffee stays hot for twenty minutes, and the handle takes three
      fingers, not two.</p>
      <ul>
        <li><strong>Jade</strong> pools darker at the foot, closer to sea than mint.</li>
        <li><strong>Speckle</strong> shows the iron in the clay.</li>
        <li><strong>Coral</strong> is the one guests take home by mistake.</li>
      </ul>
      <p>Dishwasher and microwave safe. If the handle breaks in the first two years, send us a picture and we send you
      a mug.</p>
    `,
    attributes: [
      { name: "Material", value: "Stoneware, lead-free glaze" },
      { name: "Size", value: "9.5 × 8.2 cm (350 ml)" },
      { name: "Holds", value: "250, 350 or 450 ml to the brim" },
      { name: "Care", value: "Dishwasher and microwave safe" },
      { name: "Maker", value: "Harbour Pottery" },
      { name: "Made in", value: "Devon, England" },
    ],
    specs: [
      {
        name: "Colour",
        values: [
          { name: "Jade", picture: "mug-0.webp" },
          { name: "Speckle", picture: "mug-1.webp" },
          { name: "Coral", picture: "mug-2.webp" },
        ],
      },
      { name: "Size", values: [{ name: "250 ml" }, { name: "350 ml" }, { name: "450 ml" }] },
    ],
    variants: [
      { number: "20418-J2", values: ["Jade", "250 ml"], price: 16, stock: 31, weight: 330, picture: "mug-0.webp" },
      {
        number: "20418-J3",
        values: ["Jade", "350 ml"],
        price: 18,
        originalPrice: 24,
        stock: 42,
        weight: 410,
        picture: "mug-0.webp",
      },
      { number: "20418-J4", values: ["Jade", "450 ml"], price: 22, stock: 17, weight: 490, picture: "mug-0.webp" },
      { number: "20418-S2", values: ["Speckle", "250 ml"], price: 16, stock: 24, weight: 330, picture: "mug-1.webp" },
      { number: "20418-S3", values: ["Speckle", "350 ml"], price: 18, stock: 88, weight: 410, picture: "mug-1.webp" },
      { number: "20418-S4", values: ["Speckle", "450 ml"], price: 22, stock: 0, weight: 490, picture: "mug-1.webp" },
      { number: "20418-C2", values: ["Coral", "250 ml"], price: 16, stock: 9, weight: 330, picture: "mug-2.webp" },
      { number: "20418-C3", values: ["Coral", "350 ml"], price: 18, stock: 64, weight: 410, picture: "mug-2.webp" },
      { number: "20418-C4", values: ["Coral", "450 ml"], price: 22, stock: 12, weight: 490, picture: "mug-2.webp" },
    ],
    tiers: [
      { begin: 4, price: 15 },
      { begin: 24, price: 13.5, regions: { GB: 12.8, DE: 13.9 } },
      { begin: 100, price: 11.9, regions: { GB: 11.2, DE: 12.3 } },
    ],
    related: ["20377", "20640", "20511", "22210"],
    soldBefore: 4216,
    viewedBefore: 61840,
  },
  {
    number: "20377",
    name: "Marsh teapot",
    subtitle: "Glazed clay, 1.1 l",
    categories: ["teapots"],
    tags: ["new", "recommended"],
    pictures: ["teapot-0.webp", "teapot-0-close.webp", "teapot-0-angle.webp"],
    description: copy`
      <p>A teapot has one job at the end of the pour, and most fail it. This one stops when you stop. We poured it
      four hundred times over the office sink before we believed the potter.</p>
      <p>Glazed clay in marsh green, a brass knob that does not get hot, and a strainer cut into the wall behind the
      spout, so loose leaves stay where they are. The large one fills four Harbour mugs; the small one is for a person
      with plans to be alone.</p>
      <p>Wash it by hand. <strong>Never with soap inside</strong>, or your tea will remember.</p>
    `,
    attributes: [
      { name: "Material", value: "Glazed clay, brass knob" },
      { name: "Holds", value: "0.7 or 1.1 l" },
      { name: "Strainer", value: "Built into the wall" },
      { name: "Care", value: "Warm water, by hand" },
      { name: "Maker", value: "Harbour Pottery" },
    ],
    specs: [{ name: "Size", values: [{ name: "0.7 l" }, { name: "1.1 l" }] }],
    variants: [
      { number: "20377-07", values: ["0.7 l"], price: 36, stock: 22, weight: 720 },
      { number: "20377-11", values: ["1.1 l"], price: 42, stock: 37, weight: 980 },
    ],
    related: ["20418", "20702", "20640"],
    soldBefore: 1388,
    viewedBefore: 23907,
  },
  {
    number: "20102",
    name: "Low Sunday casserole",
    subtitle: "Enamelled iron, 4 l",
    categories: ["pots"],
    tags: ["hot", "recommended"],
    selfActivity: true,
    pictures: ["cooking-pot-0.webp", "cooking-pot-0-close.webp", "cooking-pot-0-angle.webp"],
    description: copy`
      <p>Wide and low, so onions brown instead of steaming and the lid still closes over a whole chicken. Enamelled
      iron in flame red, cast in one piece, heavy enough that nobody borrows it twice.</p>
      <ul>
        <li>Goes on gas, induction, in the oven and to the table.</li>
        <li>Pale enamel inside, so you see when the butter turns.</li>
        <li>The steel knob stands 260 °C and can be replaced.</li>
      </ul>
      <p>Every pot leaves with a handwritten card on looking after it. The short version: <strong>let it cool before
      you wash it</strong>, and use wood, not steel.</p>
    `,
    attributes: [
      { name: "Material", value: "Enamelled cast iron" },
      { name: "Holds", value: "4 l (26 cm) or 6.2 l (30 cm)" },
      { name: "Hob", value: "Gas, induction, ceramic, oven" },
      { name: "Lid knob", value: "Steel, to 260 °C" },
      { name: "Made in", value: "Fresnoy, France" },
      { name: "Promise", value: "Two years on the enamel" },
    ],
    specs: [{ name: "Size", values: [{ name: "26 cm, 4 l" }, { name: "30 cm, 6.2 l" }] }],
    variants: [
      { number: "20102-26", values: ["26 cm, 4 l"], price: 96, originalPrice: 120, stock: 28, weight: 4600 },
      { number: "20102-30", values: ["30 cm, 6.2 l"], price: 124, originalPrice: 155, stock: 11, weight: 6300 },
    ],
    related: ["20511", "20640", "20418"],
    soldBefore: 2011,
    viewedBefore: 38455,
  },
  {
    number: "20511",
    name: "Walnut board",
    subtitle: "Oiled walnut, 48 cm",
    categories: ["boards"],
    tags: ["recommended"],
    pictures: ["cutting-board-0.webp", "cutting-board-0-close.webp", "cutting-board-0-angle.webp"],
    description: copy`
      <p>One plank, no glue line, with a handle you can hang on a nail. Walnut is kind to knives: hard enough not to
      fray, soft enough that the edge survives a winter of carrots.</p>
      <p>We oil each board twice before it ships. You will want to do it again in a month, then twice a year, and then
      you may stop; how to tell is written in our notebook. The knife and the tomatoes are not included, although we
      are asked about the tomatoes.</p>
      <p>The grain differs. If you want a quiet one, say so in the remark and Dana will look for it.</p>
    `,
    attributes: [
      { name: "Material", value: "American walnut, one plank" },
      { name: "Large", value: "48 × 22 × 2 cm" },
      { name: "Medium", value: "36 × 18 × 2 cm" },
      { name: "Finish", value: "Linseed oil, food safe" },
      { name: "Made in", value: "Vermont, USA" },
    ],
    specs: [{ name: "Size", values: [{ name: "Medium" }, { name: "Large" }] }],
    variants: [
      { number: "20511-M", values: ["Medium"], price: 38, stock: 19, weight: 890 },
      { number: "20511-L", values: ["Large"], price: 54, stock: 33, weight: 1480 },
    ],
    tiers: [
      { begin: 6, price: 36 },
      { begin: 20, price: 33.5 },
    ],
    related: ["20102", "20640"],
    soldBefore: 934,
    viewedBefore: 15220,
  },
]
