import type { CatalogueGoods } from "../catalogue.ts"
import { copy } from "../copy.ts"
import { gallery } from "../gallery.ts"

/** What fires, breathes and is poured in. */
export const engine: CatalogueGoods[] = [
  {
    number: "11-0612-04",
    name: "Iridium spark plug",
    subtitle: "Thread: M14 × 1.25 · Reach: 26.5 mm · Gap: 0.8 mm · Hex: 16 mm",
    categories: ["ignition"],
    tags: ["recommended"],
    pictures: gallery("spark-plug", 0, 1),
    description: copy`
      <p><strong>Gapped at the factory and capped, so it still is when you open the box.</strong></p>
      <p>A 0.6 mm iridium tip lights lean mixtures and lasts 100,000 km. The nickel one does the same for 30,000 and a
      third of the price. Do not mix them in one head.</p>
      <ul>
        <li>22 Nm on a dry thread</li>
        <li>No copper paste: it is plated</li>
      </ul>
    `,
    attributes: [
      { name: "Thread", value: "M14 × 1.25" },
      { name: "Reach", value: "26.5 mm" },
      { name: "Gap", value: "0.8 mm" },
      { name: "Hex", value: "16 mm" },
      { name: "Torque", value: "22 Nm" },
      { name: "Heat range", value: "6" },
      { name: "Maker", value: "Kerze 9" },
    ],
    specs: [
      {
        name: "Electrode",
        values: [
          { name: "Nickel", picture: "spark-plug-0.webp" },
          { name: "Iridium", picture: "spark-plug-1.webp" },
        ],
      },
    ],
    variants: [
      { number: "11-0612-04N", values: ["Nickel"], price: 4.2, stock: 880, weight: 60, picture: "spark-plug-0.webp" },
      { number: "11-0612-04I", values: ["Iridium"], price: 11.4, stock: 640, weight: 60, picture: "spark-plug-1.webp" },
    ],
    related: ["13-7718-21", "83-0530-05", "11-3105-32"],
    soldBefore: 18400,
    viewedBefore: 52700,
  },
  {
    number: "11-3105-32",
    name: "Timing gear pair, 32/16 teeth",
    subtitle: "Teeth: 32 / 16 · Module: 2.5 · Bore: 20 mm · Steel: 16MnCr5",
    categories: ["timing"],
    pictures: gallery("spur-gear", 0, 1),
    description: copy`
      <p><strong>Ground as a pair, marked as a pair, sold as a pair.</strong></p>
      <p>Case hardened, then ground to grade 6. The mark on the small one goes between the two on the large one. There
      is a drawing of it in the lid, since nobody remembers after lunch.</p>
    `,
    attributes: [
      { name: "Teeth", value: "32 / 16" },
      { name: "Module", value: "2.5" },
      { name: "Bore", value: "20 mm" },
      { name: "Face", value: "18 mm" },
      { name: "Hardness", value: "60 HRC" },
      { name: "Steel", value: "16MnCr5, case hardened" },
    ],
    specs: [
      {
        name: "Finish",
        values: [
          { name: "Ground", picture: "spur-gear-0.webp" },
          { name: "Phosphated", picture: "spur-gear-1.webp" },
        ],
      },
    ],
    variants: [
      { number: "11-3105-32G", values: ["Ground"], price: 132, stock: 8, weight: 1900, picture: "spur-gear-0.webp" },
      {
        number: "11-3105-32P",
        values: ["Phosphated"],
        price: 138,
        stock: 5,
        weight: 1900,
        picture: "spur-gear-1.webp",
      },
    ],
    related: ["83-0530-05", "11-0612-04"],
    soldBefore: 190,
    viewedBefore: 4300,
  },
  {
    number: "13-7718-21",
    name: "Round air filter, oiled cotton",
    subtitle: "Outer: 228 mm · Inner: 162 mm · Height: 74 mm · Washable: Yes",
    categories: ["filters"],
    tags: ["new", "recommended"],
    pictures: gallery("air-filter", 0, 1),
    description: copy`
      <p><strong>Wash it, oil it, put it back. It outlives the car.</strong></p>
      <p>Four layers of cotton between steel mesh. Breathes a little more than paper and filters as well as paper as
      long as you oil it, so we put the first bottle in the box. Orange for petrol, blue for diesel: the same filter,
      another seal.</p>
    `,
    attributes: [
      { name: "Outer", value: "228 mm" },
      { name: "Inner", value: "162 mm" },
      { name: "Height", value: "74 mm" },
      { name: "Clean every", value: "40,000 km" },
      { name: "Medium", value: "Cotton, four layers" },
      { name: "In the box", value: "Filter, 50 ml oil" },
    ],
    specs: [
      {
        name: "Seal",
        values: [
          { name: "Orange, petrol", picture: "air-filter-0.webp" },
          { name: "Blue, diesel", picture: "air-filter-1.webp" },
        ],
      },
    ],
    variants: [
      { number: "13-7718-21O", values: ["Orange, petrol"], price: 24.8, stock: 58, weight: 520 },
      { number: "13-7718-21B", values: ["Blue, diesel"], price: 26.5, stock: 33, weight: 520 },
    ],
    related: ["83-0530-05", "11-0612-04"],
    soldBefore: 3900,
    viewedBefore: 18700,
  },
  {
    number: "83-0530-05",
    name: "Longlife oil, 5 l",
    subtitle: "Grade: 5W-30 · Spec: C3 · Volume: 5 l · Filter: Included",
    categories: ["fluids"],
    tags: ["hot"],
    pictures: gallery("oil-bottle", 0, 2),
    description: copy`
      <p><strong>Low ash for the particle filter, thick enough for a motorway in August.</strong></p>
      <p>5W-30 C3 for most diesels and turbo petrols since 2008. 0W-20 C5 for engines that ask for it by name and for no
      others. The oil filter and a new drain washer are in the box; your engine code tells us which.</p>
      <p>Bring the old oil back to the counter in the same canister. We burn it, properly.</p>
    `,
    attributes: [
      { name: "Volume", value: "5 l" },
      { name: "Grade", value: "5W-30" },
      { name: "Class", value: "C3" },
      { name: "Drain at", value: "30,000 km" },
      { name: "Flash point", value: "232 °C" },
      { name: "Approvals", value: "VW 504 00 / 507 00, MB 229.51" },
      { name: "In the box", value: "Oil, filter, drain washer" },
      { name: "Maker", value: "Fluido" },
    ],
    specs: [
      {
        name: "Grade",
        values: [
          { name: "5W-30 C3", picture: "oil-bottle-0.webp" },
          { name: "0W-20 C5", picture: "oil-bottle-2.webp" },
        ],
      },
    ],
    variants: [
      {
        number: "83-0530-05A",
        values: ["5W-30 C3"],
        price: 38.5,
        originalPrice: 46,
        stock: 210,
        weight: 4700,
        picture: "oil-bottle-0.webp",
      },
      {
        number: "83-0530-05B",
        values: ["0W-20 C5"],
        price: 42.9,
        originalPrice: 51,
        stock: 74,
        weight: 4600,
        picture: "oil-bottle-2.webp",
      },
    ],
    related: ["13-7718-21", "11-0612-04"],
    soldBefore: 9200,
    viewedBefore: 40100,
  },
]
