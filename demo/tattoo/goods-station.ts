import type { CatalogueGoods } from "../catalogue.ts"
import { copy } from "../copy.ts"

export const station: CatalogueGoods[] = [
  {
    number: "SN-604",
    name: "Station stool",
    subtitle: "Oak and steel, 68 cm",
    categories: ["seat-and-light"],
    tags: ["recommended"],
    pictures: ["stool-0.webp", "stool-0-close.webp", "stool-0-angle.webp", "stool-1.webp"],
    description: copy`
      <p>No wheels. You will stop chasing the arm around the room and bring the arm to you, which is better for both.
      Solid seat, dished by four millimetres, on a frame that was welded by someone who signs it.</p>
      <p>68 centimetres suits most chairs at working height. Shorter legs on request, and we mean the stool’s.</p>
    `,
    attributes: [
      { name: "Height", value: "68 cm" },
      { name: "Seat", value: "32 cm, oiled, wipes clean" },
      { name: "Frame", value: "Steel, powder coated" },
      { name: "Carries", value: "150 kg" },
    ],
    specs: [
      {
        name: "Make",
        values: [
          { name: "Oak and black", picture: "stool-0.webp" },
          { name: "Walnut and brass", picture: "stool-1.webp" },
        ],
      },
    ],
    variants: [
      { number: "SN-604-O", values: ["Oak and black"], price: 118, stock: 24, weight: 5200, picture: "stool-0.webp" },
      { number: "SN-604-W", values: ["Walnut and brass"], price: 139, stock: 8, weight: 5400, picture: "stool-1.webp" },
    ],
    tiers: [
      { begin: 2, price: 109 },
      { begin: 6, price: 96 },
    ],
    related: ["SN-608", "SN-615", "SN-418"],
    soldBefore: 128,
    viewedBefore: 5210,
  },
  {
    number: "SN-608",
    name: "Reading lamp",
    subtitle: "Ceramic foot, linen shade",
    categories: ["seat-and-light"],
    pictures: ["table-lamp-0.webp", "table-lamp-0-close.webp", "table-lamp-0-angle.webp", "table-lamp-1.webp"],
    description: copy`
      <p>Not for the arm: for the corner where the client waits and pretends not to be nervous. Warm light, a heavy
      foot, a switch on the cord where a hand finds it.</p>
      <p>Put the flash books under it. People choose better sitting down.</p>
    `,
    attributes: [
      { name: "Height", value: "52 cm" },
      { name: "Shade", value: "Linen, washable" },
      { name: "Bulb", value: "E27, warm, included" },
      { name: "Cord", value: "1.8 m, switch at 40 cm" },
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
      { number: "SN-608-T", values: ["Teal"], price: 89, stock: 14, weight: 2600, picture: "table-lamp-0.webp" },
      { number: "SN-608-R", values: ["Terracotta"], price: 89, stock: 11, weight: 2600, picture: "table-lamp-1.webp" },
    ],
    tiers: [{ begin: 4, price: 79 }],
    related: ["SN-604", "SN-630", "SN-640"],
    soldBefore: 61,
    viewedBefore: 2480,
  },
  {
    number: "SN-615",
    name: "Station tray",
    subtitle: "Five places, oiled wood",
    categories: ["order"],
    tags: ["recommended"],
    pictures: [
      "desk-organizer-0.webp",
      "desk-organizer-0-close.webp",
      "desk-organizer-0-angle.webp",
      "desk-organizer-1.webp",
    ],
    description: copy`
      <p>For the drawing table, not for the sterile one. Pencils, fineliners, scissors, stencil paper and the thing you
      are always looking for: each has a place, and the last is where you leave your ring.</p>
      <p>Four kinds of wood were tried. These two do not smell of anything.</p>
    `,
    attributes: [
      { name: "Size", value: "28 × 16 × 11 cm" },
      { name: "Places", value: "Five, and a slot for cards" },
      { name: "Below", value: "Cork" },
      { name: "Made in", value: "Erzgebirge, Saxony" },
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
      { number: "SN-615-O", values: ["Oak"], price: 38, stock: 47, weight: 1100, picture: "desk-organizer-0.webp" },
      { number: "SN-615-W", values: ["Walnut"], price: 45, stock: 20, weight: 1200, picture: "desk-organizer-1.webp" },
    ],
    tiers: [
      { begin: 3, price: 34.5 },
      { begin: 12, price: 30 },
    ],
    related: ["SN-620", "SN-240", "SN-235"],
    soldBefore: 214,
    viewedBefore: 3940,
  },
  {
    number: "SN-620",
    name: "Cotton jars, pair",
    subtitle: "Glass, wooden lids",
    categories: ["order"],
    pictures: ["storage-jar-0.webp", "storage-jar-0-close.webp", "storage-jar-0-angle.webp", "storage-jar-1.webp"],
    description: copy`
      <p>One for swabs, one for the little sticks. Thick glass, a lid with a ring that seals, and a mouth wide enough
      for a gloved hand that has other things to do.</p>
      <p>The lids come off the ring; the glass goes in the machine.</p>
    `,
    attributes: [
      { name: "Holds", value: "1.1 and 0.7 litres" },
      { name: "Glass", value: "Borosilicate" },
      { name: "Seal", value: "Silicone ring, spare included" },
      { name: "Clean", value: "Glass 65 °C, lid by hand" },
    ],
    specs: [
      {
        name: "Lid",
        values: [
          { name: "Bamboo", picture: "storage-jar-0.webp" },
          { name: "Walnut", picture: "storage-jar-1.webp" },
        ],
      },
    ],
    variants: [
      { number: "SN-620-B", values: ["Bamboo"], price: 22, stock: 72, weight: 1300, picture: "storage-jar-0.webp" },
      { number: "SN-620-W", values: ["Walnut"], price: 26, stock: 33, weight: 1300, picture: "storage-jar-1.webp" },
    ],
    tiers: [
      { begin: 6, price: 19.5 },
      { begin: 24, price: 16.8 },
    ],
    related: ["SN-312", "SN-615", "SN-510"],
    soldBefore: 390,
    viewedBefore: 4870,
  },
  {
    number: "SN-630",
    name: "Guest-spot case",
    subtitle: "Steel, two trays, locks",
    categories: ["order"],
    tags: ["new"],
    pictures: ["toolbox-0.webp", "toolbox-0-close.webp", "toolbox-0-angle.webp", "toolbox-1.webp", "toolbox-2.webp"],
    description: copy`
      <p>It has been to Bilbao, Malmö and a boat. A folded steel case with two trays that lift over each other: pen,
      supply, pedal and forty boxes go in, and it stands on a wet floor without complaint.</p>
      <p>It is a tool box. We tried eleven things that were made for tattooers and bought one that was made for
      plumbers.</p>
    `,
    attributes: [
      { name: "Size", value: "46 × 20 × 24 cm" },
      { name: "Steel", value: "0.9 mm, powder coated" },
      { name: "Trays", value: "Two, cantilever" },
      { name: "Lock", value: "Takes a padlock, not included" },
    ],
    specs: [
      {
        name: "Colour",
        values: [
          { name: "Red", picture: "toolbox-0.webp" },
          { name: "Blue", picture: "toolbox-1.webp" },
          { name: "Black and yellow", picture: "toolbox-2.webp" },
        ],
      },
    ],
    variants: [
      { number: "SN-630-R", values: ["Red"], price: 64, stock: 31, weight: 3900, picture: "toolbox-0.webp" },
      { number: "SN-630-B", values: ["Blue"], price: 64, stock: 17, weight: 3900, picture: "toolbox-1.webp" },
      {
        number: "SN-630-Y",
        values: ["Black and yellow"],
        price: 64,
        stock: 5,
        weight: 3900,
        picture: "toolbox-2.webp",
      },
    ],
    tiers: [{ begin: 3, price: 58 }],
    related: ["SN-001", "SN-401", "SN-418"],
    soldBefore: 166,
    viewedBefore: 4410,
  },
  {
    number: "SN-640",
    name: "Studio clock",
    subtitle: "30 cm, no tick",
    categories: ["seat-and-light"],
    pictures: [
      "wall-clock-0.webp",
      "wall-clock-0-close.webp",
      "wall-clock-0-angle.webp",
      "wall-clock-1.webp",
      "wall-clock-2.webp",
    ],
    description: copy`
      <p>Hang it where you see it and the client does not. It does not tick: a sweeping movement, a battery that lasts
      two years, and figures you can read from the floor.</p>
      <p>Sold out until the maker is back from his own back piece.</p>
    `,
    attributes: [
      { name: "Size", value: "30 cm" },
      { name: "Movement", value: "Sweeping, silent" },
      { name: "Battery", value: "One AA, two years" },
      { name: "Hangs", value: "On one nail" },
    ],
    specs: [
      {
        name: "Case",
        values: [
          { name: "Oak", picture: "wall-clock-0.webp" },
          { name: "Black", picture: "wall-clock-1.webp" },
          { name: "Green and brass", picture: "wall-clock-2.webp" },
        ],
      },
    ],
    variants: [
      { number: "SN-640-O", values: ["Oak"], price: 54, stock: 0, weight: 1250, picture: "wall-clock-0.webp" },
      { number: "SN-640-B", values: ["Black"], price: 54, stock: 0, weight: 1250, picture: "wall-clock-1.webp" },
      {
        number: "SN-640-G",
        values: ["Green and brass"],
        price: 62,
        stock: 0,
        weight: 1250,
        picture: "wall-clock-2.webp",
      },
    ],
    related: ["SN-608", "SN-604"],
    soldBefore: 88,
    viewedBefore: 2010,
  },
]
