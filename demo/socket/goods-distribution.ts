import type { CatalogueGoods } from "../catalogue.ts"
import { copy } from "../copy.ts"
import { gallery } from "./gallery.ts"

/** What stands behind the wall, beside it, and before the car. */
export const distribution: CatalogueGoods[] = [
  {
    number: "71.610",
    name: "Breaker, four poles",
    subtitle: "6 kA, for the rail, 72 mm wide",
    categories: ["breakers"],
    tags: ["hot", "recommended"],
    moq: 3,
    pictures: gallery("circuit-breaker", 0, 2),
    description: copy`
      <p>Four poles, 72 millimetres, one lever. The window says on or off in words, for those who come after you.</p>
      <p>Blue levers are curve B, orange ones curve C: seen from the door of the cellar.</p>
    `,
    attributes: [
      { name: "Rating", value: "16 A, 400 V" },
      { name: "Breaking capacity", value: "6 kA, IEC 60898-1" },
      { name: "Size", value: "72 × 85 × 68 mm" },
      { name: "Rail", value: "TH 35, slides off sideways" },
      { name: "Clamps", value: "To 25 mm²" },
      { name: "Carton", value: "3" },
    ],
    specs: [
      {
        name: "Curve",
        values: [
          { name: "B, blue lever", picture: "circuit-breaker-0.webp" },
          { name: "C, orange lever", picture: "circuit-breaker-2.webp" },
        ],
      },
    ],
    variants: [
      {
        number: "71.610-B",
        values: ["B, blue lever"],
        price: 38,
        stock: 640,
        weight: 510,
        picture: "circuit-breaker-0.webp",
      },
      {
        number: "71.610-C",
        values: ["C, orange lever"],
        price: 38,
        stock: 288,
        weight: 510,
        picture: "circuit-breaker-2.webp",
      },
    ],
    tiers: [
      { begin: 12, price: 33.4 },
      { begin: 60, price: 28.1, regions: { CH: 29.4 } },
    ],
    related: ["71.102", "71.810", "71.770"],
    soldBefore: 7400,
    viewedBefore: 19900,
  },
  {
    number: "71.770",
    name: "Bench supply, 30 V",
    subtitle: "0 to 30 V, 0 to 5 A, quiet",
    categories: ["breakers"],
    pictures: gallery("power-supply", 0, 1, 2),
    description: copy`
      <p>For whoever wants to know before the ceiling is closed: 0 to 30 volts, 0 to 5 amperes, both in figures.</p>
      <p>The fan starts at 60 degrees and is sorry about it.</p>
    `,
    attributes: [
      { name: "Output", value: "0 to 30 V, 0 to 5 A" },
      { name: "Ripple", value: "Below 1 mV" },
      { name: "Size", value: "142 × 92 × 210 mm" },
      { name: "Weight", value: "2.9 kg" },
      { name: "Mains", value: "100 to 240 V" },
    ],
    specs: [
      {
        name: "Finish",
        values: [
          { name: "Black", picture: "power-supply-0.webp" },
          { name: "Silver", picture: "power-supply-1.webp" },
          { name: "Burgundy", picture: "power-supply-2.webp" },
        ],
      },
    ],
    variants: [
      { number: "71.770-B", values: ["Black"], price: 148, stock: 42, weight: 2900, picture: "power-supply-0.webp" },
      { number: "71.770-S", values: ["Silver"], price: 148, stock: 18, weight: 2900, picture: "power-supply-1.webp" },
      { number: "71.770-R", values: ["Burgundy"], price: 148, stock: 7, weight: 2900, picture: "power-supply-2.webp" },
    ],
    tiers: [{ begin: 5, price: 132 }],
    related: ["71.610", "71.744"],
    soldBefore: 410,
    viewedBefore: 5200,
  },
  {
    number: "71.810",
    name: "Wallbox 11 kW",
    subtitle: "Type 2, from five pieces",
    categories: ["charging"],
    tags: ["recommended"],
    moq: 5,
    pictures: gallery("ev-charger", 0, 1, 2),
    description: copy`
      <p>Eleven kilowatts on the raster: the bolts are 142 millimetres apart, two times 71, so a row in a garage takes
      one drill jig.</p>
      <p>Priced by the garage, not by the piece: send the number of places and the length of the run.</p>
    `,
    attributes: [
      { name: "Power", value: "11 kW, three phases" },
      { name: "Plug", value: "Type 2, lead 5 m" },
      { name: "Size", value: "213 × 355 × 110 mm" },
      { name: "Protection", value: "IP55, IK10" },
      { name: "Fault current", value: "DC 6 mA built in" },
    ],
    specs: [
      {
        name: "Finish",
        values: [
          { name: "White", picture: "ev-charger-0.webp" },
          { name: "Graphite", picture: "ev-charger-1.webp" },
          { name: "Green", picture: "ev-charger-2.webp" },
        ],
      },
    ],
    variants: [
      { number: "71.810-W", values: ["White"], price: null, stock: 60, weight: 5400, picture: "ev-charger-0.webp" },
      { number: "71.810-G", values: ["Graphite"], price: null, stock: 45, weight: 5400, picture: "ev-charger-1.webp" },
      { number: "71.810-N", values: ["Green"], price: null, stock: 10, weight: 5400, picture: "ev-charger-2.webp" },
    ],
    related: ["71.610", "71.744"],
    soldBefore: 620,
    viewedBefore: 9800,
  },
  {
    number: "71.744",
    name: "Charger 65 W, two ports",
    subtitle: "GaN, folds to 38 mm",
    categories: ["charging", "usb"],
    tags: ["recommended", "new"],
    pictures: gallery("usb-charger", 0, 1),
    description: copy`
      <p>For rooms whose walls are closed already. Two ports, 65 watts together, split by need and not by half.</p>
      <p>The pins fold. The lead in the box is one metre, woven, and white also in the black set, because white leads
      are found again.</p>
    `,
    attributes: [
      { name: "Power", value: "65 W, USB-C and USB-A" },
      { name: "Size", value: "38 × 38 × 52 mm" },
      { name: "Lead", value: "1 m, USB-C" },
      { name: "Standby", value: "Below 20 mW" },
    ],
    specs: [
      {
        name: "Finish",
        values: [
          { name: "White", picture: "usb-charger-0.webp" },
          { name: "Black", picture: "usb-charger-1.webp" },
        ],
      },
    ],
    variants: [
      { number: "71.744-W", values: ["White"], price: 34, stock: 730, weight: 142, picture: "usb-charger-0.webp" },
      { number: "71.744-B", values: ["Black"], price: 34, stock: 510, weight: 142, picture: "usb-charger-1.webp" },
    ],
    tiers: [
      { begin: 10, price: 29.9 },
      { begin: 50, price: 25.4 },
    ],
    related: ["71.140", "71.748", "71.750"],
    soldBefore: 4870,
    viewedBefore: 20300,
  },
  {
    number: "71.748",
    name: "Power bank 10,000",
    subtitle: "For sites without a wall",
    categories: ["charging"],
    pictures: gallery("power-bank", 0, 2),
    description: copy`
      <p>Ten thousand milliampere hours for the weeks before there is a wall. Four lights, one button, no game.</p>
      <p>Charges itself from any of our sockets in three hours.</p>
    `,
    attributes: [
      { name: "Capacity", value: "10,000 mAh, 37 Wh" },
      { name: "Ports", value: "USB-C in and out, USB-A out" },
      { name: "Size", value: "71 × 142 × 16 mm" },
      { name: "Weight", value: "218 g" },
    ],
    specs: [
      {
        name: "Finish",
        values: [
          { name: "Black", picture: "power-bank-0.webp" },
          { name: "Ocean", picture: "power-bank-2.webp" },
        ],
      },
    ],
    variants: [
      { number: "71.748-B", values: ["Black"], price: 29.5, stock: 260, weight: 218, picture: "power-bank-0.webp" },
      { number: "71.748-O", values: ["Ocean"], price: 29.5, stock: 88, weight: 218, picture: "power-bank-2.webp" },
    ],
    tiers: [{ begin: 20, price: 24.8 }],
    related: ["71.744", "71.750"],
    soldBefore: 1310,
    viewedBefore: 6100,
  },
]
