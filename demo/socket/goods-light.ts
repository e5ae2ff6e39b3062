import type { CatalogueGoods } from "../catalogue.ts"
import { copy } from "../copy.ts"
import { gallery } from "./gallery.ts"

/** What the switch is for. */
export const light: CatalogueGoods[] = [
  {
    number: "71.502",
    name: "Lamp E27, 8 W",
    subtitle: "806 lm, dims with 71.204",
    categories: ["light"],
    tags: ["hot", "recommended"],
    moq: 4,
    pictures: gallery("led-bulb", 0, 1, 2),
    description: copy`
      <p>Eight watts, 806 lumens, and down to one percent on our dimmer without a flicker: we made the two sit at one
      table.</p>
      <p>Sold in fours. A fitting with three lamps has a spare then.</p>
    `,
    attributes: [
      { name: "Power", value: "8 W, 806 lm" },
      { name: "Cap", value: "E27" },
      { name: "Colour", value: "2,700 K, Ra 95" },
      { name: "Size", value: "60 × 108 mm" },
      { name: "Life", value: "25,000 hours" },
      { name: "Carton", value: "4" },
    ],
    specs: [
      {
        name: "Glass",
        values: [
          { name: "Opal", picture: "led-bulb-0.webp" },
          { name: "Clear", picture: "led-bulb-1.webp" },
          { name: "Amber", picture: "led-bulb-2.webp" },
        ],
      },
    ],
    variants: [
      { number: "71.502-O", values: ["Opal"], price: 6.4, stock: 5200, weight: 62, picture: "led-bulb-0.webp" },
      { number: "71.502-C", values: ["Clear"], price: 6.4, stock: 2410, weight: 58, picture: "led-bulb-1.webp" },
      { number: "71.502-A", values: ["Amber"], price: 6.4, stock: 960, weight: 58, picture: "led-bulb-2.webp" },
    ],
    tiers: [
      { begin: 20, price: 5.3, regions: { CH: 5.6 } },
      { begin: 100, price: 4.1, regions: { CH: 4.4 } },
    ],
    related: ["71.204", "71.510", "71.520"],
    soldBefore: 52400,
    viewedBefore: 48800,
  },
  {
    number: "71.530",
    name: "Floodlight 50 W",
    subtitle: "6,000 lm, IP65",
    categories: ["outdoor", "light"],
    pictures: gallery("floodlight", 0, 2),
    description: copy`
      <p>Fifty watts flat on the wall, on the same two bolts as two outdoor sockets. Six thousand lumens, cut off at the
      horizon, so that the neighbour sleeps.</p>
      <p>The lead is one metre and ends open: it goes into a box, not into a plug.</p>
    `,
    attributes: [
      { name: "Power", value: "50 W, 6,000 lm" },
      { name: "Protection", value: "IP65, IK08" },
      { name: "Size", value: "213 × 165 × 42 mm" },
      { name: "Lead", value: "1 m, open end" },
      { name: "Colour", value: "4,000 K" },
    ],
    specs: [
      {
        name: "Body",
        values: [
          { name: "Black", picture: "floodlight-0.webp" },
          { name: "Orange", picture: "floodlight-2.webp" },
        ],
      },
    ],
    variants: [
      { number: "71.530-B", values: ["Black"], price: 46, stock: 175, weight: 980, picture: "floodlight-0.webp" },
      { number: "71.530-O", values: ["Orange"], price: 46, stock: 64, weight: 980, picture: "floodlight-2.webp" },
    ],
    tiers: [
      { begin: 6, price: 41.5 },
      { begin: 24, price: 36.2 },
    ],
    related: ["71.301", "71.720"],
    soldBefore: 2210,
    viewedBefore: 9900,
  },
  {
    number: "71.510",
    name: "Table lamp, ceramic",
    subtitle: "For the socket beside the bed",
    categories: ["light"],
    pictures: gallery("table-lamp", 0, 1),
    description: copy`
      <p>A glazed foot, a linen shade, a lead of exactly 1.42 metres: from the middle of a bedside table to the socket
      behind it, and not a loop more.</p>
      <p>Takes one lamp E27. The switch is in the lead, where the hand is.</p>
    `,
    attributes: [
      { name: "Lamp", value: "E27, to 40 W, not included" },
      { name: "Size", value: "320 × 480 mm" },
      { name: "Lead", value: "1.42 m, switch in it" },
      { name: "Material", value: "Glazed stoneware, linen" },
    ],
    specs: [
      {
        name: "Glaze",
        values: [
          { name: "Teal", picture: "table-lamp-0.webp" },
          { name: "Terracotta", picture: "table-lamp-1.webp" },
        ],
      },
    ],
    variants: [
      { number: "71.510-T", values: ["Teal"], price: 89, stock: 36, weight: 2400, picture: "table-lamp-0.webp" },
      { number: "71.510-R", values: ["Terracotta"], price: 89, stock: 21, weight: 2400, picture: "table-lamp-1.webp" },
    ],
    tiers: [{ begin: 12, price: 76 }],
    related: ["71.502", "71.204"],
    soldBefore: 540,
    viewedBefore: 6400,
  },
  {
    number: "71.901",
    name: "Wall clock, silent",
    subtitle: "Second hand without a tick",
    categories: ["room"],
    pictures: gallery("wall-clock", 0, 1, 2),
    description: copy`
      <p>Hours and minutes as bars, nothing else on the dial. The second hand sweeps, because we make switches that
      nobody hears and did not want to lose to a clock.</p>
      <p>Hangs on one screw, 71 millimetres below the rim.</p>
    `,
    attributes: [
      { name: "Size", value: "300 × 300 × 38 mm" },
      { name: "Movement", value: "Quartz, sweeping" },
      { name: "Battery", value: "1 × AA, three years" },
      { name: "Glass", value: "Mineral, flat" },
    ],
    specs: [
      {
        name: "Rim",
        values: [
          { name: "Oak", picture: "wall-clock-0.webp" },
          { name: "Black", picture: "wall-clock-1.webp" },
          { name: "Green and brass", picture: "wall-clock-2.webp" },
        ],
      },
    ],
    variants: [
      { number: "71.901-E", values: ["Oak"], price: 64, stock: 48, weight: 980, picture: "wall-clock-0.webp" },
      { number: "71.901-B", values: ["Black"], price: 64, stock: 32, weight: 980, picture: "wall-clock-1.webp" },
      {
        number: "71.901-G",
        values: ["Green and brass"],
        price: 64,
        stock: 9,
        weight: 980,
        picture: "wall-clock-2.webp",
      },
    ],
    tiers: [{ begin: 10, price: 55 }],
    related: ["71.102", "71.510"],
    soldBefore: 760,
    viewedBefore: 7800,
  },
  {
    number: "71.905",
    name: "Desk fan, 30 cm",
    subtitle: "Back in spring",
    categories: ["room"],
    pictures: gallery("desk-fan", 0, 2),
    description: copy`
      <p>Three speeds, one knob with three printed points. The cage is steel wire on a 12 millimetre raster, which is
      what the standard asks of a finger.</p>
      <p>Made in one batch each winter and gone by July. The next one comes in spring.</p>
    `,
    attributes: [
      { name: "Power", value: "38 W, three speeds" },
      { name: "Size", value: "320 × 460 × 240 mm" },
      { name: "Noise", value: "31 dB at the first point" },
      { name: "Lead", value: "1.42 m" },
    ],
    specs: [
      {
        name: "Finish",
        values: [
          { name: "Teal and brass", picture: "desk-fan-0.webp" },
          { name: "Black and copper", picture: "desk-fan-2.webp" },
        ],
      },
    ],
    variants: [
      {
        number: "71.905-T",
        values: ["Teal and brass"],
        price: 74,
        stock: 0,
        weight: 2900,
        picture: "desk-fan-0.webp",
      },
      {
        number: "71.905-B",
        values: ["Black and copper"],
        price: 74,
        stock: 0,
        weight: 2900,
        picture: "desk-fan-2.webp",
      },
    ],
    related: ["71.703", "71.901"],
    soldBefore: 1480,
    viewedBefore: 8700,
  },
]
