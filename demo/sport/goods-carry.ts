import type { CatalogueGoods } from "../catalogue.ts"
import { copy } from "../copy.ts"

export const carry: CatalogueGoods[] = [
  {
    number: "SP-6101",
    name: "Squeeze 750",
    subtitle: "Two caps",
    categories: ["drink"],
    tags: ["hot", "under20"],
    pictures: ["water-bottle-0.webp", "water-bottle-0-close.webp", "water-bottle-0-angle.webp", "water-bottle-2.webp"],
    description: copy`
      <p><strong>Two caps: one that jets when you squeeze, one that pours when you do not feel like squeezing.</strong></p>
      <p>Soft wall, wide neck, and a valve you can take apart with your teeth, though we did not say so.</p>
      <p>Seven hundred and fifty millilitres fits a bicycle cage, a cup holder and the net pocket of every bag we
      sell. Marks on the side for people who mix powders.</p>
      <p>It is plastic. It tastes of nothing from the second day, it goes in the dishwasher, and we take dead ones
      back and grind them.</p>
    `,
    attributes: [
      { name: "Holds", value: "750 ml" },
      { name: "Material", value: "LDPE, BPA free" },
      { name: "Caps", value: "Jet and flip, both in the box" },
      { name: "Fits", value: "74 mm bottle cage" },
      { name: "Care", value: "Dishwasher, top rack" },
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
      { number: "SP-6101-C", values: ["Clear"], price: 16, stock: 310, weight: 120, picture: "water-bottle-0.webp" },
      { number: "SP-6101-R", values: ["Coral"], price: 16, stock: 264, weight: 120, picture: "water-bottle-2.webp" },
    ],
    tiers: [
      { begin: 12, price: 13.5 },
      { begin: 60, price: 11.2 },
      { begin: 240, price: 9.4, regions: { DE: 9.9, FR: 9.9 } },
    ],
    related: ["SP-6110", "SP-6202", "SP-2107"],
    soldBefore: 8200,
    viewedBefore: 57020,
  },
  {
    number: "SP-6110",
    name: "Cold flask 600",
    subtitle: "Steel, 24 h cold",
    categories: ["drink"],
    tags: ["recommended"],
    pictures: ["tumbler-0.webp", "tumbler-0-close.webp", "tumbler-0-angle.webp"],
    description: copy`
      <p><strong>Ice in at six, ice at six.</strong></p>
      <p>Double-wall steel, a loop for one finger, and a lid that closes in one and a quarter turns because nobody has
      two at a water stop.</p>
      <p>We threw it off the stadium steps, all forty-one of them. It has a dent at row nine and another at row
      thirty, and it still holds a vacuum. The paint did worse than the steel.</p>
      <p>Not for carbonated anything. <strong>Ask Marcus’s ceiling.</strong></p>
    `,
    attributes: [
      { name: "Holds", value: "600 ml" },
      { name: "Material", value: "18/8 steel" },
      { name: "Cold", value: "24 hours" },
      { name: "Hot", value: "10 hours" },
      { name: "Drop test", value: "41 stadium steps" },
    ],
    variants: [{ number: "SP-6110-T", price: 32, stock: 145, weight: 345 }],
    tiers: [
      { begin: 10, price: 28.5 },
      { begin: 50, price: 25 },
    ],
    related: ["SP-6101", "SP-6201"],
    soldBefore: 4550,
    viewedBefore: 38812,
  },
  {
    number: "SP-6201",
    name: "Gym hold 32",
    subtitle: "Waxed canvas",
    categories: ["packs"],
    tags: ["recommended"],
    pictures: ["duffel-bag-0.webp", "duffel-bag-0-close.webp", "duffel-bag-0-angle.webp"],
    description: copy`
      <p><strong>Thirty-two litres of waxed canvas with a leather floor.</strong></p>
      <p>Shoes go in the end pocket, which has holes, because shoes. Everything else goes in the middle and stays there:
      the mouth is framed and does not flop shut on your hand.</p>
      <p>Carry it by the handles, over the shoulder, or across the back on a bike. It stands in a locker upright. The
      crew put a wet towel in one for five days in July; we aired it, waxed it, and nobody can tell which one it
      was.</p>
    `,
    attributes: [
      { name: "Holds", value: "32 l" },
      { name: "Material", value: "Waxed canvas, leather" },
      { name: "Shoes", value: "Vented end pocket, to size 48" },
      { name: "Size", value: "48 × 26 × 25 cm" },
      { name: "Strap", value: "Removable, padded" },
    ],
    variants: [{ number: "SP-6201-N", price: 96, stock: 37, weight: 1480 }],
    related: ["SP-6202", "SP-6110", "SP-1016"],
    soldBefore: 1330,
    viewedBefore: 20654,
  },
  {
    number: "SP-6202",
    name: "Ride pack 20",
    subtitle: "Helmet strap",
    categories: ["packs"],
    tags: ["raceweek"],
    pictures: ["backpack-0.webp", "backpack-0-close.webp", "backpack-0-angle.webp"],
    description: copy`
      <p><strong>A commuter’s bag that trains.</strong></p>
      <p>Helmet strap on the front, U-lock sleeve down the side, and a back panel with a channel so your shirt arrives
      drier than you do.</p>
      <p>Forest-green canvas, because black bags are invisible at a quarter to six. A loop for the light sits at the
      right height for a driver’s eyes, measured from the seat of Dee’s truck.</p>
      <p>Twenty litres: laptop, lunch, shoes, one honest towel. <strong>Not a ball.</strong> We tried every way
      round.</p>
    `,
    attributes: [
      { name: "Holds", value: "20 l" },
      { name: "Material", value: "Canvas, water-resistant" },
      { name: "Laptop", value: "To 15 inches" },
      { name: "Outside", value: "Helmet strap, lock sleeve, light loop" },
      { name: "Weight", value: "920 g" },
    ],
    variants: [{ number: "SP-6202-G", price: 88, stock: 28, weight: 1010 }],
    related: ["SP-6201", "SP-6101", "SP-7401"],
    soldBefore: 920,
    viewedBefore: 14881,
  },
  {
    number: "SP-6210",
    name: "Eugene Half race tote",
    subtitle: "Cotton canvas",
    categories: ["packs"],
    pictures: ["tote-bag-0.webp", "tote-bag-0-close.webp", "tote-bag-0-angle.webp"],
    description: copy`
      <p><strong>Handed to finishers in April; the two hundred left over were sold here in a morning.</strong></p>
      <p>The sun on the front is the one over Pre’s Trail at mile nine, when people start to bargain.</p>
      <p>Heavy cotton, rope handles, and a navy foot that does not show the mud. It holds a dry set of clothes, a
      banana and a medal, in that order of importance.</p>
      <p><strong>Gone until next April.</strong> You can still get one for nothing: it takes 21.1 kilometres and we
      hand it over at the line.</p>
    `,
    attributes: [
      { name: "Material", value: "Cotton canvas" },
      { name: "Size", value: "42 × 36 × 16 cm" },
      { name: "Run", value: "200 left over, sold" },
      { name: "Next", value: "April" },
    ],
    variants: [{ number: "SP-6210-1", price: 24, stock: 0, weight: 500 }],
    related: ["SP-6201", "SP-6101"],
    soldBefore: 200,
    viewedBefore: 6207,
  },
]
