import type { CatalogueGoods } from "../catalogue.ts"
import { copy } from "../copy.ts"
import { gallery } from "./gallery.ts"

/** Lighting, climate, e-mobility. */
export const homeAndCar: CatalogueGoods[] = [
  {
    number: "MH-8101",
    name: "Filament LED, pair",
    subtitle: "E27, 2,700 K, dims",
    categories: ["bulbs"],
    tags: ["hot", "glow"],
    pictures: gallery("led-bulb", 0, 1, 2),
    description: copy`
      <p><strong>Two bulbs, because one is never in the right lamp.</strong></p>
      <p>They dim to a candle without a hum and last as long as the lease. The clear one shows its threads, the warm one
      keeps them to itself.</p>
    `,
    attributes: [
      { name: "Light", value: "806 lm each" },
      { name: "Colour", value: "2,700 K" },
      { name: "Power", value: "7 W" },
      { name: "Life", value: "15,000 h" },
      { name: "Cap", value: "E27" },
    ],
    specs: [
      {
        name: "Glass",
        values: [
          { name: "Warm white", picture: "led-bulb-0.webp" },
          { name: "Clear", picture: "led-bulb-1.webp" },
          { name: "Amber", picture: "led-bulb-2.webp" },
        ],
      },
    ],
    variants: [
      { number: "MH-8101-W", values: ["Warm white"], price: 12.9, stock: 200, weight: 140, picture: "led-bulb-0.webp" },
      { number: "MH-8101-C", values: ["Clear"], price: 14.9, stock: 160, weight: 140, picture: "led-bulb-1.webp" },
      { number: "MH-8101-A", values: ["Amber"], price: 14.9, stock: 75, weight: 140, picture: "led-bulb-2.webp" },
    ],
    related: ["MH-8205", "MH-8340", "MH-7018"],
    soldBefore: 1320,
    viewedBefore: 9900,
  },
  {
    number: "MH-8205",
    name: "Ember table lamp",
    subtitle: "Ceramic, linen shade",
    categories: ["lamps"],
    tags: ["recommended", "glow"],
    pictures: gallery("table-lamp", 0, 1),
    description: copy`
      <p><strong>The one lamp in the shop without an app.</strong></p>
      <p>It has a switch on the lead, where your hand is. A Filament LED is in the box, screwed in already, since nobody
      has one when they need one.</p>
    `,
    attributes: [
      { name: "Height", value: "46 cm" },
      { name: "Shade", value: "Linen, 30 cm" },
      { name: "Bulb", value: "E27, included" },
      { name: "Lead", value: "1.8 m, switch on it" },
      { name: "Weight", value: "1.9 kg" },
    ],
    specs: [
      {
        name: "Colour",
        values: [
          { name: "Teal", picture: "table-lamp-0.webp" },
          { name: "Terracotta", picture: "table-lamp-1.webp" },
        ],
      },
    ],
    variants: [
      { number: "MH-8205-T", values: ["Teal"], price: 69, stock: 19, weight: 2600, picture: "table-lamp-0.webp" },
      { number: "MH-8205-C", values: ["Terracotta"], price: 69, stock: 8, weight: 2600, picture: "table-lamp-1.webp" },
    ],
    related: ["MH-8101", "MH-8340"],
    soldBefore: 176,
    viewedBefore: 4100,
  },
  {
    number: "MH-8340",
    name: "Porch string, 20 lights",
    subtitle: "10 m, IP44, joins up",
    categories: ["outdoor-light"],
    tags: ["new", "glow"],
    pictures: gallery("string-lights", 0, 1, 2),
    description: copy`
      <p><strong>Ten metres, and then ten more.</strong></p>
      <p>Strings plug into each other, eight at most. The plug is the small kind and fits through a window that is almost
      shut.</p>
    `,
    attributes: [
      { name: "Length", value: "10 m, 20 lights" },
      { name: "Power", value: "9 W in all" },
      { name: "Weather", value: "IP44" },
      { name: "Joins", value: "Up to eight" },
      { name: "Timer", value: "Six hours, daily" },
    ],
    specs: [
      {
        name: "Light",
        values: [
          { name: "Warm, black lead", picture: "string-lights-0.webp" },
          { name: "Colours", picture: "string-lights-1.webp" },
          { name: "Warm, white lead", picture: "string-lights-2.webp" },
        ],
      },
    ],
    variants: [
      {
        number: "MH-8340-K",
        values: ["Warm, black lead"],
        price: 29.9,
        stock: 85,
        weight: 900,
        picture: "string-lights-0.webp",
      },
      {
        number: "MH-8340-C",
        values: ["Colours"],
        price: 29.9,
        stock: 40,
        weight: 900,
        picture: "string-lights-1.webp",
      },
      {
        number: "MH-8340-W",
        values: ["Warm, white lead"],
        price: 29.9,
        stock: 32,
        weight: 900,
        picture: "string-lights-2.webp",
      },
    ],
    related: ["MH-8101", "MH-3290", "MH-8417"],
    soldBefore: 305,
    viewedBefore: 6100,
  },
  {
    number: "MH-8417",
    name: "Site light 50",
    subtitle: "50 W, IP65",
    categories: ["outdoor-light"],
    tags: ["glow"],
    pictures: gallery("floodlight", 0, 2),
    description: copy`
      <p><strong>Daylight, on a bracket.</strong></p>
      <p>Five thousand lumens, two screws, one angle. It survives the ladder, the rain and the second ladder.</p>
    `,
    attributes: [
      { name: "Light", value: "5,000 lm" },
      { name: "Power", value: "50 W" },
      { name: "Weather", value: "IP65, IK08" },
      { name: "Lead", value: "3 m, rubber" },
      { name: "Weight", value: "1.6 kg" },
    ],
    specs: [
      {
        name: "Colour",
        values: [
          { name: "Black", picture: "floodlight-0.webp" },
          { name: "Orange", picture: "floodlight-2.webp" },
        ],
      },
    ],
    variants: [
      { number: "MH-8417-K", values: ["Black"], price: 39.9, stock: 44, weight: 1900, picture: "floodlight-0.webp" },
      { number: "MH-8417-O", values: ["Orange"], price: 42.9, stock: 16, weight: 1900, picture: "floodlight-2.webp" },
    ],
    related: ["MH-8340", "MH-9902"],
    soldBefore: 173,
    viewedBefore: 3300,
  },
  {
    number: "MH-9037",
    name: "Breeze desk fan",
    subtitle: "28 dB, twelve speeds",
    categories: ["climate"],
    tags: ["hot", "recommended"],
    pictures: gallery("desk-fan", 0, 2),
    description: copy`
      <p><strong>You hear the papers first.</strong></p>
      <p>Twelve speeds, of which the first four are not there as far as the ear goes. The cage opens with a coin, for the
      dust that you pretend not to see.</p>
    `,
    attributes: [
      { name: "Sound", value: "From 28 dB" },
      { name: "Speeds", value: "Twelve" },
      { name: "Blade", value: "25 cm, brass" },
      { name: "Power", value: "24 W" },
      { name: "Weight", value: "2.2 kg" },
    ],
    specs: [
      {
        name: "Colour",
        values: [
          { name: "Teal and brass", picture: "desk-fan-0.webp" },
          { name: "Black and copper", picture: "desk-fan-2.webp" },
        ],
      },
    ],
    variants: [
      {
        number: "MH-9037-T",
        values: ["Teal and brass"],
        price: 69.9,
        stock: 25,
        weight: 2800,
        picture: "desk-fan-0.webp",
      },
      {
        number: "MH-9037-K",
        values: ["Black and copper"],
        price: 69.9,
        stock: 13,
        weight: 2800,
        picture: "desk-fan-2.webp",
      },
    ],
    related: ["MH-7018", "MH-8205"],
    soldBefore: 640,
    viewedBefore: 12700,
  },
  {
    number: "MH-9711",
    name: "Wallbox 11",
    subtitle: "11 kW, app, RFID",
    categories: ["wallboxes"],
    tags: ["new", "recommended"],
    pictures: gallery("ev-charger", 0, 1, 2),
    description: copy`
      <p><strong>Overnight is enough.</strong></p>
      <p>Eleven kilowatts fill a mid-size car between supper and breakfast. It waits for the cheap hours by itself, or
      for your card, or for nothing at all.</p>
      <ul>
        <li>Fitted at home in one visit, $399 at the desk.</li>
        <li>The lead is five metres, coiled, and longer than you think.</li>
      </ul>
    `,
    attributes: [
      { name: "Power", value: "11 kW, three-phase" },
      { name: "Plug", value: "Type 2, 5 m lead" },
      { name: "Access", value: "App, RFID, or open" },
      { name: "Weather", value: "IP55" },
      { name: "Guard", value: "DC 6 mA inside" },
      { name: "Weight", value: "4.6 kg" },
    ],
    specs: [
      {
        name: "Colour",
        values: [
          { name: "White", picture: "ev-charger-0.webp" },
          { name: "Graphite", picture: "ev-charger-1.webp" },
          { name: "Green", picture: "ev-charger-2.webp" },
        ],
      },
    ],
    variants: [
      {
        number: "MH-9711-W",
        values: ["White"],
        price: 549,
        originalPrice: 649,
        stock: 15,
        weight: 5900,
        picture: "ev-charger-0.webp",
      },
      {
        number: "MH-9711-G",
        values: ["Graphite"],
        price: 549,
        originalPrice: 649,
        stock: 11,
        weight: 5900,
        picture: "ev-charger-1.webp",
      },
      {
        number: "MH-9711-E",
        values: ["Green"],
        price: 549,
        originalPrice: 649,
        stock: 4,
        weight: 5900,
        picture: "ev-charger-2.webp",
      },
    ],
    related: ["MH-9902", "MH-7018"],
    soldBefore: 96,
    viewedBefore: 8800,
  },
  {
    number: "MH-9902",
    name: "Kick 1000 jump starter",
    subtitle: "1,000 A, torch, USB",
    categories: ["starters"],
    tags: ["new"],
    pictures: gallery("jump-pack", 0, 1),
    description: copy`
      <p><strong>Red to red, black to bare metal.</strong></p>
      <p>Twenty starts from one charge, also at minus twenty. The clamps refuse to spark when they are the wrong way
      round, and say so.</p>
    `,
    attributes: [
      { name: "Current", value: "1,000 A peak" },
      { name: "Engines", value: "To 6 l petrol, 4 l diesel" },
      { name: "Charge", value: "16,000 mAh" },
      { name: "Torch", value: "400 lm" },
      { name: "Weight", value: "1.3 kg" },
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
      { number: "MH-9902-O", values: ["Orange"], price: 119, stock: 20, weight: 1700, picture: "jump-pack-0.webp" },
      { number: "MH-9902-Y", values: ["Yellow"], price: 119, stock: 7, weight: 1700, picture: "jump-pack-1.webp" },
    ],
    related: ["MH-9711", "MH-7202"],
    soldBefore: 88,
    viewedBefore: 3900,
  },
]
