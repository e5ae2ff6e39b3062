import type { CatalogueCategory, CatalogueNavigation } from "../catalogue.ts"

export const categories: CatalogueCategory[] = [
  {
    key: "sockets",
    name: "Sockets",
    description: "Flush with the frame to a tenth of a millimetre. One gang or two, from centre to centre 71.",
    picture: "socket-2.webp",
    advertised: true,
  },
  {
    key: "switches",
    name: "Switches",
    description: "A travel of 3.2°, a click that is felt and not heard.",
    picture: "wall-switch-2.webp",
    advertised: true,
  },
  {
    key: "dimmers",
    name: "Dimmers",
    description: "Ten printed points, from a glow to everything.",
    picture: "dimmer-1.webp",
    advertised: true,
  },
  {
    key: "usb",
    name: "USB and data",
    description: "Ports that fit the frame and stay cool in it.",
    picture: "usb-socket-2.webp",
    advertised: true,
  },
  {
    key: "outdoor",
    name: "Outdoor, IP44",
    description: "Lids that close by themselves, on the same raster.",
    picture: "outdoor-socket-2.webp",
    advertised: true,
  },
  {
    key: "distribution",
    name: "Distribution",
    description: "Behind the wall and beside it: breakers, strips, reels, adapters.",
    picture: "circuit-breaker-2.webp",
    advertised: true,
    sub: [
      {
        key: "breakers",
        name: "Breakers and supplies",
        description: "For the rail and for the bench.",
        picture: "circuit-breaker-0.webp",
      },
      {
        key: "strips",
        name: "Strips",
        description: "Four ways at half a raster.",
        picture: "power-strip-1.webp",
      },
      { key: "reels", name: "Reels", description: "Rubber, with a cut-out.", picture: "cable-reel-0.webp" },
      {
        key: "adapters",
        name: "Adapters",
        description: "For planners who travel.",
        picture: "travel-adapter-0.webp",
      },
    ],
  },
  {
    key: "charging",
    name: "Charging",
    description: "From the telephone to the car.",
    picture: "ev-charger-0.webp",
    advertised: true,
  },
  {
    key: "light-room",
    name: "Light and room",
    description: "What the switch is for, and what hangs beside it.",
    picture: "led-bulb-0.webp",
    advertised: true,
    sub: [
      { key: "light", name: "Light", description: "Lamps that dim with our dimmer.", picture: "led-bulb-0.webp" },
      { key: "room", name: "Room", description: "A clock and some wind.", picture: "wall-clock-1.webp" },
    ],
  },
]

export const navigation: CatalogueNavigation[] = [
  {
    type: 3,
    label: "Goods",
    contentId: 3,
    url: "/SaleGoods/lists",
    sub: categories.map((category) => ({ type: 1, label: category.name, category: category.key })),
  },
  { type: 2, label: "Series A", tag: 6 },
  { type: 2, label: "New", tag: 2 },
  { type: 3, label: "Offer", contentId: 8, url: "/SaleGoods/promationgoods" },
  {
    type: 3,
    label: "Projects",
    contentId: 2,
    url: "/Other/about",
    sub: [
      { type: 3, label: "How a project runs", contentId: 2, url: "/Other/about" },
      { type: 3, label: "Send a room list", contentId: 7, url: "/Other/contact" },
    ],
  },
  { type: 3, label: "Notes", contentId: 5, url: "/News/lists" },
]
