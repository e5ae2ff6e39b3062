import type { CatalogueCategory, CatalogueNavigation } from "../catalogue.ts"

export const categories: CatalogueCategory[] = [
  {
    key: "handbags",
    name: "Handbags",
    description: "In saddle calf, box calf and lambskin. One person makes one bag, and signs it.",
    picture: "handbag-2.webp",
    advertised: true,
    sub: [
      { key: "day", name: "Day", description: "For papers, and for being seen with them.", picture: "handbag-0.webp" },
      {
        key: "crossbody",
        name: "Cross-body",
        description: "Both hands free, nothing forgotten.",
        picture: "crossbody-bag-2.webp",
      },
      { key: "evening", name: "Evening", description: "Keys, a letter, lipstick.", picture: "crossbody-bag-0.webp" },
      { key: "totes", name: "Totes", description: "Linen, for markets and sand.", picture: "tote-bag-1.webp" },
      { key: "packs", name: "Packs", description: "For people who walk to the station.", picture: "backpack-0.webp" },
    ],
  },
  {
    key: "travel",
    name: "Travel",
    description: "Two nights or two weeks. Everything on wheels, feet or a shoulder.",
    picture: "suitcase-3.webp",
    advertised: true,
    sub: [
      { key: "cases", name: "Cases", description: "Ribbed like the line to Paris.", picture: "suitcase-0.webp" },
      {
        key: "weekend",
        name: "Weekend",
        description: "Forty-eight hours, honestly packed.",
        picture: "duffel-bag-0.webp",
      },
    ],
  },
  {
    key: "small",
    name: "Small leather",
    description: "What is cut from the rest of the hide, with the same five coats at its edges.",
    picture: "wallet-0.webp",
    advertised: true,
    sub: [
      { key: "wallets", name: "Wallets", description: "As flat as a letter.", picture: "wallet-1.webp" },
      { key: "belts", name: "Belts", description: "Cut along the back.", picture: "belt-0.webp" },
      {
        key: "desk",
        name: "Desk and keys",
        description: "Books, rings, and room for initials.",
        picture: "notebook-1.webp",
      },
    ],
  },
  {
    key: "dress",
    name: "Silk and shade",
    description: "Lyon is a city of silk before it is one of leather. These come from two streets away.",
    picture: "silk-scarf-1.webp",
    sub: [
      { key: "silk", name: "Silk", description: "Twill, hand rolled.", picture: "silk-scarf-0.webp" },
      { key: "sun", name: "Sun", description: "Straw and glass, from April.", picture: "sun-hat-0.webp" },
      { key: "rain", name: "Rain", description: "Tested on the Pont Bonaparte.", picture: "umbrella-1.webp" },
    ],
  },
  {
    key: "person",
    name: "On the person",
    description: "The strap of a watch, the link of a chain, the air of the stairs.",
    picture: "wristwatch-0.webp",
    sub: [
      { key: "watches", name: "Watches", description: "Marked in quarters.", picture: "wristwatch-3.webp" },
      { key: "jewels", name: "Jewels", description: "From the chain maker’s tools.", picture: "necklace-0.webp" },
      { key: "scent", name: "Scent", description: "Hide, beeswax, linen thread.", picture: "perfume-1.webp" },
    ],
  },
]

export const navigation: CatalogueNavigation[] = [
  {
    type: 1,
    label: "Handbags",
    category: "handbags",
    sub: [
      { type: 1, label: "Day", category: "day" },
      { type: 1, label: "Cross-body", category: "crossbody" },
      { type: 1, label: "Evening", category: "evening" },
      { type: 1, label: "Totes", category: "totes" },
      { type: 1, label: "Packs", category: "packs" },
    ],
  },
  {
    type: 1,
    label: "Travel",
    category: "travel",
    sub: [
      { type: 1, label: "Cases", category: "cases" },
      { type: 1, label: "Weekend", category: "weekend" },
    ],
  },
  {
    type: 1,
    label: "Small leather",
    category: "small",
    sub: [
      { type: 1, label: "Wallets", category: "wallets" },
      { type: 1, label: "Belts", category: "belts" },
      { type: 1, label: "Desk and keys", category: "desk" },
    ],
  },
  {
    type: 3,
    label: "The atelier",
    contentId: 2,
    url: "/Other/about",
    sub: [
      { type: 3, label: "Journal", contentId: 5, url: "/News/lists" },
      { type: 3, label: "The concierge", contentId: 7, url: "/Other/contact" },
      { type: 3, label: "Write to us", contentId: 6, url: "/Other/feedback" },
    ],
  },
  {
    type: 3,
    label: "All pieces",
    contentId: 3,
    url: "/SaleGoods/lists",
    sub: [
      { type: 2, label: "New from the atelier", tag: 2 },
      { type: 2, label: "Most asked for", tag: 3 },
      { type: 2, label: "To accompany", tag: 4 },
    ],
  },
  { type: 1, label: "Silk and shade", category: "dress" },
  { type: 1, label: "On the person", category: "person" },
  { type: 3, label: "Farewell to olive", contentId: 8, url: "/SaleGoods/promationgoods" },
]
