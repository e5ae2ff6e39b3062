import type { CatalogueGoods } from "../catalogue.ts"
import { copy } from "../copy.ts"
import { gallery } from "./gallery.ts"

/** What goes into a frame. */
export const inserts: CatalogueGoods[] = [
  {
    number: "71.102",
    name: "Socket and series switch",
    subtitle: "Series A, double frame, 152 mm",
    categories: ["sockets", "switches"],
    tags: ["hot", "recommended", "series-a"],
    pictures: gallery("socket", 0, 1, 2),
    description: copy`
      <p>A socket and a two-rocker switch in one frame, flush with each other to a tenth of a millimetre. The rockers
      fall 3.2° and stop without a sound.</p>
      <p>The orientation light is dimmable with a screwdriver, down to off. Both inserts come out of the frame without
      a tool and go back in only one way round.</p>
      <ul>
        <li><strong>White</strong> is RAL 9003, through and through.</li>
        <li><strong>Black</strong> is matt and hides the hand that found it in the dark.</li>
        <li><strong>Aluminium</strong> is a metal frame around black inserts.</li>
      </ul>
    `,
    attributes: [
      { name: "Rating", value: "16 A, 250 V" },
      { name: "Frame", value: "152 × 81 × 11 mm" },
      { name: "Material", value: "Thermoset, UV stable" },
      { name: "Clamps", value: "Push-in, 1.5 to 2.5 mm²" },
      { name: "Approval", value: "VDE, IEC 60884-1" },
      { name: "Box", value: "2 × Ø 60 mm, 40 mm deep" },
    ],
    specs: [
      {
        name: "Finish",
        values: [
          { name: "White", picture: "socket-0.webp" },
          { name: "Black", picture: "socket-1.webp" },
          { name: "Aluminium", picture: "socket-2.webp" },
        ],
      },
      { name: "Rocker", values: [{ name: "Series, two" }, { name: "Single" }] },
    ],
    variants: [
      {
        number: "71.102-W2",
        values: ["White", "Series, two"],
        price: 31.4,
        stock: 1860,
        weight: 210,
        picture: "socket-0.webp",
      },
      {
        number: "71.102-W1",
        values: ["White", "Single"],
        price: 31.4,
        stock: 940,
        weight: 205,
        picture: "socket-0.webp",
      },
      {
        number: "71.102-B2",
        values: ["Black", "Series, two"],
        price: 31.4,
        stock: 720,
        weight: 210,
        picture: "socket-1.webp",
      },
      {
        number: "71.102-B1",
        values: ["Black", "Single"],
        price: 31.4,
        stock: 310,
        weight: 205,
        picture: "socket-1.webp",
      },
      {
        number: "71.102-A2",
        values: ["Aluminium", "Series, two"],
        price: 31.4,
        stock: 265,
        weight: 260,
        picture: "socket-2.webp",
      },
      {
        number: "71.102-A1",
        values: ["Aluminium", "Single"],
        price: 31.4,
        stock: 0,
        weight: 255,
        picture: "socket-2.webp",
      },
    ],
    tiers: [
      { begin: 10, price: 28.2, regions: { CH: 29.6, US: 30.2 } },
      { begin: 50, price: 24.6, regions: { CH: 25.9, US: 26.4 } },
    ],
    related: ["71.140", "71.001", "71.204", "71.301", "71.610"],
    soldBefore: 20480,
    viewedBefore: 61200,
  },
  {
    number: "71.001",
    name: "Rocker switch, lit",
    subtitle: "Two-way, orientation light",
    categories: ["switches"],
    tags: ["hot", "new", "series-a"],
    moq: 2,
    pictures: gallery("wall-switch", 0, 2),
    description: copy`
      <p>The flat rocker: 55 by 55, a travel of 3.2°, a click that you feel and do not hear.</p>
      <p>Two-way as standard, because a corridor has two ends. The light draws 0.4 mA and shows where the wall is, not
      what time it is.</p>
      <p>Sold in pairs, for the same reason.</p>
    `,
    attributes: [
      { name: "Rating", value: "10 AX, 250 V" },
      { name: "Frame", value: "81 × 81 × 11 mm" },
      { name: "Material", value: "Thermoset, UV stable" },
      { name: "Clamps", value: "Push-in, 1.5 to 2.5 mm²" },
      { name: "Wiring", value: "One-way or two-way" },
      { name: "Light", value: "0.4 mA, exchangeable" },
    ],
    specs: [
      {
        name: "Finish",
        values: [
          { name: "White", picture: "wall-switch-0.webp" },
          { name: "Steel", picture: "wall-switch-2.webp" },
        ],
      },
    ],
    variants: [
      { number: "71.001-W", values: ["White"], price: 14.8, stock: 4210, weight: 96, picture: "wall-switch-0.webp" },
      { number: "71.001-S", values: ["Steel"], price: 14.8, stock: 380, weight: 142, picture: "wall-switch-2.webp" },
    ],
    tiers: [
      { begin: 10, price: 12.9 },
      { begin: 50, price: 10.7, regions: { CH: 11.2 } },
    ],
    related: ["71.102", "71.204", "71.140"],
    soldBefore: 38900,
    viewedBefore: 70210,
  },
  {
    number: "71.204",
    name: "Rotary dimmer",
    subtitle: "Ten points, printed. The knob turns 300°, weighs 41 grams and remembers where you left it.",
    categories: ["dimmers"],
    tags: ["new", "recommended"],
    pictures: gallery("dimmer", 1, 3),
    description: copy`
      <p>Ten points, printed, not moulded. The knob turns 300 degrees, weighs 41 grams and remembers where you left
      it.</p>
      <p>Trailing edge, two wires, no neutral. A screw behind the knob sets the lowest light, so that point one is a
      glow with any lamp.</p>
    `,
    attributes: [
      { name: "Load", value: "3 to 250 W LED" },
      { name: "Frame", value: "81 × 81 × 33 mm" },
      { name: "Depth", value: "22 mm in the box" },
      { name: "Mode", value: "Trailing edge, two wires" },
      { name: "Knob", value: "Turned aluminium, 41 g" },
      { name: "Approval", value: "VDE, IEC 60669-2-1" },
    ],
    specs: [
      {
        name: "Finish",
        values: [
          { name: "Black", picture: "dimmer-1.webp" },
          { name: "Brass", picture: "dimmer-3.webp" },
        ],
      },
    ],
    variants: [
      {
        number: "71.204-B",
        values: ["Black"],
        price: 54,
        originalPrice: 62,
        stock: 412,
        weight: 168,
        picture: "dimmer-1.webp",
      },
      {
        number: "71.204-M",
        values: ["Brass"],
        price: 54,
        originalPrice: 62,
        stock: 96,
        weight: 214,
        picture: "dimmer-3.webp",
      },
    ],
    tiers: [
      { begin: 10, price: 48.6 },
      { begin: 50, price: 41.9 },
    ],
    related: ["71.001", "71.502", "71.510"],
    soldBefore: 3120,
    viewedBefore: 24800,
  },
  {
    number: "71.140",
    name: "Socket with USB A and C",
    subtitle: "16 A and 20 W, one gang",
    categories: ["usb", "sockets"],
    tags: ["hot", "new", "recommended"],
    pictures: gallery("usb-socket", 0, 2),
    description: copy`
      <p>A full socket and two ports in one gang. The converter lies behind the ports, not behind the socket, so the
      clamps stay where an electrician looks for them.</p>
      <p>20 W from C, 12 W from A, less than 30 mW from nobody.</p>
    `,
    attributes: [
      { name: "Rating", value: "16 A, 250 V" },
      { name: "USB", value: "A 12 W, C 20 W, PD 3.0" },
      { name: "Frame", value: "81 × 81 × 11 mm" },
      { name: "Depth", value: "34 mm in the box" },
      { name: "Standby", value: "Below 30 mW" },
      { name: "Approval", value: "VDE, IEC 60884-3-1" },
    ],
    specs: [
      {
        name: "Finish",
        values: [
          { name: "White", picture: "usb-socket-0.webp" },
          { name: "Steel", picture: "usb-socket-2.webp" },
        ],
      },
    ],
    variants: [
      {
        number: "71.140-W",
        values: ["White"],
        price: 42.9,
        originalPrice: 49.5,
        stock: 1120,
        weight: 148,
        picture: "usb-socket-0.webp",
      },
      {
        number: "71.140-S",
        values: ["Steel"],
        price: 42.9,
        originalPrice: 49.5,
        stock: 204,
        weight: 196,
        picture: "usb-socket-2.webp",
      },
    ],
    tiers: [
      { begin: 10, price: 38.6, regions: { CH: 40.1, US: 41 } },
      { begin: 50, price: 33.2, regions: { CH: 34.8, US: 35.6 } },
    ],
    related: ["71.102", "71.744", "71.001"],
    soldBefore: 9870,
    viewedBefore: 44020,
  },
  {
    number: "71.301",
    name: "Outdoor socket, lid",
    subtitle: "IP44 open, IP55 closed",
    categories: ["outdoor"],
    tags: ["hot", "new"],
    pictures: gallery("outdoor-socket", 0, 2),
    description: copy`
      <p>The lid closes by itself and stays open only while something is plugged in. The spring is stainless, the seal
      is held by the body, not by glue.</p>
      <p>Surface mounted on the same 71 millimetres: a row of them looks like a row.</p>
    `,
    attributes: [
      { name: "Rating", value: "16 A, 250 V" },
      { name: "Protection", value: "IP44, closed IP55" },
      { name: "Body", value: "71 × 92 × 58 mm" },
      { name: "Entry", value: "2 × M20, one membrane" },
      { name: "Material", value: "Polycarbonate, coloured through" },
      { name: "Cold", value: "To −25 °C" },
    ],
    specs: [
      {
        name: "Finish",
        values: [
          { name: "Light grey", picture: "outdoor-socket-0.webp" },
          { name: "Anthracite", picture: "outdoor-socket-2.webp" },
        ],
      },
    ],
    variants: [
      {
        number: "71.301-G",
        values: ["Light grey"],
        price: 23.6,
        stock: 860,
        weight: 172,
        picture: "outdoor-socket-0.webp",
      },
      {
        number: "71.301-A",
        values: ["Anthracite"],
        price: 23.6,
        stock: 415,
        weight: 172,
        picture: "outdoor-socket-2.webp",
      },
    ],
    tiers: [
      { begin: 10, price: 20.9 },
      { begin: 50, price: 17.8 },
    ],
    related: ["71.530", "71.720", "71.102"],
    soldBefore: 11200,
    viewedBefore: 30100,
  },
]
