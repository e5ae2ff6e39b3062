import type { CatalogueGoods, CatalogueVariant } from "../catalogue.ts"
import { copy } from "../copy.ts"
import { gallery } from "../gallery.ts"

const DIAMETERS = ["312 mm", "340 mm", "355 mm"]
const CALIPERS = [
  { name: "Red, drilled", code: "R", stock: [22, 14, 6], picture: "brake-disc-0.webp" },
  { name: "Yellow, slotted", code: "Y", stock: [9, 11, 0], picture: "brake-disc-1.webp" },
]

/** What most cars have stands first. */
const brakeSets = CALIPERS.flatMap(({ name, code, stock, picture }) =>
  ["340 mm", "312 mm", "355 mm"].map(
    (diameter): CatalogueVariant => ({
      number: `34-1182-${diameter.slice(0, 3)}${code}`,
      values: [name, diameter],
      price: 515,
      stock: stock[DIAMETERS.indexOf(diameter)] ?? 0,
      weight: 22800,
      picture,
    }),
  ),
)

const WHEELS = [
  { name: "Polished", code: "P", picture: "wheel-0.webp" },
  { name: "Black", code: "K", picture: "wheel-1.webp" },
  { name: "Bronze", code: "B", picture: "wheel-2.webp" },
]
const wheels = WHEELS.flatMap(({ name, code, picture }): CatalogueVariant[] => [
  { number: `36-1878-${code}`, values: [name, "18 × 8J"], price: 298, stock: 20, weight: 19400, picture },
  { number: `36-1978-${code}`, values: [name, "19 × 8.5J"], price: 336, stock: 16, weight: 21200, picture },
])

/** Brakes, wheels, and what carries them. */
export const chassis: CatalogueGoods[] = [
  {
    number: "34-1182-40",
    name: "Drilled disc and caliper set, front",
    subtitle: "Diameter: 340 mm · Thickness: 30 mm · Bolt circle: 5 × 112 · Axle: Front",
    categories: ["discs"],
    tags: ["hot"],
    pictures: gallery("brake-disc", 0, 1),
    description: copy`
      <p><strong>Two vented, cross-drilled discs and two six-piston calipers, bedded on our own bench and boxed with new
      carriers, clips and copper paste.</strong></p>
      <p>High-carbon casting, coated on every face the pad does not touch. The holes are chamfered after drilling, so
      pads keep their edge and the pedal stays quiet in the wet.</p>
      <p>340 mm wants an 18-inch wheel, 355 mm a 19-inch one. We check that against your chassis number before the box
      is closed. Yellow calipers come with slotted discs, for people who tow.</p>
    `,
    attributes: [
      { name: "Diameter", value: "340 mm" },
      { name: "Thickness, new", value: "30 mm" },
      { name: "Minimum", value: "28 mm" },
      { name: "Bolt circle", value: "5 × 112" },
      { name: "Per side", value: "11.4 kg" },
      { name: "Position", value: "Front axle, both sides" },
      { name: "Disc type", value: "Vented, drilled or slotted" },
      { name: "Centre bore", value: "65 mm" },
      { name: "Pistons", value: "6, staggered 34 / 38 / 42" },
      { name: "Approval", value: "ECE R90" },
      { name: "OE number", value: "1K0 615 301 AA" },
      { name: "Maker", value: "Frenata" },
    ],
    specs: [
      { name: "Caliper", values: CALIPERS.map(({ name, picture }) => ({ name, picture })) },
      { name: "Disc diameter", values: DIAMETERS.map((name) => ({ name })) },
    ],
    variants: brakeSets,
    related: ["31-6205-02", "36-1290-24", "34-9902-16", "36-1978-55"],
    soldBefore: 1260,
    viewedBefore: 48200,
  },
  {
    number: "34-9902-16",
    name: "Brake pressure gauge, 16 bar",
    subtitle: "Range: 0 to 16 bar · Thread: M10 × 1 · Dial: 63 mm · Class: 1.6",
    categories: ["testing"],
    tags: ["recommended"],
    pictures: gallery("pressure-gauge", 0, 1),
    description: copy`
      <p><strong>A soft pedal is an opinion. Eleven bar at the rear left is a fact.</strong></p>
      <p>Screws into the bleed port in place of the nipple. Glycerine filled, so the needle stands still while a friend
      pumps. Comes with a copper washer and a dust cap, because both get lost.</p>
    `,
    attributes: [
      { name: "Range", value: "0–16 bar" },
      { name: "Dial", value: "63 mm" },
      { name: "Class", value: "1.6 %" },
      { name: "Thread", value: "M10 × 1" },
      { name: "Filling", value: "Glycerine" },
      { name: "Maker", value: "Manoflex" },
    ],
    specs: [
      {
        name: "Dial",
        values: [
          { name: "Coloured", picture: "pressure-gauge-0.webp" },
          { name: "Plain", picture: "pressure-gauge-1.webp" },
        ],
      },
    ],
    variants: [
      { number: "34-9902-16C", values: ["Coloured"], price: 45, stock: 38, weight: 310 },
      { number: "34-9902-16P", values: ["Plain"], price: 45, stock: 12, weight: 310 },
    ],
    related: ["34-1182-40", "99-0410-01"],
    soldBefore: 340,
    viewedBefore: 6100,
  },
  {
    number: "36-1978-55",
    name: "Twin-spoke wheel with tyre",
    subtitle: "Size: 19 × 8.5J · Offset: ET 45 · Bolt circle: 5 × 112 · Tyre: 255/35",
    categories: ["alloys"],
    tags: ["recommended"],
    pictures: gallery("wheel", 0, 1, 2),
    description: copy`
      <p><strong>Mounted, balanced to five grams and run on the drum before it is wrapped.</strong></p>
      <p>Low-pressure cast, flow-formed rim, load rated for estates with a full boot. The valve has a pressure sensor
      that pairs by itself after ten minutes on the road.</p>
      <p>Priced for one. Four of them arrive on one pallet, which the driver will not carry up stairs. He says so every
      time.</p>
    `,
    attributes: [
      { name: "Size", value: "19 × 8.5J" },
      { name: "Offset", value: "ET 45" },
      { name: "Bolt circle", value: "5 × 112" },
      { name: "Tyre", value: "255/35 R19" },
      { name: "Load", value: "730 kg" },
      { name: "Centre bore", value: "66.6 mm" },
      { name: "Weight with tyre", value: "21.2 kg" },
      { name: "Approval", value: "ECE R124" },
    ],
    specs: [
      { name: "Finish", values: WHEELS.map(({ name, picture }) => ({ name, picture })) },
      { name: "Size", values: [{ name: "18 × 8J" }, { name: "19 × 8.5J" }] },
    ],
    variants: wheels,
    related: ["36-1290-24", "34-1182-40", "31-6205-02"],
    soldBefore: 2210,
    viewedBefore: 61800,
  },
  {
    number: "36-1290-24",
    name: "Wheel bolt set M12 × 1.5, 20 pieces",
    subtitle: "Thread: M12 × 1.5 · Shank: 28 mm · Seat: Cone 60° · Class: 10.9",
    categories: ["bolts"],
    tags: ["recommended"],
    pictures: gallery("bolt-set", 0, 1),
    description: copy`
      <p><strong>Twenty that match, in a box with the torque printed on the lid.</strong></p>
      <p>Rolled thread, cone seat. Count the turns when you screw them in by hand: seven at least, or the shank is too
      short for your wheel. Then 120 Nm, crosswise, and again after fifty kilometres.</p>
    `,
    attributes: [
      { name: "Thread", value: "M12 × 1.5" },
      { name: "Shank", value: "28 mm" },
      { name: "Torque", value: "120 Nm" },
      { name: "Class", value: "10.9" },
      { name: "Hex", value: "17 mm" },
      { name: "Seat", value: "Cone, 60 degrees" },
      { name: "In the box", value: "20 bolts, 20 washers" },
    ],
    specs: [
      {
        name: "Finish",
        values: [
          { name: "Zinc", picture: "bolt-set-0.webp" },
          { name: "Black oxide", picture: "bolt-set-1.webp" },
        ],
      },
    ],
    variants: [
      { number: "36-1290-24Z", values: ["Zinc"], price: 36.25, stock: 85, weight: 1900, picture: "bolt-set-0.webp" },
      {
        number: "36-1290-24K",
        values: ["Black oxide"],
        price: 36.25,
        stock: 40,
        weight: 1900,
        picture: "bolt-set-1.webp",
      },
    ],
    related: ["36-1978-55", "34-1182-40"],
    soldBefore: 5480,
    viewedBefore: 22300,
  },
  {
    number: "31-4410-15",
    name: "Coilover pair, 35 mm drop",
    subtitle: "Travel: 142 mm · Rate: 55 N/mm · Axle: Front · Mount: Ø 12 mm",
    categories: ["dampers"],
    tags: ["hot"],
    pictures: gallery("shock-absorber", 0, 1),
    description: copy`
      <p><strong>Goes in without touching the top mount. Sixteen clicks of rebound, and the first eight are all you need
      on the road.</strong></p>
      <p>Mono-tube, gas charged, with a stainless body that still turns after three winters of salt. The torque values
      are printed on the inside of the box, where you are looking anyway.</p>
      <p>Sold in pairs. One new damper beside an old one steers like a shopping trolley.</p>
    `,
    attributes: [
      { name: "Travel", value: "142 mm" },
      { name: "Spring rate", value: "55 N/mm" },
      { name: "Drop", value: "35 mm" },
      { name: "Rebound", value: "16 clicks" },
      { name: "Mount", value: "Ø 12 mm" },
      { name: "Axle", value: "Front, both sides" },
      { name: "Approval", value: "Part certificate in the box" },
      { name: "Maker", value: "Steilhang" },
    ],
    specs: [
      {
        name: "Spring",
        values: [
          { name: "Red", picture: "shock-absorber-0.webp" },
          { name: "Yellow", picture: "shock-absorber-1.webp" },
        ],
      },
    ],
    variants: [
      {
        number: "31-4410-15R",
        values: ["Red"],
        price: 289,
        originalPrice: 340,
        stock: 3,
        weight: 8600,
        picture: "shock-absorber-0.webp",
      },
      {
        number: "31-4410-15Y",
        values: ["Yellow"],
        price: 289,
        originalPrice: 340,
        stock: 5,
        weight: 8600,
        picture: "shock-absorber-1.webp",
      },
    ],
    related: ["31-6205-02", "36-1978-55", "34-1182-40"],
    soldBefore: 890,
    viewedBefore: 31900,
  },
  {
    number: "31-6205-02",
    name: "Hub bearing 6205",
    subtitle: "Bore: 25 mm · Outer: 52 mm · Width: 15 mm · Load: 14.8 kN",
    categories: ["hubs"],
    tags: ["recommended"],
    pictures: gallery("ball-bearing", 0, 1),
    description: copy`
      <p><strong>If it hums at 80 and goes quiet in a left-hand bend, it is this one, on the right.</strong></p>
      <p>Open with a brass cage for the bench builder who packs his own grease. Sealed for everybody else. Press it on
      the inner ring or you will be back next month.</p>
    `,
    attributes: [
      { name: "Bore", value: "25 mm" },
      { name: "Outer", value: "52 mm" },
      { name: "Width", value: "15 mm" },
      { name: "Load", value: "14.8 kN" },
      { name: "Top speed", value: "18,000 rpm" },
      { name: "Cage", value: "Brass, or steel where sealed" },
      { name: "Clearance", value: "C3" },
    ],
    specs: [
      {
        name: "Make",
        values: [
          { name: "Open, brass cage", picture: "ball-bearing-0.webp" },
          { name: "Sealed", picture: "ball-bearing-1.webp" },
        ],
      },
    ],
    variants: [
      { number: "31-6205-02O", values: ["Open, brass cage"], price: 48, stock: 27, weight: 140 },
      { number: "31-6205-02S", values: ["Sealed"], price: 48, stock: 96, weight: 150 },
    ],
    related: ["34-1182-40", "31-4410-15"],
    soldBefore: 1730,
    viewedBefore: 11200,
  },
  {
    number: "31-3235-35",
    name: "Flat-bottom steering wheel, 350 mm",
    subtitle: "Diameter: 350 mm · Dish: 40 mm · Hub: 6 × 70 · Rim: Nappa",
    categories: ["steering"],
    tags: ["new"],
    pictures: gallery("steering-wheel", 0, 2),
    description: copy`
      <p><strong>Flat where your knees are, thick where your thumbs are.</strong></p>
      <p>Stitched by hand over an alloy frame. The buttons talk to the car through the adapter in the box; tell us the
      chassis number and we put the right one in. Cars with an airbag in the wheel need the approval sheet, which is in
      the box as well.</p>
    `,
    attributes: [
      { name: "Diameter", value: "350 mm" },
      { name: "Dish", value: "40 mm" },
      { name: "Rim", value: "32 mm" },
      { name: "Hub", value: "6 × 70" },
      { name: "Weight", value: "1.4 kg" },
      { name: "Leather", value: "Nappa, stitched by hand" },
      { name: "Buttons", value: "12, lit" },
    ],
    specs: [
      {
        name: "Leather",
        values: [
          { name: "Black and red", picture: "steering-wheel-0.webp" },
          { name: "Brown", picture: "steering-wheel-2.webp" },
        ],
      },
    ],
    variants: [
      {
        number: "31-3235-35K",
        values: ["Black and red"],
        price: 219,
        stock: 11,
        weight: 2100,
        picture: "steering-wheel-0.webp",
      },
      {
        number: "31-3235-35B",
        values: ["Brown"],
        price: 229,
        stock: 4,
        weight: 2100,
        picture: "steering-wheel-2.webp",
      },
    ],
    related: ["31-3290-28", "36-1978-55"],
    soldBefore: 260,
    viewedBefore: 14900,
  },
  {
    number: "31-3290-28",
    name: "Steering damper, eye to eye",
    subtitle: "Closed: 280 mm · Stroke: 190 mm · Eye: Ø 16 mm · Axle: Front",
    categories: ["steering"],
    pictures: gallery("hydraulic-cylinder", 0, 1),
    description: copy`
      <p><strong>For vans and off-roaders that shake their heads at seventy.</strong></p>
      <p>Oil damped in both directions. Bronze bushes in both eyes, greased for life if life is ten years. Centre it
      with the wheels straight, then tighten; the other way round it pulls.</p>
    `,
    attributes: [
      { name: "Closed", value: "280 mm" },
      { name: "Stroke", value: "190 mm" },
      { name: "Eye", value: "Ø 16 mm" },
      { name: "Force", value: "1.2 kN" },
      { name: "Weight", value: "1.7 kg" },
      { name: "Bushes", value: "Bronze" },
    ],
    specs: [
      {
        name: "Body",
        values: [
          { name: "Black", picture: "hydraulic-cylinder-0.webp" },
          { name: "Yellow", picture: "hydraulic-cylinder-1.webp" },
        ],
      },
    ],
    variants: [
      { number: "31-3290-28K", values: ["Black"], price: 74.5, stock: 0, weight: 1700 },
      { number: "31-3290-28Y", values: ["Yellow"], price: 74.5, stock: 0, weight: 1700 },
    ],
    related: ["31-3235-35", "31-4410-15"],
    soldBefore: 410,
    viewedBefore: 5200,
  },
]
