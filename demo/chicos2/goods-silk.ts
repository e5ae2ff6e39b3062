import type { CatalogueGoods } from "../catalogue.ts"
import { copy } from "../copy.ts"

export const silk: CatalogueGoods[] = [
  {
    number: "FG-4107",
    name: "Vento",
    subtitle: "Silk twill, 70 cm",
    categories: ["silk-gold"],
    tags: ["new", "rita"],
    pictures: [
      "silk-scarf-0.webp",
      "silk-scarf-0-close.webp",
      "silk-scarf-0-angle.webp",
      "silk-scarf-1.webp",
      "silk-scarf-2.webp",
    ],
    description: copy`
      <p>There are four winds in Ostuni and one of them always wants your hair. Seventy centimetres: round the head, at
      the neck, on the handle of a bag, or folded in a drawer where it does good by being known about.</p>
      <p>Printed in Como in eleven colours, hems rolled by hand in the flat above the shop. It takes Signora Pina forty
      minutes and she does not talk while she does it.</p>
    `,
    attributes: [
      { name: "Size", value: "70 × 70 cm" },
      { name: "Silk", value: "Twill, 14 momme" },
      { name: "Hem", value: "Rolled by hand" },
      { name: "Care", value: "Cold water, or Signora Pina" },
    ],
    specs: [
      {
        name: "Colour",
        values: [
          { name: "Cobalt", picture: "silk-scarf-0.webp" },
          { name: "Saffron", picture: "silk-scarf-1.webp" },
          { name: "Emerald", picture: "silk-scarf-2.webp" },
        ],
      },
    ],
    variants: [
      { number: "FG-4107-C", values: ["Cobalt"], price: 72, stock: 44, weight: 60, picture: "silk-scarf-0.webp" },
      { number: "FG-4107-S", values: ["Saffron"], price: 72, stock: 38, weight: 60, picture: "silk-scarf-1.webp" },
      { number: "FG-4107-E", values: ["Emerald"], price: 72, stock: 26, weight: 60, picture: "silk-scarf-2.webp" },
    ],
    tiers: [
      { begin: 12, price: 41 },
      { begin: 36, price: 37 },
      { begin: 96, price: 33 },
    ],
    related: ["FG-2207", "FG-5210", "FG-5110"],
    soldBefore: 720,
    viewedBefore: 6940,
  },
  {
    number: "FG-4210",
    name: "Nonna",
    subtitle: "Necklace, from her second drawer",
    categories: ["silk-gold"],
    tags: ["new", "hot"],
    pictures: ["necklace-0.webp", "necklace-0-close.webp", "necklace-0-angle.webp", "necklace-1.webp"],
    description: copy`
      <p>Her first drawer had letters in it. In the second were two necklaces, and nobody could agree, so we had both of
      them copied.</p>
      <p>One is a gilt chain with a green stone, for weddings of people she liked. The other is two strands of
      freshwater pearls, for all the others.</p>
    `,
    attributes: [
      { name: "Length", value: "42 cm, and 5 to let out" },
      { name: "Metal", value: "Brass, gilt 3 microns" },
      { name: "Clasp", value: "Box, with a safety chain" },
      { name: "Strung in", value: "Torre del Greco" },
    ],
    specs: [
      {
        name: "Drawer",
        values: [
          { name: "Green stone", picture: "necklace-0.webp" },
          { name: "Two strands of pearl", picture: "necklace-1.webp" },
        ],
      },
    ],
    variants: [
      {
        number: "FG-4210-G",
        values: ["Green stone"],
        price: 138,
        originalPrice: 164,
        stock: 17,
        weight: 70,
        picture: "necklace-0.webp",
      },
      {
        number: "FG-4210-P",
        values: ["Two strands of pearl"],
        price: 138,
        originalPrice: 164,
        stock: 31,
        weight: 90,
        picture: "necklace-1.webp",
      },
    ],
    tiers: [
      { begin: 6, price: 84 },
      { begin: 12, price: 78 },
    ],
    related: ["FG-4320", "FG-4107", "FG-6030"],
    soldBefore: 231,
    viewedBefore: 5120,
  },
  {
    number: "FG-4320",
    name: "Ritardo",
    subtitle: "Watch, steel, calf strap",
    categories: ["silk-gold"],
    tags: ["rita", "hot"],
    pictures: [
      "wristwatch-0.webp",
      "wristwatch-0-close.webp",
      "wristwatch-0-angle.webp",
      "wristwatch-1.webp",
      "wristwatch-3.webp",
    ],
    description: copy`
      <p>Ritardo is what the board at the station says. The watch is exact to ten seconds a month; what you do about it
      is between you and whoever waits.</p>
      <p>A Japanese movement, a dial without numbers, and a strap that comes off without a tool, so that Sabina can make
      you another.</p>
    `,
    attributes: [
      { name: "Case", value: "36 mm, steel" },
      { name: "Glass", value: "Sapphire" },
      { name: "Movement", value: "Miyota 2035" },
      { name: "Water", value: "5 bar: hands, not boats" },
    ],
    specs: [
      {
        name: "Dial",
        values: [
          { name: "Slate, tan strap", picture: "wristwatch-0.webp" },
          { name: "Rose, black strap", picture: "wristwatch-1.webp" },
          { name: "Cypress, sand strap", picture: "wristwatch-3.webp" },
        ],
      },
    ],
    variants: [
      {
        number: "FG-4320-S",
        values: ["Slate, tan strap"],
        price: 184,
        stock: 13,
        weight: 62,
        picture: "wristwatch-0.webp",
      },
      {
        number: "FG-4320-R",
        values: ["Rose, black strap"],
        price: 196,
        stock: 9,
        weight: 62,
        picture: "wristwatch-1.webp",
      },
      {
        number: "FG-4320-C",
        values: ["Cypress, sand strap"],
        price: 184,
        stock: 4,
        weight: 62,
        picture: "wristwatch-3.webp",
      },
    ],
    tiers: [
      { begin: 4, price: 118 },
      { begin: 12, price: 109 },
    ],
    related: ["FG-4210", "FG-3120", "FG-5210"],
    soldBefore: 118,
    viewedBefore: 4010,
  },
  {
    number: "FG-5110",
    name: "Masseria",
    subtitle: "Raffia hat, wide brim",
    categories: ["shade"],
    tags: ["new", "hot"],
    pictures: ["sun-hat-1.webp", "sun-hat-0-close.webp", "sun-hat-0-angle.webp", "sun-hat-0.webp"],
    description: copy`
      <p>A masseria is a farm with a wall round it and a fig tree that nobody planted. The hat is for crossing its yard
      at noon.</p>
      <p>Raffia, plaited and sewn in one spiral, with a brim that bends down on the side from which the sun comes. It
      packs flat on top of everything else, and nowhere else.</p>
    `,
    attributes: [
      { name: "Brim", value: "12 cm" },
      { name: "Raffia", value: "Plaited in Carovigno" },
      { name: "Band", value: "Grosgrain, changes by a pin" },
      { name: "Sizes", value: "56 to 59, cord inside" },
    ],
    specs: [
      {
        name: "Band",
        values: [
          { name: "Coral", picture: "sun-hat-1.webp" },
          { name: "Navy", picture: "sun-hat-0.webp" },
        ],
      },
    ],
    variants: [
      { number: "FG-5110-C", values: ["Coral"], price: 82, stock: 29, weight: 140, picture: "sun-hat-1.webp" },
      { number: "FG-5110-N", values: ["Navy"], price: 82, stock: 34, weight: 140, picture: "sun-hat-0.webp" },
    ],
    tiers: [
      { begin: 6, price: 46 },
      { begin: 24, price: 41 },
    ],
    related: ["FG-5210", "FG-4107", "FG-2405"],
    soldBefore: 505,
    viewedBefore: 6030,
  },
  {
    number: "FG-5210",
    name: "Meriggio",
    subtitle: "Sunglasses, acetate",
    categories: ["shade"],
    tags: ["rita"],
    pictures: [
      "sunglasses-0.webp",
      "sunglasses-0-close.webp",
      "sunglasses-0-angle.webp",
      "sunglasses-1.webp",
      "sunglasses-2.webp",
    ],
    description: copy`
      <p>For the hour when the street is white. Cut from one block of acetate in Cadore, tumbled in beech chips for four
      days, which is where the shine comes from.</p>
      <p>Lenses of category three: enough for the sea, not too much for the way home through the arch.</p>
    `,
    attributes: [
      { name: "Width", value: "142 mm" },
      { name: "Lens", value: "54 mm, category 3, UV400" },
      { name: "Hinge", value: "Five barrels, riveted" },
      { name: "Case", value: "Scarf offcut, lined" },
    ],
    specs: [
      {
        name: "Colour",
        values: [
          { name: "Tortoise", picture: "sunglasses-0.webp" },
          { name: "Black", picture: "sunglasses-1.webp" },
          { name: "Champagne", picture: "sunglasses-2.webp" },
        ],
      },
    ],
    variants: [
      { number: "FG-5210-T", values: ["Tortoise"], price: 118, stock: 36, weight: 90, picture: "sunglasses-0.webp" },
      { number: "FG-5210-B", values: ["Black"], price: 118, stock: 28, weight: 90, picture: "sunglasses-1.webp" },
      { number: "FG-5210-C", values: ["Champagne"], price: 118, stock: 15, weight: 90, picture: "sunglasses-2.webp" },
    ],
    tiers: [
      { begin: 6, price: 68 },
      { begin: 24, price: 61 },
    ],
    related: ["FG-5110", "FG-4107", "FG-2207"],
    soldBefore: 298,
    viewedBefore: 5220,
  },
  {
    number: "FG-5310",
    name: "Libeccio",
    subtitle: "Umbrella, chestnut handle",
    categories: ["shade"],
    pictures: ["umbrella-0.webp", "umbrella-0-close.webp", "umbrella-0-angle.webp", "umbrella-1.webp"],
    description: copy`
      <p>The libeccio comes from Africa with sand in it and leaves with someone’s washing. This is the umbrella that
      stays with you.</p>
      <p>The man who bends the handles is eighty-one and has gone to his daughter’s for the winter. Leave an address; we
      write when he is back.</p>
    `,
    attributes: [
      { name: "Length", value: "90 cm" },
      { name: "Ribs", value: "Eight, fluted steel" },
      { name: "Cloth", value: "Twill, Solbiate" },
      { name: "Handle", value: "Chestnut, bent over steam" },
    ],
    specs: [
      {
        name: "Colour",
        values: [
          { name: "Navy", picture: "umbrella-0.webp" },
          { name: "Wine", picture: "umbrella-1.webp" },
        ],
      },
    ],
    variants: [
      { number: "FG-5310-N", values: ["Navy"], price: 96, stock: 0, weight: 640, picture: "umbrella-0.webp" },
      { number: "FG-5310-W", values: ["Wine"], price: 96, stock: 0, weight: 640, picture: "umbrella-1.webp" },
    ],
    tiers: [{ begin: 6, price: 58 }],
    related: ["FG-5110", "FG-3120", "FG-2501"],
    soldBefore: 74,
    viewedBefore: 1880,
  },
]
