import type { CatalogueGoods } from "../catalogue.ts"
import { copy } from "../copy.ts"

export const living: CatalogueGoods[] = [
  {
    number: "22310",
    name: "Fern table lamp",
    subtitle: "Ceramic and linen, 52 cm",
    categories: ["light"],
    tags: ["hot", "recommended"],
    pictures: ["table-lamp-0.webp", "table-lamp-0-close.webp", "table-lamp-0-angle.webp", "table-lamp-1.webp"],
    description: copy`
      <p>A fluted ceramic foot, a linen shade and a light that makes a rented room look lived in. The foot is glazed
      by hand; you can find the thumbprint of the person who held it, near the brass ring.</p>
      <p>The switch sits on the cord at the height of a sofa arm. Cord and plug are fabric-covered and long enough to
      reach behind the bookcase, because that is where the socket always is.</p>
      <p>Takes any E27 bulb up to 9 W; a warm one is in the box. <strong>Moss</strong> is between firings at the
      moment.</p>
    `,
    attributes: [
      { name: "Material", value: "Ceramic, brass, linen" },
      { name: "Height", value: "52 cm" },
      { name: "Shade", value: "Ø 34 cm" },
      { name: "Bulb", value: "E27, max 9 W, included" },
      { name: "Cord", value: "2.4 m, fabric" },
      { name: "Plug", value: "Matches your country" },
    ],
    specs: [
      {
        name: "Colour",
        values: [
          { name: "Teal", picture: "table-lamp-0.webp" },
          { name: "Terracotta", picture: "table-lamp-1.webp" },
        ],
      },
    ],
    variants: [
      {
        number: "22310-T",
        values: ["Teal"],
        price: 119,
        originalPrice: 149,
        stock: 13,
        weight: 2900,
        picture: "table-lamp-0.webp",
      },
      {
        number: "22310-R",
        values: ["Terracotta"],
        price: 119,
        originalPrice: 149,
        stock: 0,
        weight: 2900,
        picture: "table-lamp-1.webp",
      },
    ],
    related: ["22320", "22101", "22405"],
    soldBefore: 877,
    viewedBefore: 21544,
  },
  {
    number: "22320",
    name: "Filament bulbs, pair",
    subtitle: "E27, 6 W, dimmable",
    categories: ["light"],
    tags: ["under20"],
    pictures: [
      "led-bulb-1.webp",
      "led-bulb-2.webp",
      "led-bulb-0.webp",
      "led-bulb-0-close.webp",
      "led-bulb-0-angle.webp",
    ],
    description: copy`
      <p>Two bulbs that look the way bulbs are drawn. Clear or amber glass over four long filaments, frosted
      where a lamp has no shade, and a colour somewhere between
      candle and toast: 2,400 kelvin, if you like it exact.</p>
      <p>They draw 6 watts each and dim down to a glow without buzzing, which we tested with the cheapest dimmer we
      could find and an irritable cat.</p>
      <p>Fifteen thousand hours is what the maker says. We wrote the date on ours in 2019 and will tell you. E27 screw
      base, so they fit the Fern lamp and most things your grandparents owned.</p>
    `,
    attributes: [
      { name: "Base", value: "E27" },
      { name: "Power", value: "6 W each, like 50 W" },
      { name: "Colour", value: "2,400 K" },
      { name: "Dims", value: "Yes, to 5%" },
      { name: "Life", value: "15,000 hours" },
    ],
    specs: [
      {
        name: "Glass",
        values: [
          { name: "Clear", picture: "led-bulb-1.webp" },
          { name: "Amber", picture: "led-bulb-2.webp" },
          { name: "Frosted", picture: "led-bulb-0.webp" },
        ],
      },
    ],
    variants: [
      { number: "22320-1", values: ["Clear"], price: 16, stock: 240, weight: 180, picture: "led-bulb-1.webp" },
      { number: "22320-2", values: ["Amber"], price: 16, stock: 130, weight: 180, picture: "led-bulb-2.webp" },
      { number: "22320-3", values: ["Frosted"], price: 16, stock: 85, weight: 180, picture: "led-bulb-0.webp" },
    ],
    tiers: [
      { begin: 6, price: 14.4 },
      { begin: 30, price: 12.8 },
    ],
    related: ["22310"],
    soldBefore: 1960,
    viewedBefore: 12077,
  },
  {
    number: "22101",
    name: "Dip vase",
    subtitle: "Half-glazed terracotta",
    categories: ["shelf"],
    tags: ["new", "recommended"],
    pictures: ["vase-0.webp", "vase-0-close.webp", "vase-0-angle.webp"],
    description: copy`
      <p>Thrown in terracotta, then held upside down by the foot and dipped to the waist in white. What stays bare is
      where the fingers were. That is the whole design, and it took the potter two years to stop adding to it.</p>
      <p>The neck is narrow, so three stems are enough and a supermarket bunch looks like you thought about it. Glazed
      inside: it holds water and leaves no ring.</p>
      <p>The olive branch in the picture is from the tree by our back door and is not for sale.</p>
    `,
    attributes: [
      { name: "Material", value: "Terracotta, half-glazed" },
      { name: "Height", value: "24 cm or 32 cm" },
      { name: "Neck", value: "4 cm" },
      { name: "Watertight", value: "Yes" },
    ],
    specs: [{ name: "Size", values: [{ name: "24 cm" }, { name: "32 cm" }] }],
    variants: [
      { number: "22101-24", values: ["24 cm"], price: 36, stock: 21, weight: 1100 },
      { number: "22101-32", values: ["32 cm"], price: 52, stock: 6, weight: 1900 },
    ],
    related: ["22210", "22120", "22310"],
    soldBefore: 301,
    viewedBefore: 8840,
  },
  {
    number: "22210",
    name: "Amber candle",
    subtitle: "Rapeseed wax, 45 hours",
    categories: ["shelf", "gifts"],
    tags: ["hot", "under20"],
    pictures: ["scented-candle-0.webp", "scented-candle-0-close.webp", "scented-candle-0-angle.webp"],
    description: copy`
      <p>Smells of a wooden house in the afternoon: amber, a little cedar, and something like the inside of an old
      drawer. No vanilla was harmed.</p>
      <p>Poured into brown glass with an oak lid, which puts out the flame so you need not blow wax on the cloth.
      Rapeseed wax, cotton wick, forty-five hours if you <strong>let it melt to the edge the first time</strong>.</p>
      <p>The travel size burns twelve hours and fits a coat pocket. Empty glasses come back to us in the shop for a
      dollar, or hold toothbrushes for ever.</p>
    `,
    attributes: [
      { name: "Scent", value: "Amber, cedar, dry orange peel" },
      { name: "Wax", value: "Rapeseed" },
      { name: "Burns", value: "45 hours (220 g), 12 hours (70 g)" },
      { name: "Lid", value: "Oak" },
      { name: "Made in", value: "Portland, Maine" },
    ],
    specs: [{ name: "Size", values: [{ name: "Travel, 70 g" }, { name: "Classic, 220 g" }] }],
    variants: [
      { number: "22210-T", values: ["Travel, 70 g"], price: 12, stock: 160, weight: 190 },
      { number: "22210-C", values: ["Classic, 220 g"], price: 28, stock: 74, weight: 520 },
    ],
    related: ["22101", "20418", "24201"],
    soldBefore: 2310,
    viewedBefore: 27660,
  },
  {
    number: "22120",
    name: "Station clock",
    subtitle: "Bent oak, 30 cm",
    categories: ["shelf"],
    tags: ["recommended"],
    pictures: ["wall-clock-0.webp", "wall-clock-0-close.webp", "wall-clock-0-angle.webp"],
    description: copy`
      <p>Black bars, white face, a red second hand that glides and does not tick. You can read it from the other end
      of a kitchen without your glasses, which was the only brief.</p>
      <p>The rim is bent oak, joined where the six is, so you never see the seam. The movement is a silent quartz one
      from Germany that costs more than most clocks; it is the reason you can hang this in a bedroom.</p>
      <p>One AA battery a year. Comes with the nail, the right one.</p>
    `,
    attributes: [
      { name: "Size", value: "Ø 30 cm" },
      { name: "Rim", value: "Bent oak" },
      { name: "Movement", value: "Silent quartz" },
      { name: "Battery", value: "1 × AA, included" },
    ],
    variants: [{ number: "22120-1", price: 64, stock: 23, weight: 980 }],
    related: ["22405", "22101"],
    soldBefore: 466,
    viewedBefore: 7304,
  },
]
