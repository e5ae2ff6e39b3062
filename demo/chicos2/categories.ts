import type { CatalogueCategory, CatalogueNavigation } from "../catalogue.ts"

export const categories: CatalogueCategory[] = [
  {
    key: "bags",
    name: "Bags",
    description: "Five shapes, most in three colours. They soften, they darken at the handle, they get better.",
    picture: "handbag-2.webp",
    advertised: true,
    sub: [
      {
        key: "top-handle",
        name: "Top-handle",
        description: "For the hand that is not holding the ice cream.",
        picture: "handbag-0.webp",
      },
      {
        key: "crossbody",
        name: "Crossbody",
        description: "Small, quiet, and both hands free for the argument.",
        picture: "crossbody-bag-1.webp",
      },
      {
        key: "totes",
        name: "Totes and baskets",
        description: "For what one had not meant to buy.",
        picture: "tote-bag-1.webp",
      },
      {
        key: "weekend",
        name: "Weekend",
        description: "Saturday to Monday, with a place for the ticket.",
        picture: "duffel-bag-1.webp",
      },
    ],
  },
  {
    key: "leather",
    name: "Leather",
    description: "What is left beside a bag, and too good to be left. Wallets, belts, keys and a book.",
    picture: "wallet-0-angle.webp",
    advertised: true,
  },
  {
    key: "silk-gold",
    name: "Silk and gold",
    description: "At the neck and at the wrist: three things that are noticed before the dress is.",
    picture: "silk-scarf-1.webp",
    advertised: true,
  },
  {
    key: "shade",
    name: "Shade",
    description: "Against the sun at noon, and against the one day in March when it rains sideways.",
    picture: "sun-hat-0.webp",
    advertised: true,
  },
  {
    key: "dressing-table",
    name: "Vanity",
    description: "The last five minutes before going out, in three glass and brass things.",
    picture: "perfume-1.webp",
    advertised: true,
  },
]

export const navigation: CatalogueNavigation[] = [
  {
    type: 2,
    label: "New in",
    tag: 2,
    sub: [
      { type: 2, label: "Carried out most", tag: 3 },
      { type: 2, label: "Rita’s choice", tag: 4 },
    ],
  },
  {
    type: 1,
    label: "Bags",
    category: "bags",
    sub: [
      { type: 1, label: "Top-handle", category: "top-handle" },
      { type: 1, label: "Crossbody", category: "crossbody" },
      { type: 1, label: "Totes and baskets", category: "totes" },
      { type: 1, label: "Weekend", category: "weekend" },
    ],
  },
  { type: 1, label: "Leather", category: "leather" },
  { type: 1, label: "Silk and gold", category: "silk-gold" },
  { type: 1, label: "Shade", category: "shade" },
  { type: 1, label: "Vanity", category: "dressing-table" },
  { type: 3, label: "The green table", contentId: 8, url: "/SaleGoods/promationgoods" },
  { type: 3, label: "The sisters", contentId: 2, url: "/Other/about" },
]
