import type { CatalogueGoods } from "../catalogue.ts"
import { copy } from "../copy.ts"
import { gallery } from "../gallery.ts"

/** What starts, charges and lights. */
export const electrics: CatalogueGoods[] = [
  {
    number: "61-2070-72",
    name: "AGM start-stop battery",
    subtitle: "Capacity: 70 Ah · Cold start: 760 A · Terminal: Right + · Case: L3",
    categories: ["batteries"],
    tags: ["hot"],
    pictures: gallery("car-battery", 0, 2),
    description: copy`
      <p><strong>Charged the day it leaves, with the date on the strap.</strong></p>
      <p>AGM for cars that stop at every light. EFB for those that only start. If yours had AGM, it needs AGM again, and
      the car wants to be told: coding takes five minutes and there is a workshop note about it.</p>
      <p>Sold with the legal deposit already in the price. Bring the old one, take 7.50 home.</p>
    `,
    attributes: [
      { name: "Capacity", value: "70 Ah" },
      { name: "Cold start", value: "760 A" },
      { name: "Voltage", value: "12 V" },
      { name: "Weight", value: "20.1 kg" },
      { name: "Length", value: "278 mm" },
      { name: "Case", value: "L3, 278 × 175 × 190 mm" },
      { name: "Terminal", value: "Plus on the right" },
      { name: "Maker", value: "Voltara" },
    ],
    specs: [
      {
        name: "Type",
        values: [
          { name: "AGM", picture: "car-battery-0.webp" },
          { name: "EFB", picture: "car-battery-2.webp" },
        ],
      },
    ],
    variants: [
      { number: "61-2070-72A", values: ["AGM"], price: 158.9, stock: 31, weight: 20100, picture: "car-battery-0.webp" },
      { number: "61-2070-72E", values: ["EFB"], price: 119.9, stock: 44, weight: 18600, picture: "car-battery-2.webp" },
    ],
    related: ["61-9000-12", "99-0410-01"],
    soldBefore: 4100,
    viewedBefore: 37300,
  },
  {
    number: "61-9000-12",
    name: "Jump pack 1,200 A with air pump",
    subtitle: "Peak: 1,200 A · Battery: 20 Ah · Pump: 10 bar · Lamp: 300 lm",
    categories: ["starting"],
    tags: ["new"],
    pictures: gallery("jump-pack", 0, 1),
    description: copy`
      <p><strong>Starts a two-litre diesel at minus ten, then pumps up the tyre that went flat while you waited.</strong></p>
      <p>The clamps know which way round they are and do nothing until they are right. Holds its charge for half a year.
      Charge it when the clocks change and you never have to think of it again.</p>
    `,
    attributes: [
      { name: "Peak", value: "1,200 A" },
      { name: "Battery", value: "20 Ah" },
      { name: "Pump", value: "10 bar" },
      { name: "Lamp", value: "300 lm" },
      { name: "Weight", value: "6.8 kg" },
      { name: "Petrol up to", value: "6.0 litres" },
      { name: "Diesel up to", value: "3.0 litres" },
    ],
    specs: [
      {
        name: "Colour",
        values: [
          { name: "Orange", picture: "jump-pack-0.webp" },
          { name: "Yellow", picture: "jump-pack-1.webp" },
        ],
      },
    ],
    variants: [
      { number: "61-9000-12O", values: ["Orange"], price: 119, stock: 26, weight: 6800, picture: "jump-pack-0.webp" },
      { number: "61-9000-12Y", values: ["Yellow"], price: 119, stock: 9, weight: 6800, picture: "jump-pack-1.webp" },
    ],
    related: ["61-2070-72", "63-8850-50"],
    soldBefore: 720,
    viewedBefore: 16400,
  },
  {
    number: "61-1122-22",
    name: "Wallbox 22 kW, 5 m lead",
    subtitle: "Power: 22 kW · Plug: Type 2 · Lead: 5 m · Protection: IP55",
    categories: ["charging"],
    tags: ["new"],
    pictures: gallery("ev-charger", 0, 1, 2),
    description: copy`
      <p><strong>We sell combustion parts all day. This one we have at home.</strong></p>
      <p>Eleven or twenty-two kilowatts by a switch inside the lid, so the fitter decides and not the app. DC fault
      detection is built in. Works without a network; with one it waits for the cheap hours.</p>
    `,
    attributes: [
      { name: "Power", value: "22 kW" },
      { name: "Lead", value: "5 m" },
      { name: "Current", value: "3 × 32 A" },
      { name: "Protection", value: "IP55" },
      { name: "Weight", value: "5.2 kg" },
      { name: "Plug", value: "Type 2, with holder" },
      { name: "Supply", value: "Three-phase, 400 V" },
    ],
    specs: [
      {
        name: "Cover",
        values: [
          { name: "White", picture: "ev-charger-0.webp" },
          { name: "Graphite", picture: "ev-charger-1.webp" },
          { name: "Green", picture: "ev-charger-2.webp" },
        ],
      },
    ],
    variants: [
      { number: "61-1122-22W", values: ["White"], price: 549, stock: 12, weight: 5200, picture: "ev-charger-0.webp" },
      { number: "61-1122-22K", values: ["Graphite"], price: 549, stock: 7, weight: 5200, picture: "ev-charger-1.webp" },
      { number: "61-1122-22G", values: ["Green"], price: 549, stock: 2, weight: 5200, picture: "ev-charger-2.webp" },
    ],
    related: ["61-4065-02", "99-4025-40"],
    soldBefore: 310,
    viewedBefore: 20800,
  },
  {
    number: "61-4065-02",
    name: "Travel charger 65 W, two ports",
    subtitle: "Power: 65 W · Ports: USB-C + A · Plug: EU · Cable: 1 m",
    categories: ["charging"],
    pictures: gallery("usb-charger", 0, 1),
    description: copy`
      <p><strong>For the diagnosis tablet, the phone with the plan on it, and the night in between.</strong></p>
      <p>Sixty-five watts on the first port, eighteen on the second. The cable is a metre of braided copper and survived
      our apprentices, which is the only test we trust.</p>
    `,
    attributes: [
      { name: "Power", value: "65 W" },
      { name: "Ports", value: "2" },
      { name: "Cable", value: "1 m" },
      { name: "Weight", value: "120 g" },
      { name: "Output", value: "USB-C 65 W, USB-A 18 W" },
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
      { number: "61-4065-02W", values: ["White"], price: 32, stock: 60, weight: 180, picture: "usb-charger-0.webp" },
      { number: "61-4065-02K", values: ["Black"], price: 32, stock: 48, weight: 180, picture: "usb-charger-1.webp" },
    ],
    related: ["61-7020-20", "61-9000-12"],
    soldBefore: 450,
    viewedBefore: 5200,
  },
  {
    number: "61-7020-20",
    name: "Glovebox power bank, 20 Ah",
    subtitle: "Capacity: 20 Ah · Output: 30 W · Ports: USB-C + A · Heat: to 60 °C",
    categories: ["charging", "starting"],
    pictures: gallery("power-bank", 0, 2),
    description: copy`
      <p><strong>Made to lie in a car in July.</strong></p>
      <p>Cells rated to sixty degrees, a case that does not melt onto the manual. Shows its charge in four lamps, and
      the fourth stays on for three months.</p>
    `,
    attributes: [
      { name: "Capacity", value: "20 Ah" },
      { name: "Output", value: "30 W" },
      { name: "Heat", value: "60 °C" },
      { name: "Weight", value: "410 g" },
      { name: "Ports", value: "USB-C in and out, USB-A" },
    ],
    specs: [
      {
        name: "Colour",
        values: [
          { name: "Black", picture: "power-bank-0.webp" },
          { name: "Ocean", picture: "power-bank-2.webp" },
        ],
      },
    ],
    variants: [
      { number: "61-7020-20K", values: ["Black"], price: 39.5, stock: 70, weight: 430, picture: "power-bank-0.webp" },
      { number: "61-7020-20O", values: ["Ocean"], price: 39.5, stock: 22, weight: 430, picture: "power-bank-2.webp" },
    ],
    related: ["61-4065-02", "61-9000-12"],
    soldBefore: 610,
    viewedBefore: 6900,
  },
  {
    number: "63-0707-10",
    name: "7-inch LED headlight, E-marked",
    subtitle: "Diameter: 178 mm · Low: 2,100 lm · Volts: 12 / 24 · Mark: ECE R112",
    categories: ["lighting"],
    tags: ["new"],
    pictures: gallery("headlight", 0, 1),
    description: copy`
      <p><strong>The round one that passes inspection.</strong></p>
      <p>Most seven-inch LEDs dazzle and fail. This one has a cut-off you can lay a ruler on, and the E-mark on the
      glass where the inspector looks for it. Plugs into H4 without an adapter; the halo is the position light.</p>
      <p>Priced for one. The left and the right are the same.</p>
    `,
    attributes: [
      { name: "Diameter", value: "178 mm" },
      { name: "Low beam", value: "2,100 lm" },
      { name: "High beam", value: "3,400 lm" },
      { name: "Volts", value: "12 / 24 V" },
      { name: "Protection", value: "IP67" },
      { name: "Plug", value: "H4, no adapter" },
      { name: "Mark", value: "ECE R112, R10" },
    ],
    specs: [
      {
        name: "Ring",
        values: [
          { name: "Chrome", picture: "headlight-0.webp" },
          { name: "Black", picture: "headlight-1.webp" },
        ],
      },
    ],
    variants: [
      { number: "63-0707-10C", values: ["Chrome"], price: 146, stock: 18, weight: 1600, picture: "headlight-0.webp" },
      { number: "63-0707-10K", values: ["Black"], price: 146, stock: 14, weight: 1600, picture: "headlight-1.webp" },
    ],
    related: ["61-2070-72", "63-8850-50"],
    soldBefore: 380,
    viewedBefore: 27400,
  },
  {
    number: "63-8850-50",
    name: "Ramp floodlight 50 W",
    subtitle: "Power: 50 W · Flux: 6,000 lm · Lead: 3 m · Protection: IP65",
    categories: ["lighting"],
    pictures: gallery("floodlight", 0, 2),
    description: copy`
      <p><strong>Lights the whole underside, also the bolt you dropped.</strong></p>
      <p>Stands, hangs, or clamps to the ramp by its bracket. The glass is tempered because a spanner will meet it. Does
      not flicker on camera, for people who film their repairs.</p>
    `,
    attributes: [
      { name: "Power", value: "50 W" },
      { name: "Flux", value: "6,000 lm" },
      { name: "Lead", value: "3 m" },
      { name: "Protection", value: "IP65" },
      { name: "Weight", value: "2.3 kg" },
      { name: "Colour of light", value: "5,000 K" },
    ],
    specs: [
      {
        name: "Frame",
        values: [
          { name: "Black", picture: "floodlight-0.webp" },
          { name: "Orange", picture: "floodlight-2.webp" },
        ],
      },
    ],
    variants: [
      { number: "63-8850-50K", values: ["Black"], price: 58, stock: 30, weight: 2300, picture: "floodlight-0.webp" },
      { number: "63-8850-50O", values: ["Orange"], price: 58, stock: 17, weight: 2300, picture: "floodlight-2.webp" },
    ],
    related: ["99-4025-40", "99-0410-01"],
    soldBefore: 540,
    viewedBefore: 7100,
  },
]
