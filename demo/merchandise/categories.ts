import type { CatalogueCategory, CatalogueNavigation } from "../catalogue.ts"

export const categories: CatalogueCategory[] = [
  {
    key: "headwear",
    name: "Headwear",
    description: "For heads that would rather be noticed from across the street.",
    picture: "cap-0.webp",
    advertised: true,
  },
  {
    key: "drinkware",
    name: "Drinkware",
    description: "Holds liquids and opinions. Dishwasher safe, both.",
    picture: "mug-2.webp",
    advertised: true,
  },
  {
    key: "carry",
    name: "Carry",
    description: "Bags, tags and one umbrella that has stopped traffic.",
    picture: "backpack-2.webp",
    advertised: true,
    sub: [
      {
        key: "bags",
        name: "Bags",
        description: "From the laundrette to the airport, loudly.",
        picture: "backpack-2.webp",
      },
      {
        key: "small-things",
        name: "Small things",
        description: "What hangs off the bags.",
        picture: "keychain-0.webp",
      },
    ],
  },
  {
    key: "desk",
    name: "Desk",
    description: "Stationery that raises its hand in meetings.",
    picture: "notebook-0.webp",
    advertised: true,
  },
  {
    key: "wheels",
    name: "Wheels",
    description: "Four under your feet, four under your socks.",
    picture: "skateboard-1.webp",
    advertised: true,
  },
  {
    key: "noise",
    name: "Noise",
    description: "Making it, and shutting it out.",
    picture: "bluetooth-speaker-1.webp",
    advertised: true,
  },
]

export const navigation: CatalogueNavigation[] = [
  { type: 1, label: "Headwear", category: "headwear" },
  { type: 1, label: "Drinkware", category: "drinkware" },
  {
    type: 1,
    label: "Carry",
    category: "carry",
    sub: [
      { type: 1, label: "Bags", category: "bags" },
      { type: 1, label: "Small things", category: "small-things" },
    ],
  },
  { type: 1, label: "Desk", category: "desk" },
  { type: 1, label: "Wheels", category: "wheels" },
  { type: 1, label: "Noise", category: "noise" },
  { type: 3, label: "A third off", contentId: 8, url: "/SaleGoods/promationgoods" },
]
