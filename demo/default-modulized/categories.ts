import type { CatalogueCategory, CatalogueNavigation } from "../catalogue.ts"

export const categories: CatalogueCategory[] = [
  {
    key: "kitchen",
    name: "Kitchen & table",
    description: "Things to cook in, pour from and put down in front of people you like.",
    picture: "cooking-pot-0.webp",
    advertised: true,
    sub: [
      {
        key: "mugs",
        name: "Mugs & cups",
        description: "For the third cup, not the photograph.",
        picture: "mug-2.webp",
      },
      { key: "teapots", name: "Teapots", description: "They stop when you stop.", picture: "teapot-0.webp" },
      { key: "pots", name: "Pots", description: "Low, wide and heavy.", picture: "cooking-pot-0.webp" },
      { key: "boards", name: "Boards", description: "Wood that is kind to knives.", picture: "cutting-board-0.webp" },
      { key: "jars", name: "Jars", description: "Openings wide enough for a hand.", picture: "storage-jar-0.webp" },
      { key: "bottles", name: "Bottles", description: "Soup at eight is soup at one.", picture: "tumbler-0.webp" },
      { key: "picnic", name: "Picnic", description: "For the first lunch outside.", picture: "picnic-basket-0.webp" },
    ],
  },
  {
    key: "desk",
    name: "Desk & paper",
    description: "Notebooks that lie flat, trays that hold the pile, machines with real buttons.",
    picture: "desk-organizer-0.webp",
    advertised: true,
    sub: [
      {
        key: "paper",
        name: "Notebooks & trays",
        description: "Write it down, put it somewhere.",
        picture: "notebook-0.webp",
      },
      {
        key: "machines",
        name: "Machines",
        description: "Plugged in, charged up, easy to understand.",
        picture: "bluetooth-speaker-0.webp",
      },
    ],
  },
  {
    key: "living",
    name: "Living",
    description: "Vases, clocks, candles, and light that makes a rented room look lived in.",
    picture: "vase-0.webp",
    advertised: true,
    sub: [
      { key: "light", name: "Lamps & bulbs", description: "Warm, dimmable, no buzzing.", picture: "table-lamp-0.webp" },
      {
        key: "shelf",
        name: "On the shelf",
        description: "Vases, clocks, candles and one knot.",
        picture: "wall-clock-0.webp",
      },
    ],
  },
  {
    key: "travel",
    name: "Bags & travel",
    description: "Cases, totes, umbrellas and whatever rides in a coat pocket.",
    picture: "backpack-0.webp",
    advertised: true,
    sub: [
      {
        key: "bags",
        name: "Cases & bags",
        description: "From a lunch to a long weekend.",
        picture: "duffel-bag-0.webp",
      },
      {
        key: "worn",
        name: "Worn & carried",
        description: "Watches, wallets, umbrellas, keys.",
        picture: "wristwatch-0.webp",
      },
    ],
  },
  {
    key: "gifts",
    name: "Gifts",
    description: "For people whose opinion you fear. Dana wraps, and has views on bows.",
    picture: "gift-box-0.webp",
  },
  {
    key: "back-room",
    name: "The back room",
    description: "Boxes, tape, mailers and tools: what the shop itself runs on.",
    picture: "toolbox-0.webp",
  },
]

export const navigation: CatalogueNavigation[] = [
  {
    type: 3,
    label: "All goods",
    contentId: 3,
    url: "/SaleGoods/lists",
    sub: [
      { type: 2, label: "Hot sales", tag: 3 },
      { type: 2, label: "Recommended", tag: 4 },
      { type: 3, label: "Shop’s own week", contentId: 9, url: "/SaleGoods/selfactivity" },
      { type: 1, label: "The back room", category: "back-room" },
    ],
  },
  {
    type: 1,
    label: "Kitchen & table",
    category: "kitchen",
    sub: [
      { type: 1, label: "Mugs & cups", category: "mugs" },
      { type: 1, label: "Teapots", category: "teapots" },
      { type: 1, label: "Pots", category: "pots" },
      { type: 1, label: "Boards", category: "boards" },
      { type: 1, label: "Jars", category: "jars" },
      { type: 1, label: "Bottles", category: "bottles" },
      { type: 1, label: "Picnic", category: "picnic" },
    ],
  },
  {
    type: 1,
    label: "Desk & paper",
    category: "desk",
    sub: [
      { type: 1, label: "Notebooks & trays", category: "paper" },
      { type: 1, label: "Machines", category: "machines" },
    ],
  },
  {
    type: 1,
    label: "Living",
    category: "living",
    sub: [
      { type: 1, label: "Lamps & bulbs", category: "light" },
      { type: 1, label: "On the shelf", category: "shelf" },
    ],
  },
  {
    type: 1,
    label: "Bags & travel",
    category: "travel",
    sub: [
      { type: 1, label: "Cases & bags", category: "bags" },
      { type: 1, label: "Worn & carried", category: "worn" },
    ],
  },
  { type: 1, label: "Gifts", category: "gifts" },
  { type: 2, label: "New in", tag: 2 },
  {
    type: 3,
    label: "The shop",
    contentId: 2,
    url: "/Other/about",
    sub: [
      { type: 3, label: "Front window", contentId: 1, url: "/" },
      { type: 3, label: "From the notebook", contentId: 5, url: "/News/lists" },
      { type: 3, label: "Talk to us", contentId: 7, url: "/Other/contact" },
      { type: 3, label: "Tell us what is wrong", contentId: 6, url: "/Other/feedback" },
    ],
  },
  { type: 3, label: "Quarter-end sale", contentId: 8, url: "/SaleGoods/promationgoods" },
]
