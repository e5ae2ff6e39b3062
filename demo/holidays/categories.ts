import type { CatalogueCategory, CatalogueNavigation } from "../catalogue.ts"

export const categories: CatalogueCategory[] = [
  {
    key: "tree",
    name: "The tree",
    description: "& other shiny things",
    picture: "christmas-tree-1.webp",
    advertised: true,
    sub: [
      {
        key: "glass",
        name: "Baubles",
        description: "blown in our own cellar",
        picture: "bauble-0.webp",
        advertised: true,
      },
      {
        key: "globes",
        name: "Snow globes",
        description: "weather, but small",
        picture: "snow-globe-0.webp",
        advertised: true,
      },
      {
        key: "trees",
        name: "Small trees",
        description: "that fold away in January",
        picture: "christmas-tree-0.webp",
        advertised: true,
      },
    ],
  },
  {
    key: "doors",
    name: "Wreaths",
    description: "for the door, and who stands before it",
    picture: "wreath-0.webp",
    advertised: true,
  },
  {
    key: "glow",
    name: "Light",
    description: "against four o’clock",
    picture: "string-lights-0.webp",
    advertised: true,
    sub: [
      {
        key: "candles",
        name: "Candles",
        description: "one for every evening",
        picture: "scented-candle-0.webp",
        advertised: true,
      },
      {
        key: "lights",
        name: "Lights",
        description: "indoors, outdoors, all night",
        picture: "string-lights-1.webp",
      },
    ],
  },
  {
    key: "paper",
    name: "Wrapping",
    description: "boxes, bows and tape that tears",
    picture: "gift-box-1.webp",
    advertised: true,
  },
  {
    key: "table",
    name: "The table",
    description: "for six, and one more",
    picture: "teapot-0.webp",
    advertised: true,
    sub: [
      { key: "drink", name: "Cups and pots", description: "cocoa first", picture: "mug-2.webp" },
      { key: "cook", name: "Kitchen", description: "mulled, baked, hidden", picture: "cooking-pot-0.webp" },
    ],
  },
  {
    key: "gifts",
    name: "Gifts",
    description: "from a neighbour to the one",
    picture: "necklace-0.webp",
    advertised: true,
    sub: [
      { key: "wear", name: "To wear", description: "silk, gold and myrrh", picture: "silk-scarf-1.webp" },
      { key: "house", name: "For the house", description: "and for whoever lives in it", picture: "notebook-2.webp" },
    ],
  },
  {
    key: "windows",
    name: "For shop windows",
    description: "by the case, with a lorry",
    picture: "picnic-basket-0.webp",
    advertised: true,
  },
]

export const navigation: CatalogueNavigation[] = [
  {
    type: 1,
    label: "The tree",
    category: "tree",
    sub: [
      { type: 1, label: "Baubles", category: "glass" },
      { type: 1, label: "Snow globes", category: "globes" },
      { type: 1, label: "Small trees", category: "trees" },
    ],
  },
  { type: 1, label: "Wreaths", category: "doors" },
  {
    type: 1,
    label: "Light",
    category: "glow",
    sub: [
      { type: 1, label: "Candles", category: "candles" },
      { type: 1, label: "Lights", category: "lights" },
    ],
  },
  { type: 1, label: "Wrapping", category: "paper" },
  { type: 1, label: "The table", category: "table" },
  {
    type: 1,
    label: "Gifts",
    category: "gifts",
    sub: [
      { type: 1, label: "To wear", category: "wear" },
      { type: 1, label: "For the house", category: "house" },
      { type: 2, label: "New on the tree", tag: 2 },
      { type: 3, label: "All goods", contentId: 3, url: "/SaleGoods/lists" },
    ],
  },
  { type: 1, label: "For shop windows", category: "windows" },
  { type: 3, label: "Today’s doors", contentId: 8, url: "/SaleGoods/promationgoods" },
]
