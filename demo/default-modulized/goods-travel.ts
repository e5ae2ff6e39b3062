import type { CatalogueGoods } from "../catalogue.ts"
import { copy } from "../copy.ts"

export const travel: CatalogueGoods[] = [
  {
    number: "23201",
    name: copy`
      Wharf umbrella for two people who do not walk at the same speed, with a bent ash handle, eight steel ribs and a
      strap that closes with one hand
    `,
    subtitle: "Steel and ash, 116 cm",
    categories: ["worn"],
    tags: ["recommended"],
    pictures: ["umbrella-0.webp", "umbrella-0-close.webp", "umbrella-0-angle.webp"],
    description: copy`
      <p>Yes, that is its name. Four buyers could not agree on a shorter one, and each clause was an argument somebody
      won.</p>
      <p>The canopy spans 116 centimetres, so the slower walker stays dry. Eight ribs of sprung steel turn inside out
      and come back. The handle is one piece of steamed ash; hang it on a table edge and it stays.</p>
      <p>We tested it at the end of the pier in the November gales. <strong>Two of three samples survived</strong>;
      this is the third, with the thicker shaft.</p>
    `,
    attributes: [
      { name: "Span", value: "116 cm" },
      { name: "Length", value: "89 cm closed" },
      { name: "Frame", value: "Steel, eight ribs" },
      { name: "Canopy", value: "Recycled polyester, navy" },
      { name: "Handle", value: "Steam-bent ash" },
    ],
    variants: [{ number: "23201-1", price: 38, stock: 57, weight: 610 }],
    related: ["23101", "22045"],
    soldBefore: 866,
    viewedBefore: 9980,
  },
  {
    number: "23301",
    name: "Field watch",
    subtitle: "38 mm, leather strap",
    categories: ["worn", "gifts"],
    tags: ["recommended"],
    pictures: ["wristwatch-0.webp", "wristwatch-0-close.webp", "wristwatch-0-angle.webp"],
    description: copy`
      <p>Thirty-eight millimetres, because wrists have not grown. A blue dial with all twelve figures, hands that glow
      until about three in the morning, and a crown you can turn with gloves on.</p>
      <p>The movement is Japanese quartz, right to ten seconds a month. We could have put a mechanical one in and
      asked for four hundred; this one you will wear in the garden.</p>
      <p>The tan strap is one length of leather that slides behind the case. Ten minutes in water is fine. Ten minutes
      in soup was also fine, reports a customer.</p>
    `,
    attributes: [
      { name: "Case", value: "38 mm, brushed steel" },
      { name: "Glass", value: "Sapphire" },
      { name: "Movement", value: "Quartz, Japan" },
      { name: "Strap", value: "Leather, 20 mm" },
      { name: "Water", value: "100 m" },
      { name: "Battery", value: "Three years" },
    ],
    specs: [{ name: "Strap", values: [{ name: "Regular" }, { name: "Long" }] }],
    variants: [
      { number: "23301-R", values: ["Regular"], price: 139, stock: 22, weight: 160 },
      { number: "23301-L", values: ["Long"], price: 139, stock: 8, weight: 165 },
    ],
    related: ["23310", "23102"],
    soldBefore: 377,
    viewedBefore: 13340,
  },
  {
    number: "23310",
    name: "Ticket wallet",
    subtitle: "Vegetable-tanned leather",
    categories: ["worn", "gifts"],
    pictures: ["wallet-0.webp", "wallet-0-close.webp", "wallet-0-angle.webp"],
    description: copy`
      <p>Six cards, folded notes and the paper ticket some museums still insist on: the long slot behind the cards is
      for that. Chestnut leather from a tannery that has to explain itself to a river authority, and does.</p>
      <p>It is thin when empty and honest when full. The edges are painted by hand in five coats, since that is where
      wallets die.</p>
      <p>No chip blocker; we measured three of them and they blocked nothing. <strong>Initials</strong> are free: two
      letters, in the remark, set in lead type by Luis.</p>
    `,
    attributes: [
      { name: "Material", value: "Vegetable-tanned leather" },
      { name: "Size", value: "11 × 9 × 1.2 cm" },
      { name: "Cards", value: "Six, plus ticket slot" },
      { name: "Initials", value: "Free, two letters" },
    ],
    variants: [{ number: "23310-1", price: 58, stock: 41, weight: 95 }],
    tiers: [
      { begin: 6, price: 53 },
      { begin: 24, price: 47.5 },
    ],
    related: ["23120", "24120", "23301"],
    soldBefore: 488,
    viewedBefore: 8019,
  },
  {
    number: "23210",
    name: "All-borders adapter",
    subtitle: "US, EU, UK, AU",
    categories: ["machines", "worn"],
    tags: ["new"],
    pictures: ["travel-adapter-0.webp", "travel-adapter-0-close.webp", "travel-adapter-0-angle.webp"],
    description: copy`
      <p>Four plugs slide out of one block and cover a hundred and fifty countries, or every place our buyers have
      missed a connection in. Two USB-A and one USB-C on the bottom edge, so nothing fights with the lamp.</p>
      <p>The sliders lock. That matters: with the usual ones you push, the pins retreat, and you are in a hotel in
      Osaka talking to a wall.</p>
      <p>It changes the plug, <strong>not the voltage</strong>. Telephones and laptops do not care; an American hair
      dryer in Rome cares once.</p>
    `,
    attributes: [
      { name: "Plugs", value: "US, EU, UK, AU" },
      { name: "USB", value: "2 × A, 1 × C, 20 W" },
      { name: "Load", value: "Max 8 A" },
      { name: "Fuse", value: "Spare inside" },
      { name: "Size", value: "7 × 5 × 5 cm" },
    ],
    variants: [{ number: "23210-1", price: 34, stock: 66, weight: 150 }],
    related: ["23110", "23401"],
    soldBefore: 690,
    viewedBefore: 8455,
  },
  {
    number: "23401",
    name: "Quiet-car headphones",
    subtitle: "Over the ear, 35 hours",
    categories: ["machines"],
    tags: ["recommended"],
    pictures: ["headphones-0.webp", "headphones-0-close.webp", "headphones-0-angle.webp"],
    description: copy`
      <p>For the train, the open office and the flat under the drummer. Press the left cup and the world goes two
      rooms away; press again and the conductor is back.</p>
      <p>Black, with a little brass where the arms turn. The cushions come off without tools, since cushions are what
      ends a pair of headphones. Thirty-five hours on a charge, five more with the quiet switched off, and a plain
      cable for aeroplanes.</p>
      <p>They fold into a felt pouch that is, against all habit, the right size.</p>
    `,
    attributes: [
      { name: "Type", value: "Closed, over the ear" },
      { name: "Quiet", value: "Active, two steps" },
      { name: "Battery", value: "35 hours" },
      { name: "Cable", value: "USB-C and 3.5 mm in the box" },
      { name: "Weight", value: "264 g" },
    ],
    variants: [{ number: "23401-1", price: 159, originalPrice: 189, stock: 15, weight: 520 }],
    related: ["22520", "23210", "23110"],
    soldBefore: 264,
    viewedBefore: 10902,
  },
  {
    number: "23501",
    name: "Slide-night camera",
    subtitle: "24 megapixels, 35 mm lens",
    categories: ["machines", "gifts"],
    tags: ["picks"],
    pictures: ["camera-0.webp", "camera-0-close.webp", "camera-0-angle.webp"],
    description: copy`
      <p>A camera with dials. Shutter on the right, light on the ring, nothing behind a menu that you need before
      lunch. You look through it, not at it.</p>
      <p>Inside is a good modern sensor; outside is a shape your uncle would hold correctly at once. The 35 mm lens
      comes with it and is the one to learn on. It saves a raw file and a finished picture, and the finished one looks
      like a slide from 1978, kindly.</p>
      <p>We lend one from the shop for a weekend. <strong>Ask on WhatsApp</strong>; there is a list.</p>
    `,
    attributes: [
      { name: "Sensor", value: "24 megapixels, APS-C" },
      { name: "Lens", value: "35 mm, f/2, included" },
      { name: "Viewfinder", value: "Optical with frame lines" },
      { name: "Card", value: "SD, not included" },
      { name: "Battery", value: "420 pictures" },
    ],
    variants: [{ number: "23501-1", price: 649, originalPrice: 699, stock: 4, weight: 780 }],
    related: ["23101", "23401"],
    soldBefore: 58,
    viewedBefore: 15530,
  },
]
