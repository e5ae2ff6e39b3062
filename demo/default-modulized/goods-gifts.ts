import type { CatalogueGoods } from "../catalogue.ts"
import { copy } from "../copy.ts"

export const gifts: CatalogueGoods[] = [
  {
    number: "24120",
    name: "Oak key loop",
    subtitle: "Oak-bark leather, steel ring",
    categories: ["gifts", "worn"],
    tags: ["under20"],
    moq: 10,
    pictures: ["keychain-0.webp", "keychain-0-close.webp", "keychain-0-angle.webp"],
    description: copy`
      <p>Oak, because the leather is tanned for nine months in oak bark and nothing else. It is cut from the pieces
      left over after the wallets, so each one has its own shade of natural and nobody’s matches yours.</p>
      <p>Wedding tables, new offices, the twelve keys of a holiday house: people order these in tens, and so we sell
      them in tens. Stamp your own letters into it with a hammer; the leather takes them well when damp.</p>
      <p>The ring is steel, flat, and opens with a fingernail. A short one will do.</p>
    `,
    attributes: [
      { name: "Material", value: "Oak-bark tanned leather" },
      { name: "Size", value: "9 × 3 cm" },
      { name: "Ring", value: "Steel, 30 mm" },
      { name: "Sold in", value: "Ten pieces or more" },
    ],
    variants: [{ number: "24120-1", price: 4.5, stock: 860, weight: 28 }],
    tiers: [
      { begin: 50, price: 3.9 },
      { begin: 200, price: 3.3, regions: { GB: 3.5 } },
    ],
    related: ["23310", "24201"],
    soldBefore: 5460,
    viewedBefore: 7333,
  },
  {
    number: "24201",
    name: "Wrapped by Dana",
    subtitle: "Box, ribbon, written card",
    categories: ["gifts"],
    tags: ["under20", "new"],
    selfActivity: true,
    pictures: ["gift-box-0.webp", "gift-box-0-close.webp", "gift-box-0-angle.webp"],
    description: copy`
      <p>Put this in the cart with the thing and the thing arrives as a present. A stiff red box, white ribbon, tissue
      inside, no price anywhere, and a card with the words you type in the remark. Dana writes it by hand; keep it
      under forty words and she stays friendly.</p>
      <p>One box holds one large or three small things. If you are not sure what fits, say so, and we choose the size
      that closes.</p>
      <p>She has opinions on bows and does not take requests. <strong>Nobody has sent one back.</strong></p>
    `,
    attributes: [
      { name: "Contents", value: "Box, ribbon, tissue, handwritten card" },
      { name: "Small", value: "To 16 × 16 × 12 cm" },
      { name: "Large", value: "To 36 × 30 × 20 cm" },
      { name: "Card", value: "Up to 40 words" },
    ],
    specs: [{ name: "Size", values: [{ name: "Small" }, { name: "Large" }] }],
    variants: [
      { number: "24201-S", values: ["Small"], price: 6, stock: 300, weight: 220 },
      { number: "24201-L", values: ["Large"], price: 9, stock: 180, weight: 480 },
    ],
    related: ["22210", "20418", "23310"],
    soldBefore: 1904,
    viewedBefore: 6120,
  },
  {
    number: "24390",
    name: "Winter wreath, next season",
    subtitle: "Fir and birch, 35 cm",
    categories: ["gifts", "shelf"],
    encrypted: true,
    pictures: ["wreath-0.webp", "wreath-0-close.webp", "wreath-0-angle.webp"],
    description: copy`
      <p>For shops and members with the word. This is the wreath we open the winter table with, shown here so that the
      people who stock it can plan their windows.</p>
      <p>Preserved fir on a birch ring, cones from the same wood, one gold ribbon that is wired and can be tied again
      each year. It does not shed. We hung one over the radiator in August to make sure, and got looks.</p>
      <p><strong>Please keep it quiet until 1 October.</strong> Numbers are firm from twelve pieces; deliveries leave
      in the second week of November.</p>
    `,
    attributes: [
      { name: "Material", value: "Preserved fir, birch, cotton ribbon" },
      { name: "Size", value: "Ø 35 cm or Ø 50 cm" },
      { name: "Lasts", value: "Three winters, kept dry" },
      { name: "Shown from", value: "1 October" },
    ],
    specs: [{ name: "Size", values: [{ name: "35 cm" }, { name: "50 cm" }] }],
    variants: [
      { number: "24390-35", values: ["35 cm"], price: 46, stock: 120, weight: 700 },
      { number: "24390-50", values: ["50 cm"], price: 68, stock: 60, weight: 1150 },
    ],
    tiers: [
      { begin: 12, price: 39 },
      { begin: 48, price: 34.5 },
    ],
    soldBefore: 36,
    viewedBefore: 410,
  },
]
