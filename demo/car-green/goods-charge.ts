import type { CatalogueGoods, CatalogueVariant } from "../catalogue.ts"
import { copy } from "../copy.ts"
import { gallery } from "../gallery.ts"

const POWERS = [
  { name: "7.4 kW", code: "07", price: 549 },
  { name: "11 kW", code: "11", price: 649 },
  { name: "22 kW", code: "22", price: 749 },
]
const COLOURS = [
  { name: "Chalk", code: "C", picture: "ev-charger-0.webp" },
  { name: "Night", code: "N", picture: "ev-charger-1.webp" },
  { name: "Fern", code: "F", picture: "ev-charger-2.webp" },
]
const CABLES = [
  { name: "5 m", code: "50", more: 0, weight: 4100 },
  { name: "7.5 m", code: "75", more: 40, weight: 5200 },
]

/** Every power in every colour with every cable; the green one of 7.4 kW is never where it should be. */
const leafVariants: CatalogueVariant[] = POWERS.flatMap((power) =>
  COLOURS.flatMap((colour) =>
    CABLES.map((cable) => ({
      number: `WL-${power.code}-${cable.code}-${colour.code}`,
      values: [power.name, colour.name, cable.name],
      price: power.price + cable.more,
      originalPrice: power.price + cable.more + 80,
      stock: power.code === "07" && colour.code === "F" ? 0 : 14,
      weight: cable.weight,
      picture: colour.picture,
    })),
  ),
)

/** What ends in a plug. */
export const charge: CatalogueGoods[] = [
  {
    number: "WL-22",
    name: "Leaf wallbox",
    subtitle: "22 kW · Three phases, solar surplus, no subscription",
    categories: ["wallboxes"],
    tags: ["new", "recommended"],
    pictures: gallery("ev-charger", 0, 1, 2),
    description: copy`
      <p><strong>It waits for the sun.</strong></p>
      <p>Leaf watches your meter. When the roof gives more than the house takes, it wakes the car; when a cloud comes, it
      turns down to six amperes and back again without a click. No sun tonight? It looks up the hourly tariff and takes
      the cheapest four.</p>
      <p>Four screws, a paper template and a spirit level that stays in the box. Your electrician needs fifty minutes, and
      twenty of them are coffee.</p>
    `,
    attributes: [
      { name: "with the holder, without the cable", value: "4.1 kg" },
      { name: "and up to plus 50, in rain from the side", value: "−30 °C" },
      { name: "asleep, less than the lamp in your fridge", value: "3 W" },
      { name: "subscriptions, accounts or forced updates", value: "0" },
      { name: "Charges", value: "Norda Fjord, 64 kWh; Lumen 3, 58 kWh; Pico, 42 kWh; Aera S, 82 kWh" },
      { name: "Plug", value: "Type 2, on the cable" },
      { name: "Protection", value: "IP55, DC fault detection built in" },
      { name: "Talks to", value: "P1 meters, EV tariffs, most inverters" },
      { name: "Warranty", value: "Five years, replaced not repaired" },
    ],
    specs: [
      { name: "Power", values: POWERS.map(({ name }) => ({ name })) },
      { name: "Colour", values: COLOURS.map(({ name, picture }) => ({ name, picture })) },
      { name: "Cable", values: CABLES.map(({ name }) => ({ name })) },
    ],
    variants: leafVariants,
    related: ["CP-16", "CR-25", "DC-65", "CP-30", "BT-12"],
    soldBefore: 1204,
    viewedBefore: 48100,
  },
  {
    number: "CR-25",
    name: "Long Reach lead",
    subtitle: "25 m · On a reel, for guests and camp sites",
    categories: ["leads"],
    tags: ["hot"],
    pictures: gallery("cable-reel", 0, 1),
    description: copy`
      <p><strong>For the guest who parks where the plug is not.</strong></p>
      <p>2.5 square millimetres all the way, four sockets with lids, and a fuse that gives up before the reel does. Unroll
      it fully before anything draws more than a kilowatt; it says so on the drum, in letters you can read at night.</p>
    `,
    attributes: [
      { name: "Length", value: "25 m" },
      { name: "Current", value: "16 A" },
      { name: "Weight", value: "6.4 kg" },
      { name: "Protection", value: "IP44" },
      { name: "Wire", value: "3 × 2.5 mm², oil-proof" },
    ],
    specs: [
      {
        name: "Colour",
        values: [
          { name: "Orange", picture: "cable-reel-0.webp" },
          { name: "Black", picture: "cable-reel-1.webp" },
        ],
      },
    ],
    variants: [
      { number: "CR-25-O", values: ["Orange"], price: 64, stock: 38, weight: 6400, picture: "cable-reel-0.webp" },
      { number: "CR-25-B", values: ["Black"], price: 64, stock: 22, weight: 6400, picture: "cable-reel-1.webp" },
    ],
    related: ["WL-22", "GP-10"],
    soldBefore: 640,
    viewedBefore: 9100,
  },
  {
    number: "GP-10",
    name: "Guest plug",
    subtitle: "10 A · Four continents in one cube",
    categories: ["leads"],
    pictures: gallery("travel-adapter", 0, 2),
    description: copy`
      <p><strong>The ferry is at six, the hotel has one socket, and it is the wrong one.</strong></p>
      <p>Slides out Britain, America, Australia and the rest. Two USB ports for what else came along. It does not charge a
      car; it charges everyone in it.</p>
    `,
    attributes: [
      { name: "Current", value: "10 A" },
      { name: "Weight", value: "118 g" },
      { name: "Countries", value: "150" },
      { name: "Ports", value: "USB-C and USB-A" },
    ],
    specs: [
      {
        name: "Colour",
        values: [
          { name: "White", picture: "travel-adapter-0.webp" },
          { name: "Blue", picture: "travel-adapter-2.webp" },
        ],
      },
    ],
    variants: [
      { number: "GP-10-W", values: ["White"], price: 34, stock: 0, weight: 118, picture: "travel-adapter-0.webp" },
      { number: "GP-10-B", values: ["Blue"], price: 34, stock: 0, weight: 118, picture: "travel-adapter-2.webp" },
    ],
    related: ["DC-65", "PB-20"],
    soldBefore: 410,
    viewedBefore: 6900,
  },
  {
    number: "DC-65",
    name: "Desk Charge duo",
    subtitle: "65 W · Two ports, one cable",
    categories: ["pocket"],
    tags: ["recommended"],
    pictures: gallery("usb-charger", 0, 1),
    description: copy`
      <p><strong>A laptop from empty to a film in forty minutes.</strong></p>
      <p>The upper port takes what it needs, the lower one gets the rest. Stays cool enough to leave under a newspaper, which
      is where ours lives.</p>
    `,
    attributes: [
      { name: "Power", value: "65 W" },
      { name: "Ports", value: "2" },
      { name: "Cable", value: "1.5 m" },
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
      { number: "DC-65-W", values: ["White"], price: 40, stock: 120, weight: 120, picture: "usb-charger-0.webp" },
      { number: "DC-65-B", values: ["Black"], price: 40, stock: 84, weight: 120, picture: "usb-charger-1.webp" },
    ],
    related: ["PB-20", "WP-20"],
    soldBefore: 1830,
    viewedBefore: 21400,
  },
  {
    number: "PB-20",
    name: "Pocket Reserve",
    subtitle: "20 Ah · Two phones, twice",
    categories: ["pocket"],
    tags: ["hot"],
    pictures: gallery("power-bank", 0, 2),
    description: copy`
      <p><strong>The car has 64 kilowatt hours. Your phone, which unlocks it, has two percent.</strong></p>
      <p>One button, five dots, no lamp, no app. Fills two phones twice or one tablet through a night ferry, and may be taken
      on board an aeroplane.</p>
    `,
    attributes: [
      { name: "Capacity", value: "20 Ah" },
      { name: "Power", value: "22.5 W" },
      { name: "Weight", value: "345 g" },
      { name: "Ports", value: "3" },
      { name: "Aeroplanes", value: "74 Wh, allowed in the cabin" },
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
      { number: "PB-20-B", values: ["Black"], price: 60, stock: 96, weight: 345, picture: "power-bank-0.webp" },
      { number: "PB-20-O", values: ["Ocean"], price: 60, stock: 41, weight: 345, picture: "power-bank-2.webp" },
    ],
    related: ["DC-65", "GP-10"],
    soldBefore: 1980,
    viewedBefore: 18800,
  },
  {
    number: "WP-20",
    name: "Wall Pair socket",
    subtitle: "20 W · A socket and two ports in one frame",
    categories: ["pocket"],
    pictures: gallery("usb-socket", 0, 2),
    description: copy`
      <p><strong>Where the charger was always missing, there is now a hole for the cable.</strong></p>
      <p>Fits a 60 mm box, any depth from 40. Asleep it takes seventy milliwatts; that is eighteen cents in the year you
      forget about it.</p>
    `,
    attributes: [
      { name: "Power", value: "20 W" },
      { name: "Current", value: "16 A" },
      { name: "Asleep", value: "0.07 W" },
      { name: "Box", value: "60 mm, 40 mm deep or more" },
    ],
    specs: [
      {
        name: "Colour",
        values: [
          { name: "White", picture: "usb-socket-0.webp" },
          { name: "Steel", picture: "usb-socket-2.webp" },
        ],
      },
    ],
    variants: [
      { number: "WP-20-W", values: ["White"], price: 30, stock: 150, weight: 110, picture: "usb-socket-0.webp" },
      { number: "WP-20-S", values: ["Steel"], price: 36, stock: 60, weight: 130, picture: "usb-socket-2.webp" },
    ],
    related: ["DC-65", "CP-16"],
    soldBefore: 520,
    viewedBefore: 5200,
  },
]
