import type { CatalogueGoods } from "../catalogue.ts"
import { copy } from "../copy.ts"
import { gallery } from "./gallery.ts"

export const audioAndDesk: CatalogueGoods[] = [
  {
    number: "MH-3025",
    name: "Halden H4 over-ear",
    subtitle: "Noise cancelling, 40 hours",
    categories: ["over-ear"],
    tags: ["hot", "recommended", "halden"],
    pictures: gallery("headphones", 0, 1, 2),
    description: copy`
      <p><strong>The quiet is in the hinge.</strong></p>
      <p>Six microphones listen to the world and take it away again. What is left is your music, or nothing, which is what
      most people buy it for.</p>
      <p>Cushions and headband come off without tools; both hang in aisle 3, on the hook to the left.</p>
    `,
    attributes: [
      { name: "Quiet", value: "Six microphones" },
      { name: "Battery", value: "40 hours" },
      { name: "Quick charge", value: "5 min for 4 h" },
      { name: "Weight", value: "248 g" },
      { name: "Cable", value: "USB-C and 3.5 mm" },
      { name: "Folds", value: "Flat, case included" },
    ],
    specs: [
      {
        name: "Colour",
        values: [
          { name: "Black and gold", picture: "headphones-0.webp" },
          { name: "Silver", picture: "headphones-1.webp" },
          { name: "Navy", picture: "headphones-2.webp" },
        ],
      },
    ],
    variants: [
      {
        number: "MH-3025-K",
        values: ["Black and gold"],
        price: 249,
        stock: 38,
        weight: 620,
        picture: "headphones-0.webp",
      },
      { number: "MH-3025-S", values: ["Silver"], price: 249, stock: 26, weight: 620, picture: "headphones-1.webp" },
      { number: "MH-3025-N", values: ["Navy"], price: 249, stock: 12, weight: 620, picture: "headphones-2.webp" },
    ],
    related: ["MH-3118", "MH-7202", "MH-3290", "MH-1209", "MH-4051", "MH-2140", "MH-7391", "MH-9037"],
    soldBefore: 3025,
    viewedBefore: 70400,
  },
  {
    number: "MH-3118",
    name: "Pebble Pro earbuds",
    subtitle: "Noise cancelling, 30 h with case",
    categories: ["in-ear"],
    tags: ["hot", "new", "halden"],
    pictures: ["earbuds-1.webp", "earbuds-0-close.webp", "earbuds-0-angle.webp", "earbuds-0.webp"],
    description: copy`
      <p><strong>Small, until you listen.</strong></p>
      <p>Four tips in the box, from child to trombonist. The case charges from any plate and shows how much is left
      without being asked.</p>
      <p>Lost one? The desk sells them singly, left or right, $49.</p>
    `,
    attributes: [
      { name: "Battery", value: "8 h, 30 h with case" },
      { name: "Quiet", value: "Four microphones" },
      { name: "Water", value: "IPX5" },
      { name: "Weight", value: "4.8 g each" },
      { name: "Tips", value: "Four sizes" },
    ],
    specs: [
      {
        name: "Colour",
        values: [
          { name: "White", picture: "earbuds-0.webp" },
          { name: "Black", picture: "earbuds-1.webp" },
        ],
      },
    ],
    variants: [
      { number: "MH-3118-W", values: ["White"], price: 159, stock: 71, weight: 160, picture: "earbuds-0.webp" },
      { number: "MH-3118-K", values: ["Black"], price: 159, stock: 48, weight: 160, picture: "earbuds-1.webp" },
    ],
    related: ["MH-1209", "MH-7202", "MH-3025", "MH-4051", "MH-3290", "MH-7165", "MH-6033", "MH-7391"],
    soldBefore: 1877,
    viewedBefore: 40900,
  },
  {
    number: "MH-3290",
    name: "Tide 2 speaker",
    subtitle: "IP67, 20 hours, 30 W",
    categories: ["speakers"],
    tags: ["hot", "halden"],
    pictures: gallery("bluetooth-speaker", 0, 1, 2),
    description: copy`
      <p><strong>It floats. We checked, twice, once on purpose.</strong></p>
      <p>Two of them make a pair by standing next to each other. The strap holds a bicycle, a branch or a bath tap.</p>
      <p>Sand goes out under the tap. Chlorine goes out under the tap. Guacamole: please see the desk.</p>
    `,
    attributes: [
      { name: "Power", value: "30 W" },
      { name: "Battery", value: "20 hours" },
      { name: "Water", value: "IP67, floats" },
      { name: "Pairs", value: "Two or a hundred" },
      { name: "Weight", value: "640 g" },
    ],
    specs: [
      {
        name: "Colour",
        values: [
          { name: "Teal", picture: "bluetooth-speaker-0.webp" },
          { name: "Red", picture: "bluetooth-speaker-1.webp" },
          { name: "Black", picture: "bluetooth-speaker-2.webp" },
        ],
      },
    ],
    variants: [
      {
        number: "MH-3290-T",
        values: ["Teal"],
        price: 129.9,
        stock: 52,
        weight: 860,
        picture: "bluetooth-speaker-0.webp",
      },
      {
        number: "MH-3290-R",
        values: ["Red"],
        price: 129.9,
        stock: 40,
        weight: 860,
        picture: "bluetooth-speaker-1.webp",
      },
      {
        number: "MH-3290-K",
        values: ["Black"],
        price: 129.9,
        stock: 33,
        weight: 860,
        picture: "bluetooth-speaker-2.webp",
      },
    ],
    related: ["MH-7202", "MH-8340", "MH-3025", "MH-3118", "MH-1209", "MH-9037", "MH-4051", "MH-7391"],
    soldBefore: 1450,
    viewedBefore: 33700,
  },
  {
    number: "MH-6091",
    name: "Clack 75 keyboard",
    subtitle: "Hot-swap, wireless",
    categories: ["keyboards"],
    tags: ["new", "recommended", "clack"],
    pictures: ["keyboard-2.webp", "keyboard-0-close.webp", "keyboard-0-angle.webp", "keyboard-0.webp"],
    description: copy`
      <p><strong>It says so on the box, and then it says so all day.</strong></p>
      <p>Seventy-five per cent of the keys, all of the letters. Switches pull out with the tool in the lid; there is a
      board with nine kinds in aisle 6 for those who like to be sure.</p>
    `,
    attributes: [
      { name: "Keys", value: "84, double shot" },
      { name: "Switches", value: "Hot-swap, linear" },
      { name: "Link", value: "2.4 GHz, Bluetooth, cable" },
      { name: "Battery", value: "200 h, lights off" },
      { name: "Weight", value: "890 g" },
    ],
    specs: [
      {
        name: "Colour",
        values: [
          { name: "Ivory", picture: "keyboard-0.webp" },
          { name: "Navy", picture: "keyboard-2.webp" },
        ],
      },
    ],
    variants: [
      { number: "MH-6091-I", values: ["Ivory"], price: 109, stock: 27, weight: 1240, picture: "keyboard-0.webp" },
      { number: "MH-6091-N", values: ["Navy"], price: 109, stock: 31, weight: 1240, picture: "keyboard-2.webp" },
    ],
    related: ["MH-6033", "MH-6120", "MH-2140"],
    soldBefore: 733,
    viewedBefore: 18200,
  },
  {
    number: "MH-6033",
    name: "Glide M mouse",
    subtitle: "70 g, 26,000 dpi",
    categories: ["mice"],
    tags: ["hot", "clack"],
    pictures: gallery("mouse", 0, 2),
    description: copy`
      <p><strong>Seventy grams, of which none is holes.</strong></p>
      <p>The shell is one piece and the wheel clicks like a good drawer. Skates are spare in the box, twice.</p>
    `,
    attributes: [
      { name: "Weight", value: "70 g" },
      { name: "Sensor", value: "26,000 dpi" },
      { name: "Battery", value: "90 hours" },
      { name: "Buttons", value: "Five, plus wheel" },
      { name: "Hand", value: "Right, medium to large" },
    ],
    specs: [
      {
        name: "Colour",
        values: [
          { name: "Black", picture: "mouse-0.webp" },
          { name: "Blue", picture: "mouse-2.webp" },
        ],
      },
    ],
    variants: [
      { number: "MH-6033-K", values: ["Black"], price: 79.9, stock: 66, weight: 180, picture: "mouse-0.webp" },
      { number: "MH-6033-B", values: ["Blue"], price: 79.9, stock: 29, weight: 180, picture: "mouse-2.webp" },
    ],
    related: ["MH-6091", "MH-6120", "MH-2140"],
    soldBefore: 912,
    viewedBefore: 20500,
  },
  {
    number: "MH-6120",
    name: "Bay desk tray",
    subtitle: "Wood, with a slot for every lead",
    categories: ["order"],
    tags: ["new", "clack"],
    pictures: gallery("desk-organizer", 0, 1),
    description: copy`
      <p><strong>For the cable that always falls behind.</strong></p>
      <p>Four slots at the back hold plugs by the neck. In front: pens, keys, and the adapter that you looked for this
      morning.</p>
    `,
    attributes: [
      { name: "Wood", value: "Oak or walnut, oiled" },
      { name: "Slots", value: "Four leads, one phone" },
      { name: "Size", value: "280 × 120 × 90 mm" },
      { name: "Weight", value: "610 g" },
    ],
    specs: [
      {
        name: "Colour",
        values: [
          { name: "Oak", picture: "desk-organizer-0.webp" },
          { name: "Walnut", picture: "desk-organizer-1.webp" },
        ],
      },
    ],
    variants: [
      { number: "MH-6120-O", values: ["Oak"], price: 34.9, stock: 58, weight: 820, picture: "desk-organizer-0.webp" },
      {
        number: "MH-6120-W",
        values: ["Walnut"],
        price: 39.9,
        stock: 21,
        weight: 820,
        picture: "desk-organizer-1.webp",
      },
    ],
    related: ["MH-6091", "MH-7165", "MH-8205"],
    soldBefore: 264,
    viewedBefore: 5200,
  },
]
