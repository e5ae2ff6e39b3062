import type { CatalogueGoods } from "../catalogue.ts"
import { copy } from "../copy.ts"
import { line } from "./line.ts"

export const electronics: CatalogueGoods[] = [
  line({
    number: "EL-4402",
    name: "Power bank 10,000 mAh, two ports",
    subtitle: "Airline legal, 22.5 W, shows the charge in figures and not in four hopeful dots.",
    category: "power",
    tags: ["hot", "recommended"],
    colours: [
      { name: "Black", picture: "power-bank-0", stock: 3400 },
      { name: "Ocean", picture: "power-bank-2", stock: 1600 },
    ],
    weight: 228,
    steps: [
      [20, 12.4],
      [100, 10.6],
      [500, 9.2],
      [2000, 8.1],
    ],
    description: copy`
      <p>Cells by a maker whose name is on the data sheet. 37 Wh, so it may fly. After 300 charges the sample on our desk
      still held 91 percent.</p>
      <p>UN 38.3 report and sea-freight declaration come with the invoice. Print on the front from 100 pieces.</p>
    `,
    attributes: [
      { name: "Carton", value: "20 pcs" },
      { name: "Size", value: "36 × 28 × 18 cm" },
      { name: "Gross", value: "6.1 kg" },
      { name: "Pallet", value: "60 cartons" },
      { name: "Papers", value: "CE, UKCA, UN 38.3" },
    ],
    related: ["EL-4410", "EL-4521"],
    soldBefore: 12640,
  }),
  line({
    number: "EL-4410",
    name: "USB-C charger 30 W, folding pins",
    subtitle: "GaN, three plug heads in the box: EU, UK and US. Cable of one metre included.",
    category: "power",
    tags: ["new", "hot"],
    colours: [
      { name: "White", picture: "usb-charger-0", stock: 5200 },
      { name: "Black", picture: "usb-charger-1", stock: 2800 },
    ],
    weight: 118,
    steps: [
      [20, 7.8],
      [100, 6.6],
      [500, 5.4],
      [2000, 4.75],
    ],
    description: copy`
      <p>It charges a thin laptop and does not get hotter than 62 °C doing it. No coil whine: we listen to ten of every
      lot in a quiet room, which is somebody’s favourite hour of the week.</p>
      <p>Retail box in your colours from 500 pieces.</p>
    `,
    attributes: [
      { name: "Carton", value: "20 pcs" },
      { name: "Size", value: "34 × 26 × 20 cm" },
      { name: "Gross", value: "4.2 kg" },
      { name: "Pallet", value: "72 cartons" },
      { name: "Papers", value: "CE, UKCA, FCC, CB" },
    ],
    related: ["EL-4402", "EL-4430"],
    soldBefore: 8750,
  }),
  line({
    number: "EL-4430",
    name: "Power strip, six ways, two USB",
    subtitle: "1.5 m lead, each socket with its own shutter, a switch that one finds in the dark.",
    category: "power",
    tags: ["hot"],
    colours: [
      { name: "Black", picture: "power-strip-1", stock: 1900 },
      { name: "White and graphite", picture: "power-strip-2", stock: 0 },
    ],
    weight: 640,
    steps: [
      [24, 7.1],
      [96, 5.95],
      [480, 5.05],
    ],
    description: copy`
      <p>Copper as thick as printed: 1.5 mm², cut and measured. The housing is V0, which means it goes out by itself.</p>
      <p>EU and UK sockets. Mixed cartons on request, at the step of the sum.</p>
    `,
    attributes: [
      { name: "Carton", value: "24 pcs" },
      { name: "Size", value: "48 × 40 × 26 cm" },
      { name: "Gross", value: "16.8 kg" },
      { name: "Pallet", value: "32 cartons" },
      { name: "Papers", value: "CE, VDE, UKCA" },
    ],
    related: ["EL-4410", "LT-1108"],
    soldBefore: 6020,
  }),
  line({
    number: "EL-4521",
    name: "Wireless earbuds, charging case",
    subtitle: "Six hours and eighteen more in the case. Paired by opening it, not by reading.",
    category: "sound",
    tags: ["new", "recommended"],
    colours: [
      { name: "White", picture: "earbuds-0", stock: 2600 },
      { name: "Black", picture: "earbuds-1", stock: 3100 },
    ],
    weight: 62,
    steps: [
      [20, 13.9],
      [100, 11.8],
      [500, 9.9],
    ],
    description: copy`
      <p>Bluetooth 5.3, two microphones each, three sizes of tips. Returned by end customers: 1.9 percent over the last
      14,000, and we publish the figure monthly.</p>
      <p>Your sleeve over our box from 100, your own box from 1,000.</p>
    `,
    attributes: [
      { name: "Carton", value: "50 pcs" },
      { name: "Size", value: "42 × 31 × 24 cm" },
      { name: "Gross", value: "5.4 kg" },
      { name: "Pallet", value: "48 cartons" },
      { name: "Papers", value: "CE RED, FCC, BQB" },
    ],
    related: ["EL-4402", "EL-4410"],
    soldBefore: 5230,
  }),
]
