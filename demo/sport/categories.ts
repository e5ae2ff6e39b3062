import type { CatalogueCategory, CatalogueNavigation } from "../catalogue.ts"

export const categories: CatalogueCategory[] = [
  {
    key: "lift",
    name: "Lift",
    description: "Iron, rubber and steel. Every weight is checked on a scale before it leaves, within one percent.",
    picture: "dumbbell-0.webp",
    advertised: true,
    sub: [
      {
        key: "kettlebells",
        name: "Kettlebells",
        description: "One casting, one size, eight weights.",
        picture: "kettlebell-0.webp",
      },
      {
        key: "dumbbells",
        name: "Dumbbells",
        description: "Six sides. They stay where you put them.",
        picture: "dumbbell-0.webp",
      },
      {
        key: "plates",
        name: "Plates",
        description: "Dead bounce, same height, every time.",
        picture: "barbell-plate-0.webp",
      },
      {
        key: "garage",
        name: "Garage",
        description: "Air, time, noise and a box for the small stuff.",
        picture: "desk-fan-0.webp",
      },
    ],
  },
  {
    key: "court",
    name: "Court",
    description: "Hard floors, short sprints, loud shoes.",
    picture: "basketball-0.webp",
    advertised: true,
    sub: [
      {
        key: "basketball",
        name: "Basketball",
        description: "Outdoor balls that admit it.",
        picture: "basketball-0.webp",
      },
      {
        key: "racket",
        name: "Racket",
        description: "Carbon, five-ply, and something to hit.",
        picture: "tennis-set-0.webp",
      },
    ],
  },
  {
    key: "pitch",
    name: "Pitch",
    description: "Grass, mud, floodlight, and the people on the touchline.",
    picture: "football-0.webp",
    advertised: true,
  },
  {
    key: "board",
    name: "Board",
    description: "Seven plies of maple and what turns under them.",
    picture: "skateboard-0.webp",
    advertised: true,
    sub: [
      { key: "decks", name: "Completes", description: "Built, tight, ready to scratch.", picture: "skateboard-0.webp" },
      { key: "parts", name: "Parts", description: "Bearings, tools, a box for both.", picture: "ball-bearing-0.webp" },
    ],
  },
  {
    key: "studio",
    name: "Studio",
    description: "Floor work, skin care, and a book that asks why.",
    picture: "yoga-mat-0.webp",
    advertised: true,
  },
  {
    key: "carry",
    name: "Carry",
    description: "It all has to get there. So do you.",
    picture: "backpack-0.webp",
    sub: [
      { key: "packs", name: "Packs & kit", description: "Bags, caps, shades.", picture: "duffel-bag-0.webp" },
      { key: "drink", name: "Bottles", description: "Squeeze it or keep it cold.", picture: "water-bottle-0.webp" },
    ],
  },
  {
    key: "pace",
    name: "Pace",
    description: "Watches that count, sound that stays in.",
    picture: "smart-watch-0.webp",
    sub: [
      { key: "watches", name: "Watches", description: "Three numbers, big.", picture: "smart-watch-0.webp" },
      { key: "sound", name: "Sound", description: "Over, in, or on the garage floor.", picture: "headphones-0.webp" },
    ],
  },
]

export const navigation: CatalogueNavigation[] = [
  {
    type: 1,
    label: "Lift",
    category: "lift",
    sub: [
      { type: 1, label: "Kettlebells", category: "kettlebells" },
      { type: 1, label: "Dumbbells", category: "dumbbells" },
      { type: 1, label: "Plates", category: "plates" },
      { type: 1, label: "Garage", category: "garage" },
    ],
  },
  {
    type: 1,
    label: "Court",
    category: "court",
    sub: [
      { type: 1, label: "Basketball", category: "basketball" },
      { type: 1, label: "Racket", category: "racket" },
    ],
  },
  { type: 1, label: "Pitch", category: "pitch" },
  {
    type: 1,
    label: "Board",
    category: "board",
    sub: [
      { type: 1, label: "Completes", category: "decks" },
      { type: 1, label: "Parts", category: "parts" },
    ],
  },
  { type: 1, label: "Studio", category: "studio" },
  {
    type: 1,
    label: "Carry",
    category: "carry",
    sub: [
      { type: 1, label: "Packs & kit", category: "packs" },
      { type: 1, label: "Bottles", category: "drink" },
    ],
  },
  {
    type: 1,
    label: "Pace",
    category: "pace",
    sub: [
      { type: 1, label: "Watches", category: "watches" },
      { type: 1, label: "Sound", category: "sound" },
    ],
  },
  {
    type: 3,
    label: "All gear",
    contentId: 3,
    url: "/SaleGoods/lists",
    sub: [
      { type: 2, label: "New drops", tag: 2 },
      { type: 2, label: "Podium", tag: 3 },
      { type: 2, label: "Coach’s choice", tag: 4 },
      { type: 3, label: "Crew week", contentId: 9, url: "/SaleGoods/selfactivity" },
    ],
  },
  {
    type: 3,
    label: "Crew",
    contentId: 2,
    url: "/Other/about",
    sub: [
      { type: 3, label: "Start line", contentId: 1, url: "/" },
      { type: 3, label: "Test log", contentId: 5, url: "/News/lists" },
      { type: 3, label: "Coach’s line", contentId: 7, url: "/Other/contact" },
      { type: 3, label: "Report back", contentId: 6, url: "/Other/feedback" },
    ],
  },
  { type: 3, label: "Sale", contentId: 8, url: "/SaleGoods/promationgoods" },
]
