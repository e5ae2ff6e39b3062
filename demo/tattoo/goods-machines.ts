import type { CatalogueGoods } from "../catalogue.ts"
import { copy } from "../copy.ts"

/** Configurations of the cartridges: needles, and what one box costs. */
const CONFIGURATIONS: [name: string, price: number][] = [
  ["1003RL", 24.9],
  ["1005RL", 24.9],
  ["1007RL", 24.9],
  ["1009RL", 24.9],
  ["1011RL", 25.9],
  ["1014RL", 25.9],
  ["1203RS", 24.9],
  ["1205RS", 24.9],
  ["1209RS", 24.9],
  ["1207M1", 26.9],
  ["1211CM", 26.9],
  ["1215CM", 27.9],
]
const SOLD_OUT = "1209RS"

export const machines: CatalogueGoods[] = [
  {
    number: "SN-001",
    name: "Vesper rotary pen",
    subtitle: "4.0 mm stroke, 168 g",
    categories: ["machines"],
    tags: ["new", "hot", "recommended"],
    pictures: [
      "tattoo-pen-0.webp",
      "tattoo-pen-0-close.webp",
      "tattoo-pen-0-angle.webp",
      "tattoo-pen-1.webp",
      "tattoo-pen-2.webp",
    ],
    description: copy`
      <p>A pen that is quiet enough to talk over. The motor is a coreless nine-watt, the cam is steel on a ceramic
      bearing, and the give is set with a ring you can turn with a wet glove. It hits the same at the sixth hour as at
      the first.</p>
      <p>168 grams with the grip on. The weight sits over the web of the hand, not in front of it, so a long line is
      drawn from the shoulder and nobody’s wrist pays for it.</p>
      <ul>
        <li>Takes every membrane cartridge with a standard collar.</li>
        <li>RCA at the back, no adapter, no dongle.</li>
        <li>Grip comes off in one turn and goes through the autoclave.</li>
      </ul>
      <p>Two years on the motor. If it fails in the first, a loan pen leaves Leipzig the same day.</p>
    `,
    attributes: [
      { name: "Stroke", value: "4.0 mm, give 0 to 1.2 mm" },
      { name: "Motor", value: "Coreless, 9 W, 10,000 rpm" },
      { name: "Weight", value: "168 g with the grip" },
      { name: "Grip", value: "32 mm, anodised, autoclavable" },
      { name: "Plug", value: "RCA" },
      { name: "Warranty", value: "Two years, loan pen included" },
    ],
    specs: [
      {
        name: "Colour",
        values: [
          { name: "Black and gold", picture: "tattoo-pen-0.webp" },
          { name: "Ruby", picture: "tattoo-pen-1.webp" },
          { name: "Silver", picture: "tattoo-pen-2.webp" },
        ],
      },
    ],
    variants: [
      {
        number: "SN-001-B",
        values: ["Black and gold"],
        price: 389,
        stock: 34,
        weight: 620,
        picture: "tattoo-pen-0.webp",
      },
      { number: "SN-001-R", values: ["Ruby"], price: 399, stock: 18, weight: 620, picture: "tattoo-pen-1.webp" },
      { number: "SN-001-S", values: ["Silver"], price: 399, stock: 21, weight: 620, picture: "tattoo-pen-2.webp" },
    ],
    tiers: [
      { begin: 3, price: 359 },
      { begin: 10, price: 329 },
    ],
    related: ["SN-114", "SN-401", "SN-418", "SN-312"],
    soldBefore: 412,
    viewedBefore: 18640,
  },
  {
    number: "SN-114",
    name: "Halo cartridges",
    subtitle: "Box of 20, sterile",
    categories: ["cartridges"],
    tags: ["hot", "recommended"],
    pictures: [
      "needle-cartridges-0.webp",
      "needle-cartridges-0-close.webp",
      "needle-cartridges-0-angle.webp",
      "needle-cartridges-1.webp",
    ],
    description: copy`
      <p>Hard tip, no wobble. The needle group is soldered, not glued, and rides in a guide with four hundredths of
      play, so a five pulls like a three and a fourteen stays a line. The membrane is a full finger: no ink behind it,
      nothing in the grip, nothing in the motor.</p>
      <p>Every box has a lot number, a sterilisation date and the name of the person who looked at it under glass. Type
      the lot into a message and you have its paper before the kettle boils.</p>
      <ul>
        <li><strong>RL</strong>: long taper, for lines.</li>
        <li><strong>RS</strong>: medium taper, for small colour and stipple.</li>
        <li><strong>M1 and CM</strong>: magnums, straight and curved, for everything with a shadow.</li>
      </ul>
      <p>Black housings for the left tray, blue ones for the right. Same needle.</p>
    `,
    attributes: [
      { name: "Wire", value: "316L, 0.30 and 0.35 mm" },
      { name: "Taper", value: "Long 5.5 mm, medium 3.5 mm" },
      { name: "Tip", value: "Hard, clear, 2 mm window" },
      { name: "Membrane", value: "Silicone, full finger" },
      { name: "Sterile", value: "Ethylene oxide, five years" },
      { name: "Fits", value: "All pen grips, Vesper too" },
    ],
    specs: [
      { name: "Configuration", values: CONFIGURATIONS.map(([name]) => ({ name })) },
      {
        name: "Housing",
        values: [
          { name: "Black", picture: "needle-cartridges-0.webp" },
          { name: "Blue", picture: "needle-cartridges-1.webp" },
        ],
      },
    ],
    variants: ["Black", "Blue"].flatMap((housing, row) =>
      CONFIGURATIONS.map(([configuration, price]) => ({
        number: `SN-114-${configuration}${row === 0 ? "" : "-B"}`,
        values: [configuration, housing],
        price,
        stock: configuration === SOLD_OUT ? 0 : 240 - 40 * row,
        weight: 110,
        picture: `needle-cartridges-${row}.webp`,
      })),
    ),
    tiers: [
      { begin: 5, price: 21.9 },
      { begin: 20, price: 18.4 },
      { begin: 100, price: 15.9 },
    ],
    related: ["SN-001", "SN-312", "SN-207", "SN-510"],
    soldBefore: 9120,
    viewedBefore: 61200,
  },
  {
    number: "SN-401",
    name: "Sexton power supply",
    subtitle: "18 V, 3 A, two outputs",
    categories: ["power"],
    tags: ["new", "hot"],
    pictures: [
      "power-supply-0.webp",
      "power-supply-0-close.webp",
      "power-supply-0-angle.webp",
      "power-supply-1.webp",
      "power-supply-2.webp",
    ],
    description: copy`
      <p>Soft start, memory for two machines, and a knob that clicks at every tenth of a volt. You can set it without
      looking, which is the point of a knob.</p>
      <p>The meter is a real one and reads to five hundredths. Liner on the left, shader on the right, one pedal for
      both. It weighs a kilo so that nobody pulls it off the shelf by the cord.</p>
    `,
    attributes: [
      { name: "Output", value: "3 to 18 V, 3 A, two channels" },
      { name: "Ripple", value: "Under 10 mV" },
      { name: "Pedal", value: "Hold or tap, switch at the back" },
      { name: "Mains", value: "100 to 240 V, plug for your country" },
      { name: "Weight", value: "1.1 kg" },
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
      { number: "SN-401-B", values: ["Black"], price: 164, stock: 46, weight: 1400, picture: "power-supply-0.webp" },
      { number: "SN-401-S", values: ["Silver"], price: 169, stock: 22, weight: 1400, picture: "power-supply-1.webp" },
      { number: "SN-401-O", values: ["Burgundy"], price: 169, stock: 9, weight: 1400, picture: "power-supply-2.webp" },
    ],
    tiers: [
      { begin: 2, price: 152 },
      { begin: 6, price: 138 },
    ],
    related: ["SN-001", "SN-418", "SN-114", "SN-604"],
    soldBefore: 238,
    viewedBefore: 9410,
  },
  {
    number: "SN-418",
    name: "Round pedal, 360°",
    subtitle: "Stainless, 2 m cord",
    categories: ["power"],
    tags: ["hot", "recommended"],
    pictures: ["foot-pedal-0.webp", "foot-pedal-0-close.webp", "foot-pedal-0-angle.webp", "foot-pedal-1.webp"],
    description: copy`
      <p>It answers wherever your foot lands. A disc of stainless steel on one switch, with a rubber ring below that
      does not travel on wet lino.</p>
      <p>The plug is cast on and the strain relief is longer than it has to be, because the cord is what always goes
      first. Sold with one spare screw. You will not need it.</p>
    `,
    attributes: [
      { name: "Size", value: "118 mm, 32 mm high" },
      { name: "Cord", value: "2 m, silicone, 6.3 mm jack" },
      { name: "Switch", value: "Rated for five million steps" },
      { name: "Clean", value: "Wipe, do not soak" },
    ],
    specs: [
      {
        name: "Finish",
        values: [
          { name: "Steel", picture: "foot-pedal-0.webp" },
          { name: "Black", picture: "foot-pedal-1.webp" },
        ],
      },
    ],
    variants: [
      { number: "SN-418-S", values: ["Steel"], price: 46, stock: 120, weight: 640, picture: "foot-pedal-0.webp" },
      { number: "SN-418-B", values: ["Black"], price: 49, stock: 64, weight: 640, picture: "foot-pedal-1.webp" },
    ],
    tiers: [
      { begin: 5, price: 41 },
      { begin: 20, price: 35.5 },
    ],
    related: ["SN-401", "SN-001", "SN-604", "SN-114"],
    soldBefore: 820,
    viewedBefore: 14020,
  },
]
