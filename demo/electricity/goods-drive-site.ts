import type { CatalogueGoods } from "../catalogue.ts"
import { copy } from "../copy.ts"
import { gallery } from "../gallery.ts"

export const driveAndSite: CatalogueGoods[] = [
  {
    number: "81-W11",
    name: "Wallbox 11 kW, Type 2",
    subtitle: "Power: 11 kW · Supply: 3 × 16 A · Protection: IP55 · DC fault: 6 mA built in",
    categories: ["charging"],
    tags: ["new", "recommended"],
    pictures: gallery("ev-charger", 0, 1, 2),
    description: copy`
      <p><strong>Three wires, one afternoon</strong></p>
      <p>The DC fault detection is inside, so a type A device upstream will do. Terminals take 6 mm² from behind or from
      below, and the app is optional: it charges when the plug is in.</p>
      <p>Five metres of lead with a holder that is a hook, because a hook is what it becomes anyway.</p>
    `,
    attributes: [
      { name: "Power", value: "11 kW, 3 × 16 A" },
      { name: "Plug", value: "Type 2, 5 m lead" },
      { name: "DC fault", value: "6 mA, built in" },
      { name: "Protection", value: "IP55, IK10" },
      { name: "Terminal", value: "To 6 mm²" },
      { name: "Size", value: "220 × 330 × 110 mm" },
      { name: "Pack", value: "1" },
      { name: "Weight each", value: "4.9 kg" },
      { name: "Maker", value: "Nordlade" },
    ],
    specs: [
      {
        name: "Cover",
        values: [
          { name: "Graphite", picture: "ev-charger-0.webp" },
          { name: "White", picture: "ev-charger-1.webp" },
          { name: "Green", picture: "ev-charger-2.webp" },
        ],
      },
    ],
    variants: [
      { number: "81-W11-K", values: ["Graphite"], price: 489, stock: 38, weight: 4900, picture: "ev-charger-0.webp" },
      { number: "81-W11-W", values: ["White"], price: 489, stock: 21, weight: 4900, picture: "ev-charger-1.webp" },
      { number: "81-W11-G", values: ["Green"], price: 489, stock: 6, weight: 4900, picture: "ev-charger-2.webp" },
    ],
    tiers: [
      { begin: 3, price: 462 },
      { begin: 12, price: 431, regions: { AT: 439, CH: 455 } },
    ],
    related: ["41-4P", "72-R40"],
    soldBefore: 610,
    viewedBefore: 19900,
  },
  {
    number: "84-M15",
    name: "Three-phase motor, 1.5 kW",
    subtitle: "Power: 1.5 kW · Speed: 1,430 rpm · Frame: 90L · Class: IE3",
    categories: ["motors"],
    tags: ["recommended"],
    pictures: gallery("electric-motor", 0, 1),
    description: copy`
      <p><strong>Priced when we know what it turns</strong></p>
      <p>Foot or flange, brake or none, a shaft key that fits your gearbox. Put it on the inquiry list with the number
      from the old plate and we answer with a price and a date, usually before the coffee is cold.</p>
      <p>Blue is from stock. Grey is painted for the food trade and takes nine days.</p>
    `,
    attributes: [
      { name: "Power", value: "1.5 kW" },
      { name: "Speed", value: "1,430 rpm, 4-pole" },
      { name: "Class", value: "IE3" },
      { name: "Frame", value: "90L, B3 or B5" },
      { name: "Size", value: "175 × 190 × 340 mm" },
      { name: "Protection", value: "IP55" },
      { name: "Weight each", value: "17.5 kg" },
      { name: "Maker", value: "Harzer Antriebe" },
    ],
    specs: [
      {
        name: "Paint",
        values: [
          { name: "Blue", picture: "electric-motor-0.webp" },
          { name: "Grey", picture: "electric-motor-1.webp" },
        ],
      },
    ],
    variants: [
      { number: "84-M15-B", values: ["Blue"], price: null, stock: 14, weight: 17500, picture: "electric-motor-0.webp" },
      { number: "84-M15-G", values: ["Grey"], price: null, stock: 2, weight: 17500, picture: "electric-motor-1.webp" },
    ],
    related: ["41-4P", "66-P30"],
    soldBefore: 320,
    viewedBefore: 7330,
  },
  {
    number: "93-K1",
    name: "Tool box, steel, 48 cm",
    subtitle: "Size: 48 × 24 cm · Trays: 5, folding · Lock: Two hasps · Steel: 0.8 mm",
    categories: ["boxes"],
    tags: ["recommended"],
    pictures: gallery("toolbox", 0, 1, 2),
    description: copy`
      <p><strong>Falls off the tailgate and gets up</strong></p>
      <p>Five trays that unfold without pinching, a handle that lies flat, hasps for two locks. It does not organise
      your life. It holds eighteen kilos of it.</p>
    `,
    attributes: [
      { name: "Size", value: "48 × 24 × 20 cm" },
      { name: "Trays", value: "5, folding" },
      { name: "Steel", value: "0.8 mm, powder coat" },
      { name: "Carries", value: "18 kg" },
      { name: "Weight each", value: "4.2 kg" },
    ],
    specs: [
      {
        name: "Colour",
        values: [
          { name: "Red", picture: "toolbox-0.webp" },
          { name: "Blue", picture: "toolbox-1.webp" },
          { name: "Yellow", picture: "toolbox-2.webp" },
        ],
      },
    ],
    variants: [
      { number: "93-K1-R", values: ["Red"], price: 54, stock: 71, weight: 4200, picture: "toolbox-0.webp" },
      { number: "93-K1-B", values: ["Blue"], price: 54, stock: 44, weight: 4200, picture: "toolbox-1.webp" },
      { number: "93-K1-Y", values: ["Yellow"], price: 54, stock: 120, weight: 4200, picture: "toolbox-2.webp" },
    ],
    tiers: [
      { begin: 3, price: 49 },
      { begin: 12, price: 43.5 },
    ],
    related: ["91-H1", "92-T19"],
    soldBefore: 2110,
    viewedBefore: 9940,
  },
  {
    number: "91-H1",
    name: "Safety helmet with ratchet",
    subtitle: "Norm: EN 397, 1,000 V · Size: 52 to 64 cm · Weight: 360 g · Life: 5 years",
    categories: ["helmets"],
    tags: ["pack"],
    moq: 5,
    pictures: gallery("safety-helmet", 0, 1, 2),
    description: copy`
      <p><strong>Tested to a thousand volts, worn for eight hours</strong></p>
      <p>Six-point harness, a ratchet that turns with gloves on, no vents, because vents and voltage do not go together.
      The date wheel is inside, next to the name you should write.</p>
    `,
    attributes: [
      { name: "Norm", value: "EN 397, EN 50365, 1,000 V AC" },
      { name: "Fits", value: "52 to 64 cm, ratchet" },
      { name: "Harness", value: "6 points, textile" },
      { name: "Life", value: "5 years from the date wheel" },
      { name: "Weight each", value: "360 g" },
    ],
    specs: [
      {
        name: "Colour",
        values: [
          { name: "Yellow", picture: "safety-helmet-0.webp" },
          { name: "White", picture: "safety-helmet-1.webp" },
          { name: "Blue", picture: "safety-helmet-2.webp" },
        ],
      },
    ],
    variants: [
      { number: "91-H1-Y", values: ["Yellow"], price: 18.5, stock: 540, weight: 360, picture: "safety-helmet-0.webp" },
      { number: "91-H1-W", values: ["White"], price: 18.5, stock: 310, weight: 360, picture: "safety-helmet-1.webp" },
      { number: "91-H1-B", values: ["Blue"], price: 18.5, stock: 88, weight: 360, picture: "safety-helmet-2.webp" },
    ],
    tiers: [
      { begin: 20, price: 15.9 },
      { begin: 100, price: 13.2 },
    ],
    related: ["93-K1", "58-F50"],
    soldBefore: 4310,
    viewedBefore: 8850,
  },
  {
    number: "92-T19",
    name: "Insulating tape, 19 mm × 25 m",
    subtitle: "Width: 19 mm · Length: 25 m · Holds: 600 V · Range: −10 to +90 °C",
    categories: ["tape"],
    tags: ["hot", "new"],
    moq: 10,
    pictures: gallery("tape-roll", 0),
    description: copy`
      <p><strong>Ten to the sleeve, one always missing</strong></p>
      <p>Tears by hand, holds on a cold pipe, comes off without leaving half of itself. Fifteen hundredths thick to
      EN 60454-3-1.</p>
    `,
    attributes: [
      { name: "Width", value: "19 mm" },
      { name: "Length", value: "25 m" },
      { name: "Norm", value: "EN 60454-3-1" },
      { name: "Range", value: "−10 to +90 °C" },
      { name: "Pack", value: "10" },
      { name: "Weight each", value: "110 g" },
    ],
    variants: [{ number: "92-T19-K", price: 1.9, stock: 7400, weight: 110 }],
    tiers: [
      { begin: 50, price: 1.5 },
      { begin: 500, price: 1.15 },
    ],
    related: ["93-K1", "41-4P", "31-S1-W"],
    soldBefore: 61400,
    viewedBefore: 20180,
  },
]
