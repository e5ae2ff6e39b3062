import type { CatalogueGoods } from "../catalogue.ts"
import { copy } from "../copy.ts"

export const pitchAndBoard: CatalogueGoods[] = [
  {
    number: "SP-3401",
    name: "Touchline umbrella",
    subtitle: "Span 118 cm",
    categories: ["pitch"],
    tags: ["recommended"],
    pictures: ["umbrella-0.webp", "umbrella-0-close.webp", "umbrella-0-angle.webp"],
    description: copy`
      <p><strong>For the other athlete: the one who drives, brings oranges and stands still for ninety minutes.</strong></p>
      <p>Covers two adults, or one adult and a substitute who has been told to stay warm.</p>
      <p>Wooden crook, so it hangs on the fence while you clap. Fibreglass ribs that fold up in a gust and fold back
      with a flick. The spike goes into turf and holds it there while you pour the tea.</p>
      <p>Tested at Hayward, row four, in sideways rain, by Joan. Joan has three boys and no patience.</p>
    `,
    attributes: [
      { name: "Span", value: "118 cm" },
      { name: "Ribs", value: "Eight, fibreglass" },
      { name: "Handle", value: "Ash crook" },
      { name: "Length", value: "90 cm" },
    ],
    variants: [{ number: "SP-3401-1", price: 42, stock: 36, weight: 640 }],
    tiers: [
      { begin: 10, price: 37 },
      { begin: 40, price: 33 },
    ],
    related: ["SP-3301", "SP-6110"],
    soldBefore: 310,
    viewedBefore: 4405,
  },
  {
    number: "SP-3410",
    name: "Night-pitch floodlight",
    subtitle: "24,000 lm, IP66",
    categories: ["pitch"],
    tags: ["new"],
    pictures: ["floodlight-0.webp", "floodlight-0-close.webp", "floodlight-0-angle.webp"],
    description: copy`
      <p><strong>The sun goes down at half past four in December and training starts at six.</strong></p>
      <p>One of these on a four-metre pole lights a penalty area; four light a small pitch well enough to read shirt
      numbers.</p>
      <p>Neutral white, wide throw, and a hood that keeps the light off the houses, so the council stays your friend.
      IP66, which in our test meant a fire hose and a bet.</p>
      <p>Poles, cable and power depend on your ground. <strong>Send us a sketch and we send a price.</strong> Clubs
      get it at cost plus ten.</p>
    `,
    attributes: [
      { name: "Light", value: "24,000 lm, 4,000 K" },
      { name: "Power", value: "200 W" },
      { name: "Water", value: "IP66" },
      { name: "Bracket", value: "Steel, 180°" },
      { name: "Warranty", value: "Five years" },
    ],
    specs: [{ name: "Set", values: [{ name: "Single" }, { name: "Four with poles" }] }],
    variants: [
      { number: "SP-3410-1", values: ["Single"], price: null, stock: 12, weight: 3900 },
      { number: "SP-3410-4", values: ["Four with poles"], price: null, stock: 2, weight: 58000 },
    ],
    related: ["SP-3301"],
    soldBefore: 26,
    viewedBefore: 2290,
  },
  {
    number: "SP-4201",
    name: "Ramp 8.25",
    subtitle: "Seven-ply maple",
    categories: ["decks"],
    tags: ["hot", "recommended"],
    pictures: ["skateboard-0.webp", "skateboard-0-close.webp", "skateboard-0-angle.webp", "skateboard-1.webp"],
    description: copy`
      <p><strong>Complete, assembled, and tight where it should be.</strong></p>
      <p>Seven plies of Canadian maple pressed one board at a time, so every one has the same concave and the same pop.
      Sunset or neon stripes underneath; they will be gone in a month, as intended.</p>
      <p>8.25 is a transition width: stable on the way up, quick enough on the way down. Trucks are forged, wheels 54
      mm and 99A, loud and fast on concrete.</p>
      <ul>
        <li>Grip is on. Bolts are threadlocked.</li>
        <li><strong>Bearings are fine, not magic.</strong> See the set of eight.</li>
      </ul>
    `,
    attributes: [
      { name: "Pop", value: "91/100, single press" },
      { name: "Turn", value: "78/100, tight out of the box" },
      { name: "Speed", value: "64/100, bearings could be faster" },
      { name: "Quiet", value: "22/100, 99A on concrete" },
      { name: "Width", value: "8.25 in" },
      { name: "Length", value: "32 in, wheelbase 14.25" },
      { name: "Deck", value: "Seven-ply maple, single press" },
      { name: "Wheels", value: "54 mm, 99A" },
      { name: "Trucks", value: "Forged, 149 mm" },
    ],
    specs: [
      {
        name: "Graphic",
        values: [
          { name: "Sunset", picture: "skateboard-0.webp" },
          { name: "Neon", picture: "skateboard-1.webp" },
        ],
      },
    ],
    variants: [
      { number: "SP-4201-1", values: ["Sunset"], price: 104, stock: 29, weight: 2750, picture: "skateboard-0.webp" },
      { number: "SP-4201-2", values: ["Neon"], price: 104, stock: 33, weight: 2750, picture: "skateboard-1.webp" },
    ],
    related: ["SP-4210", "SP-1420", "SP-6301"],
    soldBefore: 870,
    viewedBefore: 21444,
  },
  {
    number: "SP-4210",
    name: "Bearings, set of eight",
    subtitle: "Brass cage, open",
    categories: ["parts"],
    tags: ["under20", "raceweek"],
    pictures: ["ball-bearing-0.webp", "ball-bearing-0-close.webp", "ball-bearing-0-angle.webp"],
    description: copy`
      <p><strong>You asked for faster, in about one review of three.</strong></p>
      <p>Steel balls in a brass cage, open on one side so you can actually clean them, pre-run for ten minutes on a
      drill by whoever lost at table tennis.</p>
      <p>A hand-spun wheel turns for a minute and forty. That is a party trick; what counts is that they are still
      quiet after a winter. Wash in alcohol, dry, <strong>two drops of oil</strong>, not five.</p>
      <p>Size 608, which fits every skateboard wheel and most scooters in the hall.</p>
    `,
    attributes: [
      { name: "Size", value: "608, 8 × 22 × 7 mm" },
      { name: "Cage", value: "Brass, open" },
      { name: "Lubrication", value: "Light oil" },
      { name: "In the tin", value: "Eight, with spacers" },
    ],
    variants: [{ number: "SP-4210-8", price: 19, stock: 96, weight: 130 }],
    related: ["SP-4201", "SP-1420"],
    soldBefore: 1240,
    viewedBefore: 9604,
  },
]
