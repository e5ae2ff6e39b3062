import type { CatalogueCategory, CatalogueNavigation } from "../catalogue.ts"

export const categories: CatalogueCategory[] = [
  {
    key: "charge",
    name: "Charging",
    description: "From a careful 7.4 to a hurried 22 kilowatts, and everything else that ends in a plug.",
    picture: "ev-charger-0.webp",
    advertised: true,
    sub: [
      {
        key: "wallboxes",
        name: "Wallboxes",
        description: "Every one talks to your solar roof and waits for cheap hours.",
        picture: "ev-charger-2.webp",
      },
      {
        key: "leads",
        name: "Leads and plugs",
        description: "For the guest, the camp site and the neighbour’s socket.",
        picture: "cable-reel-0.webp",
      },
      {
        key: "pocket",
        name: "For the pocket",
        description: "The phone is part of the car now. Keep it alive.",
        picture: "power-bank-2.webp",
      },
    ],
  },
  {
    key: "batteries",
    name: "Batteries",
    description: "The 12 volt one is the one that strands you. We take the old one back.",
    picture: "car-battery-2.webp",
    advertised: true,
  },
  {
    key: "wheels",
    name: "Wheels",
    description: "Electric cars are heavy and quiet. So are these, in the right order.",
    picture: "wheel-0.webp",
    advertised: true,
  },
  {
    key: "light",
    name: "Light",
    description: "More lumen, fewer watts, E-marked where the road begins.",
    picture: "headlight-0.webp",
    advertised: true,
  },
  {
    key: "cockpit",
    name: "Cockpit",
    description: "What your hands are on for eleven hours a week.",
    picture: "steering-wheel-2.webp",
    advertised: true,
  },
  {
    key: "brakes",
    name: "Brakes",
    description: "You use them less, so they rust more. These do not.",
    picture: "brake-disc-1.webp",
    advertised: true,
  },
  {
    key: "rescue",
    name: "Rescue",
    description: "For the day the app shows a grey car.",
    picture: "jump-pack-1.webp",
    advertised: true,
  },
  {
    key: "air",
    name: "Cabin air",
    description: "No exhaust of your own; this keeps out the others’.",
    picture: "air-filter-1.webp",
    advertised: true,
  },
  {
    key: "lastmile",
    name: "Last mile",
    description: "From the charger that was free to the door you wanted.",
    picture: "skateboard-0.webp",
    advertised: true,
  },
  {
    key: "carport",
    name: "Carport",
    description: "The room that most houses forgot to furnish.",
    picture: "outdoor-socket-0.webp",
    advertised: true,
  },
]

const entry = (label: string, category: string, ...sub: [label: string, category: string][]): CatalogueNavigation => ({
  type: 1,
  label,
  category,
  sub: sub.map(([name, key]) => ({ type: 1, label: name, category: key })),
})

export const navigation: CatalogueNavigation[] = [
  entry("Charge", "charge", ["Wallboxes", "wallboxes"], ["Leads and plugs", "leads"], ["For the pocket", "pocket"]),
  entry("Roll", "wheels", ["Batteries", "batteries"], ["Brakes", "brakes"], ["Last mile", "lastmile"]),
  entry("See", "light", ["Cockpit", "cockpit"], ["Cabin air", "air"]),
  entry("Rescue", "rescue"),
  entry("Carport", "carport"),
  { type: 3, label: "Green Hours", contentId: 8, url: "/SaleGoods/promationgoods" },
]
