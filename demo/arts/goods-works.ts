import type { CatalogueGoods } from "../catalogue.ts"
import { copy } from "../copy.ts"

/** Room six: works and vessels. */
export const works: CatalogueGoods[] = [
  {
    number: "P 419",
    name: "Knot in Clay",
    subtitle: "Fired stoneware, 34 × 30 × 22 cm, edition of 12",
    categories: ["sculpture"],
    tags: ["recommended", "valcourt"],
    pictures: [
      "clay-sculpture-0.webp",
      "clay-sculpture-0-close.webp",
      "clay-sculpture-0-angle.webp",
      "clay-sculpture-1.webp",
    ],
    description: copy`
      <p><strong>Valcourt rolls one eleven-kilo coil, ties it once, and does not correct it. What you see is the first
      knot.</strong></p>
      <p>The body is a coarse stoneware dug near Limoges. It is fired unglazed to 1,180 °C, so the surface keeps the
      drag of the palm. Each knot sits on its own block, limestone or walnut; the two are held by weight alone and can
      be turned.</p>
      <p>Dust with a dry hog brush. It may live outdoors, but not through frost.</p>
    `,
    attributes: [
      { name: "Height", value: "34 cm" },
      { name: "Width", value: "30 cm" },
      { name: "Depth", value: "22 cm" },
      { name: "Medium", value: "Fired stoneware" },
      { name: "Edition", value: "12, signed under the base" },
      { name: "Certificate", value: "Yes, numbered" },
    ],
    specs: [
      {
        name: "Body",
        values: [
          { name: "Terracotta on limestone", picture: "clay-sculpture-0.webp" },
          { name: "Ivory on walnut", picture: "clay-sculpture-1.webp" },
        ],
      },
    ],
    variants: [
      {
        number: "P 419-1",
        values: ["Terracotta on limestone"],
        price: 640,
        originalPrice: 720,
        stock: 7,
        weight: 6200,
      },
      { number: "P 419-2", values: ["Ivory on walnut"], price: 690, stock: 2, weight: 5600 },
    ],
    related: ["P 433", "P 402", "P 503"],
    soldBefore: 14,
    viewedBefore: 40200,
  },
  {
    number: "P 433",
    name: "Vase No. 7",
    subtitle: "Wheel-thrown stoneware, 31 × 17 cm",
    categories: ["vessels"],
    tags: ["new", "recommended", "moraine"],
    pictures: ["vase-0.webp", "vase-0-close.webp", "vase-0-angle.webp", "vase-1.webp", "vase-2.webp"],
    description: copy`
      <p><strong>The seventh shape in eleven years. Moraine does not hurry.</strong></p>
      <p>Thrown in one pull, narrow at the neck so that three stems stand as if there were ten. The foot stays raw.
      Inside it is glazed and holds water; the branch in the picture lasted five weeks.</p>
      <ul>
        <li><strong>Clay and cream</strong> is dipped to the shoulder.</li>
        <li><strong>Sea green</strong> is a copper glaze, fired in reduction. Sometimes it refuses and turns red; those
        we keep.</li>
        <li><strong>Indigo</strong> breaks to white on every ridge.</li>
      </ul>
    `,
    attributes: [
      { name: "Height", value: "31 cm" },
      { name: "Width", value: "17 cm" },
      { name: "Medium", value: "Stoneware, glazed inside" },
      { name: "Mark", value: "Stamped under the foot" },
      { name: "Holds", value: "1.4 l" },
    ],
    specs: [
      {
        name: "Glaze",
        values: [
          { name: "Clay and cream", picture: "vase-0.webp" },
          { name: "Sea green", picture: "vase-1.webp" },
          { name: "Indigo", picture: "vase-2.webp" },
        ],
      },
    ],
    variants: [
      { number: "P 433-1", values: ["Clay and cream"], price: 118, stock: 22, weight: 1900 },
      { number: "P 433-2", values: ["Sea green"], price: 132, stock: 14, weight: 1900 },
      { number: "P 433-3", values: ["Indigo"], price: 132, stock: 11, weight: 1900 },
    ],
    related: ["P 510", "P 419"],
    soldBefore: 260,
    viewedBefore: 17300,
  },
  {
    number: "P 510",
    name: "Teapot for a Studio of Four",
    subtitle: "Glazed earthenware, brass knob, 0.9 l",
    categories: ["vessels"],
    tags: ["new", "halden"],
    pictures: ["teapot-0.webp", "teapot-0-close.webp", "teapot-0-angle.webp", "teapot-1.webp", "teapot-2.webp"],
    description: copy`
      <p><strong>Four cups, no drip, and a knob that does not get hot.</strong></p>
      <p>The spout was turned eleven times before it stopped dripping, and then nobody was allowed to touch it. The
      strainer is part of the pot. It pours with one hand, which is what the other hand with the brush needs.</p>
    `,
    attributes: [
      { name: "Height", value: "18 cm" },
      { name: "Width", value: "26 cm" },
      { name: "Holds", value: "0.9 l" },
      { name: "Medium", value: "Earthenware, brass" },
      { name: "Care", value: "By hand, no microwave" },
    ],
    specs: [
      {
        name: "Glaze",
        values: [
          { name: "Green", picture: "teapot-0.webp" },
          { name: "Speckled cream", picture: "teapot-1.webp" },
          { name: "Ink blue", picture: "teapot-2.webp" },
        ],
      },
    ],
    variants: [
      { number: "P 510-1", values: ["Green"], price: 86, stock: 33, weight: 1150 },
      { number: "P 510-2", values: ["Speckled cream"], price: 86, stock: 26, weight: 1150 },
      { number: "P 510-3", values: ["Ink blue"], price: 89, stock: 0, weight: 1150 },
    ],
    related: ["P 545"],
    soldBefore: 390,
    viewedBefore: 8800,
  },
  {
    number: "P 545",
    name: "Rinse Mug",
    subtitle: "Stoneware, poured glaze, 0.35 l",
    categories: ["vessels"],
    tags: ["hot", "halden"],
    pictures: ["mug-0.webp", "mug-0-close.webp", "mug-0-angle.webp", "mug-1.webp", "mug-2.webp"],
    description: copy`
      <p><strong>Two of them belong on every table: one for tea, one for brushes. Mark them.</strong></p>
      <p>Thrown by hand in Halden and glazed by pouring, so each has its own tide line. White inside, so that you see
      what you have just put into it. Dishwasher safe, also after cadmium, which we do not recommend for the tea.</p>
    `,
    attributes: [
      { name: "Height", value: "10 cm" },
      { name: "Width", value: "12 cm" },
      { name: "Holds", value: "0.35 l" },
      { name: "Medium", value: "Stoneware" },
      { name: "Care", value: "Dishwasher" },
    ],
    specs: [
      {
        name: "Glaze",
        values: [
          { name: "Lagoon", picture: "mug-0.webp" },
          { name: "Speckled sand", picture: "mug-1.webp" },
          { name: "Coral", picture: "mug-2.webp" },
        ],
      },
    ],
    variants: [
      { number: "P 545-1", values: ["Lagoon"], price: 22, stock: 190, weight: 380 },
      { number: "P 545-2", values: ["Speckled sand"], price: 22, stock: 164, weight: 380 },
      { number: "P 545-3", values: ["Coral"], price: 22, stock: 92, weight: 380 },
    ],
    tiers: [
      { begin: 6, price: 19.5 },
      { begin: 24, price: 17 },
    ],
    related: ["P 510"],
    soldBefore: 2630,
    viewedBefore: 15500,
  },
]
