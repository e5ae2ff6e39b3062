import type { CatalogueGoods } from "../catalogue.ts"
import { copy } from "../copy.ts"
import { article } from "./article.ts"

/** What turns: groups 10, 12 and 20. */
export const turning: CatalogueGoods[] = [
  article({
    number: "10-6205",
    name: "Deep groove ball bearing 6205",
    subtitle: "Bore: 25 mm · Outside: 52 mm · Width: 15 mm · Load: 14 kN",
    category: "bearings",
    tags: ["hot", "recommended"],
    product: "ball-bearing",
    make: "Cage and seal",
    makes: [
      { name: "Open, brass cage", picture: 0, stock: 9200 },
      { name: "Sealed 2RS, black", picture: 1, stock: 9200 },
    ],
    form: { name: "Clearance", values: ["CN", "C3"] },
    weight: 128,
    steps: [
      [50, 3.42],
      [250, 2.98],
      [1000, 2.61],
      [5000, 2.34],
    ],
    description: copy`
      <p>Chrome steel 100Cr6, rings and balls from one heat. We measure run-out on every twentieth and write it on the
      carton, because the one who fits it wants to know.</p>
      <p>The brass cage is for the pump that runs dry once a year. The seal is for everything that stands in dust.</p>
    `,
    attributes: [
      { name: "Standard", value: "DIN 625-1" },
      { name: "Size", value: "25 × 52 × 15 mm" },
      { name: "Dynamic load", value: "14.0 kN" },
      { name: "Speed limit", value: "18,000 1/min open, 12,000 sealed" },
      { name: "Carton", value: "50 pieces, 6.6 kg" },
      { name: "Customs", value: "HS 8482 10 90, origin DE" },
    ],
    related: ["12-M20-60", "20-0110", "40-CLP220"],
    soldBefore: 61400,
    viewedBefore: 20480,
  }),
  article({
    number: "12-M20-60",
    name: "Spur gear, module 2, 60 teeth",
    subtitle: "Teeth: 60 · Pitch circle: 120 mm · Bore: 20 H7 · Width: 20 mm",
    category: "gears",
    tags: ["recommended"],
    product: "spur-gear",
    make: "Material",
    makes: [
      { name: "C45, hardened", picture: 0, stock: 640 },
      { name: "Brass CuZn39Pb3", picture: 1, stock: 280 },
    ],
    weight: 1620,
    steps: [
      [10, 41.2],
      [50, 37.4],
      [200, 33.1],
    ],
    description: copy`
      <p>Hobbed, deburred and ground to quality 7. The bore is honed last, so that it sits in the middle of the teeth and
      not in the middle of the blank.</p>
      <p>Keyway, other bores, other widths: send the print. From ten pieces it takes nine working days.</p>
    `,
    attributes: [
      { name: "Standard", value: "DIN 3961, quality 7" },
      { name: "Module", value: "2" },
      { name: "Pressure angle", value: "20°" },
      { name: "Pitch circle", value: "120 mm" },
      { name: "Carton", value: "5 pieces, 8.4 kg" },
      { name: "Customs", value: "HS 8483 90 81, origin DE" },
    ],
    related: ["10-6205", "20-0110", "40-CLP220"],
    soldBefore: 4120,
    viewedBefore: 5210,
  }),
  article({
    number: "20-0110",
    name: "Three-phase motor 1.1 kW, 4 poles",
    subtitle: "Output: 1.1 kW · Speed: 1,440 1/min · Class: IE3 · Frame: 90 S",
    category: "motors",
    tags: ["new", "hot"],
    product: "electric-motor",
    make: "Paint",
    makes: [
      { name: "Blue RAL 5010", picture: 0, stock: 74 },
      { name: "Grey RAL 7031", picture: 1, stock: 38 },
    ],
    form: { name: "Mounting", values: ["B3, foot", "B14, flange"] },
    weight: 16400,
    steps: [
      [2, 198],
      [10, 182],
      [40, 167],
    ],
    description: copy`
      <p>Aluminium frame, IP55, insulation class F. The terminal box turns in four steps and takes a cable from the side
      that you have.</p>
      <p>Every motor ran for ten minutes before it was packed. The sheet with current and noise lies in the box.</p>
    `,
    attributes: [
      { name: "Standard", value: "IEC 60034" },
      { name: "Voltage", value: "230/400 V, 50 Hz" },
      { name: "Shaft", value: "24 × 50 mm" },
      { name: "Protection", value: "IP55" },
      { name: "Pallet", value: "24 pieces" },
      { name: "Customs", value: "HS 8501 52 20, origin PL" },
    ],
    related: ["10-6205", "12-M20-60", "55-B16"],
    soldBefore: 980,
    viewedBefore: 7720,
  }),
  {
    number: "20-B95",
    name: "Starter battery for stand-by sets, 95 Ah",
    subtitle: "Voltage: 12 V · Capacity: 95 Ah · Cold start: 850 A · Case: L5",
    categories: ["batteries"],
    tags: ["new"],
    moq: 4,
    pictures: ["car-battery-0.webp", "car-battery-0-close.webp", "car-battery-0-angle.webp", "car-battery-2.webp"],
    specs: [
      {
        name: "Terminals",
        values: [
          { name: "Plus right", picture: "car-battery-0.webp" },
          { name: "Plus left", picture: "car-battery-2.webp" },
        ],
      },
    ],
    variants: [
      { number: "20-B95-R", values: ["Plus right"], price: null, stock: 60, weight: 21500 },
      { number: "20-B95-L", values: ["Plus left"], price: null, stock: 24, weight: 21500 },
    ],
    description: copy`
      <p>Lead moves with the exchange, so the price is of the day: ask, and it holds for five working days. Charged to
      12.7 volts when it leaves, with the date of the charge on the lid.</p>
      <p>Old ones come back on the pallet that brought the new ones. The deposit is credited on the same invoice.</p>
    `,
    attributes: [
      { name: "Standard", value: "EN 50342-1" },
      { name: "Size", value: "353 × 175 × 190 mm" },
      { name: "Technology", value: "AGM, no maintenance" },
      { name: "Transport", value: "UN 2800, no dangerous goods" },
      { name: "Customs", value: "HS 8507 10 20, origin CZ" },
    ],
    related: ["20-0110", "55-R40"],
    soldBefore: 620,
    viewedBefore: 1840,
  },
]
