import type { CatalogueGoods } from "../catalogue.ts"
import { copy } from "../copy.ts"

export const rooms: CatalogueGoods[] = [
  {
    number: "22405",
    name: "Workshop stool",
    subtitle: "Beech and steel",
    categories: ["living"],
    tags: ["recommended"],
    pictures: ["stool-0.webp", "stool-0-close.webp", "stool-0-angle.webp"],
    description: copy`
      <p>Four legs of black steel, one round of beech, no cushion. It began as the stool in our packing room, where it
      survived eleven years of people standing on it to reach the tape.</p>
      <p>The seat is dished by six millimetres, which is nothing to look at and everything after an hour. The ring is
      where your feet go; the paint will wear there first, and should.</p>
      <ul>
        <li><strong>45 cm</strong> for a table or a piano.</li>
        <li><strong>65 cm</strong> for a kitchen counter.</li>
      </ul>
      <p>Arrives in two pieces with one key. Four minutes, no swearing.</p>
    `,
    attributes: [
      { name: "Material", value: "Beech, powder-coated steel" },
      { name: "Seat", value: "Ø 33 cm" },
      { name: "Carries", value: "150 kg" },
      { name: "Feet", value: "Felt and rubber, both in the box" },
    ],
    specs: [{ name: "Height", values: [{ name: "45 cm" }, { name: "65 cm" }] }],
    variants: [
      { number: "22405-45", values: ["45 cm"], price: 84, stock: 18, weight: 3900 },
      { number: "22405-65", values: ["65 cm"], price: 94, stock: 10, weight: 4600 },
    ],
    tiers: [
      { begin: 4, price: 78 },
      { begin: 16, price: 71.5 },
    ],
    related: ["21204", "22120", "24110"],
    soldBefore: 290,
    viewedBefore: 6655,
  },
  {
    number: "22510",
    name: "Slow fan",
    subtitle: "Brass and iron, 31 cm",
    categories: ["living"],
    tags: ["new"],
    selfActivity: true,
    pictures: ["desk-fan-0.webp", "desk-fan-0-close.webp", "desk-fan-0-angle.webp"],
    description: copy`
      <p>A brass cage, five blades and a motor that has no hurry. On the lowest step you hear the curtain, not the
      fan; on the highest it will turn your newspaper for you.</p>
      <p>The teal foot is cast iron, so it stays put when it swings. Tilt it by hand, no lever. The cord leaves from
      the back at the bottom, where cords belong.</p>
      <p>Brass goes brown in a kitchen. Some people polish it, we do not; both look right. <strong>Fingers stay
      out</strong>: the gaps are the legal size, but a toddler’s are smaller.</p>
    `,
    attributes: [
      { name: "Size", value: "Ø 31 cm, 44 cm high" },
      { name: "Steps", value: "Three" },
      { name: "Noise", value: "26 to 44 dB" },
      { name: "Power", value: "32 W" },
      { name: "Material", value: "Brass, cast iron" },
    ],
    variants: [{ number: "22510-1", price: 89, stock: 31, weight: 3800 }],
    related: ["22310", "22405"],
    soldBefore: 118,
    viewedBefore: 4920,
  },
  {
    number: "22520",
    name: "Kettle-on speaker",
    subtitle: "18 hours, waterproof",
    categories: ["machines", "living"],
    tags: ["new"],
    pictures: ["bluetooth-speaker-0.webp", "bluetooth-speaker-0-close.webp", "bluetooth-speaker-0-angle.webp"],
    description: copy`
      <p>Named after where it lives: next to the kettle, playing the news. Loud enough for a kitchen with an extractor
      hood on, and shut off by one button you can find with flour on your hands.</p>
      <p>It forgets nothing. Switch it on and it speaks to the last telephone it knew, without a voice announcing the
      fact. There is a real volume wheel.</p>
      <ul>
        <li>Stands in a puddle, not in a bath.</li>
        <li>Eighteen hours on a charge, by USB-C.</li>
        <li>Two of them make stereo.</li>
      </ul>
    `,
    attributes: [
      { name: "Power", value: "2 × 10 W" },
      { name: "Battery", value: "18 hours" },
      { name: "Wireless", value: "Bluetooth 5.3" },
      { name: "Water", value: "IPX6" },
      { name: "Size", value: "21 × 8 × 8 cm" },
    ],
    variants: [{ number: "22520-1", price: 79, stock: 44, weight: 640 }],
    related: ["23401", "20933"],
    soldBefore: 402,
    viewedBefore: 9917,
  },
  {
    number: "22601",
    name: "Knot no. 7, terracotta",
    subtitle: "Terracotta, edition of one",
    categories: ["shelf"],
    tags: ["picks"],
    pictures: ["clay-sculpture-0.webp", "clay-sculpture-0-close.webp", "clay-sculpture-0-angle.webp"],
    description: copy`
      <p>Elin Varga rolls one rope of clay, four metres long, and ties it while it is still wet. She gets one try.
      About a third survive the kiln; the others are back in the clay bucket by Friday.</p>
      <p>This is the seventh of the year and the first she let us have. It stands on a plaster block and weighs about
      as much as a cat who does not want to be moved.</p>
      <p>Because each knot has its own size and its own story, <strong>ask us for the price</strong>. Luis answers,
      usually with more pictures.</p>
    `,
    attributes: [
      { name: "Artist", value: "Elin Varga, Szentendre" },
      { name: "Material", value: "Terracotta on plaster" },
      { name: "Size", value: "About 28 × 26 × 22 cm" },
      { name: "Edition", value: "One" },
    ],
    variants: [{ number: "22601-1", price: null, stock: 1, weight: 4800 }],
    related: ["22101"],
    soldBefore: 0,
    viewedBefore: 2480,
  },
  {
    number: "24301",
    name: "Village snow globe",
    subtitle: "Glass and walnut, 14 cm",
    categories: ["gifts"],
    pictures: ["snow-globe-0.webp", "snow-globe-0-close.webp", "snow-globe-0-angle.webp"],
    description: copy`
      <p>One red house, four firs and a winter that lasts exactly as long as you stand there. Blown glass on turned
      walnut, filled by a family in Vienna who have done nothing else since 1900 and will not say what the snow is
      made of.</p>
      <p>It takes fifty-one seconds to settle. We timed it, several of us, instead of working.</p>
      <p>Two hundred came in October and were gone by the first of December. <strong>The next ones arrive in
      autumn</strong>; the workshop does not hurry, and we have stopped asking.</p>
    `,
    attributes: [
      { name: "Material", value: "Glass, walnut" },
      { name: "Size", value: "Ø 10 cm, 14 cm high" },
      { name: "Snow", value: "51 seconds" },
      { name: "Made in", value: "Vienna, Austria" },
    ],
    variants: [{ number: "24301-1", price: 42, stock: 0, weight: 860 }],
    related: ["24201", "22210"],
    soldBefore: 200,
    viewedBefore: 11038,
  },
]
