import type { CatalogueGoods } from "../catalogue.ts"
import { copy } from "../copy.ts"
import { gallery } from "../gallery.ts"

/** What is bolted to the car. */
export const car: CatalogueGoods[] = [
  {
    number: "BT-12",
    name: "Dryad 12 V battery",
    subtitle: "70 Ah · Lithium, half the weight of lead",
    categories: ["batteries"],
    tags: ["new", "hot"],
    pictures: gallery("car-battery", 0, 2),
    description: copy`
      <p><strong>The big battery drives. The small one opens the doors.</strong></p>
      <p>Lithium weighs half and lives three times as long; AGM costs less and does not mind minus thirty. Both come charged,
      with the date on the strap.</p>
      <p>Put the old one into the box the new one came in. The courier who brings one takes the other, and 35 euro come back
      to you.</p>
    `,
    attributes: [
      { name: "Voltage", value: "12 V" },
      { name: "Cold start", value: "760 A" },
      { name: "Weight, lithium", value: "9.2 kg" },
      { name: "Deposit back", value: "€35" },
      { name: "Case", value: "L3, 278 × 175 × 190 mm" },
      { name: "Terminal", value: "Plus on the right" },
    ],
    specs: [
      { name: "Capacity", values: [{ name: "60 Ah" }, { name: "70 Ah" }] },
      {
        name: "Cell",
        values: [
          { name: "AGM", picture: "car-battery-0.webp" },
          { name: "Lithium", picture: "car-battery-2.webp" },
        ],
      },
    ],
    variants: [
      {
        number: "BT-60-A",
        values: ["60 Ah", "AGM"],
        price: 149,
        stock: 40,
        weight: 17800,
        picture: "car-battery-0.webp",
      },
      {
        number: "BT-60-L",
        values: ["60 Ah", "Lithium"],
        price: 289,
        stock: 18,
        weight: 8300,
        picture: "car-battery-2.webp",
      },
      {
        number: "BT-70-A",
        values: ["70 Ah", "AGM"],
        price: 164,
        originalPrice: 189,
        stock: 31,
        weight: 20100,
        picture: "car-battery-0.webp",
      },
      {
        number: "BT-70-L",
        values: ["70 Ah", "Lithium"],
        price: 329,
        stock: 9,
        weight: 9200,
        picture: "car-battery-2.webp",
      },
    ],
    related: ["JP-12", "TG-10"],
    soldBefore: 4400,
    viewedBefore: 39900,
  },
  {
    number: "AW-19",
    name: "Aero wheel and tyre",
    subtitle: "19 in · Eleven kilometres more on a charge",
    categories: ["wheels"],
    tags: ["hot", "recommended"],
    pictures: gallery("wheel", 0, 1, 2),
    description: copy`
      <p><strong>Less wind, less noise, more range.</strong></p>
      <p>Forged thin where it may be and closed where the air would stumble. The tyre has foam inside, so the loudest thing in
      the car is you. Mounted, balanced to five grams, with the sensor already taught.</p>
      <p>Priced by the piece. Bought as four, they come on one pallet.</p>
    `,
    attributes: [
      { name: "Weight with the tyre", value: "19.8 kg" },
      { name: "Rolling noise", value: "68 dB" },
      { name: "Load", value: "775 kg" },
      { name: "More range", value: "11 km" },
      { name: "Bolt circle", value: "5 × 112" },
      { name: "Rolling resistance", value: "Class A" },
    ],
    specs: [
      { name: "Size", values: [{ name: "18 in" }, { name: "19 in" }] },
      {
        name: "Finish",
        values: [
          { name: "Polished", picture: "wheel-0.webp" },
          { name: "Black", picture: "wheel-1.webp" },
          { name: "Bronze", picture: "wheel-2.webp" },
        ],
      },
    ],
    variants: [
      {
        number: "AW-18-P",
        values: ["18 in", "Polished"],
        price: 349,
        stock: 24,
        weight: 18400,
        picture: "wheel-0.webp",
      },
      { number: "AW-18-K", values: ["18 in", "Black"], price: 349, stock: 16, weight: 18400, picture: "wheel-1.webp" },
      {
        number: "AW-19-P",
        values: ["19 in", "Polished"],
        price: 389,
        stock: 12,
        weight: 19800,
        picture: "wheel-0.webp",
      },
      { number: "AW-19-K", values: ["19 in", "Black"], price: 389, stock: 20, weight: 19800, picture: "wheel-1.webp" },
      { number: "AW-19-Z", values: ["19 in", "Bronze"], price: 409, stock: 4, weight: 19800, picture: "wheel-2.webp" },
    ],
    tiers: [
      { begin: 2, price: 345 },
      { begin: 4, price: 329 },
    ],
    related: ["TG-10", "QS-34", "DR-40"],
    soldBefore: 1220,
    viewedBefore: 30100,
  },
  {
    number: "HL-21",
    name: "Halo headlight",
    subtitle: "2,100 lm · Seven inch, E-marked",
    categories: ["light"],
    tags: ["new", "recommended"],
    pictures: gallery("headlight", 0, 1),
    description: copy`
      <p><strong>Twice the light for a third of the watts.</strong></p>
      <p>A sharp edge to the right, a soft one to the left, and nothing in the eyes of the cyclist. Sits in the bracket of the
      old one without an adapter, and heats itself free of snow, which LEDs usually forget.</p>
    `,
    attributes: [
      { name: "Power", value: "26 W" },
      { name: "Colour of light", value: "5000 K" },
      { name: "Weight", value: "1.9 kg" },
      { name: "Approval", value: "E-marked, right-hand traffic" },
      { name: "Fits", value: "Fjord, Lumen 3, Pico from 2019" },
    ],
    specs: [
      { name: "Light", values: [{ name: "2,100 lm" }, { name: "2,400 lm" }] },
      {
        name: "Ring",
        values: [
          { name: "Chrome", picture: "headlight-0.webp" },
          { name: "Black", picture: "headlight-1.webp" },
        ],
      },
    ],
    variants: [
      {
        number: "HL-21-C",
        values: ["2,100 lm", "Chrome"],
        price: 146,
        stock: 30,
        weight: 1900,
        picture: "headlight-0.webp",
      },
      {
        number: "HL-21-B",
        values: ["2,100 lm", "Black"],
        price: 146,
        stock: 22,
        weight: 1900,
        picture: "headlight-1.webp",
      },
      {
        number: "HL-24-B",
        values: ["2,400 lm", "Black"],
        price: 172,
        stock: 7,
        weight: 1950,
        picture: "headlight-1.webp",
      },
    ],
    related: ["CP-30", "NB-80"],
    soldBefore: 690,
    viewedBefore: 15500,
  },
  {
    number: "NB-80",
    name: "Evening bulb",
    subtitle: "806 lm · For the lamp over the charger",
    categories: ["light"],
    pictures: gallery("led-bulb", 0, 1, 2),
    description: copy`
      <p><strong>So that you find the plug, and the neighbours find their sleep.</strong></p>
      <p>Warm, even, flicker-free at any dimmer we could find. Twelve years at four hours an evening; we replace it in the
      thirteenth if you kept the receipt.</p>
    `,
    attributes: [
      { name: "Power", value: "7.5 W" },
      { name: "Life", value: "17,500 h" },
      { name: "Colour of light", value: "2700 K" },
      { name: "Socket", value: "E27" },
    ],
    specs: [
      {
        name: "Glass",
        values: [
          { name: "Frosted", picture: "led-bulb-0.webp" },
          { name: "Clear", picture: "led-bulb-1.webp" },
          { name: "Amber", picture: "led-bulb-2.webp" },
        ],
      },
    ],
    variants: [
      { number: "NB-80-F", values: ["Frosted"], price: 8.9, stock: 300, weight: 60, picture: "led-bulb-0.webp" },
      { number: "NB-80-C", values: ["Clear"], price: 9.9, stock: 210, weight: 60, picture: "led-bulb-1.webp" },
      { number: "NB-80-A", values: ["Amber"], price: 10.9, stock: 140, weight: 60, picture: "led-bulb-2.webp" },
    ],
    related: ["CP-30", "CP-16"],
    soldBefore: 860,
    viewedBefore: 4700,
  },
  {
    number: "SG-35",
    name: "Soft Grip wheel",
    subtitle: "350 mm · Apple leather, flat base",
    categories: ["cockpit"],
    tags: ["new"],
    pictures: gallery("steering-wheel", 0, 2),
    description: copy`
      <p><strong>Made of what cider leaves over.</strong></p>
      <p>Peel and core become a leather that no cow misses and that does not get hot in the sun. The spokes take your buttons
      and paddles; the airbag moves over with four clips, in a garage that knows what it does.</p>
    `,
    attributes: [
      { name: "Diameter", value: "350 mm" },
      { name: "Rim", value: "32 mm" },
      { name: "Weight", value: "1.6 kg" },
      { name: "Apples", value: "2 kg" },
      { name: "Airbag", value: "Yours, moved by a garage" },
    ],
    specs: [
      {
        name: "Colour",
        values: [
          { name: "Black", picture: "steering-wheel-0.webp" },
          { name: "Cider", picture: "steering-wheel-2.webp" },
        ],
      },
    ],
    variants: [
      { number: "SG-35-B", values: ["Black"], price: 219, stock: 14, weight: 1600, picture: "steering-wheel-0.webp" },
      { number: "SG-35-C", values: ["Cider"], price: 239, stock: 6, weight: 1600, picture: "steering-wheel-2.webp" },
    ],
    related: ["CA-99", "LB-75"],
    soldBefore: 180,
    viewedBefore: 12600,
  },
  {
    number: "QS-34",
    name: "Quiet Stop brake kit",
    subtitle: "340 mm · Coated discs that do not rust while you recuperate",
    categories: ["brakes"],
    tags: ["hot"],
    pictures: gallery("brake-disc", 0, 1),
    description: copy`
      <p><strong>Electric cars brake with the motor. Their discs rust with boredom.</strong></p>
      <p>A zinc coat on everything that is not rubbed, pads without copper, and a compound that wakes up cold. Both sides of
      one axle, with the screws and the grease.</p>
    `,
    attributes: [
      { name: "Diameter", value: "340 mm" },
      { name: "Thickness", value: "28 mm" },
      { name: "Weight of the kit", value: "21.6 kg" },
      { name: "Pistons", value: "4" },
      { name: "Copper in the pads", value: "None" },
    ],
    specs: [
      {
        name: "Caliper",
        values: [
          { name: "Red, drilled", picture: "brake-disc-0.webp" },
          { name: "Yellow, slotted", picture: "brake-disc-1.webp" },
        ],
      },
    ],
    variants: [
      {
        number: "QS-34-R",
        values: ["Red, drilled"],
        price: 412,
        originalPrice: 515,
        stock: 11,
        weight: 21600,
        picture: "brake-disc-0.webp",
      },
      {
        number: "QS-34-Y",
        values: ["Yellow, slotted"],
        price: 412,
        originalPrice: 515,
        stock: 5,
        weight: 21600,
        picture: "brake-disc-1.webp",
      },
    ],
    related: ["AW-19", "DR-40"],
    soldBefore: 690,
    viewedBefore: 17400,
  },
  {
    number: "DR-40",
    name: "Calm Road dampers",
    subtitle: "400 kg · Battery weight, carried as if it were luggage",
    categories: ["wheels"],
    pictures: gallery("shock-absorber", 0, 1),
    description: copy`
      <p><strong>Set to the car that you have, not to the brochure.</strong></p>
      <p>Tell us make, year and what you carry, and we valve them for it. That takes a week and one telephone call, so there is
      no price here: there is a person.</p>
    `,
    attributes: [
      { name: "Carries", value: "400 kg" },
      { name: "Clicks", value: "20" },
      { name: "Weight of the pair", value: "11.8 kg" },
      { name: "Ready in", value: "Seven working days" },
    ],
    specs: [
      {
        name: "Colour",
        values: [
          { name: "Red", picture: "shock-absorber-0.webp" },
          { name: "Yellow", picture: "shock-absorber-1.webp" },
        ],
      },
    ],
    variants: [
      { number: "DR-40-R", values: ["Red"], price: null, stock: 4, weight: 11800, picture: "shock-absorber-0.webp" },
      { number: "DR-40-Y", values: ["Yellow"], price: null, stock: 4, weight: 11800, picture: "shock-absorber-1.webp" },
    ],
    related: ["AW-19", "QS-34"],
    soldBefore: 60,
    viewedBefore: 5100,
  },
  {
    number: "CA-99",
    name: "Clear Cabin filter",
    subtitle: "99 % · Changes in four minutes behind the glovebox",
    categories: ["air"],
    tags: ["recommended"],
    pictures: gallery("air-filter", 0, 1),
    description: copy`
      <p><strong>Your car has no exhaust. The one in front of you does.</strong></p>
      <p>Holds back ninety-nine percent of fine dust and all of the tunnel. Washable: water, a drop of soap, a night on the
      radiator. Lasts as long as you remember to wash it.</p>
    `,
    attributes: [
      { name: "Fine dust held back", value: "99 %" },
      { name: "Washable", value: "12 times" },
      { name: "Weight", value: "310 g" },
      { name: "Change", value: "4 min" },
      { name: "Pollen, soot, brake dust", value: "All three" },
    ],
    specs: [
      {
        name: "Frame",
        values: [
          { name: "Orange", picture: "air-filter-0.webp" },
          { name: "Blue", picture: "air-filter-1.webp" },
        ],
      },
    ],
    variants: [
      { number: "CA-99-O", values: ["Orange"], price: 24.9, stock: 160, weight: 310, picture: "air-filter-0.webp" },
      { number: "CA-99-B", values: ["Blue"], price: 24.9, stock: 140, weight: 310, picture: "air-filter-1.webp" },
    ],
    related: ["SG-35", "LB-75"],
    soldBefore: 1480,
    viewedBefore: 11800,
  },
]
