import type { CatalogueCategory, CatalogueNavigation } from "../catalogue.ts"

/** Groups have the number that stands on the rack in the warehouse. */
export const categories: CatalogueCategory[] = [
  {
    key: "bearings",
    name: "10 Bearings",
    description:
      "Deep groove ball bearings to DIN 625, from bore 10 to bore 60, with the clearance that the drawing says.",
    picture: "ball-bearing-0.webp",
    advertised: true,
  },
  {
    key: "gears",
    name: "12 Gears and transmission",
    description: "Spur gears from module 0.5 to 8, hobbed and ground to quality 7. Bores and keyways to your print.",
    picture: "spur-gear-0.webp",
    advertised: true,
  },
  {
    key: "drives",
    name: "20 Motors and drives",
    description: "Three-phase motors in IE3, frame 71 to 160, and the batteries that start what the mains cannot.",
    picture: "electric-motor-1.webp",
    advertised: true,
    sub: [
      { key: "motors", name: "20.1 Motors", description: "400 V, foot or flange.", picture: "electric-motor-1.webp" },
      { key: "batteries", name: "20.2 Batteries", description: "For stand-by sets.", picture: "car-battery-0.webp" },
    ],
  },
  {
    key: "valves",
    name: "31 Valves",
    description: "Ball valves with full bore, tested at 1.5 times their pressure, each with its slip.",
    picture: "ball-valve-0.webp",
    advertised: true,
  },
  {
    key: "flanges",
    name: "33 Flanges and pipe fittings",
    description:
      "Forged, turned and marked with the heat number. Type 11 to EN 1092-1. Bolts to match stand in group 60.",
    picture: "pipe-flange-0.webp",
    advertised: true,
  },
  {
    key: "hydraulics",
    name: "40 Hydraulics and fluids",
    description: "Cylinders to 210 bar, the oil that moves them and the filter that keeps it clean.",
    picture: "hydraulic-cylinder-0.webp",
    sub: [
      { key: "cylinders", name: "40.1 Cylinders", description: "Double acting.", picture: "hydraulic-cylinder-0.webp" },
      { key: "fluids", name: "40.2 Oils", description: "CLP and HLP by the litre.", picture: "oil-bottle-0.webp" },
      { key: "filters", name: "40.3 Filters", description: "For compressors.", picture: "air-filter-1.webp" },
    ],
  },
  {
    key: "measuring",
    name: "51 Measuring and control",
    description: "Gauges of class 1.0, filled or dry, with a calibration mark that an auditor can read.",
    picture: "pressure-gauge-0.webp",
  },
  {
    key: "electrical",
    name: "55 Electrical supplies",
    description: "What a plant electrician takes from the van: breakers, sockets, reels, light.",
    picture: "circuit-breaker-0.webp",
    sub: [
      { key: "breakers", name: "55.1 Breakers", description: "For the rail.", picture: "circuit-breaker-0.webp" },
      { key: "leads", name: "55.2 Reels and sockets", description: "H07RN-F, IP54.", picture: "cable-reel-0.webp" },
      { key: "light", name: "55.3 Site light", description: "IP65, on a bracket.", picture: "floodlight-0.webp" },
    ],
  },
  {
    key: "fasteners",
    name: "60 Fasteners",
    description: "Hexagon bolts to ISO 4014 with nut and washers, by the box or by the pallet, sorted by heat.",
    picture: "bolt-set-0.webp",
    advertised: true,
  },
  {
    key: "handling",
    name: "70 Castors and handling",
    description: "Castors to 300 kilos a wheel, and the cartons that leave the dock.",
    picture: "caster-wheel-1.webp",
    sub: [
      { key: "castors", name: "70.1 Castors", description: "Swivel, with brake.", picture: "caster-wheel-1.webp" },
      { key: "packing", name: "70.2 Packing", description: "Cartons by the bale.", picture: "shipping-box-0.webp" },
    ],
  },
  {
    key: "safety",
    name: "80 Work safety and tools",
    description: "Helmets to EN 397 and boxes that survive the van.",
    picture: "safety-helmet-0.webp",
    sub: [
      { key: "helmets", name: "80.1 Helmets", description: "Six points, ratchet.", picture: "safety-helmet-0.webp" },
      { key: "tools", name: "80.2 Tool boxes", description: "Sheet steel.", picture: "toolbox-1.webp" },
    ],
  },
]

const groups = categories.map(
  (category): CatalogueNavigation => ({
    type: 1,
    label: category.name,
    category: category.key,
    sub: (category.sub ?? []).map((below) => ({ type: 1, label: below.name, category: below.key })),
  }),
)

export const navigation: CatalogueNavigation[] = [
  { type: 3, label: "Goods", contentId: 3, url: "/SaleGoods/lists", sub: groups },
  { type: 2, label: "New", tag: 2 },
  { type: 2, label: "Most requested", tag: 3 },
  { type: 3, label: "Notices", contentId: 5, url: "/News/lists" },
  {
    type: 3,
    label: "The house",
    contentId: 2,
    url: "/Other/about",
    sub: [
      { type: 3, label: "About the house", contentId: 2, url: "/Other/about" },
      { type: 3, label: "Contact", contentId: 7, url: "/Other/contact" },
    ],
  },
]
