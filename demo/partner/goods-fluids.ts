import type { CatalogueGoods } from "../catalogue.ts"
import { copy } from "../copy.ts"
import { article } from "./article.ts"

/** What is under pressure: groups 31, 33, 40 and 51. */
export const fluids: CatalogueGoods[] = [
  article({
    number: "31-1150",
    name: "Ball valve G ½, full bore",
    subtitle: "Thread: G ½ · Pressure: PN 30 · Bore: 15 mm · Seat: PTFE",
    category: "valves",
    tags: ["hot"],
    product: "ball-valve",
    make: "Body and lever",
    makes: [
      { name: "Brass, red lever", picture: 0, stock: 5200 },
      { name: "Nickel plated, blue lever", picture: 1, stock: 2700 },
    ],
    weight: 286,
    steps: [
      [40, 6.85],
      [160, 5.96],
      [640, 5.28],
    ],
    description: copy`
      <p>CW617N, forged and not cast. The ball is plated with chromium and turns with two fingers after a year of lime
      water; we kept one in a bucket to be able to say so.</p>
      <p>Tested at 45 bar with air under water, every one. The slip in the bag has the date and a number.</p>
    `,
    attributes: [
      { name: "Standard", value: "EN 13828" },
      { name: "Thread", value: "G ½ to ISO 228, female" },
      { name: "Medium", value: "Water, air, oil to 120 °C" },
      { name: "Length", value: "59 mm" },
      { name: "Carton", value: "40 pieces, 11.9 kg" },
      { name: "Customs", value: "HS 8481 80 81, origin IT" },
    ],
    related: ["33-0050", "51-0100", "60-M1280"],
    soldBefore: 38200,
    viewedBefore: 11900,
  }),
  article({
    number: "33-0050",
    name: "Weld neck flange DN 50, PN 16",
    subtitle: "Outside D: 165 mm · Bolt circle: 125 mm · Bolts: 4 × M16 · Weight: 2.77 kg",
    category: "flanges",
    tags: ["hot", "recommended"],
    product: "pipe-flange",
    make: "Finish",
    makes: [
      { name: "Oiled", picture: 0, stock: 3120 },
      { name: "Pickled", picture: 1, stock: 1500 },
    ],
    form: { name: "Face", values: ["B1", "B2", "C, tongue"] },
    weight: 2770,
    steps: [
      [20, 19.4],
      [100, 16.9],
      [300, 14.8],
      [1000, 13.1],
    ],
    description: copy`
      <p>Forged from one billet, normalised, turned on both faces. The neck is bevelled at 30° and goes straight to the
      welding bench.</p>
      <p>The grain of a forged neck follows its shape, so it carries bending loads that a plate flange would pass on to
      the weld. Each heat is pulled, notched and analysed on our own bench; the values travel with the crate.</p>
      <ul>
        <li>Marked on the rim with maker, DN, PN, material and heat</li>
        <li>Certificate 3.1 to EN 10204 in every crate</li>
      </ul>
    `,
    attributes: [
      { name: "Standard", value: "EN 1092-1, type 11" },
      { name: "Size", value: "165 × 165 × 48 mm" },
      { name: "Material", value: "P250GH, 1.0460" },
      { name: "Bore", value: "54.5 mm" },
      { name: "Crate", value: "20 pieces, 55 kg" },
      { name: "Customs", value: "HS 7307 91 00, origin DE" },
    ],
    related: ["60-M1280", "31-1150", "51-0100"],
    soldBefore: 12600,
    viewedBefore: 16300,
  }),
  article({
    number: "40-5028",
    name: "Hydraulic cylinder 50/28, stroke 300",
    subtitle: "Piston: 50 mm · Rod: 28 mm · Stroke: 300 mm · Pressure: 210 bar",
    category: "cylinders",
    tags: ["new"],
    product: "hydraulic-cylinder",
    make: "Paint",
    makes: [
      { name: "Black", picture: 0, stock: 64 },
      { name: "Red", picture: 1, stock: 22 },
    ],
    weight: 9800,
    steps: [
      [4, 142],
      [20, 129],
      [80, 117],
    ],
    description: copy`
      <p>Honed tube, rod hard-chromed to 25 µm, wiper and seals that a fitter changes with what is in his pocket. Seal
      kits for twenty years: the number is stamped on the head.</p>
      <p>Other strokes from 50 to 1,200 mm in steps of ten. Write the length between the eyes, not the stroke; everybody
      gets the stroke wrong once.</p>
    `,
    attributes: [
      { name: "Standard", value: "ISO 6020-1" },
      { name: "Eyes", value: "GE 25 ES, 25 mm" },
      { name: "Ports", value: "G ⅜" },
      { name: "Length", value: "505 mm retracted" },
      { name: "Carton", value: "1 piece" },
      { name: "Customs", value: "HS 8412 21 80, origin DE" },
    ],
    related: ["40-CLP220", "51-0100", "60-M1280"],
    soldBefore: 1340,
    viewedBefore: 4020,
  }),
  article({
    number: "40-CLP220",
    name: "Gear oil CLP 220, 1 litre",
    subtitle: "Class: ISO VG 220 · Base: mineral · Pour point: −18 °C · Bottle: 1 l",
    category: "fluids",
    product: "oil-bottle",
    make: "Grade",
    makes: [
      { name: "CLP 220", picture: 0, stock: 1900 },
      { name: "HLP 46", picture: 2, stock: 1400 },
    ],
    weight: 940,
    steps: [
      [12, 6.9],
      [60, 6.1],
      [240, 5.4],
    ],
    description: copy`
      <p>The litre for the shelf beside the machine, when the drum stands in another hall. Same batch as in the drum, so
      it may be mixed with what is in there already.</p>
      <p>Safety data sheet and batch analysis by mail, as soon as the parcel is labelled.</p>
    `,
    attributes: [
      { name: "Standard", value: "DIN 51517-3" },
      { name: "Density", value: "0.89 kg/l" },
      { name: "Carton", value: "12 bottles, 11.6 kg" },
      { name: "Shelf life", value: "5 years" },
      { name: "Customs", value: "HS 2710 19 81, origin NL" },
    ],
    related: ["40-5028", "12-M20-60", "40-F120"],
    soldBefore: 9300,
    viewedBefore: 2600,
  }),
  article({
    number: "40-F120",
    name: "Intake filter for compressors, 120 mm",
    subtitle: "Outside: 120 mm · Height: 70 mm · Fineness: 5 µm · Flow: 2.4 m³/min",
    category: "filters",
    product: "air-filter",
    make: "Medium",
    makes: [
      { name: "Paper, coated", picture: 0, stock: 0 },
      { name: "Cotton, washable", picture: 1, stock: 0 },
    ],
    weight: 210,
    steps: [
      [10, 11.8],
      [50, 10.2],
    ],
    description: copy`
      <p>Sold out until the next lot is through the bench: the last one leaked at the collar, so it went back. We will
      rather have none than that one.</p>
      <p>Leave your address and you hear when the new lot has passed.</p>
    `,
    attributes: [
      { name: "Standard", value: "ISO 5011, tested" },
      { name: "Size", value: "120 × 120 × 70 mm" },
      { name: "Collar", value: "60 mm" },
      { name: "Carton", value: "10 pieces" },
      { name: "Customs", value: "HS 8421 39 35, origin IT" },
    ],
    related: ["40-CLP220", "51-0100"],
    soldBefore: 2210,
    viewedBefore: 1290,
  }),
  article({
    number: "51-0100",
    name: "Pressure gauge 100 mm, 0 to 16 bar",
    subtitle: "Range: 0 to 16 bar · Class: 1.0 · Thread: G ½ · Filling: glycerine",
    category: "measuring",
    tags: ["recommended", "hot"],
    product: "pressure-gauge",
    make: "Case",
    makes: [
      { name: "Stainless 1.4301", picture: 0, stock: 980 },
      { name: "Black steel", picture: 1, stock: 500 },
    ],
    weight: 690,
    steps: [
      [10, 24.8],
      [50, 21.6],
      [200, 18.9],
    ],
    description: copy`
      <p>The needle stops where the pressure is and does not sing along with the pump: glycerine to the upper third, not
      to the brim, so that it can grow warm.</p>
      <p>Calibrated at five points. The card in the box has all five, and the initials of the one who read them.</p>
    `,
    attributes: [
      { name: "Standard", value: "EN 837-1" },
      { name: "Size", value: "100 × 100 × 49 mm" },
      { name: "Connection", value: "G ½ bottom, 1.4404" },
      { name: "Protection", value: "IP65" },
      { name: "Carton", value: "10 pieces, 7.4 kg" },
      { name: "Customs", value: "HS 9026 20 40, origin DE" },
    ],
    related: ["31-1150", "33-0050", "40-5028"],
    soldBefore: 8800,
    viewedBefore: 6100,
  }),
]
