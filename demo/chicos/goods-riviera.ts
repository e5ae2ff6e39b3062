import type { CatalogueGoods } from "../catalogue.ts"
import { copy } from "../copy.ts"

/** The four that are worn together, and what lies beside them on the beach. Each comes in one form. */
export const riviera: CatalogueGoods[] = [
  {
    number: "1401",
    name: "Antibes",
    subtitle: "Straw hat, navy ribbon",
    categories: ["hats"],
    tags: ["new", "recommended", "shoot"],
    pictures: ["sun-hat-0.webp", "sun-hat-0-close.webp", "sun-hat-0-angle.webp"],
    description: copy`
      <p>A brim as wide as a café table. People will sit down at it.</p>
      <p>Plaited from one braid of wheat straw, eleven metres long, sewn in a spiral that begins at the crown. The ribbon
      is grosgrain and tied by hand; if it comes undone, so did ours, in picture nine.</p>
      <p>It rolls up for the journey and forgets that it was rolled within the hour.</p>
    `,
    attributes: [
      { name: "Straw", value: "Wheat, natural" },
      { name: "Brim", value: "14 cm" },
      { name: "Size", value: "57, with a drawstring inside" },
      { name: "Ribbon", value: "Cotton grosgrain, navy" },
    ],
    variants: [{ number: "1401-N", price: 92, stock: 41, weight: 220 }],
    related: ["1402", "1403", "1404", "1406"],
    soldBefore: 1870,
    viewedBefore: 40210,
  },
  {
    number: "1402",
    name: "Cannes",
    subtitle: "Tortoise, mineral glass",
    categories: ["sunglasses"],
    tags: ["new", "recommended", "shoot"],
    pictures: ["sunglasses-0.webp", "sunglasses-0-close.webp", "sunglasses-0-angle.webp"],
    description: copy`
      <p>Large enough to have been crying behind, or to have slept.</p>
      <p>Acetate cut from a block, not poured, so that the tortoise goes all the way through. Glass lenses: they scratch
      less than plastic, and they are cold in the morning.</p>
    `,
    attributes: [
      { name: "Frame", value: "Acetate, 6 mm" },
      { name: "Lens", value: "Mineral glass, category 3" },
      { name: "Width", value: "146 mm" },
      { name: "Comes with", value: "A hard case and a soft cloth" },
    ],
    variants: [{ number: "1402-T", price: 164, stock: 23, weight: 190 }],
    related: ["1401", "1403", "1405", "1410"],
    soldBefore: 1420,
    viewedBefore: 33870,
  },
  {
    number: "1403",
    name: "Plage",
    subtitle: "Canvas tote, a sun on it",
    categories: ["beach"],
    tags: ["recommended"],
    pictures: ["tote-bag-0.webp", "tote-bag-0-close.webp", "tote-bag-0-angle.webp"],
    description: copy`
      <p>For a towel, a book, a second book, and peaches.</p>
      <p>Heavy cotton canvas, a base that may stand in the wet, handles long enough for a shoulder in a jumper. Sand
      leaves by the corner: turn it out and shake.</p>
    `,
    attributes: [
      { name: "Cloth", value: "Cotton canvas, 16 oz" },
      { name: "Base", value: "Waxed, navy" },
      { name: "Size", value: "38 × 40 × 14 cm" },
      { name: "Inside", value: "One pocket, one hook for keys" },
    ],
    variants: [{ number: "1403-N", price: 84, stock: 58, weight: 480 }],
    related: ["1401", "1402", "1418", "1404"],
    soldBefore: 2210,
    viewedBefore: 28140,
  },
  {
    number: "1404",
    name: "Ligne",
    subtitle: "Belt, chestnut calf",
    categories: ["small"],
    tags: ["recommended"],
    pictures: ["belt-0.webp", "belt-0-close.webp", "belt-0-angle.webp"],
    description: copy`
      <p>One line, in the place where a dress needs one.</p>
      <p>Three centimetres of calf, stitched along both edges in a lighter thread. It comes long, with nine holes, and a
      drawing of where to cut it. The drawing is better than the scissors you have; any shoemaker does it in a
      minute.</p>
    `,
    attributes: [
      { name: "Leather", value: "Calf, vegetable tanned" },
      { name: "Width", value: "30 mm" },
      { name: "Length", value: "105 cm, to be cut" },
      { name: "Buckle", value: "Brushed nickel" },
    ],
    variants: [{ number: "1404-C", price: 76, stock: 34, weight: 210 }],
    related: ["1401", "1408", "1409", "1412"],
    soldBefore: 1130,
    viewedBefore: 15020,
  },
  {
    number: "1405",
    name: "Foulard 70",
    subtitle: "Silk twill, rolled by hand",
    categories: ["scarves"],
    tags: ["new", "gift"],
    pictures: [
      "silk-scarf-0.webp",
      "silk-scarf-0-close.webp",
      "silk-scarf-0-angle.webp",
      "silk-scarf-1.webp",
      "silk-scarf-2.webp",
    ],
    description: copy`
      <p>Neck, wrist, bag, hair. On the mirror when you are out.</p>
      <p>Seventy by seventy, which is the size that does not need a lesson. The parasols of the plage de la Garoupe,
      seen from the road above it, printed in seven screens. Hems rolled towards the right side.</p>
    `,
    attributes: [
      { name: "Silk", value: "Twill, 14 mommes" },
      { name: "Size", value: "70 × 70 cm" },
      { name: "Print", value: "Seven screens, Como" },
      { name: "Care", value: "Cold water, your own shampoo" },
    ],
    specs: [
      {
        name: "Colour",
        values: [
          { name: "Navy and red", picture: "silk-scarf-0.webp" },
          { name: "Cream and burgundy", picture: "silk-scarf-1.webp" },
          { name: "Emerald", picture: "silk-scarf-2.webp" },
        ],
      },
    ],
    variants: [
      { number: "1405-N", values: ["Navy and red"], price: 118, stock: 29, weight: 60 },
      { number: "1405-C", values: ["Cream and burgundy"], price: 118, stock: 18, weight: 60 },
      { number: "1405-E", values: ["Emerald"], price: 118, stock: 0, weight: 60 },
    ],
    related: ["1407", "1410", "1408", "1406"],
    soldBefore: 1960,
    viewedBefore: 30480,
  },
]
