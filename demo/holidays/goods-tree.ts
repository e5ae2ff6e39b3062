import type { CatalogueGoods } from "../catalogue.ts"
import { copy } from "../copy.ts"
import { variantsOf } from "./variants-of.ts"

/** What hangs, stands or glows. */
export const treeGoods: CatalogueGoods[] = [
  {
    ...variantsOf({
      number: "W-0302",
      product: "snow-globe",
      spec: "Base",
      price: 38,
      weight: 940,
      values: [
        { name: "Walnut", code: "W", stock: 64, price: 34, originalPrice: 42 },
        { name: "Brass", code: "B", stock: 41 },
      ],
    }),
    name: "Cottage in snow",
    subtitle: "Hand-painted, plays “Still, Still”",
    categories: ["globes"],
    tags: ["new", "hot"],
    description: copy`
      <p>One cottage, one lamp in the window, and a small private blizzard whenever you want it.</p>
      <p>The cottage is cast in Whitby from a wax that Maud Fairfax cut in 1923, and painted under a lens by two people
      who do not speak while they do it. Wind the key four times and it plays “Still, Still” twice through, a little
      slower towards the end, as one should.</p>
      <ul>
        <li><strong>Walnut</strong>: a turned base, oiled, with felt under it.</li>
        <li><strong>Brass</strong>: spun and lacquered, heavier, for a hall that has a draught.</li>
      </ul>
      <p>It travels in its own wooden box. The box has been sent back to us once, with a hamster in it. We kept neither.</p>
    `,
    attributes: [
      { name: "Glass", value: "10 cm, hand-blown" },
      { name: "Tune", value: "Still, Still, Still; 18 notes" },
      { name: "Snow", value: "Porcelain chips, never clumps" },
      { name: "Height", value: "15 cm with the base" },
      { name: "Made in", value: "Whitby and York" },
    ],
    tiers: [
      { begin: 6, price: 28 },
      { begin: 24, price: 24 },
    ],
    related: ["W-0814", "W-0101", "W-0410", "W-0601"],
    soldBefore: 1840,
    viewedBefore: 22300,
  },
  {
    ...variantsOf({
      number: "W-0814",
      product: "bauble",
      spec: "Colour",
      price: 22,
      weight: 310,
      values: [
        { name: "Midnight claret", code: "C", stock: 420, originalPrice: 28 },
        { name: "Fir and gold", code: "F", stock: 380 },
        { name: "First frost", code: "S", stock: 260 },
      ],
    }),
    name: "Cellar baubles",
    subtitle: "Four blown-glass baubles",
    categories: ["glass"],
    tags: ["new", "hot", "york"],
    description: copy`
      <p>Each ball is blown by mouth, silvered with a spoonful of nitrate, and hung to dry upside down like a small, rich
      bat.</p>
      <p>A set is one large ball with a band of mica, two of the size of an apple and one of a plum. They are dipped in
      the cellar below the shop, three coats, and dusted while the last one is still thinking about it. They hum a little
      when a door shuts.</p>
      <p>Hooks are on. A spare plum lies in every box, because somebody has a cat.</p>
    `,
    attributes: [
      { name: "In the box", value: "One 10 cm, two 6 cm, one 5 cm, and a spare" },
      { name: "Glass", value: "0.8 mm, silvered inside" },
      { name: "Cap", value: "Brass, wire hook on" },
      { name: "Weight", value: "310 g the set" },
      { name: "Made in", value: "York, cellar of the shop" },
    ],
    tiers: [
      { begin: 12, price: 16 },
      { begin: 60, price: 13 },
      { begin: 240, price: 10.5 },
    ],
    related: ["W-0101", "W-0410", "W-0302", "W-0601"],
    soldBefore: 6110,
    viewedBefore: 61100,
  },
  {
    ...variantsOf({
      number: "W-0410",
      product: "wreath",
      spec: "Ribbon",
      price: 54,
      weight: 1250,
      values: [
        { name: "Claret", code: "C", stock: 96 },
        { name: "Gold", code: "G", stock: 58, price: 58 },
      ],
    }),
    name: "Door wreath",
    subtitle: "Norway spruce, real cones, 45 cm",
    categories: ["doors"],
    tags: ["new", "hot", "york"],
    description: copy`
      <p>Norway spruce from Dalby Forest, cut on a Monday, bound on a Tuesday and on your door before it has noticed.</p>
      <p>The ring is willow, so it can go on the compost with the rest of it in January. The bow is tied twice. Keep it
      out of the sun and spray it once a week, or do not; it has seen worse.</p>
    `,
    attributes: [
      { name: "Green", value: "Norway spruce, cedar, juniper" },
      { name: "Across", value: "45 cm, bow not counted" },
      { name: "Keeps", value: "Five weeks outside" },
      { name: "Ring", value: "Willow, tied, no wire" },
    ],
    tiers: [
      { begin: 6, price: 44 },
      { begin: 24, price: 42 },
    ],
    related: ["W-0814", "W-0520", "W-0530", "W-0101"],
    soldBefore: 2260,
    viewedBefore: 19800,
  },
  {
    ...variantsOf({
      number: "W-0530",
      product: "scented-candle",
      spec: "Scent",
      price: 19,
      weight: 420,
      values: [
        { name: "Clove and amber", code: "C", stock: 210 },
        { name: "Sage and snow", code: "S", stock: 144 },
      ],
    }),
    name: "Vestry candle",
    subtitle: "Rapeseed and beeswax, 45 hours",
    categories: ["candles"],
    tags: ["new", "recommended"],
    description: copy`
      <p>Forty-five hours, which is one for each evening from the first of Advent to Twelfth Night, if you are strict.</p>
      <p><strong>Clove and amber</strong> smells like the third house you visit on Boxing Day. <strong>Sage and
      snow</strong> smells like the walk between the second and the third.</p>
    `,
    attributes: [
      { name: "Wax", value: "Rapeseed from the Wolds, beeswax" },
      { name: "Burns", value: "45 hours" },
      { name: "Wick", value: "Cotton, trim to 5 mm" },
      { name: "Glass", value: "8 × 9 cm, with a lid" },
    ],
    tiers: [
      { begin: 6, price: 15.5 },
      { begin: 48, price: 12 },
    ],
    related: ["W-0701", "W-0410", "W-0806", "W-0601"],
    soldBefore: 3120,
    viewedBefore: 14400,
  },
  {
    ...variantsOf({
      number: "W-0101",
      product: "christmas-tree",
      spec: "Wood",
      price: 46,
      weight: 1400,
      values: [
        { name: "Oak", code: "O", stock: 72 },
        { name: "Spruce", code: "S", stock: 55, originalPrice: 54 },
      ],
    }),
    name: "Spiral tree",
    subtitle: "Turns flat for the attic, 48 cm",
    categories: ["trees"],
    tags: ["new", "hot"],
    description: copy`
      <p>A tree of forty-one slats on one rod. Give it a twist and it stands; twist it back and it lies in a drawer until
      next year, taking up less room than the argument about where the tree should go.</p>
      <p>Oak is left as it grew. Spruce is stained fir green with a water stain that does not rub off on the cat.</p>
    `,
    attributes: [
      { name: "Height", value: "48 cm with its star" },
      { name: "Slats", value: "41, sanded by hand" },
      { name: "Packed", value: "50 × 6 × 6 cm" },
      { name: "Hung with", value: "Twelve beads, in the box" },
    ],
    tiers: [
      { begin: 6, price: 39 },
      { begin: 24, price: 33 },
    ],
    related: ["W-0814", "W-0520", "W-0302", "W-0410"],
    soldBefore: 1480,
    viewedBefore: 17250,
  },
  {
    ...variantsOf({
      number: "W-0520",
      product: "string-lights",
      spec: "Light",
      price: 26,
      weight: 680,
      values: [
        { name: "Warm white", code: "W", stock: 310 },
        { name: "Fairground", code: "F", stock: 120 },
        { name: "Warm white, white cable", code: "C", stock: 88 },
      ],
    }),
    name: "Minster lights",
    subtitle: "Ten metres, twenty bulbs, out of doors",
    categories: ["lights"],
    tags: ["new"],
    description: copy`
      <p>Twenty bulbs on ten metres of cable that lies flat, does not remember being rolled up, and can be left out in
      the rain with the neighbours watching.</p>
      <p>Five strings run from one plug. The bulbs unscrew: a dead one is a dead one, and not a dead string.</p>
    `,
    attributes: [
      { name: "Length", value: "10 m, and 3 m to the plug" },
      { name: "Bulbs", value: "20 LED, 2,200 kelvin, two spare" },
      { name: "Weather", value: "IP44, all of it" },
      { name: "Takes", value: "12 watts in all" },
    ],
    tiers: [
      { begin: 10, price: 21 },
      { begin: 50, price: 17.5 },
    ],
    related: ["W-0101", "W-0410", "W-0814"],
    soldBefore: 1920,
    viewedBefore: 9900,
  },
  {
    ...variantsOf({
      number: "W-0540",
      product: "table-lamp",
      spec: "Shade",
      price: 58,
      weight: 1900,
      values: [
        { name: "Teal", code: "T", stock: 0 },
        { name: "Terracotta", code: "R", stock: 0 },
      ],
    }),
    name: "Waiting-up lamp",
    subtitle: "For the window, with a dimmer",
    categories: ["lights"],
    description: copy`
      <p>The lamp that is left on for whoever comes last. It dims to about one candle, which is enough to find the key
      and not enough to be asked the time.</p>
      <p>Sold out until the potter in Helmsley has slept. Leave your address and we write once.</p>
    `,
    attributes: [
      { name: "Height", value: "41 cm" },
      { name: "Foot", value: "Stoneware, Helmsley" },
      { name: "Bulb", value: "E14, in the box" },
      { name: "Cable", value: "Cloth, 2 m, with a dimmer" },
    ],
    related: ["W-0520", "W-0530", "W-0805"],
    soldBefore: 240,
    viewedBefore: 3100,
  },
]
