import type { CatalogueGoods } from "../catalogue.ts"
import { copy } from "../copy.ts"

export const court: CatalogueGoods[] = [
  {
    number: "SP-2107",
    name: "Asphalt ball",
    subtitle: "Outdoor, sizes 5 to 7",
    categories: ["basketball"],
    tags: ["hot", "recommended"],
    pictures: ["basketball-0.webp", "basketball-0-close.webp", "basketball-0-angle.webp"],
    description: copy`
      <p><strong>An outdoor ball that admits it.</strong></p>
      <p>Deep channels for wet fingers, a cover compound taken from bicycle tyres, and a bladder that is still at
      pressure on Monday.</p>
      <p>Indoors it is a little heavy in the hand. Outdoors, on the court behind the fire station, it lasted three
      times as long as the one everybody buys. We know because Dee counted the pebbles left.</p>
      <ul>
        <li><strong>Size 5</strong> for under twelves.</li>
        <li><strong>Size 6</strong> for women’s play.</li>
        <li><strong>Size 7</strong> for the rest.</li>
      </ul>
    `,
    attributes: [
      { name: "Grip", value: "90/100, also with wet fingers" },
      { name: "Bounce", value: "84/100, true on rough ground" },
      { name: "Wear", value: "88/100, twelve weeks of asphalt" },
      { name: "Quiet", value: "31/100, the neighbours know" },
      { name: "Surface", value: "Outdoor" },
      { name: "Cover", value: "Rubber compound, deep channel" },
      { name: "Bladder", value: "Butyl" },
      { name: "Pressure", value: "0.55 to 0.60 bar" },
      { name: "Tested", value: "12 weeks, fire-station court" },
    ],
    specs: [{ name: "Size", values: [{ name: "5" }, { name: "6" }, { name: "7" }] }],
    variants: [
      { number: "SP-2107-5", values: ["5"], price: 28, originalPrice: 34, stock: 60, weight: 490 },
      { number: "SP-2107-6", values: ["6"], price: 34, originalPrice: 42, stock: 71, weight: 560 },
      { number: "SP-2107-7", values: ["7"], price: 34, originalPrice: 42, stock: 118, weight: 620 },
    ],
    tiers: [
      { begin: 6, price: 26 },
      { begin: 20, price: 23.5 },
      { begin: 60, price: 20.9, regions: { FR: 21.9, ES: 21.5 } },
    ],
    related: ["SP-1420", "SP-6101", "SP-6201"],
    soldBefore: 5300,
    viewedBefore: 60114,
  },
  {
    number: "SP-2201",
    name: "Baseline 98",
    subtitle: "Carbon, strung",
    categories: ["racket"],
    tags: ["new", "recommended"],
    pictures: ["tennis-set-0.webp", "tennis-set-0-close.webp", "tennis-set-0-angle.webp"],
    description: copy`
      <p><strong>A 98-inch head for people who hit up the back of the ball and mean it.</strong></p>
      <p>Carbon layup, slightly soft in the throat, so a mishit stings your pride and not your elbow.</p>
      <p>It comes strung at 24 kilos with a round co-poly, plus two balls, because a new racket in a house without
      balls is a kind of cruelty.</p>
      <p>Three grips. If you stand between two, <strong>take the smaller one</strong> and add an overgrip; nobody has
      ever sanded a handle down.</p>
    `,
    attributes: [
      { name: "Spin", value: "90/100, 16 × 19" },
      { name: "Control", value: "86/100, 98 square inches" },
      { name: "Power", value: "72/100, you bring the rest" },
      { name: "Comfort", value: "74/100, soft in the throat" },
      { name: "Head", value: "98 sq in, 632 cm²" },
      { name: "Weight", value: "305 g unstrung" },
      { name: "Balance", value: "320 mm" },
      { name: "Pattern", value: "16 × 19" },
      { name: "Strung", value: "Co-poly, 24 kg" },
      { name: "With it", value: "Two balls" },
    ],
    specs: [{ name: "Grip", values: [{ name: "L1" }, { name: "L2" }, { name: "L3" }] }],
    variants: [
      { number: "SP-2201-L1", values: ["L1"], price: 118, originalPrice: 148, stock: 9, weight: 620 },
      { number: "SP-2201-L2", values: ["L2"], price: 118, originalPrice: 148, stock: 23, weight: 620 },
      { number: "SP-2201-L3", values: ["L3"], price: 118, originalPrice: 148, stock: 15, weight: 620 },
    ],
    related: ["SP-6201", "SP-6301", "SP-6101"],
    soldBefore: 1420,
    viewedBefore: 27700,
  },
  {
    number: "SP-2210",
    name: "Spin pair",
    subtitle: "Five-ply, tacky",
    categories: ["racket"],
    tags: ["new"],
    pictures: ["paddle-0.webp", "paddle-0-close.webp", "paddle-0-angle.webp"],
    description: copy`
      <p><strong>Two bats and a ball for the table in the break room, and good enough that the break gets longer.</strong></p>
      <p>Five-ply blades, two-millimetre sponge, rubbers with real tack: turn one over above the ball and lift.</p>
      <p>Red side faster, black side spinnier. The handles are flared and oiled. No varnish: they soak up the sweat
      and stay in your hand.</p>
      <p>Clean the rubber with water and breath. When it goes shiny, in about a year of lunches, we sell the
      sheets.</p>
    `,
    attributes: [
      { name: "Blade", value: "Five-ply" },
      { name: "Rubber", value: "2.0 mm sponge, tacky" },
      { name: "Handle", value: "Flared, oiled" },
      { name: "With it", value: "One ball, 40+" },
    ],
    variants: [{ number: "SP-2210-1", price: 39, stock: 58, weight: 420 }],
    tiers: [
      { begin: 4, price: 36 },
      { begin: 16, price: 32.5 },
    ],
    related: ["SP-2201", "SP-2107"],
    soldBefore: 1180,
    viewedBefore: 13055,
  },
  {
    number: "SP-3301",
    name: "Derby match ball",
    subtitle: "Bonded, 32 panels",
    categories: ["pitch"],
    tags: ["hot"],
    pictures: [
      "football-0.webp",
      "football-0-close.webp",
      "football-0-angle.webp",
      "football-1.webp",
      "football-2.webp",
    ],
    description: copy`
      <p><strong>Thirty-two panels, bonded, in the two colours a ball should have, and in yellow for November.</strong></p>
      <p>Flies true in the wet and sounds right off the laces: a thump, not a slap.</p>
      <p>We played it through an Oregon winter on mud, turf and the gravel bit by the south goal. It takes on nine
      grams of water in ninety minutes. The last one we tried took fifty.</p>
      <p>Goalkeepers complain that it dips. <strong>They are right.</strong> Pump to 0.8 bar on grass, 0.7 on hard
      ground.</p>
    `,
    attributes: [
      { name: "Panels", value: "32, thermally bonded" },
      { name: "Cover", value: "1.2 mm PU" },
      { name: "Water", value: "+9 g in 90 minutes" },
      { name: "Pressure", value: "0.7 to 0.8 bar" },
      { name: "Tested", value: "One Oregon winter" },
    ],
    specs: [
      { name: "Size", values: [{ name: "4" }, { name: "5" }] },
      {
        name: "Colour",
        values: [
          { name: "Black and white", picture: "football-0.webp" },
          { name: "Blue and orange", picture: "football-1.webp" },
          { name: "Neon yellow", picture: "football-2.webp" },
        ],
      },
    ],
    variants: [
      {
        number: "SP-3301-5",
        values: ["5", "Black and white"],
        price: 48,
        stock: 83,
        weight: 440,
        picture: "football-0.webp",
      },
      {
        number: "SP-3301-4",
        values: ["4", "Black and white"],
        price: 44,
        stock: 41,
        weight: 390,
        picture: "football-0.webp",
      },
      {
        number: "SP-3301-5B",
        values: ["5", "Blue and orange"],
        price: 48,
        stock: 36,
        weight: 440,
        picture: "football-1.webp",
      },
      {
        number: "SP-3301-4Y",
        values: ["4", "Neon yellow"],
        price: 44,
        stock: 28,
        weight: 390,
        picture: "football-2.webp",
      },
      {
        number: "SP-3301-5Y",
        values: ["5", "Neon yellow"],
        price: 48,
        stock: 52,
        weight: 440,
        picture: "football-2.webp",
      },
    ],
    tiers: [
      { begin: 10, price: 40 },
      { begin: 30, price: 36.5 },
    ],
    related: ["SP-3401", "SP-6101"],
    soldBefore: 2960,
    viewedBefore: 34871,
  },
]
