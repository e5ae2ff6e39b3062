import type { CatalogueGoods } from "../catalogue.ts"
import { copy } from "../copy.ts"

export const carry: CatalogueGoods[] = [
  {
    number: "HK-0302",
    name: "Sunday tote",
    subtitle: "Canvas, dipped base",
    categories: ["bags"],
    tags: ["hot"],
    pictures: ["tote-bag-1.webp", "tote-bag-0.webp", "tote-bag-0-close.webp", "tote-bag-0-angle.webp"],
    description: copy`
      <p><strong>Farmers’ market on the outside, laundry on the inside.</strong></p>
      <p>Twelve-ounce canvas with a base that has been dipped, so it stands up by itself and does not care what is on
      the floor of the bus. Handles long enough for a shoulder in a coat.</p>
      <p>The sun over the hill is the view from our fire escape, more or less.</p>
    `,
    attributes: [
      { name: "Canvas", value: "12 oz, unbleached" },
      { name: "Size", value: "38 × 42 × 12 cm" },
      { name: "Carries", value: "20 kg, tested with books" },
      { name: "Wash", value: "Cold, inside out" },
    ],
    specs: [
      {
        name: "Base",
        values: [
          { name: "Orange", picture: "tote-bag-1.webp" },
          { name: "Blue", picture: "tote-bag-0.webp" },
        ],
      },
    ],
    variants: [
      {
        number: "HK-0302-O",
        values: ["Orange"],
        price: 28,
        originalPrice: 36,
        stock: 140,
        weight: 320,
        picture: "tote-bag-1.webp",
      },
      {
        number: "HK-0302-B",
        values: ["Blue"],
        price: 28,
        originalPrice: 36,
        stock: 98,
        weight: 320,
        picture: "tote-bag-0.webp",
      },
    ],
    related: ["HK-0311", "HK-0118", "HK-0201", "HK-0724"],
    soldBefore: 2210,
    viewedBefore: 8700,
  },
  {
    number: "HK-0311",
    name: "Valet tag",
    subtitle: "Leather and brass",
    categories: ["small-things"],
    tags: ["hot"],
    pictures: ["keychain-0.webp", "keychain-0-close.webp", "keychain-0-angle.webp", "keychain-1.webp"],
    description: copy`
      <p><strong>Hand it over like you own the car.</strong></p>
      <p>One piece of leather, folded and stitched around a brass ring that closes. It gets better for about ten years
      and then it looks like your grandfather’s, which is the same thing.</p>
    `,
    attributes: [
      { name: "Leather", value: "Vegetable-tanned, 3 mm" },
      { name: "Ring", value: "Solid brass, 32 mm" },
      { name: "Size", value: "9 × 4 cm" },
      { name: "Keys", value: "Eight, then it shows" },
    ],
    specs: [
      {
        name: "Colour",
        values: [
          { name: "Cognac", picture: "keychain-0.webp" },
          { name: "Navy", picture: "keychain-1.webp" },
        ],
      },
    ],
    variants: [
      { number: "HK-0311-C", values: ["Cognac"], price: 14, stock: 320, weight: 40, picture: "keychain-0.webp" },
      { number: "HK-0311-N", values: ["Navy"], price: 14, stock: 210, weight: 40, picture: "keychain-1.webp" },
    ],
    related: ["HK-0302", "HK-0420", "HK-0510"],
    soldBefore: 2680,
    viewedBefore: 6100,
  },
  {
    number: "HK-0325",
    name: "Getaway",
    subtitle: "Duffel, two nights",
    categories: ["bags"],
    pictures: ["duffel-bag-0.webp", "duffel-bag-0-close.webp", "duffel-bag-0-angle.webp", "duffel-bag-1.webp"],
    description: copy`
      <p><strong>Two nights, no questions.</strong></p>
      <p>Goes under the seat in front, holds boots at one end and a clean shirt at the other, and keeps them apart. The
      run of 400 went in nine days. There will be a second one in another colour; there will not be a second one in
      these.</p>
    `,
    attributes: [
      { name: "Volume", value: "38 litres" },
      { name: "Size", value: "52 × 28 × 26 cm" },
      { name: "Shell", value: "Waxed canvas" },
      { name: "Strap", value: "Padded, comes off" },
    ],
    specs: [
      {
        name: "Colour",
        values: [
          { name: "Navy", picture: "duffel-bag-0.webp" },
          { name: "Olive", picture: "duffel-bag-1.webp" },
        ],
      },
    ],
    variants: [
      { number: "HK-0325-N", values: ["Navy"], price: 72, stock: 0, weight: 1100, picture: "duffel-bag-0.webp" },
      { number: "HK-0325-O", values: ["Olive"], price: 72, stock: 0, weight: 1100, picture: "duffel-bag-1.webp" },
    ],
    related: ["HK-0724", "HK-0510", "HK-0302"],
    soldBefore: 400,
    viewedBefore: 5200,
  },
  {
    number: "HK-0318",
    name: "Red Alert",
    subtitle: "Storm umbrella",
    categories: ["small-things"],
    tags: ["recommended"],
    pictures: ["umbrella-1.webp", "umbrella-0.webp", "umbrella-0-close.webp", "umbrella-0-angle.webp"],
    description: copy`
      <p><strong>Chicago wind has tried.</strong></p>
      <p>Eight ribs of fibreglass that turn inside out and back again, on purpose. One button opens it, the same button
      closes it, and the wooden handle hooks over a pub door. There is a navy one for people with jobs.</p>
    `,
    attributes: [
      { name: "Span", value: "102 cm" },
      { name: "Closed", value: "34 cm" },
      { name: "Ribs", value: "8, fibreglass" },
      { name: "Held at", value: "95 km/h, on the Michigan Avenue bridge" },
    ],
    specs: [
      {
        name: "Colour",
        values: [
          { name: "Burgundy", picture: "umbrella-1.webp" },
          { name: "Navy", picture: "umbrella-0.webp" },
        ],
      },
    ],
    variants: [
      { number: "HK-0318-B", values: ["Burgundy"], price: 44, stock: 66, weight: 410, picture: "umbrella-1.webp" },
      { number: "HK-0318-N", values: ["Navy"], price: 44, stock: 81, weight: 410, picture: "umbrella-0.webp" },
    ],
    related: ["HK-0724", "HK-0302", "HK-0101"],
    soldBefore: 540,
    viewedBefore: 3300,
  },
]
