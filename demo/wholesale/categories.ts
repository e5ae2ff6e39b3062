import type { CatalogueCategory, CatalogueNavigation } from "../catalogue.ts"

export const categories: CatalogueCategory[] = [
  {
    key: "kitchen",
    name: "Home & kitchen",
    description: "Fired, blown and turned. Every line is dropped once from table height before it gets a number.",
    picture: "teapot-1.webp",
    advertised: true,
    sub: [
      {
        key: "drinkware",
        name: "Drinkware & table",
        description: "Mugs, bottles and pots. Minimums from one carton, samples in four days.",
        picture: "mug-0.webp",
      },
      {
        key: "prep",
        name: "Prep & storage",
        description: "Boards, jars and what a shelf of a kitchen shop sells without being asked.",
        picture: "storage-jar-0.webp",
      },
    ],
  },
  {
    key: "packaging",
    name: "Packaging & shipping",
    description: "What your own orders leave the house in. Paper prices move weekly, and so do ours, downwards too.",
    picture: "shipping-box-0.webp",
    advertised: true,
    sub: [
      {
        key: "cartons",
        name: "Cartons & mailers",
        description: "Flat packed, strapped by fifty, on the pallet in the order you unload.",
        picture: "poly-mailer-1.webp",
      },
      {
        key: "tape",
        name: "Tape & gift boxes",
        description: "What closes the box, and the box that is the present.",
        picture: "tape-roll-1.webp",
      },
    ],
  },
  {
    key: "electronics",
    name: "Consumer electronics",
    description: "CE, UKCA and FCC papers come with the quote, not after the third reminder.",
    picture: "earbuds-0.webp",
    advertised: true,
    sub: [
      {
        key: "power",
        name: "Power & charging",
        description: "Charged, drained and charged again, fifty times, before we list it.",
        picture: "power-bank-2.webp",
      },
      {
        key: "sound",
        name: "Sound",
        description: "Earbuds in retail boxes, your sleeve or ours.",
        picture: "earbuds-1.webp",
      },
    ],
  },
  {
    key: "hardware",
    name: "Lighting & hardware",
    description: "Bulbs, bolts and boxes to keep them in.",
    picture: "led-bulb-1.webp",
    advertised: true,
    sub: [
      {
        key: "bulbs",
        name: "Bulbs",
        description: "Measured in our own sphere: lumens as printed, or the carton goes back.",
        picture: "led-bulb-2.webp",
      },
      {
        key: "tools",
        name: "Fixings & toolboxes",
        description: "Counted by weight, so a bag of a hundred has a hundred.",
        picture: "toolbox-0.webp",
      },
    ],
  },
  {
    key: "bags",
    name: "Bags & umbrellas",
    description: "Sewn, folded and carried. Own label from two hundred pieces.",
    picture: "backpack-0.webp",
    advertised: true,
    sub: [
      {
        key: "carry",
        name: "Backpacks & totes",
        description: "Bar-tacked where it tears. Your print on the front, your label inside.",
        picture: "tote-bag-0.webp",
      },
      {
        key: "rain",
        name: "Caps & umbrellas",
        description: "For the week when it rains and every station kiosk calls.",
        picture: "umbrella-0.webp",
      },
    ],
  },
  {
    key: "gifts",
    name: "Gifts, office & sport",
    description: "Small things that a till sells, packed by the dozen.",
    picture: "snow-globe-0.webp",
    advertised: true,
    sub: [
      {
        key: "gift",
        name: "Gifts & seasonal",
        description: "Order in July, sell in December.",
        picture: "scented-candle-0.webp",
      },
      {
        key: "office",
        name: "Stationery & sport",
        description: "Notebooks, key rings and the ball for the staff yard.",
        picture: "notebook-0.webp",
      },
    ],
  },
]

export const navigation: CatalogueNavigation[] = [
  { type: 2, label: "New arrivals", tag: 2 },
  { type: 2, label: "Hot sales", tag: 3 },
  { type: 2, label: "Recommended", tag: 4 },
  {
    type: 1,
    label: "Home & kitchen",
    category: "kitchen",
    sub: [
      { type: 1, label: "Drinkware & table", category: "drinkware" },
      { type: 1, label: "Prep & storage", category: "prep" },
    ],
  },
  {
    type: 1,
    label: "Packaging",
    category: "packaging",
    sub: [
      { type: 1, label: "Cartons & mailers", category: "cartons" },
      { type: 1, label: "Tape & gift boxes", category: "tape" },
    ],
  },
  { type: 3, label: "Floor notes", contentId: 5, url: "/News/lists" },
  { type: 3, label: "Who we are", contentId: 2, url: "/Other/about" },
]
