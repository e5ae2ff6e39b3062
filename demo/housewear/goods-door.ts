import type { CatalogueGoods } from "../catalogue.ts"
import { copy } from "../copy.ts"

export const door: CatalogueGoods[] = [
  {
    number: "L-5110",
    name: "Orden tray",
    subtitle: "Oak, three rooms for pens",
    categories: ["hallway"],
    tags: ["signe"],
    pictures: [
      "desk-organizer-0.webp",
      "desk-organizer-0-close.webp",
      "desk-organizer-0-angle.webp",
      "desk-organizer-1.webp",
    ],
    description: copy`
      <p>Keys, letters, the pen that works. Orden is order, of the kind that survives a Tuesday: one glance, one
      reach, and out of the door.</p>
      <p>Finger joints, no screws. What stands in it in the picture is ours; yours will be worse, and that is what it
      is for.</p>
    `,
    attributes: [
      { name: "Width", value: "31 cm" },
      { name: "Wood", value: "Oak or walnut, oiled" },
      { name: "Joints", value: "Finger joints, glued" },
      { name: "Foot", value: "Felt, replaceable" },
    ],
    specs: [
      {
        name: "Wood",
        values: [
          { name: "Oak", picture: "desk-organizer-0.webp" },
          { name: "Walnut", picture: "desk-organizer-1.webp" },
        ],
      },
    ],
    variants: [
      { number: "L-5110-O", values: ["Oak"], price: 39, stock: 52, weight: 900, picture: "desk-organizer-0.webp" },
      { number: "L-5110-W", values: ["Walnut"], price: 39, stock: 30, weight: 900, picture: "desk-organizer-1.webp" },
    ],
    tiers: [
      { begin: 6, price: 35 },
      { begin: 24, price: 30 },
    ],
    related: ["L-1060", "L-5150", "L-3050"],
    soldBefore: 590,
    viewedBefore: 4243,
  },
  {
    number: "L-5120",
    name: "Torvet bag, your print",
    subtitle: "Heavy canvas, from 50",
    categories: ["hallway"],
    tags: ["new"],
    moq: 50,
    pictures: ["tote-bag-0.webp", "tote-bag-0-close.webp", "tote-bag-0-angle.webp", "tote-bag-1.webp"],
    description: copy`
      <p>The bag for the market square, with your sign in place of ours. Heavy canvas, washed before it is printed,
      handles that go over a winter coat.</p>
      <p>From fifty pieces of one design. Send a drawing, add a number, and Signe answers within a working day with a
      price, a date and the size of the box.</p>
    `,
    attributes: [
      { name: "Size", value: "38 × 42 × 12 cm" },
      { name: "Canvas", value: "Cotton, 380 g" },
      { name: "Print", value: "Screen, up to three colours" },
      { name: "Minimum", value: "50 of one design" },
    ],
    specs: [
      {
        name: "Canvas",
        values: [
          { name: "Natural and navy", picture: "tote-bag-0.webp" },
          { name: "Black", picture: "tote-bag-1.webp" },
        ],
      },
    ],
    variants: [
      {
        number: "L-5120-NAN",
        values: ["Natural and navy"],
        price: null,
        stock: 4000,
        weight: 320,
        picture: "tote-bag-0.webp",
      },
      { number: "L-5120-B", values: ["Black"], price: null, stock: 2600, weight: 320, picture: "tote-bag-1.webp" },
    ],
    related: ["L-4050", "L-5150", "L-4020"],
    soldBefore: 3600,
    viewedBefore: 25313,
  },
  {
    number: "L-5150",
    name: "Regn umbrella",
    subtitle: "Birch handle, storm ribs",
    categories: ["hallway"],
    pictures: ["umbrella-0.webp", "umbrella-0-close.webp", "umbrella-0-angle.webp", "umbrella-1.webp"],
    description: copy`
      <p>It rains in Aarhus on one hundred and seventy-one days. This was made for the other kind of rain, the one
      that comes from below.</p>
      <p>Eight ribs of glass fibre that turn inside out and back again without an argument. Gone until the birch is
      dry; leave an address and we write once.</p>
    `,
    attributes: [
      { name: "Length", value: "92 cm" },
      { name: "Ribs", value: "Eight, glass fibre" },
      { name: "Cloth", value: "Recycled polyester, 190T" },
      { name: "Handle", value: "Birch, steamed" },
    ],
    specs: [
      {
        name: "Cloth",
        values: [
          { name: "Navy", picture: "umbrella-0.webp" },
          { name: "Black", picture: "umbrella-1.webp" },
        ],
      },
    ],
    variants: [
      { number: "L-5150-N", values: ["Navy"], price: 64, stock: 0, weight: 620, picture: "umbrella-0.webp" },
      { number: "L-5150-B", values: ["Black"], price: 64, stock: 0, weight: 620, picture: "umbrella-1.webp" },
    ],
    tiers: [{ begin: 12, price: 57 }],
    related: ["L-5110", "L-5120", "L-1060"],
    soldBefore: 720,
    viewedBefore: 5153,
  },
  {
    number: "L-6020",
    name: "Brise fan",
    subtitle: "Brass cage, three speeds",
    categories: ["balcony"],
    tags: ["signe"],
    pictures: ["desk-fan-0.webp", "desk-fan-0-close.webp", "desk-fan-0-angle.webp", "desk-fan-2.webp"],
    description: copy`
      <p>For the four days a year when it is needed, and the two weeks when it is merely pleasant. It turns its head
      when asked and is quiet at one, present at two and in charge at three.</p>
      <p>Everything unscrews. A fan that cannot be cleaned is a fan that will be thrown away.</p>
    `,
    attributes: [
      { name: "Height", value: "38 cm" },
      { name: "Speeds", value: "Three, and off" },
      { name: "Sound", value: "31 dB at one" },
      { name: "Cable", value: "1.8 m, cotton" },
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
        number: "L-6020-TAB",
        values: ["Teal and brass"],
        price: 94,
        stock: 16,
        weight: 2700,
        picture: "desk-fan-0.webp",
      },
      {
        number: "L-6020-BAC",
        values: ["Black and copper"],
        price: 94,
        stock: 12,
        weight: 2700,
        picture: "desk-fan-2.webp",
      },
    ],
    tiers: [
      { begin: 4, price: 87 },
      { begin: 12, price: 79 },
    ],
    related: ["L-6010", "L-2041", "L-2300"],
    soldBefore: 280,
    viewedBefore: 2073,
  },
]
