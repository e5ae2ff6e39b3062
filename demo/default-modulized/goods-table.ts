import type { CatalogueGoods } from "../catalogue.ts"
import { copy } from "../copy.ts"

export const table: CatalogueGoods[] = [
  {
    number: "20933",
    name: "Field bottle",
    subtitle: "Steel, 600 ml",
    categories: ["bottles", "bags"],
    tags: ["hot"],
    pictures: ["tumbler-0.webp", "tumbler-0-close.webp", "tumbler-0-angle.webp"],
    description: copy`
      <p>Two walls of steel with nothing between them. Soup at eight is soup at one; ice at eight is still ice when
      the meeting ends. The loop on the lid is sized for one finger or one carabiner.</p>
      <p>We left one in a bicycle bag, upside down, for a fortnight of Portland weather. The bag got wet from the
      outside only.</p>
      <ul>
        <li>Wide mouth: takes ice cubes and a bottle brush.</li>
        <li>Powder coat: scratches, but does not flake.</li>
        <li>The seal is a part, not a fate. We sell it for two dollars.</li>
      </ul>
    `,
    attributes: [
      { name: "Material", value: "18/8 steel, double wall" },
      { name: "Keeps hot", value: "10 hours" },
      { name: "Keeps cold", value: "24 hours" },
      { name: "Lid", value: "Screw lid with loop, BPA free" },
      { name: "Care", value: "Lid in the dishwasher, bottle by hand" },
    ],
    specs: [{ name: "Size", values: [{ name: "400 ml" }, { name: "600 ml" }, { name: "1 l" }] }],
    variants: [
      { number: "20933-04", values: ["400 ml"], price: 27, stock: 46, weight: 260 },
      { number: "20933-06", values: ["600 ml"], price: 32, stock: 112, weight: 340 },
      { number: "20933-10", values: ["1 l"], price: 38, stock: 0, weight: 470 },
    ],
    tiers: [
      { begin: 10, price: 25.5 },
      { begin: 50, price: 22.9 },
      { begin: 200, price: 20.4 },
    ],
    related: ["23101", "20418", "20702"],
    soldBefore: 5120,
    viewedBefore: 70233,
  },
  {
    number: "20640",
    name: "Pantry jars, pair",
    subtitle: "Glass and acacia",
    categories: ["jars"],
    tags: ["recommended"],
    pictures: ["storage-jar-0.webp", "storage-jar-0-close.webp", "storage-jar-0-angle.webp"],
    description: copy`
      <p>A tall one for the thing you buy by the kilo and a short one for the thing you cannot do without.
      Borosilicate glass, so hot jam is no drama, and lids of acacia with a ring of silicone that closes with a small
      sigh.</p>
      <p>The openings are wide enough for a hand, which sounds like nothing until you have fished for the last bay
      leaf with a fork.</p>
      <p>Glass goes in the dishwasher. <strong>The lids do not</strong>: wipe them and let them dry on their side.</p>
    `,
    attributes: [
      { name: "Material", value: "Borosilicate glass, acacia" },
      { name: "Holds", value: "1.2 l and 0.5 l" },
      { name: "Height", value: "24 cm and 11 cm" },
      { name: "Seal", value: "Silicone, replaceable" },
    ],
    variants: [{ number: "20640-1", price: 29, stock: 140, weight: 1150 }],
    tiers: [
      { begin: 4, price: 26.5 },
      { begin: 12, price: 24 },
    ],
    related: ["20102", "20511", "20418"],
    soldBefore: 1702,
    viewedBefore: 19874,
  },
  {
    number: "20702",
    name: "Willow picnic basket",
    subtitle: "Lined, for four",
    categories: ["picnic", "gifts"],
    tags: ["new", "recommended", "picks"],
    pictures: ["picnic-basket-0.webp", "picnic-basket-0-close.webp", "picnic-basket-0-angle.webp"],
    description: copy`
      <p>The reason the spring table is called the spring table. Whole willow, woven by two brothers outside Covilhã
      who only cut in February, lined with a red check that buttons out and goes in the wash at forty.</p>
      <p>It carries bread, four plates, a bottle lying down and more apples than anyone eats. The handle is wrapped,
      because a full basket weighs six kilos and you will have parked too far away.</p>
      <ul>
        <li><strong>For two</strong> fits a bicycle rack.</li>
        <li><strong>For four</strong> fits a rear seat and a small dog.</li>
      </ul>
    `,
    attributes: [
      { name: "Material", value: "Whole willow, cotton lining" },
      { name: "For two", value: "34 × 24 × 20 cm" },
      { name: "For four", value: "46 × 32 × 24 cm" },
      { name: "Lining", value: "Washable at 40 °C" },
      { name: "Made in", value: "Covilhã, Portugal" },
    ],
    specs: [{ name: "Size", values: [{ name: "For two" }, { name: "For four" }] }],
    variants: [
      { number: "20702-2", values: ["For two"], price: 58, stock: 8, weight: 1300 },
      { number: "20702-4", values: ["For four"], price: 78, stock: 14, weight: 2100 },
    ],
    related: ["20933", "20511", "22045"],
    soldBefore: 388,
    viewedBefore: 14092,
  },
]
