import type { CatalogueGoods } from "../catalogue.ts"
import { copy } from "../copy.ts"
import { gallery } from "../gallery.ts"

export const powerAndLeads: CatalogueGoods[] = [
  {
    number: "66-P30",
    name: "Bench power supply 0 to 30 V, 5 A",
    subtitle: "Output: 0 to 30 V · Current: 0 to 5 A · Ripple: below 1 mV · Display: 4 digits",
    categories: ["supplies"],
    tags: ["new"],
    pictures: gallery("power-supply", 0, 1, 2),
    description: copy`
      <p><strong>Says what it gives, to the last millivolt</strong></p>
      <p>Linear, heavy, quiet. Two knobs with a coarse and a fine turn, an output switch, and a limit that holds when a
      wire slips. The fan starts at sixty degrees and most of them never hear it.</p>
    `,
    attributes: [
      { name: "Output", value: "0 to 30 V" },
      { name: "Current", value: "0 to 5 A, limited" },
      { name: "Ripple", value: "Below 1 mV rms" },
      { name: "Display", value: "4 digits, both at once" },
      { name: "Size", value: "130 × 160 × 290 mm" },
      { name: "Pack", value: "1" },
      { name: "Weight each", value: "6.1 kg" },
      { name: "Maker", value: "Labkraft" },
    ],
    specs: [
      {
        name: "Front",
        values: [
          { name: "Graphite", picture: "power-supply-0.webp" },
          { name: "Grey", picture: "power-supply-1.webp" },
          { name: "Blue", picture: "power-supply-2.webp" },
        ],
      },
    ],
    variants: [
      { number: "66-P30-K", values: ["Graphite"], price: 129, stock: 57, weight: 6100, picture: "power-supply-0.webp" },
      { number: "66-P30-G", values: ["Grey"], price: 129, stock: 12, weight: 6100, picture: "power-supply-1.webp" },
      { number: "66-P30-B", values: ["Blue"], price: 129, stock: 8, weight: 6100, picture: "power-supply-2.webp" },
    ],
    tiers: [
      { begin: 4, price: 118 },
      { begin: 12, price: 106 },
    ],
    related: ["41-4P", "92-T19"],
    soldBefore: 940,
    viewedBefore: 12880,
  },
  {
    number: "63-C65",
    name: "USB-C charger 65 W",
    subtitle: "Power: 65 W PD · Ports: 2 × USB-C · Class: II · Plug: Folding",
    categories: ["chargers"],
    tags: ["recommended"],
    pictures: gallery("usb-charger", 0, 1),
    description: copy`
      <p><strong>One in the van, one in the jacket</strong></p>
      <p>Runs the laptop with the plan on it and the phone that the site calls. With both in, it shares forty to
      twenty-five and says nothing about it.</p>
    `,
    attributes: [
      { name: "Power", value: "65 W, PD 3.0" },
      { name: "Ports", value: "2 × USB-C" },
      { name: "Shared", value: "40 + 25 W" },
      { name: "Size", value: "42 × 62 × 31 mm" },
      { name: "Pack", value: "1" },
      { name: "Weight each", value: "112 g" },
    ],
    specs: [
      {
        name: "Colour",
        values: [
          { name: "White", picture: "usb-charger-0.webp" },
          { name: "Black", picture: "usb-charger-1.webp" },
        ],
      },
    ],
    variants: [
      { number: "63-C65-W", values: ["White"], price: 32, stock: 260, weight: 112, picture: "usb-charger-0.webp" },
      { number: "63-C65-K", values: ["Black"], price: 32, stock: 190, weight: 112, picture: "usb-charger-1.webp" },
    ],
    tiers: [
      { begin: 10, price: 27.4 },
      { begin: 50, price: 23.8 },
    ],
    related: ["32-U20-W", "64-B20"],
    soldBefore: 3310,
    viewedBefore: 14700,
  },
  {
    number: "64-B20",
    name: "Power bank 20,000 mAh",
    subtitle: "Capacity: 74 Wh · Output: 30 W PD · Ports: USB-C, USB-A · Charge: 2.5 h",
    categories: ["chargers"],
    pictures: gallery("power-bank", 0),
    description: copy`
      <p><strong>For the tester that died on the roof</strong></p>
      <p>Seventy-four watt-hours with a real charge gauge in numbers. Keeps a tablet with the plans alive for three
      shifts, or a head torch for a week.</p>
    `,
    attributes: [
      { name: "Capacity", value: "20,000 mAh, 74 Wh" },
      { name: "Output", value: "30 W PD" },
      { name: "Ports", value: "USB-C, USB-A" },
      { name: "Size", value: "72 × 148 × 28 mm" },
      { name: "Weight each", value: "410 g" },
    ],
    variants: [{ number: "64-B20-K", price: 39.5, stock: 144, weight: 410 }],
    tiers: [
      { begin: 5, price: 35.9 },
      { begin: 25, price: 31.2 },
    ],
    related: ["63-C65", "91-H1"],
    soldBefore: 1220,
    viewedBefore: 8040,
  },
  {
    number: "67-V30",
    name: "Cabinet and desk fan, 30 cm",
    subtitle: "Air: 1,900 m³/h · Power: 45 W · Steps: 3 · Noise: 48 dB",
    categories: ["air"],
    pictures: gallery("desk-fan", 0, 2),
    description: copy`
      <p><strong>Bought for cabinets, kept by offices</strong></p>
      <p>Steel blades, a motor with bearings that can be oiled, and a foot that does not walk. In August it is the most
      borrowed thing in the shop.</p>
    `,
    attributes: [
      { name: "Air", value: "1,900 m³/h" },
      { name: "Power", value: "45 W" },
      { name: "Steps", value: "3" },
      { name: "Noise", value: "48 dB at step 2" },
      { name: "Size", value: "36 × 42 cm" },
    ],
    specs: [
      {
        name: "Colour",
        values: [
          { name: "Steel", picture: "desk-fan-0.webp" },
          { name: "Red", picture: "desk-fan-2.webp" },
        ],
      },
    ],
    variants: [
      { number: "67-V30-S", values: ["Steel"], price: 48, stock: 63, weight: 3100, picture: "desk-fan-0.webp" },
      { number: "67-V30-R", values: ["Red"], price: 48, stock: 22, weight: 3100, picture: "desk-fan-2.webp" },
    ],
    related: ["66-P30", "71-P6"],
    soldBefore: 780,
    viewedBefore: 6610,
  },
  {
    number: "72-R40",
    name: "Cable reel, rubber, 4 sockets",
    subtitle: "Length: 40 m · Cable: H07RN-F 3G1.5 · Drum: Steel, Ø 320 · Protection: IP44",
    categories: ["reels"],
    tags: ["hot", "recommended"],
    pictures: gallery("cable-reel", 0, 1),
    description: copy`
      <p><strong>Each tested, each with its slip</strong></p>
      <p>H07RN-F on a steel frame, a thermal cut-out that resets with a thumb, lids with springs. The crank folds, the
      brake holds, and the frame stands on a stair.</p>
      <p>The slip in the box has the tester’s initials. If they are K. H., Karin did it and you may call her.</p>
    `,
    attributes: [
      { name: "Cable", value: "H07RN-F 3G1.5" },
      { name: "Sockets", value: "4, lids with springs" },
      { name: "Load", value: "1,000 W wound, 3,500 W unwound" },
      { name: "Cut-out", value: "Thermal, by thumb" },
      { name: "Protection", value: "IP44" },
      { name: "Size", value: "310 × 420 × 240 mm" },
      { name: "Pack", value: "1" },
      { name: "Weight each", value: "9.4 kg" },
      { name: "Maker", value: "Ferrule Werk" },
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
      { number: "72-R40-O", values: ["Orange"], price: 98, stock: 147, weight: 9400, picture: "cable-reel-0.webp" },
      { number: "72-R40-K", values: ["Black"], price: 98, stock: 66, weight: 9400, picture: "cable-reel-1.webp" },
    ],
    tiers: [
      { begin: 4, price: 91.5 },
      { begin: 16, price: 82 },
    ],
    related: ["58-F50", "33-S16-O", "71-P6"],
    soldBefore: 6430,
    viewedBefore: 28800,
  },
  {
    number: "71-P6",
    name: "Power strip, 6 sockets, switch",
    subtitle: "Rating: 16 A, 3,500 W · Lead: 1.5 m, 3G1.5 · Sockets: 6, turned · Mount: Two eyes",
    categories: ["strips"],
    tags: ["hot"],
    pictures: gallery("power-strip", 1),
    description: copy`
      <p><strong>The sockets are turned, so six plugs fit</strong></p>
      <p>Forty-five degrees, shutters, a two-pole switch that really is one. Two eyes at the back for screws; the paper
      template is printed on the carton.</p>
    `,
    attributes: [
      { name: "Rating", value: "16 A, 3,500 W" },
      { name: "Lead", value: "1.5 m, H05VV-F 3G1.5" },
      { name: "Sockets", value: "6, at 45°, shutters" },
      { name: "Switch", value: "Two-pole, lit" },
      { name: "Size", value: "410 × 62 × 43 mm" },
      { name: "Pack", value: "10" },
      { name: "Weight each", value: "520 g" },
    ],
    variants: [{ number: "71-P6-K", price: 14.6, stock: 1480, weight: 520 }],
    tiers: [
      { begin: 10, price: 12.2 },
      { begin: 100, price: 9.9 },
    ],
    related: ["72-R40", "63-C65", "32-S16"],
    soldBefore: 15120,
    viewedBefore: 26300,
  },
  {
    number: "74-A3",
    name: "Travel adapter for fitters abroad",
    subtitle: "Rating: 10 A · Plugs: EU, UK, US, AU · Ports: USB-C · Fuse: 10 A, spare",
    categories: ["adapters"],
    pictures: gallery("travel-adapter", 0),
    description: copy`
      <p><strong>Commissioning in Leeds, plug from Bremen</strong></p>
      <p>One body, four plugs, one out at a time. The fuse can be changed and the second one lies in the lid.</p>
    `,
    attributes: [
      { name: "Rating", value: "10 A, 2,300 W" },
      { name: "Plugs", value: "EU, UK, US, AU" },
      { name: "Ports", value: "USB-C 20 W" },
      { name: "Size", value: "52 × 70 × 55 mm" },
      { name: "Fuse", value: "10 A, one spare" },
    ],
    variants: [{ number: "74-A3-W", price: 19.8, stock: 210, weight: 160 }],
    tiers: [
      { begin: 5, price: 17.6 },
      { begin: 25, price: 15.1 },
    ],
    related: ["63-C65", "64-B20"],
    soldBefore: 890,
    viewedBefore: 5420,
  },
]
