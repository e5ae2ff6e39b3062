import type { CatalogueGoods } from "../catalogue.ts"
import { copy } from "../copy.ts"
import { line } from "./line.ts"

export const hardware: CatalogueGoods[] = [
  line({
    number: "LT-1108",
    name: "LED bulb G95, E27, 6 W, 2700 K",
    subtitle: "Frosted or filament, 806 lumens in the sphere. No flicker below the eye and none below the camera.",
    category: "bulbs",
    tags: ["hot", "recommended"],
    colours: [
      { name: "Warm white", picture: "led-bulb-0", stock: 7400 },
      { name: "Clear filament", picture: "led-bulb-1", stock: 9600 },
      { name: "Amber filament", picture: "led-bulb-2", stock: 4200 },
    ],
    weight: 92,
    steps: [
      [40, 2.2],
      [200, 1.75],
      [1000, 1.38],
      [4000, 1.12],
    ],
    description: copy`
      <p>Measured by us and printed as measured. Colour rendering 92, so a tomato in a shop window stays red.</p>
      <p>Breakage in the last container: seven of 8,000. The inlay is moulded pulp, which your paper bin takes.</p>
    `,
    attributes: [
      { name: "Carton", value: "40 pcs" },
      { name: "Size", value: "52 × 42 × 28 cm" },
      { name: "Gross", value: "5.2 kg" },
      { name: "Pallet", value: "30 cartons" },
      { name: "Energy label", value: "E, EPREL listed" },
      { name: "Loading", value: "Ready stock" },
    ],
    related: ["EL-4430", "HW-3310"],
    soldBefore: 38400,
  }),
  line({
    number: "HW-3310",
    name: "Bolt and nut set, M4 to M10, 480 pieces",
    subtitle: "Class 8.8, sorted in a box with lids that close. Counted by weight, checked by hand.",
    category: "tools",
    colours: [
      { name: "Zinc plated", picture: "bolt-set-0", stock: 1450 },
      { name: "Black oxide", picture: "bolt-set-1", stock: 720 },
    ],
    weight: 3100,
    steps: [
      [10, 14.5],
      [50, 12.2],
      [250, 10.4],
    ],
    description: copy`
      <p>Twelve sizes, forty of each. The table inside the lid says which spanner, so nobody tries four.</p>
      <p>Refills by the kilo. Salt spray: 96 hours for zinc, 24 for black oxide, which is for looks.</p>
    `,
    attributes: [
      { name: "Carton", value: "5 boxes" },
      { name: "Size", value: "40 × 30 × 22 cm" },
      { name: "Gross", value: "16.4 kg" },
      { name: "Pallet", value: "36 cartons" },
      { name: "Papers", value: "3.1 certificate on request" },
    ],
    related: ["HW-3402", "LT-1108"],
    soldBefore: 1980,
  }),
  line({
    number: "HW-3402",
    name: "Steel toolbox with tray, 41 cm",
    subtitle: "0.8 mm sheet, two latches that take a padlock, a tray that lifts out with one hand.",
    category: "tools",
    tags: ["new"],
    colours: [
      { name: "Red", picture: "toolbox-0", stock: 640 },
      { name: "Blue", picture: "toolbox-1", stock: 410 },
      { name: "Black and yellow", picture: "toolbox-2", stock: 300 },
    ],
    weight: 2300,
    steps: [
      [12, 16.8],
      [60, 14.2],
      [240, 12.1],
    ],
    description: copy`
      <p>Welded, not riveted, then painted inside too. We stood on it. Two of us stood on it.</p>
      <p>They nest in pairs without their trays: 240 fit where 150 did last year, and the freight is yours to keep.</p>
    `,
    attributes: [
      { name: "Carton", value: "4 pcs" },
      { name: "Size", value: "44 × 42 × 40 cm" },
      { name: "Gross", value: "10.2 kg" },
      { name: "Pallet", value: "20 cartons" },
      { name: "Loading", value: "18 days" },
    ],
    related: ["HW-3310"],
    soldBefore: 2740,
  }),
]
