import type { CatalogueGoods } from "../catalogue.ts"
import { copy } from "../copy.ts"
import { gallery } from "./gallery.ts"

/** Everything with a plug on one end. */
export const leads: CatalogueGoods[] = [
  {
    number: "71.703",
    name: "Strip, four ways",
    subtitle: "Switched, lead 1.5 m",
    categories: ["strips"],
    tags: ["hot"],
    pictures: gallery("power-strip", 1, 2),
    description: copy`
      <p>Four sockets at 35.5 millimetres, half a raster, so that plugs with a belly fit side by side.</p>
      <p>The switch parts both wires. The feet are rubber and the holes in the back are keyholes.</p>
    `,
    attributes: [
      { name: "Rating", value: "16 A, 250 V, 3,680 W" },
      { name: "Size", value: "284 × 48 × 42 mm" },
      { name: "Lead", value: "1.5 m, H05VV-F 3G1.5" },
      { name: "Switch", value: "Two poles, lit" },
    ],
    specs: [
      {
        name: "Finish",
        values: [
          { name: "Black", picture: "power-strip-1.webp" },
          { name: "White and graphite", picture: "power-strip-2.webp" },
        ],
      },
    ],
    variants: [
      { number: "71.703-B", values: ["Black"], price: 21.9, stock: 940, weight: 480, picture: "power-strip-1.webp" },
      {
        number: "71.703-W",
        values: ["White and graphite"],
        price: 21.9,
        stock: 615,
        weight: 480,
        picture: "power-strip-2.webp",
      },
    ],
    tiers: [
      { begin: 10, price: 18.6 },
      { begin: 50, price: 15.9 },
    ],
    related: ["71.720", "71.750", "71.140"],
    soldBefore: 8300,
    viewedBefore: 21800,
  },
  {
    number: "71.720",
    name: "Reel, 25 m, four ways",
    subtitle: "H07RN-F, thermal cut-out",
    categories: ["reels"],
    tags: ["recommended"],
    pictures: gallery("cable-reel", 0, 1),
    description: copy`
      <p>Twenty-five metres of rubber on a drum that stands by itself. The cut-out opens at 60 degrees, before the
      inner turns notice.</p>
      <p>Tested one by one; the slip in the hub has initials.</p>
    `,
    attributes: [
      { name: "Lead", value: "25 m, H07RN-F 3G1.5" },
      { name: "Ways", value: "4 × 16 A, lids" },
      { name: "Size", value: "310 × 420 × 250 mm" },
      { name: "Protection", value: "IP44" },
      { name: "Load", value: "1,000 W wound, 3,000 W unwound" },
    ],
    specs: [
      {
        name: "Drum",
        values: [
          { name: "Orange", picture: "cable-reel-0.webp" },
          { name: "Black", picture: "cable-reel-1.webp" },
        ],
      },
    ],
    variants: [
      { number: "71.720-O", values: ["Orange"], price: 58, stock: 210, weight: 5200, picture: "cable-reel-0.webp" },
      { number: "71.720-B", values: ["Black"], price: 58, stock: 134, weight: 5200, picture: "cable-reel-1.webp" },
    ],
    tiers: [
      { begin: 5, price: 52 },
      { begin: 20, price: 45.5 },
    ],
    related: ["71.703", "71.530", "71.301"],
    soldBefore: 2980,
    viewedBefore: 11600,
  },
  {
    number: "71.750",
    name: "Adapter, all countries",
    subtitle: "150 plugs, one cube",
    categories: ["adapters"],
    pictures: gallery("travel-adapter", 0, 2),
    description: copy`
      <p>Planners travel. Sliders bring out the pins of 150 countries, one at a time, and lock.</p>
      <p>Two A ports, one C. Not earthed: for laptops, not for kettles.</p>
    `,
    attributes: [
      { name: "Rating", value: "6 A, 100 to 240 V" },
      { name: "USB", value: "2 × A, 1 × C, 15 W" },
      { name: "Size", value: "52 × 71 × 50 mm" },
      { name: "Fuse", value: "6.3 A, spare inside" },
    ],
    specs: [
      {
        name: "Finish",
        values: [
          { name: "White and graphite", picture: "travel-adapter-0.webp" },
          { name: "Blue", picture: "travel-adapter-2.webp" },
        ],
      },
    ],
    variants: [
      {
        number: "71.750-W",
        values: ["White and graphite"],
        price: 26.4,
        stock: 320,
        weight: 150,
        picture: "travel-adapter-0.webp",
      },
      { number: "71.750-A", values: ["Blue"], price: 26.4, stock: 96, weight: 150, picture: "travel-adapter-2.webp" },
    ],
    tiers: [{ begin: 10, price: 22.4 }],
    related: ["71.744", "71.703"],
    soldBefore: 1990,
    viewedBefore: 8100,
  },
  {
    number: "71.520",
    name: "Festoon, 20 lamps",
    subtitle: "10 m, every 50 cm",
    categories: ["light"],
    pictures: gallery("string-lights", 0, 1, 2),
    description: copy`
      <p>Twenty lamps, ten metres, one every fifty centimetres. For the day on which the scaffolding comes down.</p>
      <p>Sockets are moulded on. Lamps change without a ladder if you change them before you hang it.</p>
    `,
    attributes: [
      { name: "Length", value: "10 m, lead 3 m" },
      { name: "Lamps", value: "20 × 0.6 W, E14" },
      { name: "Protection", value: "IP44" },
      { name: "Join", value: "Up to five strings" },
    ],
    specs: [
      {
        name: "Light",
        values: [
          { name: "Warm white", picture: "string-lights-0.webp" },
          { name: "Multicolour", picture: "string-lights-1.webp" },
          { name: "Warm white, white lead", picture: "string-lights-2.webp" },
        ],
      },
    ],
    variants: [
      {
        number: "71.520-B",
        values: ["Warm white"],
        price: 39,
        stock: 150,
        weight: 1400,
        picture: "string-lights-0.webp",
      },
      {
        number: "71.520-M",
        values: ["Multicolour"],
        price: 39,
        stock: 62,
        weight: 1400,
        picture: "string-lights-1.webp",
      },
      {
        number: "71.520-W",
        values: ["Warm white, white lead"],
        price: 39,
        stock: 88,
        weight: 1400,
        picture: "string-lights-2.webp",
      },
    ],
    tiers: [{ begin: 10, price: 33.15 }],
    related: ["71.502", "71.720"],
    soldBefore: 1240,
    viewedBefore: 7300,
  },
]
