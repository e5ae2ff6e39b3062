import type { CatalogueCategory, CatalogueNavigation } from "../catalogue.ts"

export const categories: CatalogueCategory[] = [
  {
    key: "living",
    name: "Living room",
    description: "Where the evening happens. Low light, something to look at, somewhere to put the cup.",
    picture: "table-lamp-0-angle.webp",
    advertised: true,
    sub: [
      {
        key: "light",
        name: "Light",
        description:
          "Low, warm and in several places. A Danish sitting room has seven lamps in it and never uses the one on the ceiling.",
        picture: "table-lamp-0.webp",
      },
      {
        key: "vases",
        name: "Vases",
        description: "And other still things. They hold a branch, or your eye, or nothing at all.",
        picture: "vase-1.webp",
      },
      {
        key: "scent",
        name: "Scent",
        description: "Cedar, beeswax, sea buckthorn. Nothing that one smells before seeing it.",
        picture: "scented-candle-0.webp",
      },
      {
        key: "seats",
        name: "Seats",
        description: "For five minutes or a whole winter.",
        picture: "stool-1.webp",
      },
    ],
  },
  {
    key: "kitchen",
    name: "Kitchen",
    description: "Things that get better by being used, and stay out because they may be seen.",
    picture: "cooking-pot-0-angle.webp",
    advertised: true,
    sub: [
      {
        key: "stove",
        name: "Stove",
        description: "Iron, wood and three hours.",
        picture: "cooking-pot-0.webp",
      },
      {
        key: "pantry",
        name: "Pantry",
        description: "Glass, so that one sees what is missing.",
        picture: "storage-jar-0.webp",
      },
      {
        key: "cups",
        name: "Cups",
        description: "And what they are filled from. Stoneware from Ebeltoft, steel for the road.",
        picture: "mug-2.webp",
      },
    ],
  },
  {
    key: "hallway",
    name: "Hallway",
    description: "What one reaches for on the way out, and is glad of on the way in.",
    picture: "desk-organizer-0.webp",
    advertised: true,
  },
  {
    key: "balcony",
    name: "Balcony",
    description: "The smallest room of the house, and the one with the best ceiling.",
    picture: "picnic-basket-1.webp",
    advertised: true,
  },
]

export const navigation: CatalogueNavigation[] = [
  {
    type: 1,
    label: "Living room",
    category: "living",
    sub: [
      { type: 1, label: "Light", category: "light" },
      { type: 1, label: "Vases", category: "vases" },
      { type: 1, label: "Scent", category: "scent" },
      { type: 1, label: "Seats", category: "seats" },
    ],
  },
  {
    type: 1,
    label: "Kitchen",
    category: "kitchen",
    sub: [
      { type: 1, label: "Stove", category: "stove" },
      { type: 1, label: "Pantry", category: "pantry" },
      { type: 1, label: "Cups", category: "cups" },
    ],
  },
  { type: 1, label: "Light", category: "light" },
  { type: 1, label: "Hallway", category: "hallway" },
  { type: 1, label: "Balcony", category: "balcony" },
  {
    type: 2,
    label: "New",
    tag: 2,
    sub: [
      { type: 2, label: "Carried out most", tag: 3 },
      { type: 2, label: "Signe would take", tag: 4 },
      { type: 3, label: "The whole house", contentId: 3, url: "/SaleGoods/lists" },
    ],
  },
  { type: 3, label: "Dusk", contentId: 8, url: "/SaleGoods/promationgoods" },
]
