import type { CatalogueGoods } from "../catalogue.ts"
import { copy } from "../copy.ts"

export const iron: CatalogueGoods[] = [
  {
    number: "SP-1016",
    name: "Comp kettlebell",
    subtitle: "Cast steel",
    categories: ["kettlebells"],
    tags: ["hot", "recommended"],
    pictures: [
      "kettlebell-0.webp",
      "kettlebell-0-close.webp",
      "kettlebell-0-angle.webp",
      "kettlebell-2.webp",
      "kettlebell-1.webp",
    ],
    description: copy`
      <p><strong>One casting, no welds, no filler, no seam to find at rep sixty.</strong></p>
      <p>Competition size at every weight, so your rack position never changes when you go up.</p>
      <p>The 35 mm handle is left raw for chalk and oiled against rust. The base is milled flat: it stands still for
      rows and does not rock on a wet floor.</p>
      <ul>
        <li><strong>4 to 12 kg</strong>: first swings, get-ups, rehab.</li>
        <li><strong>16 to 20 kg</strong>: where most people live.</li>
        <li><strong>24 to 32 kg</strong>: you know why you are here.</li>
      </ul>
      <p>Dipped ones have rubber on the lower half, orange or teal, vulcanised on and not glued. It saves floors and
      marriages.</p>
    `,
    attributes: [
      { name: "Grip", value: "92/100, raw steel, bites dry" },
      { name: "Balance", value: "88/100, centre 2 mm off axis" },
      { name: "Window", value: "70/100, 186 mm, two hands fit" },
      { name: "Quiet", value: "34/100, it is iron, use a mat" },
      { name: "Weight", value: "4 to 32 kg, ±1%" },
      { name: "Handle", value: "35 mm, raw steel" },
      { name: "Body", value: "210 mm, one casting" },
      { name: "Base", value: "Milled flat" },
      { name: "Tested", value: "12 weeks, Eugene crew" },
    ],
    specs: [
      {
        name: "Weight",
        values: [
          { name: "4 kg" },
          { name: "8 kg" },
          { name: "12 kg" },
          { name: "16 kg" },
          { name: "20 kg" },
          { name: "24 kg" },
          { name: "28 kg" },
          { name: "32 kg" },
        ],
      },
      {
        name: "Finish",
        values: [
          { name: "Black oxide", picture: "kettlebell-0.webp" },
          { name: "Orange dip", picture: "kettlebell-2.webp" },
          { name: "Teal dip", picture: "kettlebell-1.webp" },
        ],
      },
    ],
    // The page opens on the first one.
    variants: [
      {
        number: "SP-1016-16",
        values: ["16 kg", "Black oxide"],
        price: 64,
        originalPrice: 82,
        stock: 74,
        weight: 16400,
      },
      { number: "SP-1016-04", values: ["4 kg", "Black oxide"], price: 28, originalPrice: 36, stock: 40, weight: 4300 },
      { number: "SP-1016-08", values: ["8 kg", "Black oxide"], price: 38, originalPrice: 48, stock: 52, weight: 8300 },
      {
        number: "SP-1016-12",
        values: ["12 kg", "Black oxide"],
        price: 52,
        originalPrice: 66,
        stock: 61,
        weight: 12400,
      },
      {
        number: "SP-1016-20",
        values: ["20 kg", "Black oxide"],
        price: 78,
        originalPrice: 99,
        stock: 33,
        weight: 20500,
      },
      {
        number: "SP-1016-24",
        values: ["24 kg", "Black oxide"],
        price: 92,
        originalPrice: 118,
        stock: 18,
        weight: 24500,
      },
      {
        number: "SP-1016-28",
        values: ["28 kg", "Black oxide"],
        price: 108,
        originalPrice: 138,
        stock: 6,
        weight: 28600,
      },
      {
        number: "SP-1016-32",
        values: ["32 kg", "Black oxide"],
        price: 124,
        originalPrice: 158,
        stock: 0,
        weight: 32600,
      },
      {
        number: "SP-1016-08O",
        values: ["8 kg", "Orange dip"],
        price: 46,
        stock: 20,
        weight: 8500,
        picture: "kettlebell-2.webp",
      },
      {
        number: "SP-1016-12O",
        values: ["12 kg", "Orange dip"],
        price: 60,
        stock: 25,
        weight: 12600,
        picture: "kettlebell-2.webp",
      },
      {
        number: "SP-1016-16O",
        values: ["16 kg", "Orange dip"],
        price: 72,
        stock: 30,
        weight: 16600,
        picture: "kettlebell-2.webp",
      },
      {
        number: "SP-1016-24O",
        values: ["24 kg", "Orange dip"],
        price: 100,
        stock: 11,
        weight: 24700,
        picture: "kettlebell-2.webp",
      },
      {
        number: "SP-1016-12T",
        values: ["12 kg", "Teal dip"],
        price: 60,
        stock: 22,
        weight: 12700,
        picture: "kettlebell-1.webp",
      },
      {
        number: "SP-1016-16T",
        values: ["16 kg", "Teal dip"],
        price: 72,
        stock: 27,
        weight: 16700,
        picture: "kettlebell-1.webp",
      },
      {
        number: "SP-1016-20T",
        values: ["20 kg", "Teal dip"],
        price: 86,
        stock: 14,
        weight: 20800,
        picture: "kettlebell-1.webp",
      },
    ],
    related: ["SP-4101", "SP-1102", "SP-1201", "SP-6101", "SP-6110"],
    soldBefore: 4120,
    viewedBefore: 88410,
  },
  {
    number: "SP-1102",
    name: "Hex pair",
    subtitle: "Rubber over iron",
    categories: ["dumbbells"],
    tags: ["hot"],
    pictures: ["dumbbell-0.webp", "dumbbell-0-close.webp", "dumbbell-0-angle.webp"],
    description: copy`
      <p><strong>Two heads, six sides, one handle that is knurled and not sandpaper.</strong></p>
      <p>They do not roll when you put them down in the dark at five, which is how toes survive.</p>
      <p>Heads are pressed on at eleven tonnes and pinned. We hung a pair from the rack by one head for a weekend. It
      is still hanging there; nobody wants to take it down now.</p>
      <ul>
        <li>Sold as a pair, always.</li>
        <li>Weighed before they leave, within one percent of each other.</li>
      </ul>
      <p>Smells of rubber for four days. Then it smells of you.</p>
    `,
    attributes: [
      { name: "Weight", value: "2 × 8 to 2 × 20 kg" },
      { name: "Handle", value: "Steel, knurled, 28 to 34 mm" },
      { name: "Heads", value: "Rubber over iron, pinned" },
      { name: "Match", value: "Within 1% of each other" },
    ],
    specs: [
      {
        name: "Weight",
        // Of each of the two, so that one choice of a list finds them beside the kettlebells.
        values: [{ name: "8 kg" }, { name: "12 kg" }, { name: "16 kg" }, { name: "20 kg" }],
      },
    ],
    variants: [
      { number: "SP-1102-08", values: ["8 kg"], price: 64, stock: 48, weight: 16600 },
      { number: "SP-1102-12", values: ["12 kg"], price: 92, stock: 55, weight: 24800 },
      { number: "SP-1102-16", values: ["16 kg"], price: 118, stock: 16, weight: 33000 },
      { number: "SP-1102-20", values: ["20 kg"], price: 144, stock: 0, weight: 41000 },
    ],
    related: ["SP-1016", "SP-1201", "SP-4101"],
    soldBefore: 3890,
    viewedBefore: 51207,
  },
  {
    number: "SP-1201",
    name: "Bumper plates",
    subtitle: "Two pairs, dead bounce",
    categories: ["plates"],
    tags: ["hot", "recommended"],
    selfActivity: true,
    pictures: ["barbell-plate-0.webp", "barbell-plate-0-close.webp", "barbell-plate-0-angle.webp"],
    description: copy`
      <p><strong>One pair red, one pair blue, so nobody does sums at the top of a warm-up.</strong></p>
      <p>Virgin rubber on a steel hub, dead bounce, no bark. Drop them from overhead and they land like an argument you
      have won.</p>
      <p>All plates are 450 mm across, so the bar starts at the same height whatever is on it. Hubs are bolted, not
      pressed. After four thousand drops on the test rig, none had walked.</p>
      <p><strong>Trade-in:</strong> send us a photograph of your worn plates, any brand, and get 20% back on these. We
      make them into flooring.</p>
    `,
    attributes: [
      { name: "Diameter", value: "450 mm" },
      { name: "Hole", value: "50.4 mm" },
      { name: "Tolerance", value: "±1%" },
      { name: "Rubber", value: "Virgin, 88 Shore" },
      { name: "Drops on test", value: "4,000" },
    ],
    specs: [{ name: "Set", values: [{ name: "15 + 10 kg pairs" }, { name: "20 + 15 kg pairs" }] }],
    variants: [
      { number: "SP-1201-50", values: ["15 + 10 kg pairs"], price: 119, originalPrice: 139, stock: 21, weight: 50600 },
      { number: "SP-1201-70", values: ["20 + 15 kg pairs"], price: 139, originalPrice: 169, stock: 26, weight: 70800 },
    ],
    tiers: [
      { begin: 3, price: 112 },
      { begin: 8, price: 104, regions: { DE: 109, GB: 107 } },
    ],
    related: ["SP-1016", "SP-1102", "SP-1230"],
    soldBefore: 2040,
    viewedBefore: 39902,
  },
  {
    number: "SP-1230",
    name: "Meet belt",
    subtitle: "Leather, 10 mm",
    categories: ["plates"],
    tags: ["new"],
    pictures: ["belt-0.webp", "belt-0-close.webp", "belt-0-angle.webp", "belt-1.webp"],
    description: copy`
      <p><strong>Something to push against.</strong></p>
      <p>One strip of leather, ten millimetres, the same width all the way round, because your spine is in the middle
      and not at the back. One prong, so you are in and out of it between attempts.</p>
      <p>It is stiff for a month and yours for ten years. Wear it on the heavy sets only. A belt does not lift
      anything; <strong>it reminds you how to.</strong></p>
    `,
    attributes: [
      { name: "Leather", value: "Bridle, 10 mm, one piece" },
      { name: "Width", value: "100 mm all round" },
      { name: "Buckle", value: "Steel, one prong" },
      { name: "Fits", value: "70 to 105 cm" },
      { name: "Tested", value: "Two meets, forty singles" },
    ],
    specs: [
      {
        name: "Colour",
        values: [
          { name: "Chestnut", picture: "belt-0.webp" },
          { name: "Black", picture: "belt-1.webp" },
        ],
      },
    ],
    variants: [
      { number: "SP-1230-C", values: ["Chestnut"], price: 69, stock: 30, weight: 900, picture: "belt-0.webp" },
      { number: "SP-1230-B", values: ["Black"], price: 69, stock: 34, weight: 900, picture: "belt-1.webp" },
    ],
    tiers: [
      { begin: 4, price: 64 },
      { begin: 12, price: 58.5 },
    ],
    related: ["SP-1201", "SP-1102"],
    soldBefore: 208,
    viewedBefore: 5316,
  },
]
