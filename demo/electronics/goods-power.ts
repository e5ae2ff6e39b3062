import type { CatalogueGoods } from "../catalogue.ts"
import { copy } from "../copy.ts"
import { gallery } from "./gallery.ts"

export const power: CatalogueGoods[] = [
  {
    number: "MH-7202",
    name: "Volt 20K power bank",
    subtitle: "20,000 mAh, 45 W",
    categories: ["banks"],
    tags: ["hot", "volt"],
    pictures: gallery("power-bank", 0, 2),
    description: copy`
      <p><strong>A laptop from twelve to eighty on a train without sockets.</strong></p>
      <p>Seventy-four watt-hours, which every airline takes on board. The small one in the picture is for scale; it is
      sold in airports.</p>
    `,
    attributes: [
      { name: "Charge", value: "20,000 mAh, 74 Wh" },
      { name: "Output", value: "45 W USB-C" },
      { name: "Ports", value: "2 × USB-C, 1 × USB-A" },
      { name: "Full again", value: "In 90 min" },
      { name: "Weight", value: "362 g" },
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
      { number: "MH-7202-K", values: ["Black"], price: 59.9, stock: 120, weight: 440, picture: "power-bank-0.webp" },
      { number: "MH-7202-O", values: ["Ocean"], price: 59.9, stock: 64, weight: 440, picture: "power-bank-2.webp" },
    ],
    related: ["MH-7165", "MH-7391", "MH-1209"],
    soldBefore: 2610,
    viewedBefore: 44100,
  },
  {
    number: "MH-7165",
    name: "Cube 65 charger",
    subtitle: "65 W, three ports",
    categories: ["chargers"],
    tags: ["new", "recommended", "volt"],
    pictures: ["usb-charger-1.webp", "usb-charger-0-close.webp", "usb-charger-0-angle.webp", "usb-charger-0.webp"],
    description: copy`
      <p><strong>One for the whole bag.</strong></p>
      <p>Laptop, phone and watch at once, and it gets no hotter than tea that you can drink. The lead is two metres and in
      the box, because a charger without one is a paperweight.</p>
    `,
    attributes: [
      { name: "Output", value: "65 W, shared" },
      { name: "Ports", value: "2 × USB-C, 1 × USB-A" },
      { name: "Lead", value: "2 m, braided" },
      { name: "Size", value: "48 × 48 × 32 mm" },
      { name: "Weight", value: "118 g" },
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
      { number: "MH-7165-W", values: ["White"], price: 39.9, stock: 140, weight: 240, picture: "usb-charger-0.webp" },
      { number: "MH-7165-K", values: ["Black"], price: 39.9, stock: 96, weight: 240, picture: "usb-charger-1.webp" },
    ],
    related: ["MH-1209", "MH-7202", "MH-7391"],
    soldBefore: 1702,
    viewedBefore: 27300,
  },
  {
    number: "MH-7391",
    name: "Globe adapter",
    subtitle: "200 countries, USB-C",
    categories: ["adapters"],
    tags: ["recommended", "volt"],
    pictures: gallery("travel-adapter", 0, 2),
    description: copy`
      <p><strong>Slide the red one for Britain.</strong></p>
      <p>Four sets of pins, one at a time, none of them loose. A spare fuse sits under the lid with a drawing of how to
      change it, in case the language is the problem.</p>
    `,
    attributes: [
      { name: "Fits", value: "200 countries" },
      { name: "USB", value: "2 × USB-C, 30 W" },
      { name: "Fuse", value: "8 A, one spare" },
      { name: "Weight", value: "146 g" },
      { name: "Earth", value: "Not carried through" },
    ],
    specs: [
      {
        name: "Colour",
        values: [
          { name: "White and graphite", picture: "travel-adapter-0.webp" },
          { name: "Blue", picture: "travel-adapter-2.webp" },
        ],
      },
    ],
    variants: [
      {
        number: "MH-7391-W",
        values: ["White and graphite"],
        price: 34.9,
        stock: 80,
        weight: 210,
        picture: "travel-adapter-0.webp",
      },
      { number: "MH-7391-B", values: ["Blue"], price: 34.9, stock: 37, weight: 210, picture: "travel-adapter-2.webp" },
    ],
    related: ["MH-7202", "MH-7165", "MH-5287"],
    soldBefore: 540,
    viewedBefore: 11800,
  },
  {
    number: "MH-7018",
    name: "Rail 5 power strip",
    subtitle: "Surge guard, 2 m",
    categories: ["strips"],
    tags: ["recommended", "volt"],
    pictures: gallery("power-strip", 1, 2),
    description: copy`
      <p><strong>The switch is at the end that you can reach.</strong></p>
      <p>Five sockets, turned so that fat plugs leave room for each other. If the guard has taken a hit, the light goes
      out and the desk swaps the strip, once, for nothing.</p>
    `,
    attributes: [
      { name: "Sockets", value: "Five" },
      { name: "Guard", value: "4,500 A surge" },
      { name: "Lead", value: "2 m" },
      { name: "Switch", value: "Two-pole, lit" },
      { name: "Weight", value: "540 g" },
    ],
    specs: [
      {
        name: "Colour",
        values: [
          { name: "Black", picture: "power-strip-1.webp" },
          { name: "White and graphite", picture: "power-strip-2.webp" },
        ],
      },
    ],
    variants: [
      { number: "MH-7018-K", values: ["Black"], price: 24.9, stock: 90, weight: 640, picture: "power-strip-1.webp" },
      {
        number: "MH-7018-W",
        values: ["White and graphite"],
        price: 24.9,
        stock: 45,
        weight: 640,
        picture: "power-strip-2.webp",
      },
    ],
    related: ["MH-7440", "MH-6120", "MH-9037"],
    soldBefore: 388,
    viewedBefore: 7900,
  },
  {
    number: "MH-7440",
    name: "Wall socket with USB",
    subtitle: "Flush, 20 W USB-C",
    categories: ["strips"],
    tags: ["new", "volt"],
    pictures: gallery("usb-socket", 0, 2),
    description: copy`
      <p><strong>The last charger that you have to find.</strong></p>
      <p>It goes where the old socket was, in twenty minutes with the fuse out. Not sure? The desk has a list of people
      with a licence and a van.</p>
    `,
    attributes: [
      { name: "USB", value: "20 W USB-C, 12 W USB-A" },
      { name: "Depth", value: "41 mm" },
      { name: "Plate", value: "Included" },
      { name: "Rating", value: "16 A, 250 V" },
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
      { number: "MH-7440-W", values: ["White"], price: 27.9, stock: 70, weight: 160, picture: "usb-socket-0.webp" },
      { number: "MH-7440-S", values: ["Steel"], price: 33.9, stock: 24, weight: 190, picture: "usb-socket-2.webp" },
    ],
    related: ["MH-7018", "MH-7165"],
    soldBefore: 210,
    viewedBefore: 4300,
  },
  {
    number: "MH-7810",
    name: "Bench 30 lab supply",
    subtitle: "30 V, 5 A, calibrated to order",
    categories: ["bench"],
    tags: ["bench"],
    pictures: gallery("power-supply", 0, 1, 2),
    description: copy`
      <p><strong>Priced when we know what you build.</strong></p>
      <p>Every unit is calibrated in Joliet against the meter that you name, so there is no price on the edge. Ask the
      desk: the answer comes the same day, with the sheet.</p>
    `,
    attributes: [
      { name: "Output", value: "0 to 30 V, 5 A" },
      { name: "Ripple", value: "2 mV" },
      { name: "Display", value: "Four digits, both values" },
      { name: "Weight", value: "2.4 kg" },
    ],
    specs: [
      {
        name: "Colour",
        values: [
          { name: "Black", picture: "power-supply-0.webp" },
          { name: "Silver", picture: "power-supply-1.webp" },
          { name: "Burgundy", picture: "power-supply-2.webp" },
        ],
      },
    ],
    variants: [
      { number: "MH-7810-K", values: ["Black"], price: null, stock: 6, weight: 2900, picture: "power-supply-0.webp" },
      { number: "MH-7810-S", values: ["Silver"], price: null, stock: 3, weight: 2900, picture: "power-supply-1.webp" },
      {
        number: "MH-7810-B",
        values: ["Burgundy"],
        price: null,
        stock: 2,
        weight: 2900,
        picture: "power-supply-2.webp",
      },
    ],
    related: ["MH-7018", "MH-6120"],
    soldBefore: 41,
    viewedBefore: 2600,
  },
]
