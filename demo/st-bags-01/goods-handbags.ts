import type { CatalogueGoods } from "../catalogue.ts"
import { copy } from "../copy.ts"

export const handbags: CatalogueGoods[] = [
  {
    number: "1921-04",
    name: "Méridienne",
    subtitle: "Saddle calf, goatskin lining",
    categories: ["day"],
    tags: ["new", "hot"],
    pictures: ["handbag-0.webp", "handbag-0-close.webp", "handbag-0-angle.webp", "handbag-1.webp", "handbag-2.webp"],
    description: copy`
      <p>A day bag with the bearing of a briefcase. The flap falls by its own weight and the clasp turns a quarter.
      Lined in goatskin, with one flat pocket and one for keys.</p>
      <p>It was drawn in 1921 for a notary’s widow who had taken over the practice and wanted something to carry deeds
      in that did not look like his. We have changed the thread since, and nothing else.</p>
      <p>Cut, stitched and finished by one person in eighteen hours. The name is inside the flap; if it ever needs
      care, it goes back to that bench.</p>
    `,
    attributes: [
      { name: "Leather", value: "Vegetable-tanned saddle calf, Tannerie d’Annonay" },
      { name: "Lining", value: "Goatskin, undyed" },
      { name: "Hardware", value: "Solid brass, quarter-turn clasp" },
      { name: "Handle drop", value: "11 cm" },
      { name: "28 cm weighs", value: "940 g" },
      { name: "Care", value: "A dry cloth; let rain dry by itself" },
    ],
    specs: [
      {
        name: "Leather",
        values: [
          { name: "Cognac", picture: "handbag-0.webp" },
          { name: "Night blue", picture: "handbag-1.webp" },
          { name: "Cream", picture: "handbag-2.webp" },
        ],
      },
      { name: "Size", values: [{ name: "24 cm" }, { name: "28 cm" }, { name: "32 cm" }] },
    ],
    variants: [
      { number: "1921-04-C24", values: ["Cognac", "24 cm"], price: 1290, stock: 3, weight: 1310 },
      { number: "1921-04-C28", values: ["Cognac", "28 cm"], price: 1480, stock: 5, weight: 1480 },
      { number: "1921-04-C32", values: ["Cognac", "32 cm"], price: 1660, stock: 0, weight: 1690 },
      { number: "1921-04-N24", values: ["Night blue", "24 cm"], price: 1290, stock: 2, weight: 1310 },
      { number: "1921-04-N28", values: ["Night blue", "28 cm"], price: 1480, stock: 4, weight: 1480 },
      { number: "1921-04-I24", values: ["Cream", "24 cm"], price: 1290, stock: 1, weight: 1310 },
      { number: "1921-04-I28", values: ["Cream", "28 cm"], price: 1480, stock: 2, weight: 1480 },
    ],
    related: ["1948-02", "1930-11", "1955-01"],
    soldBefore: 4120,
    viewedBefore: 60240,
  },
  {
    number: "1948-02",
    name: "Capitaine",
    subtitle: "Quilted lambskin, brass chain",
    categories: ["crossbody", "evening"],
    tags: ["new", "hot", "evening"],
    pictures: [
      "crossbody-bag-0.webp",
      "crossbody-bag-0-close.webp",
      "crossbody-bag-0-angle.webp",
      "crossbody-bag-1.webp",
      "crossbody-bag-2.webp",
    ],
    description: copy`
      <p>Small enough to dance in, long enough in the chain to have both hands for a glass and a coat check.</p>
      <p>The quilting is sewn before the bag is closed, by hand and over one layer of wool felt, which is why it does
      not flatten. The chain is laced with the same skin; it does not ring on a table.</p>
      <p>Named after the captain of the Lyon to Avignon steamer, whose daughter ordered the first one in 1948 and
      never paid for it.</p>
    `,
    attributes: [
      { name: "Leather", value: "Quilted lambskin" },
      { name: "Chain", value: "Brass, laced with lambskin, 112 cm" },
      { name: "Size", value: "22 × 15 × 7 cm" },
      { name: "Holds", value: "A telephone, keys, a card case, one letter" },
      { name: "Closes", value: "Turning stud" },
    ],
    specs: [
      {
        name: "Leather",
        values: [
          { name: "Black", picture: "crossbody-bag-0.webp" },
          { name: "Rose", picture: "crossbody-bag-1.webp" },
          { name: "Sand", picture: "crossbody-bag-2.webp" },
        ],
      },
    ],
    variants: [
      { number: "1948-02-B", values: ["Black"], price: 980, stock: 6, weight: 720 },
      { number: "1948-02-R", values: ["Rose"], price: 980, stock: 3, weight: 720 },
      { number: "1948-02-S", values: ["Sand"], price: 980, stock: 4, weight: 720 },
    ],
    related: ["1921-04", "1962-03", "1955-01"],
    soldBefore: 3380,
    viewedBefore: 45010,
  },
  {
    number: "1974-06",
    name: "Cabas Soleil",
    subtitle: "Washed linen canvas, cotton handles",
    categories: ["totes"],
    tags: ["new", "recommended"],
    pictures: ["tote-bag-0.webp", "tote-bag-0-close.webp", "tote-bag-0-angle.webp", "tote-bag-1.webp"],
    description: copy`
      <p>The one piece of the house that is not made of leather, and the only one you may put down in sand.</p>
      <p>Linen from Normandy, washed twice before it is cut so that it does not move afterwards. The sun over the hill
      is the view from the workshop’s back window in July, embroidered by the same two hands since 2004.</p>
    `,
    attributes: [
      { name: "Cloth", value: "Linen canvas, 620 g per square metre" },
      { name: "Handles", value: "Plaited cotton, over the shoulder" },
      { name: "Size", value: "42 × 38 × 16 cm" },
      { name: "Inside", value: "One pocket, a ring for keys" },
      { name: "Care", value: "Cold wash, dry flat, no iron on the sun" },
    ],
    specs: [
      {
        name: "Handles",
        values: [
          { name: "Navy", picture: "tote-bag-0.webp" },
          { name: "Rust", picture: "tote-bag-1.webp" },
        ],
      },
    ],
    variants: [
      { number: "1974-06-N", values: ["Navy"], price: 340, stock: 14, weight: 780 },
      { number: "1974-06-R", values: ["Rust"], price: 340, stock: 11, weight: 780 },
    ],
    related: ["1979-02", "1966-01", "1988-05"],
    soldBefore: 2210,
    viewedBefore: 30870,
  },
  {
    number: "1936-09",
    name: "Alpage",
    subtitle: "Loden and bridle leather, 18 l",
    categories: ["packs"],
    tags: ["recommended"],
    pictures: [
      "backpack-0.webp",
      "backpack-0-close.webp",
      "backpack-0-angle.webp",
      "backpack-1.webp",
      "backpack-2.webp",
    ],
    description: copy`
      <p>A pack for people who walk to the station. Loden sheds the rain, bridle straps keep their shape, and the
      front pocket opens without taking it off.</p>
      <p>The first were made in 1936, the summer of paid holidays, for the shop’s own staff. Four came back last year
      to have their straps renewed; we renewed the straps.</p>
    `,
    attributes: [
      { name: "Cloth", value: "Boiled wool loden, waxed base" },
      { name: "Straps", value: "Bridle leather, felt backed" },
      { name: "Holds", value: "18 l, a 14 inch computer" },
      { name: "Size", value: "42 × 30 × 15 cm" },
      { name: "Buckles", value: "Solid brass" },
    ],
    specs: [
      {
        name: "Colour",
        values: [
          { name: "Forest green", picture: "backpack-0.webp" },
          { name: "Navy", picture: "backpack-1.webp" },
          { name: "Mustard", picture: "backpack-2.webp" },
        ],
      },
    ],
    variants: [
      { number: "1936-09-F", values: ["Forest green"], price: 760, stock: 5, weight: 1380 },
      { number: "1936-09-N", values: ["Navy"], price: 760, stock: 6, weight: 1380 },
      { number: "1936-09-M", values: ["Mustard"], price: 760, stock: 2, weight: 1380 },
    ],
    related: ["1952-07", "1991-03", "1988-05"],
    soldBefore: 1640,
    viewedBefore: 21980,
  },
]
