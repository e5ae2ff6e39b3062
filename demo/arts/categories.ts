import type { CatalogueCategory, CatalogueNavigation } from "../catalogue.ts"

export const categories: CatalogueCategory[] = [
  {
    key: "oil",
    name: "Oil & Pigment",
    description: "Colour in the tube and colour in the jar. One is ready, the other asks what you had in mind.",
    picture: "paint-tubes-0.webp",
    advertised: true,
  },
  {
    key: "brushes",
    name: "Brushes",
    description: "Hog, sable and synthetic, and something for the hands that wash them.",
    picture: "brush-jar-1.webp",
    advertised: true,
  },
  {
    key: "inks",
    name: "Inks",
    description: "Bottles that pour a drop when asked for a drop, and cups to mix in.",
    picture: "ink-set-0.webp",
    advertised: true,
  },
  {
    key: "paper",
    name: "Paper & Notebooks",
    description: "Thread-sewn, 160 gram, and flat on the table at every page.",
    picture: "notebook-0.webp",
    advertised: true,
  },
  {
    key: "canvas",
    name: "Canvas & Easels",
    description: "Stretched here on Thursdays, by two people, without swearing.",
    picture: "canvas-easel-0.webp",
    advertised: true,
  },
  {
    key: "ceramics",
    name: "Ceramics & Sculpture",
    description: "Thrown, coiled, tied and left alone. Four makers, one kiln that behaves.",
    picture: "clay-sculpture-0.webp",
    advertised: true,
    sub: [
      {
        key: "sculpture",
        name: "Sculpture",
        description: "Held by weight alone.",
        picture: "clay-sculpture-0.webp",
      },
      { key: "vessels", name: "Vessels", description: "For stems, for tea, for nothing.", picture: "vase-0.webp" },
    ],
  },
  {
    key: "light",
    name: "Lamps & Seats",
    description: "A light that does not lie about blue, and a seat at the right height.",
    picture: "stool-0.webp",
    advertised: true,
  },
  {
    key: "studio",
    name: "Desk & Studio",
    description: "What lies around a studio and is asked about by every visitor.",
    picture: "desk-organizer-0.webp",
    advertised: true,
    sub: [
      { key: "desk", name: "Desk", description: "A place for each thing.", picture: "desk-organizer-0.webp" },
      {
        key: "editions",
        name: "Editions & gifts",
        description: "Signed, numbered or simply wrapped.",
        picture: "silk-scarf-0.webp",
      },
    ],
  },
]

export const navigation: CatalogueNavigation[] = [
  {
    type: 3,
    label: "Materials",
    contentId: 3,
    url: "/SaleGoods/lists",
    sub: [
      { type: 1, label: "Oil & Pigment", category: "oil" },
      { type: 1, label: "Brushes", category: "brushes" },
      { type: 1, label: "Inks", category: "inks" },
      { type: 1, label: "Paper & Notebooks", category: "paper" },
      { type: 1, label: "Canvas & Easels", category: "canvas" },
    ],
  },
  {
    type: 1,
    label: "Works",
    category: "ceramics",
    sub: [
      { type: 1, label: "Sculpture", category: "sculpture" },
      { type: 1, label: "Vessels", category: "vessels" },
    ],
  },
  {
    type: 1,
    label: "Studio",
    category: "studio",
    sub: [
      { type: 1, label: "Desk", category: "desk" },
      { type: 1, label: "Lamps & Seats", category: "light" },
    ],
  },
  { type: 1, label: "Editions", category: "editions" },
  { type: 2, label: "New on the wall", tag: 2 },
  {
    type: 3,
    label: "Visit",
    contentId: 2,
    url: "/Other/about",
    sub: [
      { type: 3, label: "Notes", contentId: 5, url: "/News/lists" },
      { type: 3, label: "The desk", contentId: 7, url: "/Other/contact" },
      { type: 3, label: "Sign the book", contentId: 6, url: "/Other/feedback" },
    ],
  },
  { type: 3, label: "Red dots", contentId: 8, url: "/SaleGoods/promationgoods" },
]
