import type { CatalogueGoods } from "../catalogue.ts"
import { copy } from "../copy.ts"

export const travel: CatalogueGoods[] = [
  {
    number: "1959-08",
    name: "Rail, cabin",
    subtitle: "Ribbed shell, four wheels, 38 l",
    categories: ["cases"],
    tags: ["new", "hot"],
    pictures: [
      "suitcase-0.webp",
      "suitcase-0-close.webp",
      "suitcase-0-angle.webp",
      "suitcase-1.webp",
      "suitcase-3.webp",
    ],
    description: copy`
      <p>The ribs are not decoration. They let a thin shell stand a porter’s temper, and they are spaced like the
      sleepers between Perrache and the tunnel.</p>
      <p>Inside: two halves in grey twill, a strap that holds shirts without creasing them, and a pocket for the one
      thing you must not forget. Wheels and handle are screwed in, not riveted; we send new ones with a key.</p>
    `,
    attributes: [
      { name: "Shell", value: "Polycarbonate, ribbed" },
      { name: "Size", value: "55 × 35 × 23 cm, cabin on most airlines" },
      { name: "Holds", value: "38 l" },
      { name: "Lock", value: "Three figures, TSA" },
      { name: "Weight", value: "2.9 kg" },
    ],
    specs: [
      {
        name: "Colour",
        values: [
          { name: "Midnight blue", picture: "suitcase-0.webp" },
          { name: "Rose", picture: "suitcase-1.webp" },
          { name: "Sage", picture: "suitcase-3.webp" },
        ],
      },
    ],
    variants: [
      { number: "1959-08-M", values: ["Midnight blue"], price: 690, stock: 9, weight: 4200 },
      { number: "1959-08-R", values: ["Rose"], price: 690, stock: 4, weight: 4200 },
      { number: "1959-08-S", values: ["Sage"], price: 690, stock: 5, weight: 4200 },
    ],
    related: ["1952-07", "1955-01", "1936-09"],
    soldBefore: 2950,
    viewedBefore: 38120,
  },
  {
    number: "1952-07",
    name: "Quarante-Huit",
    subtitle: "Canvas and bridle leather, for two nights",
    categories: ["weekend"],
    tags: ["hot"],
    pictures: ["duffel-bag-1.webp", "duffel-bag-0-close.webp", "duffel-bag-0-angle.webp", "duffel-bag-0.webp"],
    description: copy`
      <p>Forty-eight centimetres, forty-eight hours. It goes under a train seat and holds what two nights need if you
      are honest about the second pair of shoes.</p>
      <p>Waxed canvas woven in Roanne, bridle handles that meet in one hand, and a base of double hide on five brass
      feet. The olive cloth is no longer woven; the last sixty bags are cut and waiting.</p>
    `,
    attributes: [
      { name: "Cloth", value: "Waxed cotton canvas, Roanne" },
      { name: "Leather", value: "Bridle, 3.5 mm" },
      { name: "Size", value: "48 × 28 × 24 cm" },
      { name: "Holds", value: "32 l" },
      { name: "Strap", value: "Removable, 130 cm" },
    ],
    specs: [
      {
        name: "Cloth",
        values: [
          { name: "Olive", picture: "duffel-bag-1.webp" },
          { name: "Navy", picture: "duffel-bag-0.webp" },
        ],
      },
    ],
    variants: [
      { number: "1952-07-O", values: ["Olive"], price: 1190, stock: 60, weight: 2100 },
      { number: "1952-07-N", values: ["Navy"], price: 1190, stock: 7, weight: 2100 },
    ],
    related: ["1959-08", "1936-09", "1930-11"],
    soldBefore: 1480,
    viewedBefore: 26640,
  },
  {
    number: "1966-01",
    name: "Déjeuner",
    subtitle: "Willow hamper, made to order",
    categories: ["weekend"],
    pictures: [
      "picnic-basket-0.webp",
      "picnic-basket-0-close.webp",
      "picnic-basket-0-angle.webp",
      "picnic-basket-1.webp",
    ],
    description: copy`
      <p>Peeled willow from Fayl-Billot, woven for us by a basket maker who takes one order a week and does not
      telephone. The lining is cut to what you want to carry: four plates, six, or a cake.</p>
      <p>Tell us the occasion. We write back with a sketch and a price, and after that it takes five weeks.</p>
    `,
    attributes: [
      { name: "Willow", value: "Peeled, Fayl-Billot" },
      { name: "Lining", value: "Linen check, removable" },
      { name: "Size", value: "44 × 30 × 24 cm, or as you wish" },
      { name: "Ready", value: "Five weeks after the sketch" },
    ],
    specs: [
      {
        name: "Lining",
        values: [
          { name: "Red check", picture: "picnic-basket-0.webp" },
          { name: "Blue check", picture: "picnic-basket-1.webp" },
        ],
      },
    ],
    variants: [
      { number: "1966-01-R", values: ["Red check"], price: null, stock: 4, weight: 2600 },
      { number: "1966-01-B", values: ["Blue check"], price: null, stock: 4, weight: 2600 },
    ],
    related: ["1974-06", "1979-02"],
    soldBefore: 210,
    viewedBefore: 8800,
  },
]
