import type { CatalogueGoods } from "../catalogue.ts"
import { copy } from "../copy.ts"
import { gallery } from "../gallery.ts"

/** What stands beside the car, lies in its boot, or goes on where it stops. */
export const beside: CatalogueGoods[] = [
  {
    number: "JP-12",
    name: "Little Rescue jump pack",
    subtitle: "1,200 A · Also pumps a tyre",
    categories: ["rescue"],
    tags: ["hot", "recommended"],
    pictures: gallery("jump-pack", 0, 1),
    description: copy`
      <p><strong>The 12 volt battery is the one that strands you.</strong></p>
      <p>Clamps that refuse to be the wrong way round, a pump that stops by itself at the number you set, and a lamp for doing
      both in the rain. Holds its charge for half a year: fill it when the clocks change.</p>
    `,
    attributes: [
      { name: "Peak", value: "1,200 A" },
      { name: "Pump", value: "10 bar" },
      { name: "Lamp", value: "300 lm" },
      { name: "Weight", value: "6.8 kg" },
      { name: "Holds its charge", value: "Six months" },
    ],
    specs: [
      {
        name: "Colour",
        values: [
          { name: "Orange", picture: "jump-pack-0.webp" },
          { name: "Yellow", picture: "jump-pack-1.webp" },
        ],
      },
    ],
    variants: [
      {
        number: "JP-12-O",
        values: ["Orange"],
        price: 119,
        originalPrice: 139,
        stock: 26,
        weight: 6800,
        picture: "jump-pack-0.webp",
      },
      {
        number: "JP-12-Y",
        values: ["Yellow"],
        price: 119,
        originalPrice: 139,
        stock: 52,
        weight: 6800,
        picture: "jump-pack-1.webp",
      },
    ],
    related: ["BT-12", "TG-10", "BB-18"],
    soldBefore: 2220,
    viewedBefore: 26300,
  },
  {
    number: "TG-10",
    name: "True Tyre gauge",
    subtitle: "10 bar · Reads what the pump at the station guesses",
    categories: ["rescue"],
    pictures: gallery("pressure-gauge", 0, 1),
    description: copy`
      <p><strong>Two tenths too little cost you nine kilometres.</strong></p>
      <p>A brass tube behind glass, filled with glycerine, checked against ours before it is boxed. No battery: it would be the
      only thing in this shop that needs none.</p>
    `,
    attributes: [
      { name: "Up to", value: "10 bar" },
      { name: "Exact to", value: "0.05 bar" },
      { name: "Weight", value: "240 g" },
      { name: "Dial", value: "63 mm" },
      { name: "Battery", value: "None" },
    ],
    specs: [
      {
        name: "Case",
        values: [
          { name: "Steel", picture: "pressure-gauge-0.webp" },
          { name: "Black", picture: "pressure-gauge-1.webp" },
        ],
      },
    ],
    variants: [
      { number: "TG-10-S", values: ["Steel"], price: 29, stock: 44, weight: 240, picture: "pressure-gauge-0.webp" },
      { number: "TG-10-B", values: ["Black"], price: 29, stock: 61, weight: 240, picture: "pressure-gauge-1.webp" },
    ],
    related: ["JP-12", "AW-19"],
    soldBefore: 730,
    viewedBefore: 6200,
  },
  {
    number: "BB-18",
    name: "Boot box",
    subtitle: "18 l · Everything that rattles, in one place that does not",
    categories: ["rescue"],
    pictures: gallery("toolbox", 0, 1, 2),
    description: copy`
      <p><strong>Feet of rubber, a lid that closes over a full box, and a tray that comes out first.</strong></p>
      <p>Fits under the floor of a Fjord and behind the seat of a Pico. Cable, vest, triangle, gloves: we measured with ours.</p>
    `,
    attributes: [
      { name: "Volume", value: "18 l" },
      { name: "Carries", value: "20 kg" },
      { name: "Weight", value: "2.4 kg" },
      { name: "Size", value: "41 × 21 × 20 cm" },
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
      { number: "BB-18-R", values: ["Red"], price: 39, stock: 35, weight: 2400, picture: "toolbox-0.webp" },
      { number: "BB-18-B", values: ["Blue"], price: 39, stock: 28, weight: 2400, picture: "toolbox-1.webp" },
      { number: "BB-18-Y", values: ["Yellow"], price: 39, stock: 12, weight: 2400, picture: "toolbox-2.webp" },
    ],
    related: ["JP-12", "CR-25"],
    soldBefore: 390,
    viewedBefore: 4400,
  },
  {
    number: "LM-79",
    name: "Last Mile board",
    subtitle: "79 cm · From the car park to the desk",
    categories: ["lastmile"],
    tags: ["recommended"],
    pictures: gallery("skateboard", 0, 1),
    description: copy`
      <p><strong>The free charger is always four streets away.</strong></p>
      <p>Seven layers of maple, soft wheels that do not wake the street, and a notch to hang it from the headrest. Range:
      you.</p>
    `,
    attributes: [
      { name: "Length", value: "79 cm" },
      { name: "Weight", value: "2.2 kg" },
      { name: "Carries", value: "100 kg" },
      { name: "Wheels", value: "54 mm" },
      { name: "Deck", value: "Seven layers of maple" },
    ],
    specs: [
      {
        name: "Deck",
        values: [
          { name: "Sunset", picture: "skateboard-0.webp" },
          { name: "Neon", picture: "skateboard-1.webp" },
        ],
      },
    ],
    variants: [
      { number: "LM-79-S", values: ["Sunset"], price: 98, stock: 19, weight: 2200, picture: "skateboard-0.webp" },
      { number: "LM-79-N", values: ["Neon"], price: 98, stock: 8, weight: 2200, picture: "skateboard-1.webp" },
    ],
    related: ["LB-75", "PB-20"],
    soldBefore: 260,
    viewedBefore: 8700,
  },
  {
    number: "LB-75",
    name: "Layby bottle",
    subtitle: "750 ml · One hand, one eye on the road",
    categories: ["lastmile", "cockpit"],
    pictures: gallery("water-bottle", 0, 2),
    description: copy`
      <p><strong>Made for the twenty minutes at a fast charger.</strong></p>
      <p>Opens with a thumb, fits the holder that cups do not, and survives the dishwasher four hundred times, which we know
      because somebody counted.</p>
    `,
    attributes: [
      { name: "Volume", value: "750 ml" },
      { name: "Weight", value: "140 g" },
      { name: "Dishwasher", value: "400 times" },
      { name: "Plastic", value: "Tritan, no BPA" },
    ],
    specs: [
      {
        name: "Colour",
        values: [
          { name: "Clear", picture: "water-bottle-0.webp" },
          { name: "Coral", picture: "water-bottle-2.webp" },
        ],
      },
    ],
    variants: [
      { number: "LB-75-C", values: ["Clear"], price: 18, stock: 90, weight: 140, picture: "water-bottle-0.webp" },
      { number: "LB-75-O", values: ["Coral"], price: 18, stock: 74, weight: 140, picture: "water-bottle-2.webp" },
    ],
    related: ["LM-79", "CA-99"],
    soldBefore: 610,
    viewedBefore: 3900,
  },
  {
    number: "CP-16",
    name: "Carport socket",
    subtitle: "16 A · IP54, lockable",
    categories: ["carport"],
    tags: ["recommended"],
    pictures: gallery("outdoor-socket", 0, 2),
    description: copy`
      <p><strong>For the mower, the vacuum and the friend with a plug-in.</strong></p>
      <p>A lid that closes over the plug, a lock for the street side, and a frame that forgives a crooked wall. Goes beside a
      Leaf on the same two screws.</p>
    `,
    attributes: [
      { name: "Current", value: "16 A" },
      { name: "Voltage", value: "230 V" },
      { name: "Weight", value: "260 g" },
      { name: "Protection", value: "IP54, lid closed or plugged" },
    ],
    specs: [
      {
        name: "Colour",
        values: [
          { name: "Light grey", picture: "outdoor-socket-0.webp" },
          { name: "Anthracite", picture: "outdoor-socket-2.webp" },
        ],
      },
    ],
    variants: [
      {
        number: "CP-16-G",
        values: ["Light grey"],
        price: 32,
        stock: 70,
        weight: 260,
        picture: "outdoor-socket-0.webp",
      },
      {
        number: "CP-16-A",
        values: ["Anthracite"],
        price: 32,
        stock: 45,
        weight: 260,
        picture: "outdoor-socket-2.webp",
      },
    ],
    related: ["WL-22", "CP-30"],
    soldBefore: 940,
    viewedBefore: 8100,
  },
  {
    number: "CP-30",
    name: "Carport floodlight",
    subtitle: "30 W · Sees you before you see the step",
    categories: ["carport", "light"],
    tags: ["new"],
    pictures: gallery("floodlight", 0, 2),
    description: copy`
      <p><strong>On when you come, off when you are in.</strong></p>
      <p>A sensor that knows a person from a hedge, a beam that ends at your fence, and a hinge that stays where you put it.
      Light as warm as the windows behind it.</p>
    `,
    attributes: [
      { name: "Power", value: "30 W" },
      { name: "Light", value: "3,300 lm" },
      { name: "Colour of light", value: "3000 K" },
      { name: "Weight", value: "1.1 kg" },
      { name: "Protection", value: "IP65" },
    ],
    specs: [
      {
        name: "Colour",
        values: [
          { name: "Black", picture: "floodlight-0.webp" },
          { name: "Orange", picture: "floodlight-2.webp" },
        ],
      },
    ],
    variants: [
      { number: "CP-30-B", values: ["Black"], price: 56, stock: 33, weight: 1100, picture: "floodlight-0.webp" },
      { number: "CP-30-O", values: ["Orange"], price: 56, stock: 17, weight: 1100, picture: "floodlight-2.webp" },
    ],
    related: ["CP-16", "NB-80"],
    soldBefore: 480,
    viewedBefore: 6100,
  },
  {
    number: "HM-48",
    name: "Bench supply",
    subtitle: "48 V · For the garage that repairs its own",
    categories: ["carport"],
    pictures: gallery("power-supply", 0, 1, 2),
    description: copy`
      <p><strong>Any voltage up to 48, to the tenth, and it stays there.</strong></p>
      <p>Wakes a sleeping battery management, feeds a headlight on the bench, charges the mower that lost its brick. Two knobs,
      because two are enough.</p>
    `,
    attributes: [
      { name: "Voltage", value: "48 V" },
      { name: "Current", value: "6 A" },
      { name: "Weight", value: "1.3 kg" },
      { name: "Exact to", value: "0.1 V" },
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
      { number: "HM-48-B", values: ["Black"], price: 129, stock: 9, weight: 1300, picture: "power-supply-0.webp" },
      { number: "HM-48-S", values: ["Silver"], price: 129, stock: 6, weight: 1300, picture: "power-supply-1.webp" },
      { number: "HM-48-R", values: ["Burgundy"], price: 129, stock: 2, weight: 1300, picture: "power-supply-2.webp" },
    ],
    related: ["BT-12", "BB-18"],
    soldBefore: 110,
    viewedBefore: 2900,
  },
]
