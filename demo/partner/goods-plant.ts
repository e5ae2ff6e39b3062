import type { CatalogueGoods } from "../catalogue.ts"
import { copy } from "../copy.ts"
import { article } from "./article.ts"

/** What a plant is run with: groups 55 to 80. */
export const plant: CatalogueGoods[] = [
  article({
    number: "55-B16",
    name: "Circuit breaker B16, 1 pole",
    subtitle: "Current: 16 A · Curve: B · Breaking: 6 kA · Width: 1 module",
    category: "breakers",
    product: "circuit-breaker",
    make: "Lever",
    makes: [
      { name: "Blue", picture: 0, stock: 3600 },
      { name: "Orange", picture: 2, stock: 1800 },
    ],
    weight: 118,
    steps: [
      [12, 4.2],
      [60, 3.55],
      [240, 3.1],
    ],
    description: copy`
      <p>Clips to the rail from the front and comes off it without pulling its neighbours. The orange lever is for
      circuits that must not be switched off by somebody who is only tidying up.</p>
      <p>Screws are marked with the torque. Nobody reads it; it is there all the same.</p>
    `,
    attributes: [
      { name: "Standard", value: "EN 60898-1" },
      { name: "Size", value: "17.5 × 84 × 70 mm" },
      { name: "Terminals", value: "1 to 25 mm², 2.5 Nm" },
      { name: "Carton", value: "12 pieces, 1.5 kg" },
      { name: "Customs", value: "HS 8536 20 10, origin DE" },
    ],
    related: ["55-R40", "55-S54", "20-0110"],
    soldBefore: 17400,
    viewedBefore: 3600,
  }),
  article({
    number: "55-R40",
    name: "Cable reel 40 m, H07RN-F 3G2.5",
    subtitle: "Length: 40 m · Cable: 3G2.5 · Outlets: 4, IP44 · Load: 3,500 W",
    category: "leads",
    tags: ["hot"],
    product: "cable-reel",
    make: "Cable",
    makes: [
      { name: "Orange", picture: 0, stock: 310 },
      { name: "Black", picture: 1, stock: 240 },
    ],
    weight: 11200,
    steps: [
      [4, 89],
      [20, 79.5],
      [80, 71],
    ],
    description: copy`
      <p>Steel drum, brake on the axle, a handle that folds away. The cut-out trips at 60 °C and can be reset without a
      screwdriver.</p>
      <p>Tested to the rules for site equipment before it leaves; the sticker has the month of the next test.</p>
    `,
    attributes: [
      { name: "Standard", value: "EN 61242" },
      { name: "Size", value: "420 × 330 × 480 mm" },
      { name: "Rolled up", value: "1,000 W" },
      { name: "Drum", value: "Sheet steel, 320 mm" },
      { name: "Customs", value: "HS 8544 42 90, origin DE" },
    ],
    related: ["55-S54", "55-L50", "55-B16"],
    soldBefore: 2890,
    viewedBefore: 4400,
  }),
  article({
    number: "55-S54",
    name: "Surface socket 16 A with lid, IP54",
    subtitle: "Current: 16 A · Protection: IP54 · Entry: 2 × M20 · Impact: IK07",
    category: "leads",
    product: "outdoor-socket",
    make: "Colour",
    makes: [
      { name: "Light grey", picture: 0, stock: 1300 },
      { name: "Anthracite", picture: 2, stock: 620 },
    ],
    weight: 190,
    steps: [
      [20, 7.4],
      [100, 6.5],
      [400, 5.7],
    ],
    description: copy`
      <p>The lid falls shut by itself and the spring holds it there. Hinge and screws are of stainless steel, because the
      wash-down hall eats the other kind in a year.</p>
      <p>Four terminals a pole, so that the feed goes through without a second box.</p>
    `,
    attributes: [
      { name: "Standard", value: "IEC 60884-1" },
      { name: "Size", value: "78 × 66 × 58 mm" },
      { name: "Material", value: "Thermoplastic, free of halogen" },
      { name: "Carton", value: "10 pieces, 2.1 kg" },
      { name: "Customs", value: "HS 8536 69 90, origin DE" },
    ],
    related: ["55-B16", "55-R40", "55-L50"],
    soldBefore: 6400,
    viewedBefore: 2100,
  }),
  article({
    number: "55-L50",
    name: "Site floodlight 50 W, on bracket",
    subtitle: "Power: 50 W · Flux: 6,000 lm · Protection: IP65 · Lead: 3 m H07RN-F",
    category: "light",
    tags: ["new"],
    product: "floodlight",
    make: "Colour",
    makes: [
      { name: "Black", picture: 0, stock: 260 },
      { name: "Orange", picture: 2, stock: 180 },
    ],
    weight: 1850,
    steps: [
      [6, 38.5],
      [30, 34.2],
      [120, 30.9],
    ],
    description: copy`
      <p>Lights a loading dock so that the label can be read. 4,000 kelvin, no flicker in the camera of the scanner.</p>
      <p>The glass can be had singly. The bracket takes an M10 and a scaffold clamp.</p>
    `,
    attributes: [
      { name: "Standard", value: "EN 60598-2-5" },
      { name: "Size", value: "220 × 190 × 60 mm" },
      { name: "Beam", value: "110°" },
      { name: "Impact", value: "IK08" },
      { name: "Customs", value: "HS 9405 42 39, origin PL" },
    ],
    related: ["55-R40", "55-S54"],
    soldBefore: 1180,
    viewedBefore: 1700,
  }),
  article({
    number: "60-M1280",
    name: "Hexagon bolt M12 × 80 with nut and washers",
    subtitle: "Thread: M12 · Length: 80 mm · Class: 8.8 · Salt spray: 480 h",
    category: "fasteners",
    tags: ["hot", "recommended"],
    product: "bolt-set",
    make: "Surface",
    makes: [
      { name: "Zinc flake", picture: 0, stock: 96000 },
      { name: "Phosphated black", picture: 1, stock: 41500 },
    ],
    weight: 104,
    steps: [
      [500, 0.84],
      [2000, 0.71],
      [10000, 0.58],
    ],
    description: copy`
      <p>Bolt, nut and two washers of one lot, packed as a set, so that nobody stands on a scaffold with the wrong nut.
      Zinc flake instead of galvanising: 480 hours of salt spray and no brittleness to ask about.</p>
      <p>By the box of 100. From 10,000 on the pallet, sorted by heat, with your numbers on the labels.</p>
    `,
    attributes: [
      { name: "Standard", value: "ISO 4014, ISO 4032, ISO 7089" },
      { name: "Spanner", value: "18 mm" },
      { name: "Torque", value: "79 Nm at µ 0.12" },
      { name: "Box", value: "100 sets, 10.4 kg" },
      { name: "Certificate", value: "EN 10204 3.1 by heat" },
      { name: "Customs", value: "HS 7318 15 75, origin DE" },
    ],
    related: ["33-0050", "31-1150", "80-T41"],
    soldBefore: 412000,
    viewedBefore: 9900,
  }),
  article({
    number: "70-P200",
    name: "Swivel castor 200 mm with total brake",
    subtitle: "Wheel: 200 mm · Load: 300 kg · Tread: polyurethane · Plate: 135 × 110 mm",
    category: "castors",
    tags: ["new", "recommended"],
    product: "caster-wheel",
    make: "Tread",
    makes: [
      { name: "Red", picture: 0, stock: 460 },
      { name: "Black", picture: 1, stock: 720 },
    ],
    weight: 3450,
    steps: [
      [8, 36.4],
      [40, 32.1],
      [160, 28.7],
    ],
    description: copy`
      <p>The brake stops wheel and swivel at once, with a boot and not with a boot and a half. Ball race in the head,
      greased for life, sealed against swarf.</p>
      <p>The black tread leaves no line on an epoxy floor. The red one is softer and quieter on grating.</p>
    `,
    attributes: [
      { name: "Standard", value: "EN 12532" },
      { name: "Height", value: "240 mm" },
      { name: "Holes", value: "105 × 80 mm, 11 mm" },
      { name: "Temperature", value: "−20 to +70 °C" },
      { name: "Carton", value: "4 pieces, 14.2 kg" },
      { name: "Customs", value: "HS 8302 20 00, origin DE" },
    ],
    related: ["60-M1280", "70-K400"],
    soldBefore: 5230,
    viewedBefore: 3900,
  }),
  article({
    number: "70-K400",
    name: "Carton 400 × 300 × 200, double wall",
    subtitle: "Inside: 400 × 300 × 200 mm · Board: 2.30 BC · Load: 30 kg · Bale: 20",
    category: "packing",
    product: "shipping-box",
    make: "Colour",
    makes: [
      { name: "Kraft", picture: 0, stock: 8800 },
      { name: "White", picture: 1, stock: 3600 },
    ],
    weight: 460,
    steps: [
      [60, 1.38],
      [300, 1.12],
      [1500, 0.94],
    ],
    description: copy`
      <p>The carton that our own parts leave in. It carries thirty kilos of bolts, four high, from Duisburg to Gdansk;
      we know because it does so twice a week.</p>
      <p>With your print from 1,500 on, one colour, no charge for the plate.</p>
    `,
    attributes: [
      { name: "Standard", value: "FEFCO 0201" },
      { name: "Size", value: "414 × 314 × 224 mm" },
      { name: "Edge crush", value: "8.5 kN/m" },
      { name: "Pallet", value: "600 pieces" },
      { name: "Customs", value: "HS 4819 10 00, origin DE" },
    ],
    related: ["70-P200", "60-M1280"],
    soldBefore: 74000,
    viewedBefore: 1500,
  }),
  article({
    number: "80-H397",
    name: "Safety helmet, ventilated",
    subtitle: "Shell: ABS · Weight: 340 g · Points: 6 · Range: 52 to 64 cm",
    category: "helmets",
    tags: ["recommended"],
    product: "safety-helmet",
    make: "Colour",
    makes: [
      { name: "Yellow", picture: 0, stock: 2400 },
      { name: "White", picture: 1, stock: 1700 },
      { name: "Blue", picture: 2, stock: 900 },
    ],
    weight: 340,
    steps: [
      [50, 9.8],
      [250, 8.1],
      [1000, 6.95],
    ],
    description: copy`
      <p>A ratchet that turns with a glove on. Six points, a band of cloth that can be washed, slots at the side for
      ear-muffs of every maker we know.</p>
      <p>The date is moulded into the peak and can be read without a lens. After four years it belongs in the bin; we
      write to you when yours do.</p>
    `,
    attributes: [
      { name: "Standard", value: "EN 397, −30 °C, 440 V" },
      { name: "Weight", value: "340 g" },
      { name: "Print", value: "From 50 pieces, two places" },
      { name: "Carton", value: "25 pieces, 9.8 kg" },
      { name: "Customs", value: "HS 6506 10 10, origin PL" },
    ],
    related: ["80-T41", "60-M1280"],
    soldBefore: 21800,
    viewedBefore: 5700,
  }),
  article({
    number: "80-T41",
    name: "Tool box, sheet steel, with tray",
    subtitle: "Length: 410 mm · Sheet: 0.8 mm · Latches: 2 · Load: 20 kg",
    category: "tools",
    product: "toolbox",
    make: "Colour",
    makes: [
      { name: "Red", picture: 0, stock: 340 },
      { name: "Blue", picture: 1, stock: 260 },
      { name: "Black and yellow", picture: 2, stock: 120 },
    ],
    weight: 2300,
    steps: [
      [12, 16.8],
      [60, 14.6],
      [240, 12.9],
    ],
    description: copy`
      <p>Welded, painted inside and out, latches that take a padlock. The tray lifts out with one hand.</p>
      <p>Three colours, so that three shifts find their own.</p>
    `,
    attributes: [
      { name: "Standard", value: "Works standard R 80.2" },
      { name: "Size", value: "410 × 200 × 190 mm" },
      { name: "Paint", value: "Powder, 80 µm" },
      { name: "Carton", value: "4 pieces, 10 kg" },
      { name: "Customs", value: "HS 7310 29 90, origin DE" },
    ],
    related: ["80-H397", "60-M1280"],
    soldBefore: 3100,
    viewedBefore: 1900,
  }),
]
