import type { CatalogueGoods } from "../catalogue.ts"
import { copy } from "../copy.ts"

export const desk: CatalogueGoods[] = [
  {
    number: "21130",
    name: "Daybook A5",
    subtitle: "Thread-sewn, 240 pages",
    categories: ["paper"],
    tags: ["hot", "recommended"],
    pictures: [
      "notebook-0.webp",
      "notebook-0-close.webp",
      "notebook-0-angle.webp",
      "notebook-1.webp",
      "notebook-2.webp",
    ],
    description: copy`
      <p>Lies flat on page one. It also lies flat on page two hundred and forty, which is where others give up. Sewn
      in sixteens, bound in cloth the colour of ink, of brick or of a wet forest, closed with a band that holds the pen too.</p>
      <p>The paper is 100 g and takes a wet nib without showing it on the back. Numbered pages, an empty index, a
      pocket for tickets. No quotes at the foot of the page, no stickers, no advice.</p>
      <p>The pen is ours and refillable. People buy the book again for the pen.</p>
    `,
    attributes: [
      { name: "Size", value: "A5, 148 × 210 mm" },
      { name: "Paper", value: "100 g, 240 numbered pages" },
      { name: "Binding", value: "Thread-sewn, cloth cover" },
      { name: "Pen", value: "Gel, 0.5 mm, refillable" },
      { name: "Made in", value: "Leipzig, Germany" },
    ],
    specs: [
      { name: "Page", values: [{ name: "Plain" }, { name: "Ruled" }, { name: "Dotted" }] },
      {
        name: "Cloth",
        values: [
          { name: "Ink", picture: "notebook-0.webp" },
          { name: "Brick", picture: "notebook-1.webp" },
          { name: "Forest", picture: "notebook-2.webp" },
        ],
      },
    ],
    variants: [
      { number: "21130-P", values: ["Plain", "Ink"], price: 21, stock: 120, weight: 390, picture: "notebook-0.webp" },
      { number: "21130-R", values: ["Ruled", "Ink"], price: 21, stock: 95, weight: 390, picture: "notebook-0.webp" },
      { number: "21130-D", values: ["Dotted", "Ink"], price: 21, stock: 4, weight: 390, picture: "notebook-0.webp" },
      { number: "21130-PB", values: ["Plain", "Brick"], price: 21, stock: 46, weight: 390, picture: "notebook-1.webp" },
      { number: "21130-RB", values: ["Ruled", "Brick"], price: 21, stock: 52, weight: 390, picture: "notebook-1.webp" },
      {
        number: "21130-RF",
        values: ["Ruled", "Forest"],
        price: 21,
        stock: 38,
        weight: 390,
        picture: "notebook-2.webp",
      },
    ],
    tiers: [
      { begin: 10, price: 18.9 },
      { begin: 50, price: 16.8, regions: { DE: 16.2, FR: 16.5 } },
      { begin: 250, price: 14.2, regions: { DE: 13.6, FR: 13.9 } },
    ],
    related: ["21402", "21204"],
    soldBefore: 6440,
    viewedBefore: 82116,
  },
  {
    number: "21204",
    name: "Oak desk tray",
    subtitle: "Oiled oak, cork base",
    categories: ["paper"],
    tags: ["new"],
    pictures: ["desk-organizer-0.webp", "desk-organizer-0-close.webp", "desk-organizer-0-angle.webp"],
    description: copy`
      <p>Five compartments on three levels, measured around real things: a stapler, a stack of cards, scissors with
      the handles up, one phone, and the small pile everybody has.</p>
      <p>Solid oak with box joints, so there is no veneer to lift when you put a wet cup on it. Cork underneath; it
      neither slides nor scratches.</p>
      <p>It will not make you a tidy person. It will make the pile smaller, and put it on the left. Pencils and rulers
      shown are ours and went back in the drawer.</p>
    `,
    attributes: [
      { name: "Material", value: "Solid oak, oiled" },
      { name: "Size", value: "32 × 18 × 14 cm" },
      { name: "Compartments", value: "Five" },
      { name: "Base", value: "Cork" },
    ],
    variants: [{ number: "21204-1", price: 44, stock: 26, weight: 1260 }],
    related: ["21130", "22405", "22310"],
    soldBefore: 512,
    viewedBefore: 9031,
  },
  {
    number: "21402",
    name: 'Ink set #6 "Office hours" / 100% pigment',
    subtitle: "Six bottles of 30 ml",
    categories: ["paper", "gifts"],
    tags: ["new"],
    selfActivity: true,
    pictures: ["ink-set-0.webp", "ink-set-0-close.webp", "ink-set-0-angle.webp"],
    description: copy`
      <p>Six bottles named after the working day: <strong>Nine sharp</strong> (black), <strong>Coffee round</strong>
      (brown-red), <strong>Lunch</strong> (yellow), <strong>Out of office</strong> (green), <strong>Reply all</strong>
      (red) and <strong>Five past five</strong> (blue).</p>
      <p>All pigment, no dye, so what you sign on Monday is still there when the lawyer asks. They dry in eight
      seconds on Daybook paper and do not mind a drop of rain.</p>
      <p>Made for dip pens and brushes. They run in a fountain pen if you rinse it every Friday; if that sounds like a
      second job, use one colour only.</p>
    `,
    attributes: [
      { name: "Contents", value: "6 × 30 ml" },
      { name: "Type", value: "Pigment ink, waterproof when dry" },
      { name: "For", value: "Dip pen, brush, fountain pen with care" },
      { name: "Cap", value: "Dropper" },
      { name: "Made in", value: "Ghent, Belgium" },
    ],
    variants: [{ number: "21402-1", price: 38, stock: 17, weight: 420 }],
    related: ["21130", "21204"],
    soldBefore: 143,
    viewedBefore: 5210,
  },
]
