import type { CatalogueGoods } from "../catalogue.ts"
import { copy } from "../copy.ts"

export const wheelsAndNoise: CatalogueGoods[] = [
  {
    number: "HK-0501",
    name: "Curb Hog",
    subtitle: "Complete, 8.0 inch",
    categories: ["wheels"],
    tags: ["hot"],
    pictures: ["skateboard-0.webp", "skateboard-1.webp", "skateboard-0-close.webp", "skateboard-0-angle.webp"],
    description: copy`
      <p><strong>Goes where the bike lane ends.</strong></p>
      <p>Seven plies of maple pressed in Milwaukee, trucks that turn without a sermon, wheels soft enough for pavement
      that the city has forgotten. It comes screwed together. Stand on it.</p>
      <p>Nite glows a little. Not enough to ride without a light; we have to say that.</p>
    `,
    attributes: [
      { name: "Deck", value: "8.0 × 31.8 in, seven-ply maple" },
      { name: "Trucks", value: "Aluminium, 5.25 in" },
      { name: "Wheels", value: "54 mm, 92A" },
      { name: "Weight", value: "2.4 kg" },
    ],
    specs: [
      {
        name: "Deck",
        values: [
          { name: "Sunset", picture: "skateboard-0.webp" },
          { name: "Nite", picture: "skateboard-1.webp" },
        ],
      },
    ],
    variants: [
      {
        number: "HK-0501-S",
        values: ["Sunset"],
        price: 96,
        originalPrice: 120,
        stock: 38,
        weight: 2400,
        picture: "skateboard-0.webp",
      },
      {
        number: "HK-0501-N",
        values: ["Nite"],
        price: 96,
        originalPrice: 120,
        stock: 22,
        weight: 2400,
        picture: "skateboard-1.webp",
      },
    ],
    related: ["HK-0130", "HK-0608", "HK-0220", "HK-0724"],
    soldBefore: 980,
    viewedBefore: 7900,
  },
  {
    number: "HK-0510",
    name: "Carousel",
    subtitle: "Cabin case, 36 litres",
    categories: ["wheels"],
    tags: ["recommended"],
    pictures: [
      "suitcase-0.webp",
      "suitcase-1.webp",
      "suitcase-3.webp",
      "suitcase-0-close.webp",
      "suitcase-0-angle.webp",
    ],
    description: copy`
      <p><strong>You will see it coming round.</strong></p>
      <p>Hard shell, four double wheels that come off for cleaning, a handle with no wobble in it. Inside, one half zips
      shut and the other half straps down. It has been under seat 14C to Reykjavik and back, twice.</p>
    `,
    attributes: [
      { name: "Size", value: "55 × 37 × 22 cm" },
      { name: "Volume", value: "36 litres" },
      { name: "Weight", value: "2.9 kg" },
      { name: "Wheels", value: "Four double, exchangeable" },
    ],
    specs: [
      {
        name: "Colour",
        values: [
          { name: "Midnight", picture: "suitcase-0.webp" },
          { name: "Rose", picture: "suitcase-1.webp" },
          { name: "Sage", picture: "suitcase-3.webp" },
        ],
      },
    ],
    variants: [
      { number: "HK-0510-M", values: ["Midnight"], price: 149, stock: 26, weight: 2900, picture: "suitcase-0.webp" },
      { number: "HK-0510-R", values: ["Rose"], price: 149, stock: 31, weight: 2900, picture: "suitcase-1.webp" },
      { number: "HK-0510-S", values: ["Sage"], price: 149, stock: 18, weight: 2900, picture: "suitcase-3.webp" },
    ],
    related: ["HK-0214", "HK-0311", "HK-0612"],
    soldBefore: 260,
    viewedBefore: 3600,
  },
  {
    number: "HK-0601",
    name: "Shut-Ups",
    subtitle: "Over-ear, brass arms",
    categories: ["noise"],
    tags: ["new"],
    pictures: [
      "headphones-0.webp",
      "headphones-0-close.webp",
      "headphones-0-angle.webp",
      "headphones-1.webp",
      "headphones-2.webp",
    ],
    description: copy`
      <p><strong>Quiet, said loudly.</strong></p>
      <p>They take out the bus, the neighbour’s drill and most of an open-plan office, and leave the part where someone
      says your name. Thirty-two hours between sockets. The brass arms are for looks, and we are not sorry.</p>
      <p>A cable is in the pouch, for aeroplanes and for the principle of it.</p>
    `,
    attributes: [
      { name: "Plays for", value: "32 hours" },
      { name: "Cancels", value: "Up to 38 dB" },
      { name: "Weight", value: "254 g" },
      { name: "Charges by", value: "USB-C, ten minutes for four hours" },
    ],
    specs: [
      {
        name: "Colour",
        values: [
          { name: "Black and gold", picture: "headphones-0.webp" },
          { name: "Silver", picture: "headphones-1.webp" },
          { name: "Navy", picture: "headphones-2.webp" },
        ],
      },
    ],
    variants: [
      {
        number: "HK-0601-B",
        values: ["Black and gold"],
        price: 129,
        stock: 52,
        weight: 480,
        picture: "headphones-0.webp",
      },
      { number: "HK-0601-S", values: ["Silver"], price: 129, stock: 40, weight: 480, picture: "headphones-1.webp" },
      { number: "HK-0601-N", values: ["Navy"], price: 129, stock: 27, weight: 480, picture: "headphones-2.webp" },
    ],
    related: ["HK-0608", "HK-0612", "HK-0415"],
    soldBefore: 760,
    viewedBefore: 6900,
  },
  {
    number: "HK-0608",
    name: "Big Mouth",
    subtitle: "Speaker, rain allowed",
    categories: ["noise"],
    tags: ["hot"],
    pictures: [
      "bluetooth-speaker-1.webp",
      "bluetooth-speaker-0.webp",
      "bluetooth-speaker-2.webp",
      "bluetooth-speaker-0-close.webp",
      "bluetooth-speaker-0-angle.webp",
    ],
    description: copy`
      <p><strong>Loud enough to be asked to turn it down.</strong></p>
      <p>Two drivers forward, two bass plates at the ends that you can watch work. It floats, it takes sand, and it
      pairs with a second one without an app, an account or a newsletter.</p>
    `,
    attributes: [
      { name: "Plays for", value: "14 hours" },
      { name: "Power", value: "30 W" },
      { name: "Water", value: "IP67, floats" },
      { name: "Size", value: "21 × 8 cm" },
    ],
    specs: [
      {
        name: "Colour",
        values: [
          { name: "Red", picture: "bluetooth-speaker-1.webp" },
          { name: "Teal", picture: "bluetooth-speaker-0.webp" },
          { name: "Black", picture: "bluetooth-speaker-2.webp" },
        ],
      },
    ],
    variants: [
      {
        number: "HK-0608-R",
        values: ["Red"],
        price: 74,
        originalPrice: 92,
        stock: 64,
        weight: 620,
        picture: "bluetooth-speaker-1.webp",
      },
      {
        number: "HK-0608-T",
        values: ["Teal"],
        price: 74,
        originalPrice: 92,
        stock: 48,
        weight: 620,
        picture: "bluetooth-speaker-0.webp",
      },
      {
        number: "HK-0608-B",
        values: ["Black"],
        price: 74,
        originalPrice: 92,
        stock: 71,
        weight: 620,
        picture: "bluetooth-speaker-2.webp",
      },
    ],
    related: ["HK-0612", "HK-0601", "HK-0415", "HK-0501"],
    soldBefore: 2480,
    viewedBefore: 9900,
  },
  {
    number: "HK-0612",
    name: "Small Mouth",
    subtitle: "Earbuds in a case",
    categories: ["noise"],
    tags: ["recommended"],
    pictures: ["earbuds-1.webp", "earbuds-0.webp", "earbuds-0-close.webp", "earbuds-0-angle.webp"],
    description: copy`
      <p><strong>For people who honk inwards.</strong></p>
      <p>Six hours in the ear, twenty-four more in the case, which closes with a click that is worth the price on its
      own. Four sizes of tips. If you lose one bud, we sell one bud.</p>
    `,
    attributes: [
      { name: "Play for", value: "6 hours, 30 with the case" },
      { name: "Tips", value: "XS, S, M, L" },
      { name: "Water", value: "IPX5" },
      { name: "Case", value: "USB-C or any charging pad" },
    ],
    specs: [
      {
        name: "Colour",
        values: [
          { name: "Black", picture: "earbuds-1.webp" },
          { name: "White", picture: "earbuds-0.webp" },
        ],
      },
    ],
    variants: [
      { number: "HK-0612-B", values: ["Black"], price: 59, stock: 83, weight: 90, picture: "earbuds-1.webp" },
      { number: "HK-0612-W", values: ["White"], price: 59, stock: 102, weight: 90, picture: "earbuds-0.webp" },
    ],
    related: ["HK-0601", "HK-0608", "HK-0415"],
    soldBefore: 910,
    viewedBefore: 4700,
  },
]
