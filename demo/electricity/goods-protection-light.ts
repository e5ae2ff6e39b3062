import type { CatalogueGoods, CatalogueVariant } from "../catalogue.ts"
import { copy } from "../copy.ts"
import { gallery } from "../gallery.ts"

const CURRENTS = ["6 A", "10 A", "16 A", "20 A", "25 A", "32 A"]
const STOCK = { B: [420, 1115, 1840, 760, 388, 214], C: [0, 640, 980, 415, 0, 206] }

/** Curve C is not made in 25 A; 6 A is on its way. */
const breakers = (["B", "C"] as const).flatMap((curve) =>
  CURRENTS.flatMap((current, place): CatalogueVariant[] =>
    curve === "C" && current === "25 A"
      ? []
      : [
          {
            number: `41-${curve}${current.replace(" A", "").padStart(2, "0")}-4`,
            values: [curve, current],
            price: 18.9,
            stock: STOCK[curve][place] ?? 0,
            weight: 470,
            picture: curve === "B" ? "circuit-breaker-0.webp" : "circuit-breaker-2.webp",
          },
        ],
  ),
)

export const protectionAndLight: CatalogueGoods[] = [
  {
    number: "41-4P",
    name: "Circuit breaker, 4-pole",
    subtitle: "Current: 6 to 32 A · Breaking: 6 kA · Width: 4 modules · Terminal: 1 to 25 mm²",
    categories: ["breakers"],
    tags: ["recommended", "pack"],
    pictures: gallery("circuit-breaker", 0, 2),
    description: copy`
      <p><strong>Sits tight, trips clean</strong></p>
      <p>A rising-cage terminal takes stranded wire with or without a ferrule. The rail clip opens from above, so one
      breaker comes out of a full row without moving the busbar. Toggle, label window and contact indicator are
      readable from a ladder.</p>
      <ul>
        <li><strong>Curve B</strong>, blue toggle: lines and lights.</li>
        <li><strong>Curve C</strong>, orange toggle: motors and long runs.</li>
      </ul>
    `,
    attributes: [
      { name: "Breaking capacity", value: "6 kA, EN 60898-1" },
      { name: "Rated voltage", value: "230/400 V AC" },
      { name: "Energy class", value: "3" },
      { name: "Power loss", value: "6.6 W at 16 A, all poles" },
      { name: "Terminal", value: "1 to 25 mm², 2.4 Nm" },
      { name: "Ambient", value: "−25 to +55 °C" },
      { name: "Mounting", value: "Rail TH35, any position" },
      { name: "Life", value: "20,000 operations" },
      { name: "Size", value: "72 × 85 × 67 mm" },
      { name: "Pack", value: "12" },
      { name: "Weight each", value: "0.47 kg" },
      { name: "EAN", value: "4010 5584 1164 0" },
      { name: "Maker", value: "Ferrule Werk" },
    ],
    specs: [
      { name: "Curve", values: [{ name: "B" }, { name: "C" }] },
      { name: "Current", values: CURRENTS.map((name) => ({ name })) },
    ],
    variants: breakers,
    tiers: [
      { begin: 12, price: 16.2 },
      { begin: 60, price: 14.1, regions: { AT: 14.4, CH: 15.2 } },
      { begin: 240, price: 12.75 },
    ],
    related: ["33-S16-O", "66-P30", "31-S1-W", "92-T19"],
    soldBefore: 31840,
    viewedBefore: 118600,
  },
  {
    number: "51-L9",
    name: "LED lamp E27, 9 W",
    subtitle: "Flux: 806 lm · Colour: 2700 K · Cap: E27 · Life: 15,000 h",
    categories: ["lamps"],
    tags: ["pack"],
    moq: 10,
    pictures: gallery("led-bulb", 0, 1, 2),
    description: copy`
      <p><strong>Ten to the carton, and nobody buys one</strong></p>
      <p>Eight hundred and six lumens from nine watts, the first of them within half a second. All three dim on a
      trailing edge without singing.</p>
      <ul>
        <li><strong>Warm white</strong>: opal, for ceilings.</li>
        <li><strong>Clear filament</strong>: where one sees the lamp.</li>
        <li><strong>Amber filament</strong>: for bars and for people who sit long.</li>
      </ul>
    `,
    attributes: [
      { name: "Flux", value: "806 lm" },
      { name: "Power", value: "9 W" },
      { name: "Cap", value: "E27" },
      { name: "Dimming", value: "Trailing edge, to 5 %" },
      { name: "Size", value: "60 × 110 mm" },
      { name: "Pack", value: "10" },
      { name: "Weight each", value: "58 g" },
      { name: "Maker", value: "Ferrule Werk" },
    ],
    specs: [
      {
        name: "Glass",
        values: [
          { name: "Warm white", picture: "led-bulb-0.webp" },
          { name: "Clear filament", picture: "led-bulb-1.webp" },
          { name: "Amber filament", picture: "led-bulb-2.webp" },
        ],
      },
    ],
    variants: [
      { number: "51-L9-W", values: ["Warm white"], price: 3.9, stock: 9400, weight: 58, picture: "led-bulb-0.webp" },
      {
        number: "51-L9-C",
        values: ["Clear filament"],
        price: 3.9,
        stock: 2210,
        weight: 52,
        picture: "led-bulb-1.webp",
      },
      {
        number: "51-L9-A",
        values: ["Amber filament"],
        price: 3.9,
        stock: 1180,
        weight: 52,
        picture: "led-bulb-2.webp",
      },
    ],
    tiers: [
      { begin: 50, price: 3.2 },
      { begin: 500, price: 2.55 },
    ],
    related: ["34-D60-K", "55-T1"],
    soldBefore: 92400,
    viewedBefore: 60310,
  },
  {
    number: "58-F50",
    name: "LED floodlight 50 W, 4000 K",
    subtitle: "Flux: 6,000 lm · Beam: 110° · Protection: IP65 · Lead: 1 m, open end",
    categories: ["floodlights"],
    tags: ["new", "recommended"],
    pictures: gallery("floodlight", 0, 2),
    description: copy`
      <p><strong>Lights the whole yard and not the neighbour</strong></p>
      <p>Die-cast body, tempered glass, a bracket that holds its angle with one screw. The driver is potted: it has been
      under water in our sink since March.</p>
      <p>The black one is for walls, with an open end. The orange one is for sites, with three metres of rubber and a
      plug.</p>
    `,
    attributes: [
      { name: "Flux", value: "6,000 lm" },
      { name: "Beam", value: "110°" },
      { name: "Protection", value: "IP65, IK08" },
      { name: "Colour", value: "4000 K, Ra 80" },
      { name: "Size", value: "245 × 190 × 42 mm" },
      { name: "Pack", value: "1" },
      { name: "Weight each", value: "1.3 kg" },
      { name: "Maker", value: "Ferrule Werk" },
    ],
    specs: [
      {
        name: "Body",
        values: [
          { name: "Black, for walls", picture: "floodlight-0.webp" },
          { name: "Orange, for sites", picture: "floodlight-2.webp" },
        ],
      },
    ],
    variants: [
      {
        number: "58-F50-K",
        values: ["Black, for walls"],
        price: 34.9,
        stock: 640,
        weight: 1300,
        picture: "floodlight-0.webp",
      },
      {
        number: "58-F50-Y",
        values: ["Orange, for sites"],
        price: 39.9,
        stock: 95,
        weight: 1700,
        picture: "floodlight-2.webp",
      },
    ],
    tiers: [
      { begin: 10, price: 30.5 },
      { begin: 50, price: 26.8 },
    ],
    related: ["72-R40", "33-S16-O", "91-H1"],
    soldBefore: 8840,
    viewedBefore: 36900,
  },
  {
    number: "55-T1",
    name: "Table lamp for show flats",
    subtitle: "Cap: E27 · Lead: 1.8 m, switch · Height: 52 cm · Body: Glazed clay",
    categories: ["fittings"],
    pictures: gallery("table-lamp", 0, 1),
    description: copy`
      <p><strong>So that the flat looks lived in by Friday</strong></p>
      <p>Developers asked for one lamp that no guest remembers and every photograph needs. Glazed clay, linen shade, a
      switch on the lead where the hand is. Comes without a lamp: we have those in chapter 3.1.</p>
    `,
    attributes: [
      { name: "Cap", value: "E27, to 15 W LED" },
      { name: "Lead", value: "1.8 m, textile, with switch" },
      { name: "Size", value: "30 × 52 cm" },
      { name: "Body", value: "Glazed clay, linen" },
      { name: "Class", value: "II" },
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
      { number: "55-T1-T", values: ["Teal"], price: 59, stock: 34, weight: 2400, picture: "table-lamp-0.webp" },
      { number: "55-T1-R", values: ["Terracotta"], price: 59, stock: 18, weight: 2400, picture: "table-lamp-1.webp" },
    ],
    tiers: [
      { begin: 6, price: 51 },
      { begin: 24, price: 44.5 },
    ],
    related: ["51-L9", "34-D60-K"],
    soldBefore: 410,
    viewedBefore: 5200,
  },
  {
    number: "57-G10",
    name: "Festoon string, 10 lamps",
    subtitle: "Length: 10 m · Protection: IP44 · Lamps: 10 × 0.6 W · Cable: H05RN-F",
    categories: ["festoon"],
    pictures: gallery("string-lights", 0, 1, 2),
    description: copy`
      <p><strong>Hung in April, counted in October</strong></p>
      <p>Rubber cable, lamp holders moulded on, so there is no thread for the rain to find. Ten strings go in a row on
      one plug.</p>
      <p>Sold out until the beer gardens give theirs back. The next pallet is on the water.</p>
    `,
    attributes: [
      { name: "Length", value: "10 m, 1 m to the first lamp" },
      { name: "Protection", value: "IP44" },
      { name: "Lamps", value: "10 × 0.6 W, fixed" },
      { name: "Cable", value: "H05RN-F 2 × 1.5" },
      { name: "In a row", value: "To 10 strings" },
    ],
    specs: [
      {
        name: "Light",
        values: [
          { name: "Warm", picture: "string-lights-0.webp" },
          { name: "Colours", picture: "string-lights-1.webp" },
          { name: "Amber", picture: "string-lights-2.webp" },
        ],
      },
    ],
    variants: [
      { number: "57-G10-W", values: ["Warm"], price: 44, stock: 0, weight: 1900, picture: "string-lights-0.webp" },
      { number: "57-G10-C", values: ["Colours"], price: 44, stock: 0, weight: 1900, picture: "string-lights-1.webp" },
      { number: "57-G10-A", values: ["Amber"], price: 44, stock: 0, weight: 1900, picture: "string-lights-2.webp" },
    ],
    related: ["51-L9", "72-R40"],
    soldBefore: 2260,
    viewedBefore: 11070,
  },
]
