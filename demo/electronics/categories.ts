import type { CatalogueCategory, CatalogueNavigation } from "../catalogue.ts"

export const categories: CatalogueCategory[] = [
  {
    key: "phones",
    name: "Phones",
    description: "Unlocked, charged to sixty per cent, and set up at the desk if you like.",
    picture: "smartphone-1.webp",
    advertised: true,
  },
  {
    key: "laptops",
    name: "Laptops",
    description: "Light enough to carry, loud enough to work. Try the keyboard before the price.",
    picture: "laptop-1.webp",
    advertised: true,
  },
  {
    key: "audio",
    name: "Audio",
    description: "Three ways to hear it properly. Try them all on the listening wall in Riverside.",
    picture: "headphones-0.webp",
    advertised: true,
    sub: [
      { key: "over-ear", name: "Over-ear", description: "For flights and open offices.", picture: "headphones-1.webp" },
      { key: "in-ear", name: "In-ear", description: "For pockets.", picture: "earbuds-1.webp" },
      {
        key: "speakers",
        name: "Speakers",
        description: "For kitchens and rivers.",
        picture: "bluetooth-speaker-0.webp",
      },
    ],
  },
  {
    key: "wearables",
    name: "Wearables",
    description: "What counts your steps, and what only tells the time.",
    picture: "smart-watch-0.webp",
    advertised: true,
    sub: [
      {
        key: "smart-watches",
        name: "Smart watches",
        description: "Nine days, not nine hours.",
        picture: "smart-watch-0.webp",
      },
      {
        key: "hybrid-watches",
        name: "Hybrid watches",
        description: "Hands, and a little more.",
        picture: "wristwatch-0.webp",
      },
    ],
  },
  {
    key: "photo",
    name: "Photo",
    description: "Cameras with a dial for everything, because menus are for restaurants.",
    picture: "camera-2.webp",
    advertised: true,
  },
  {
    key: "desk",
    name: "Desk",
    description: "Keys, mice and something to put the cables in.",
    picture: "keyboard-2.webp",
    sub: [
      { key: "keyboards", name: "Keyboards", description: "Hot-swap, wireless.", picture: "keyboard-2.webp" },
      { key: "mice", name: "Mice", description: "Light ones.", picture: "mouse-2.webp" },
      { key: "order", name: "Desk order", description: "Trays and docks.", picture: "desk-organizer-0.webp" },
    ],
  },
  {
    key: "power",
    name: "Power",
    description: "Everything that keeps the other aisles alive.",
    picture: "power-bank-0.webp",
    advertised: true,
    sub: [
      { key: "banks", name: "Power banks", description: "By the watt-hour.", picture: "power-bank-0.webp" },
      { key: "chargers", name: "Chargers", description: "One for the whole bag.", picture: "usb-charger-0.webp" },
      {
        key: "adapters",
        name: "Adapters",
        description: "For two hundred countries.",
        picture: "travel-adapter-2.webp",
      },
      { key: "strips", name: "Strips and sockets", description: "With surge guard.", picture: "power-strip-1.webp" },
      { key: "bench", name: "Bench power", description: "For people who solder.", picture: "power-supply-0.webp" },
    ],
  },
  {
    key: "lighting",
    name: "Lighting",
    description: "From the bulb to the building site.",
    picture: "led-bulb-1.webp",
    sub: [
      { key: "bulbs", name: "Bulbs", description: "E27, warm.", picture: "led-bulb-1.webp" },
      { key: "lamps", name: "Lamps", description: "For tables.", picture: "table-lamp-1.webp" },
      { key: "outdoor-light", name: "Outdoor light", description: "Sites and gardens.", picture: "floodlight-2.webp" },
    ],
  },
  {
    key: "climate",
    name: "Climate",
    description: "Moving air, quietly.",
    picture: "desk-fan-0.webp",
  },
  {
    key: "e-mobility",
    name: "E-mobility",
    description: "What the car drinks, and what wakes it up.",
    picture: "ev-charger-1.webp",
    sub: [
      { key: "wallboxes", name: "Wallboxes", description: "Fitted in one visit.", picture: "ev-charger-1.webp" },
      { key: "starters", name: "Jump starters", description: "For Mondays.", picture: "jump-pack-0.webp" },
    ],
  },
]

const toCategory = ({ name, key, sub }: CatalogueCategory): CatalogueNavigation => ({
  type: 1,
  label: name,
  category: key,
  ...(sub && { sub: sub.map(toCategory) }),
})

export const navigation: CatalogueNavigation[] = [
  { type: 3, label: "All aisles", contentId: 3, url: "/SaleGoods/lists", sub: categories.map(toCategory) },
  { type: 3, label: "Deals of the day", contentId: 8, url: "/SaleGoods/promationgoods" },
  ...categories.slice(0, 5).map(toCategory),
  { type: 2, label: "New", tag: 2 },
  {
    type: 3,
    label: "The Blue Desk",
    contentId: 2,
    url: "/Other/about",
    sub: [
      { type: 3, label: "About Megahertz", contentId: 2, url: "/Other/about" },
      { type: 3, label: "News from the floor", contentId: 5, url: "/News/lists" },
      { type: 3, label: "Ask the desk", contentId: 7, url: "/Other/contact" },
      { type: 3, label: "Tell us what is wrong", contentId: 6, url: "/Other/feedback" },
    ],
  },
]
