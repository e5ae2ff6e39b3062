import type { CatalogueCategory, CatalogueNavigation } from "../catalogue.ts"

export const categories: CatalogueCategory[] = [
  {
    key: "jewellery",
    name: "Jewellery",
    description: "Knotted, strung, clasped. Nothing glued.",
    picture: "necklace-0.webp",
    advertised: true,
  },
  {
    key: "scarves",
    name: "Scarves",
    description: "Silk, seventy centimetres, a thousand ways and you will use two.",
    picture: "silk-scarf-0.webp",
    advertised: true,
  },
  {
    key: "sunglasses",
    name: "Sunglasses",
    description: "For looking, and for not being looked at.",
    picture: "sunglasses-0.webp",
  },
  { key: "hats", name: "Hats", description: "Shade that comes along.", picture: "sun-hat-0.webp", advertised: true },
  {
    key: "bags",
    name: "Bags",
    description: "Three sizes of leaving the house.",
    picture: "crossbody-bag-1.webp",
    sub: [
      { key: "evening", name: "Evening", description: "Keys, a card, a lipstick.", picture: "crossbody-bag-0.webp" },
      { key: "day", name: "Day", description: "All that, and a book.", picture: "handbag-2.webp" },
      { key: "beach", name: "Beach", description: "All that, and a towel.", picture: "tote-bag-1.webp" },
      { key: "small", name: "Small leather", description: "What is inside the bag.", picture: "wallet-0.webp" },
    ],
  },
  { key: "watches", name: "Watches", description: "Slow ones.", picture: "wristwatch-1.webp", advertised: true },
  {
    key: "beauty",
    name: "Beauty",
    description: "Three things on the shelf above the basin.",
    picture: "perfume-0.webp",
    sub: [
      { key: "scent", name: "Scent", description: "To be worn, or lit.", picture: "perfume-1.webp" },
      { key: "lips", name: "Lips", description: "Six reds were tried. Three stayed.", picture: "lipstick-0.webp" },
    ],
  },
  {
    key: "afternoons",
    name: "Afternoons",
    description: "For when the sitting is over and it is only four.",
    picture: "picnic-basket-0.webp",
  },
  {
    key: "archive",
    name: "Private sale",
    description: "Two pieces of the archive, for readers of the letter. The word is in the letter.",
    picture: "suitcase-1.webp",
  },
]

export const navigation: CatalogueNavigation[] = [
  { type: 2, label: "New", tag: 2 },
  { type: 1, label: "Jewellery", category: "jewellery" },
  { type: 1, label: "Scarves", category: "scarves" },
  { type: 1, label: "Sunglasses", category: "sunglasses" },
  { type: 1, label: "Hats", category: "hats" },
  {
    type: 1,
    label: "Bags",
    category: "bags",
    sub: [
      { type: 1, label: "Evening", category: "evening" },
      { type: 1, label: "Day", category: "day" },
      { type: 1, label: "Beach", category: "beach" },
      { type: 1, label: "Small leather", category: "small" },
    ],
  },
  { type: 1, label: "Watches", category: "watches" },
  {
    type: 3,
    label: "Magazine",
    contentId: 2,
    url: "/Other/about",
    sub: [
      { type: 3, label: "Issues", contentId: 5, url: "/News/lists" },
      { type: 3, label: "All of it", contentId: 3, url: "/SaleGoods/lists" },
      { type: 1, label: "Beauty", category: "beauty" },
      { type: 1, label: "Private sale", category: "archive" },
      { type: 3, label: "Contact", contentId: 7, url: "/Other/contact" },
      { type: 3, label: "Write to us", contentId: 6, url: "/Other/feedback" },
    ],
  },
  { type: 3, label: "Sale", contentId: 8, url: "/SaleGoods/promationgoods" },
]
