import type { CatalogueGoods } from "../catalogue.ts"
import { copy } from "../copy.ts"

export const counter: CatalogueGoods[] = [
  {
    number: "SN-510",
    name: "Aftercare balm, your label",
    subtitle: "50 ml, printed with your name",
    categories: ["aftercare"],
    tags: ["new"],
    moq: 48,
    pictures: [
      "balm-jar-0.webp",
      "balm-jar-0-close.webp",
      "balm-jar-0-angle.webp",
      "balm-jar-1.webp",
      "balm-jar-2.webp",
    ],
    description: copy`
      <p>Beeswax from two villages east of Leipzig, shea, marigold, and nothing that has to be looked up. It goes on
      thin, lets the skin breathe and does not glue the sheet to the client.</p>
      <p>The label is yours. Send a drawing, a scan, a photograph of a napkin; we set it, you say yes, and two weeks
      later a box stands at your door. From forty-eight jars, one design.</p>
      <p>Price by quantity and by how many colours the label has: ask, and a person answers within a working day.</p>
    `,
    attributes: [
      { name: "Jar", value: "50 ml, glass, metal lid" },
      { name: "In it", value: "Beeswax, shea, marigold, vitamin E" },
      { name: "Label", value: "Yours, up to four colours" },
      { name: "Minimum", value: "48 jars of one design" },
      { name: "Keeps", value: "24 months, six when opened" },
    ],
    specs: [
      {
        name: "Jar",
        values: [
          { name: "Amber", picture: "balm-jar-0.webp" },
          { name: "White and gold", picture: "balm-jar-1.webp" },
          { name: "Forest green", picture: "balm-jar-2.webp" },
        ],
      },
    ],
    variants: [
      { number: "SN-510-A", values: ["Amber"], price: null, stock: 4800, weight: 130, picture: "balm-jar-0.webp" },
      {
        number: "SN-510-W",
        values: ["White and gold"],
        price: null,
        stock: 2400,
        weight: 130,
        picture: "balm-jar-1.webp",
      },
      {
        number: "SN-510-G",
        values: ["Forest green"],
        price: null,
        stock: 2400,
        weight: 130,
        picture: "balm-jar-2.webp",
      },
    ],
    related: ["SN-620", "SN-710", "SN-720"],
    soldBefore: 11200,
    viewedBefore: 8300,
  },
  {
    number: "SN-520",
    name: "Balm candle",
    subtitle: "Beeswax, 40 hours, no scent",
    categories: ["aftercare"],
    moq: 6,
    pictures: [
      "scented-candle-0.webp",
      "scented-candle-0-close.webp",
      "scented-candle-0-angle.webp",
      "scented-candle-1.webp",
    ],
    description: copy`
      <p>The wax that is left when the balm is poured. It burns for forty hours, smells of nothing but a church in
      summer, and makes a waiting room feel less like one.</p>
      <p>Sold by the half dozen. The glass comes back to us or becomes your pencil jar.</p>
    `,
    attributes: [
      { name: "Wax", value: "Beeswax, two villages" },
      { name: "Burns", value: "40 hours" },
      { name: "Glass", value: "8 × 9 cm, with a lid" },
      { name: "Minimum", value: "Six" },
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
      { number: "SN-520-A", values: ["Amber"], price: 14, stock: 180, weight: 420, picture: "scented-candle-0.webp" },
      { number: "SN-520-S", values: ["Stone"], price: 14, stock: 120, weight: 480, picture: "scented-candle-1.webp" },
    ],
    tiers: [
      { begin: 12, price: 12.4 },
      { begin: 48, price: 10.9 },
    ],
    related: ["SN-510", "SN-608", "SN-620"],
    soldBefore: 720,
    viewedBefore: 3020,
  },
  {
    number: "SN-710",
    name: "Enamel pins, your flash",
    subtitle: "Hard enamel, 25 mm",
    categories: ["counter"],
    tags: ["new"],
    moq: 50,
    pictures: [
      "enamel-pin-0.webp",
      "enamel-pin-0-close.webp",
      "enamel-pin-0-angle.webp",
      "enamel-pin-1.webp",
      "enamel-pin-2.webp",
    ],
    description: copy`
      <p>What sells beside the till to the friend who came along. Your line, our enamel: send a drawing with lines no
      thinner than three tenths and no more than six colours.</p>
      <p>These three are by Mareike, Iker and a boy of nine who wanted a mountain. From fifty of one design, on a card
      with your name.</p>
    `,
    attributes: [
      { name: "Size", value: "25 mm, up to 40 on request" },
      { name: "Enamel", value: "Hard, six colours" },
      { name: "Back", value: "Two posts, rubber" },
      { name: "Minimum", value: "50 of one design" },
    ],
    specs: [
      {
        name: "Design",
        values: [
          { name: "Sunset", picture: "enamel-pin-0.webp" },
          { name: "Alpine", picture: "enamel-pin-1.webp" },
          { name: "Dusk", picture: "enamel-pin-2.webp" },
        ],
      },
    ],
    variants: [
      { number: "SN-710-S", values: ["Sunset"], price: 2.4, stock: 1800, weight: 12, picture: "enamel-pin-0.webp" },
      { number: "SN-710-A", values: ["Alpine"], price: 2.4, stock: 1400, weight: 12, picture: "enamel-pin-1.webp" },
      { number: "SN-710-D", values: ["Dusk"], price: 2.4, stock: 900, weight: 12, picture: "enamel-pin-2.webp" },
    ],
    tiers: [
      { begin: 100, price: 1.95 },
      { begin: 500, price: 1.45 },
    ],
    related: ["SN-720", "SN-730", "SN-510"],
    soldBefore: 5200,
    viewedBefore: 4010,
  },
  {
    number: "SN-720",
    name: "Counter mug",
    subtitle: "350 ml, stoneware",
    categories: ["counter"],
    pictures: ["mug-0.webp", "mug-0-close.webp", "mug-0-angle.webp", "mug-1.webp", "mug-2.webp"],
    description: copy`
      <p>For the coffee before and the tea after. A handle for three fingers, a foot that does not mark the counter, and
      a glaze that has seen green soap and does not care.</p>
      <p>Your stamp on the bottom from thirty-six.</p>
    `,
    attributes: [
      { name: "Holds", value: "350 ml" },
      { name: "Clay", value: "Stoneware, lead free" },
      { name: "Clean", value: "Machine, top rack" },
      { name: "Stamp", value: "From 36 pieces" },
    ],
    specs: [
      {
        name: "Glaze",
        values: [
          { name: "Teal", picture: "mug-0.webp" },
          { name: "Speckled sand", picture: "mug-1.webp" },
          { name: "Coral", picture: "mug-2.webp" },
        ],
      },
    ],
    variants: [
      { number: "SN-720-T", values: ["Teal"], price: 16, stock: 90, weight: 460, picture: "mug-0.webp" },
      { number: "SN-720-S", values: ["Speckled sand"], price: 16, stock: 70, weight: 460, picture: "mug-1.webp" },
      { number: "SN-720-C", values: ["Coral"], price: 16, stock: 48, weight: 460, picture: "mug-2.webp" },
    ],
    tiers: [
      { begin: 12, price: 13.5 },
      { begin: 36, price: 11.2 },
    ],
    related: ["SN-710", "SN-730", "SN-240"],
    soldBefore: 310,
    viewedBefore: 2740,
  },
  {
    number: "SN-730",
    name: "Needle tote",
    subtitle: "Canvas, long handles",
    categories: ["counter"],
    pictures: ["tote-bag-0.webp", "tote-bag-0-close.webp", "tote-bag-0-angle.webp", "tote-bag-1.webp"],
    description: copy`
      <p>What the balm, the print and the bottle of water go home in. Heavy canvas, handles that go over a wrapped arm
      without touching it, and a bottom that is wider than it looks.</p>
      <p>Printed with your sheet from fifty: screen, one colour or two, on canvas that has been washed first.</p>
    `,
    attributes: [
      { name: "Canvas", value: "340 g, washed" },
      { name: "Size", value: "38 × 42 × 12 cm" },
      { name: "Handles", value: "70 cm" },
      { name: "Print", value: "Yours, from 50 pieces" },
    ],
    specs: [
      {
        name: "Colour",
        values: [
          { name: "Natural and navy", picture: "tote-bag-0.webp" },
          { name: "Natural and rust", picture: "tote-bag-1.webp" },
        ],
      },
    ],
    variants: [
      {
        number: "SN-730-N",
        values: ["Natural and navy"],
        price: 18,
        stock: 160,
        weight: 310,
        picture: "tote-bag-0.webp",
      },
      {
        number: "SN-730-R",
        values: ["Natural and rust"],
        price: 18,
        stock: 110,
        weight: 310,
        picture: "tote-bag-1.webp",
      },
    ],
    tiers: [
      { begin: 10, price: 14.8 },
      { begin: 50, price: 11.6 },
    ],
    related: ["SN-720", "SN-710", "SN-510"],
    soldBefore: 440,
    viewedBefore: 2980,
  },
]
