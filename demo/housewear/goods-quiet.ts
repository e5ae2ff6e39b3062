import type { CatalogueGoods } from "../catalogue.ts"
import { copy } from "../copy.ts"

export const quiet: CatalogueGoods[] = [
  {
    number: "L-1190",
    name: "Knude",
    subtitle: "Bisque knot on stone",
    categories: ["vases"],
    tags: ["signe"],
    pictures: [
      "clay-sculpture-0.webp",
      "clay-sculpture-0-close.webp",
      "clay-sculpture-0-angle.webp",
      "clay-sculpture-1.webp",
    ],
    description: copy`
      <p>A knot that cannot be untied and does not have to be. Modelled from one coil, dried for six weeks, fired
      once.</p>
      <p>It does nothing. People stop talking for a moment and then go on, which is what a still thing is for.</p>
    `,
    attributes: [
      { name: "Height", value: "27 cm" },
      { name: "Clay", value: "Bisque, unglazed" },
      { name: "Foot", value: "Limestone or walnut" },
      { name: "Signed", value: "Underneath, by Asta" },
    ],
    specs: [
      {
        name: "Clay",
        values: [
          { name: "Terracotta", picture: "clay-sculpture-0.webp" },
          { name: "Chalk", picture: "clay-sculpture-1.webp" },
        ],
      },
    ],
    variants: [
      {
        number: "L-1190-T",
        values: ["Terracotta"],
        price: 140,
        stock: 2,
        weight: 3400,
        picture: "clay-sculpture-0.webp",
      },
      { number: "L-1190-C", values: ["Chalk"], price: 140, stock: 3, weight: 3400, picture: "clay-sculpture-1.webp" },
    ],
    related: ["L-1110", "L-2041", "L-1060"],
    soldBefore: 64,
    viewedBefore: 561,
  },
  {
    number: "L-2210",
    name: "Lys bulbs, pair",
    subtitle: "E27, 2200 K, dims without humming",
    categories: ["light"],
    tags: ["hot"],
    pictures: [
      "led-bulb-0.webp",
      "led-bulb-0-close.webp",
      "led-bulb-0-angle.webp",
      "led-bulb-1.webp",
      "led-bulb-2.webp",
    ],
    description: copy`
      <p>Most lamps are not too bright; their bulbs are. These give what a forty-watt bulb gave, two hundred kelvin
      warmer than the shop down the road believes possible.</p>
      <p>In pairs, because a room needs two lamps, and because one of them always turns out to be in the hall.</p>
    `,
    attributes: [
      { name: "Light", value: "470 lm, 2200 K" },
      { name: "Power", value: "4.5 W" },
      { name: "Lasts", value: "25,000 hours" },
      { name: "Dims", value: "To 5 percent" },
    ],
    specs: [
      {
        name: "Glass",
        values: [
          { name: "Opal", picture: "led-bulb-0.webp" },
          { name: "Clear", picture: "led-bulb-1.webp" },
          { name: "Amber", picture: "led-bulb-2.webp" },
        ],
      },
    ],
    variants: [
      { number: "L-2210-O", values: ["Opal"], price: 18, stock: 300, weight: 160, picture: "led-bulb-0.webp" },
      { number: "L-2210-C", values: ["Clear"], price: 18, stock: 240, weight: 160, picture: "led-bulb-1.webp" },
      { number: "L-2210-A", values: ["Amber"], price: 18, stock: 180, weight: 160, picture: "led-bulb-2.webp" },
    ],
    tiers: [
      { begin: 10, price: 15.5 },
      { begin: 50, price: 12.8 },
      { begin: 200, price: 10.9 },
    ],
    related: ["L-2041", "L-2300", "L-3010"],
    soldBefore: 2210,
    viewedBefore: 15583,
  },
  {
    number: "L-2300",
    name: "Fest string lights",
    subtitle: "Twenty-one bulbs, 10 m",
    categories: ["light"],
    tags: ["new"],
    pictures: [
      "string-lights-0.webp",
      "string-lights-0-close.webp",
      "string-lights-0-angle.webp",
      "string-lights-1.webp",
      "string-lights-2.webp",
    ],
    description: copy`
      <p>Twenty-one small suns on a rubber cable that has seen rain and asks for more. Over the balcony in May, over
      the bookshelf in December, and nobody takes them down in between.</p>
      <p>One more string hangs on the end of the first, up to ten. After that the fuse has an opinion.</p>
    `,
    attributes: [
      { name: "Length", value: "10 m" },
      { name: "Bulbs", value: "21, E14, replaceable" },
      { name: "Outside", value: "IP44" },
      { name: "Plug", value: "Three metres before the first bulb" },
    ],
    specs: [
      {
        name: "Cable",
        values: [
          { name: "Black", picture: "string-lights-0.webp" },
          { name: "White", picture: "string-lights-1.webp" },
          { name: "Green", picture: "string-lights-2.webp" },
        ],
      },
    ],
    variants: [
      { number: "L-2300-B", values: ["Black"], price: 58, stock: 70, weight: 1600, picture: "string-lights-0.webp" },
      { number: "L-2300-W", values: ["White"], price: 58, stock: 44, weight: 1600, picture: "string-lights-1.webp" },
      { number: "L-2300-G", values: ["Green"], price: 58, stock: 38, weight: 1600, picture: "string-lights-2.webp" },
    ],
    tiers: [
      { begin: 4, price: 53 },
      { begin: 12, price: 47.5 },
    ],
    related: ["L-2210", "L-6010", "L-2041"],
    soldBefore: 880,
    viewedBefore: 6273,
  },
  {
    number: "L-3050",
    name: "Hav hand balm",
    subtitle: "Beeswax, sea buckthorn, 60 ml",
    categories: ["scent", "hallway"],
    tags: ["new"],
    moq: 2,
    pictures: [
      "balm-jar-0.webp",
      "balm-jar-0-close.webp",
      "balm-jar-0-angle.webp",
      "balm-jar-1.webp",
      "balm-jar-2.webp",
    ],
    description: copy`
      <p>For hands that did the dishes, the boat or the garden. Beeswax, sea buckthorn from Skagen, and nothing that
      has to be looked up.</p>
      <p>Sold from two: one stands by the sink, one by the door, and both are always somewhere else.</p>
    `,
    attributes: [
      { name: "Holds", value: "60 ml" },
      { name: "In it", value: "Beeswax, rapeseed, sea buckthorn" },
      { name: "Keeps", value: "18 months" },
      { name: "Jar", value: "Comes back to us or stays" },
    ],
    specs: [
      {
        name: "Jar",
        values: [
          { name: "Brown glass", picture: "balm-jar-0.webp" },
          { name: "Milk and gold", picture: "balm-jar-1.webp" },
          { name: "Forest", picture: "balm-jar-2.webp" },
        ],
      },
    ],
    variants: [
      { number: "L-3050-BG", values: ["Brown glass"], price: 14, stock: 140, weight: 180, picture: "balm-jar-0.webp" },
      {
        number: "L-3050-MAG",
        values: ["Milk and gold"],
        price: 14,
        stock: 96,
        weight: 180,
        picture: "balm-jar-1.webp",
      },
      { number: "L-3050-F", values: ["Forest"], price: 14, stock: 60, weight: 180, picture: "balm-jar-2.webp" },
    ],
    tiers: [
      { begin: 12, price: 11.5 },
      { begin: 60, price: 9.2 },
    ],
    related: ["L-3010", "L-5110", "L-4020"],
    soldBefore: 1490,
    viewedBefore: 10543,
  },
]
