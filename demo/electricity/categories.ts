import type { CatalogueCategory, CatalogueNavigation } from "../catalogue.ts"

export const categories: CatalogueCategory[] = [
  {
    key: "wiring",
    name: "Switches & sockets",
    description: "Flush range 55, surface range IP54, and what lies between the two.",
    picture: "wall-switch-0.webp",
    advertised: true,
    sub: [
      { key: "switches", name: "Switches", description: "One-way, two-way, cross.", picture: "wall-switch-0.webp" },
      { key: "sockets", name: "Sockets", description: "Screwless, with shutters.", picture: "socket-0.webp" },
      { key: "usb", name: "USB and data", description: "Charging that fits the frame.", picture: "usb-socket-0.webp" },
      { key: "dimmers", name: "Dimmers", description: "Trailing edge, quiet.", picture: "dimmer-1.webp" },
      { key: "outdoor", name: "Outdoor, IP54", description: "Lids that close.", picture: "outdoor-socket-0.webp" },
    ],
  },
  {
    key: "protection",
    name: "Protection",
    description: "Breakers for the rail, curve B and C, six to thirty-two amps, from stock.",
    picture: "circuit-breaker-0.webp",
    advertised: true,
    sub: [
      {
        key: "breakers",
        name: "Circuit breakers",
        description: "6 kA to EN 60898-1, fork or pin busbar.",
        picture: "circuit-breaker-0.webp",
      },
    ],
  },
  {
    key: "light",
    name: "Lamps & luminaires",
    description: "From the cap of the lamp to the last metre of the site.",
    picture: "led-bulb-0.webp",
    advertised: true,
    sub: [
      { key: "lamps", name: "LED lamps", description: "E27, by the carton.", picture: "led-bulb-0.webp" },
      {
        key: "floodlights",
        name: "Floodlights",
        description: "IP65, for walls and sites.",
        picture: "floodlight-0.webp",
      },
      { key: "fittings", name: "Fittings", description: "For desks and for rooms.", picture: "table-lamp-0.webp" },
      { key: "festoon", name: "Festoon", description: "By the string.", picture: "string-lights-0.webp" },
    ],
  },
  {
    key: "power",
    name: "Power & control",
    description: "Bench supplies, chargers, and air for the cabinet.",
    picture: "power-supply-0.webp",
    sub: [
      { key: "supplies", name: "Power supplies", description: "Regulated, quiet.", picture: "power-supply-0.webp" },
      { key: "chargers", name: "Chargers", description: "For what is in the van.", picture: "usb-charger-0.webp" },
      { key: "air", name: "Ventilation", description: "For cabinets and summers.", picture: "desk-fan-0.webp" },
    ],
  },
  {
    key: "leads",
    name: "Leads & reels",
    description: "Everything that has a plug on one end. Tested, each with its slip.",
    picture: "cable-reel-0.webp",
    advertised: true,
    sub: [
      { key: "reels", name: "Cable reels", description: "H07RN-F on steel.", picture: "cable-reel-0.webp" },
      { key: "strips", name: "Power strips", description: "Rail or loose.", picture: "power-strip-1.webp" },
      { key: "adapters", name: "Adapters", description: "For fitters abroad.", picture: "travel-adapter-0.webp" },
    ],
  },
  {
    key: "drive",
    name: "Drive & charge",
    description: "What turns, and what the car drinks.",
    picture: "ev-charger-0.webp",
    sub: [
      { key: "charging", name: "EV charging", description: "Type 2, 11 kW.", picture: "ev-charger-0.webp" },
      { key: "motors", name: "Motors", description: "Three-phase, foot or flange.", picture: "electric-motor-0.webp" },
    ],
  },
  {
    key: "site",
    name: "Tools & safety",
    description: "What the van needs before the first hole is drilled.",
    picture: "toolbox-0.webp",
    sub: [
      { key: "boxes", name: "Tool boxes", description: "Steel, lockable.", picture: "toolbox-0.webp" },
      { key: "helmets", name: "Helmets", description: "EN 397.", picture: "safety-helmet-0.webp" },
      { key: "tape", name: "Tape", description: "By the ten.", picture: "tape-roll-0.webp" },
    ],
  },
]

export const navigation: CatalogueNavigation[] = [
  ...categories.map(
    (category): CatalogueNavigation => ({
      type: 1,
      label: category.name,
      category: category.key,
      sub: (category.sub ?? []).map((below) => ({ type: 1, label: below.name, category: below.key })),
    }),
  ),
  { type: 2, label: "New", tag: 2 },
  { type: 2, label: "Hot sales", tag: 3 },
  {
    type: 3,
    label: "Counter",
    contentId: 2,
    url: "/Other/about",
    sub: [
      { type: 3, label: "About the counter", contentId: 2, url: "/Other/about" },
      { type: 3, label: "Call the counter", contentId: 7, url: "/Other/contact" },
    ],
  },
  { type: 3, label: "Reel week", contentId: 8, url: "/SaleGoods/promationgoods" },
]
