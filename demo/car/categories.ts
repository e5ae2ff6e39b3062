import type { CatalogueCategory, CatalogueNavigation } from "../catalogue.ts"

/** Each begins with its group number in the catalogue; every part number begins with the same two digits. */
export const categories: CatalogueCategory[] = [
  {
    key: "engine",
    name: "11 Engine",
    description: "What fires, turns and keeps time. Every number read against the engine code, not the model year.",
    picture: "spark-plug-0.webp",
    advertised: true,
    sub: [
      { key: "ignition", name: "Ignition", description: "Plugs by thread and reach.", picture: "spark-plug-0.webp" },
      { key: "timing", name: "Timing", description: "Gears that keep the beat.", picture: "spur-gear-0.webp" },
    ],
  },
  {
    key: "filters",
    name: "13 Filters",
    description: "Air in, dust out. Oiled cotton you wash, paper you change.",
    picture: "air-filter-0.webp",
    advertised: true,
  },
  {
    key: "suspension",
    name: "31 Suspension",
    description: "Springs, dampers, hubs and what you hold on to. Sold by the axle, because that is how they wear.",
    picture: "shock-absorber-0.webp",
    advertised: true,
    sub: [
      { key: "dampers", name: "Dampers", description: "Coilovers and struts.", picture: "shock-absorber-0.webp" },
      { key: "hubs", name: "Hubs", description: "Bearings, pressed or bolted.", picture: "ball-bearing-0.webp" },
      { key: "steering", name: "Steering", description: "Wheels and stabilisers.", picture: "steering-wheel-0.webp" },
    ],
  },
  {
    key: "brakes",
    name: "34 Brakes",
    description: "Discs, calipers and the gauge that proves them. Bedded on our own bench before they are boxed.",
    picture: "brake-disc-0.webp",
    advertised: true,
    sub: [
      { key: "discs", name: "Discs and calipers", description: "By the axle.", picture: "brake-disc-0.webp" },
      { key: "testing", name: "Testing", description: "Pressure you can read.", picture: "pressure-gauge-0.webp" },
    ],
  },
  {
    key: "wheels",
    name: "36 Wheels",
    description: "Alloys with the tyre on, balanced to five grams, and the bolts that hold them.",
    picture: "wheel-0.webp",
    advertised: true,
    sub: [
      { key: "alloys", name: "Alloys", description: "18 and 19 inch.", picture: "wheel-0.webp" },
      { key: "bolts", name: "Bolts and nuts", description: "By thread and seat.", picture: "bolt-set-0.webp" },
    ],
  },
  {
    key: "electrics",
    name: "61 Electrics",
    description: "What starts it on a cold morning, and what fills it overnight.",
    picture: "car-battery-0.webp",
    advertised: true,
    sub: [
      { key: "batteries", name: "Batteries", description: "AGM and EFB.", picture: "car-battery-0.webp" },
      { key: "starting", name: "Jump packs", description: "For the boot.", picture: "jump-pack-0.webp" },
      { key: "charging", name: "Charging", description: "Wallboxes, plugs, cables.", picture: "ev-charger-0.webp" },
    ],
  },
  {
    key: "lighting",
    name: "63 Lighting",
    description: "E-marked, so it passes inspection, and a lamp for under the ramp.",
    picture: "headlight-0.webp",
    advertised: true,
  },
  {
    key: "fluids",
    name: "83 Fluids",
    description: "Oil by grade and approval. If the handbook says C3, so does the bottle.",
    picture: "oil-bottle-0.webp",
    advertised: true,
  },
  {
    key: "workshop",
    name: "99 Workshop",
    description: "What holds the parts before the car does.",
    picture: "toolbox-0.webp",
  },
]

const numbers = /^\d+ /

export const navigation: CatalogueNavigation[] = [
  ...categories
    .filter(({ key }) => key !== "workshop")
    .map(
      (category): CatalogueNavigation => ({
        type: 1,
        label: category.name.replace(numbers, ""),
        category: category.key,
        sub: (category.sub ?? []).map((below) => ({ type: 1, label: below.name, category: below.key })),
      }),
    ),
  { type: 3, label: "Sale", contentId: 8, url: "/SaleGoods/promationgoods" },
]
