import type { CatalogueGoods } from "../catalogue.ts"
import { copy } from "../copy.ts"

/** Rooms seven and eight: what one works by, sits on and gives away. */
export const studio: CatalogueGoods[] = [
  {
    number: "P 503",
    name: "North Light",
    subtitle: "Ceramic foot, linen shade, 48 cm",
    categories: ["light"],
    tags: ["new", "recommended", "halden"],
    pictures: ["table-lamp-0.webp", "table-lamp-0-close.webp", "table-lamp-0-angle.webp", "table-lamp-1.webp"],
    description: copy`
      <p><strong>A lamp that does not lie about blue.</strong></p>
      <p>Most lamps are kind to skin and cruel to ultramarine. This one is wired for a bulb of 4,000 kelvin with a
      colour index of 97, which is in the box, and the linen takes off the glare and nothing else.</p>
      <p>The foot is ribbed by hand. The switch is where your hand already is.</p>
    `,
    attributes: [
      { name: "Height", value: "48 cm" },
      { name: "Width", value: "34 cm" },
      { name: "Light", value: "4,000 K, index 97, 9 W" },
      { name: "Shade", value: "Linen" },
      { name: "Cable", value: "1.8 m, cloth" },
    ],
    specs: [
      {
        name: "Foot",
        values: [
          { name: "Celadon", picture: "table-lamp-0.webp" },
          { name: "Terracotta", picture: "table-lamp-1.webp" },
        ],
      },
    ],
    variants: [
      { number: "P 503-1", values: ["Celadon"], price: 210, stock: 18, weight: 2900 },
      { number: "P 503-2", values: ["Terracotta"], price: 210, stock: 15, weight: 2900 },
    ],
    related: ["P 489", "P 517"],
    soldBefore: 210,
    viewedBefore: 12700,
  },
  {
    number: "P 489",
    name: "Drawing Stool",
    subtitle: "Turned seat, steel legs, 64 cm",
    categories: ["light"],
    tags: ["new", "hot", "recommended", "werk"],
    pictures: ["stool-0.webp", "stool-0-close.webp", "stool-0-angle.webp", "stool-1.webp"],
    description: copy`
      <p><strong>High enough to see the whole sheet, low enough to stay for it.</strong></p>
      <p>Sixty-four centimetres is the height at which the forearm rests and the shoulder does not notice. The ring is
      at two heights, because nobody sits still. Werk Neun welds the frame in one piece; you put on nothing but the
      seat, with four screws and one key.</p>
    `,
    attributes: [
      { name: "Height", value: "64 cm" },
      { name: "Width", value: "38 cm" },
      { name: "Seat", value: "Oak or walnut, oiled" },
      { name: "Legs", value: "Steel, 16 mm" },
      { name: "Carries", value: "140 kg" },
    ],
    specs: [
      {
        name: "Wood and steel",
        values: [
          { name: "Oak and black", picture: "stool-0.webp" },
          { name: "Walnut and brass", picture: "stool-1.webp" },
        ],
      },
    ],
    variants: [
      { number: "P 489-1", values: ["Oak and black"], price: 145, stock: 27, weight: 5200 },
      { number: "P 489-2", values: ["Walnut and brass"], price: 168, stock: 12, weight: 5300 },
    ],
    related: ["P 503", "P 402"],
    soldBefore: 510,
    viewedBefore: 13900,
  },
  {
    number: "P 517",
    name: "Quiet Clock",
    subtitle: "Silent sweep, 30 cm",
    categories: ["light"],
    tags: ["new", "werk"],
    pictures: [
      "wall-clock-0.webp",
      "wall-clock-0-close.webp",
      "wall-clock-0-angle.webp",
      "wall-clock-1.webp",
      "wall-clock-2.webp",
    ],
    description: copy`
      <p><strong>It moves and says nothing. We wish as much of some visitors.</strong></p>
      <p>A sweep movement, so no tick to paint in time with. Marks instead of figures; the red hand is for those who
      wait for a layer to dry. One battery lasts about three years, and then it stops at a time you will remember.</p>
    `,
    attributes: [
      { name: "Height", value: "30 cm" },
      { name: "Width", value: "30 cm" },
      { name: "Movement", value: "Quartz, silent sweep" },
      { name: "Glass", value: "Mineral" },
      { name: "Battery", value: "1 × AA, included" },
    ],
    specs: [
      {
        name: "Rim",
        values: [
          { name: "Oak", picture: "wall-clock-0.webp" },
          { name: "Black", picture: "wall-clock-1.webp" },
          { name: "Green and brass", picture: "wall-clock-2.webp" },
        ],
      },
    ],
    variants: [
      { number: "P 517-1", values: ["Oak"], price: 95, stock: 40, weight: 900 },
      { number: "P 517-2", values: ["Black"], price: 95, stock: 36, weight: 900 },
      { number: "P 517-3", values: ["Green and brass"], price: 104, stock: 9, weight: 980 },
    ],
    related: ["P 503"],
    soldBefore: 330,
    viewedBefore: 7400,
  },
  {
    number: "P 524",
    name: "Three-bay Tray",
    subtitle: "Oiled wood, 32 × 18 cm",
    categories: ["desk"],
    tags: ["hot", "werk"],
    pictures: [
      "desk-organizer-0.webp",
      "desk-organizer-0-close.webp",
      "desk-organizer-0-angle.webp",
      "desk-organizer-1.webp",
    ],
    description: copy`
      <p><strong>One bay for what stands, one for what lies, one for what you cannot name.</strong></p>
      <p>Dovetailed at the back, where nobody looks. The front is cut low, so a ruler leans and a rubber can be found
      by feel. Shown with our pencils; they are ours because they were on the desk when the picture was taken.</p>
    `,
    attributes: [
      { name: "Height", value: "11 cm" },
      { name: "Width", value: "32 cm" },
      { name: "Wood", value: "Oak or walnut" },
      { name: "Finish", value: "Linseed oil" },
      { name: "Base", value: "Cork" },
    ],
    specs: [
      {
        name: "Wood",
        values: [
          { name: "Oak", picture: "desk-organizer-0.webp" },
          { name: "Walnut", picture: "desk-organizer-1.webp" },
        ],
      },
    ],
    variants: [
      { number: "P 524-1", values: ["Oak"], price: 58, stock: 45, weight: 1100 },
      { number: "P 524-2", values: ["Walnut"], price: 66, stock: 21, weight: 1150 },
    ],
    related: ["P 482", "P 517"],
    soldBefore: 870,
    viewedBefore: 8100,
  },
  {
    number: "P 571",
    name: "Varnish Day",
    subtitle: "Candle in glass, 45 hours",
    categories: ["desk"],
    tags: ["house"],
    pictures: [
      "scented-candle-0.webp",
      "scented-candle-0-close.webp",
      "scented-candle-0-angle.webp",
      "scented-candle-1.webp",
    ],
    description: copy`
      <p><strong>The smell of the day before an opening, without the day before an opening.</strong></p>
      <p>Dammar, cedar, a cold room and somebody’s oranges. Rapeseed wax, a cotton wick, forty-five hours. When it is
      empty it is a very good water glass; the lid makes a palette for one colour.</p>
    `,
    attributes: [
      { name: "Burns", value: "About 45 hours" },
      { name: "Wax", value: "Rapeseed" },
      { name: "Glass", value: "Amber or stone, wooden lid" },
      { name: "Smells of", value: "Dammar, cedar, orange peel" },
    ],
    specs: [
      {
        name: "Glass",
        values: [
          { name: "Amber", picture: "scented-candle-0.webp" },
          { name: "Stone", picture: "scented-candle-1.webp" },
        ],
      },
    ],
    variants: [
      { number: "P 571-1", values: ["Amber"], price: 32, stock: 80, weight: 520 },
      { number: "P 571-2", values: ["Stone"], price: 32, stock: 66, weight: 560 },
    ],
    soldBefore: 940,
    viewedBefore: 5900,
  },
  {
    number: "P 580",
    name: "Nine Squares",
    subtitle: "Silk twill, rolled by hand, 90 × 90 cm",
    categories: ["editions"],
    tags: ["haddad"],
    pictures: [
      "silk-scarf-0.webp",
      "silk-scarf-0-close.webp",
      "silk-scarf-0-angle.webp",
      "silk-scarf-1.webp",
      "silk-scarf-2.webp",
    ],
    description: copy`
      <p><strong>Haddad’s colour studies, printed on silk because paper could not be worn.</strong></p>
      <p>Nine fields, six screens, one border that nearly drove the printer away. Each of the three is an edition of
      sixty with the number woven into the hem. Some hang it. Most tie it to a bag and forget that it is a print.</p>
      <p>The sixty are gone. A second printing is being talked about; leave your address and we write once.</p>
    `,
    attributes: [
      { name: "Height", value: "90 cm" },
      { name: "Width", value: "90 cm" },
      { name: "Cloth", value: "Silk twill, 16 momme" },
      { name: "Hem", value: "Rolled by hand" },
      { name: "Edition", value: "60 of each, numbered" },
    ],
    specs: [
      {
        name: "Study",
        values: [
          { name: "Navy and red", picture: "silk-scarf-0.webp" },
          { name: "Cream and burgundy", picture: "silk-scarf-1.webp" },
          { name: "Emerald", picture: "silk-scarf-2.webp" },
        ],
      },
    ],
    variants: [
      { number: "P 580-1", values: ["Navy and red"], price: 160, stock: 0, weight: 120 },
      { number: "P 580-2", values: ["Cream and burgundy"], price: 160, stock: 0, weight: 120 },
      { number: "P 580-3", values: ["Emerald"], price: 160, stock: 0, weight: 120 },
    ],
    related: ["P 402"],
    soldBefore: 180,
    viewedBefore: 9900,
  },
  {
    number: "P 592",
    name: "Member’s Pin",
    subtitle: "Hard enamel, 28 mm",
    categories: ["editions"],
    tags: ["house"],
    pictures: [
      "enamel-pin-0.webp",
      "enamel-pin-0-close.webp",
      "enamel-pin-0-angle.webp",
      "enamel-pin-1.webp",
      "enamel-pin-2.webp",
    ],
    description: copy`
      <p><strong>It opens no door here, since all of them are open.</strong></p>
      <p>Hard enamel, polished level with the metal. The view is the one from the roof, at three hours; the hill is
      really a gasworks, and looks better every year.</p>
    `,
    attributes: [
      { name: "Diameter", value: "28 mm" },
      { name: "Enamel", value: "Hard, polished" },
      { name: "Back", value: "Two posts, rubber clutch" },
      { name: "Card", value: "Letterpress" },
    ],
    specs: [
      {
        name: "Hour",
        values: [
          { name: "Sunset", picture: "enamel-pin-0.webp" },
          { name: "Morning", picture: "enamel-pin-1.webp" },
          { name: "Dusk", picture: "enamel-pin-2.webp" },
        ],
      },
    ],
    variants: [
      { number: "P 592-1", values: ["Sunset"], price: 9, stock: 400, weight: 30 },
      { number: "P 592-2", values: ["Morning"], price: 9, stock: 360, weight: 30 },
      { number: "P 592-3", values: ["Dusk"], price: 9, stock: 310, weight: 30 },
    ],
    soldBefore: 1480,
    viewedBefore: 4200,
  },
  {
    number: "P 600",
    name: "A Year of Openings",
    subtitle: "A wrapped subscription, made up with you",
    categories: ["editions"],
    tags: ["house"],
    pictures: [
      "gift-box-0.webp",
      "gift-box-0-close.webp",
      "gift-box-0-angle.webp",
      "gift-box-1.webp",
      "gift-box-2.webp",
    ],
    description: copy`
      <p><strong>Four boxes a year to somebody who should be making something.</strong></p>
      <p>You tell Marthe about them: what they make, what they stopped making, how large the table is. She packs a box
      for each opening, with materials, one small work and a letter. The price depends on the work.</p>
      <p>Write to the desk. It takes two messages and a picture of the table.</p>
    `,
    attributes: [
      { name: "Boxes", value: "Four a year" },
      { name: "In each", value: "Materials, a small work, a letter" },
      { name: "Wrapped in", value: "Paper of your choice" },
      { name: "Price", value: "From what Marthe hears" },
    ],
    specs: [
      {
        name: "Paper",
        values: [
          { name: "Red", picture: "gift-box-0.webp" },
          { name: "Green and gold", picture: "gift-box-1.webp" },
          { name: "Kraft", picture: "gift-box-2.webp" },
        ],
      },
    ],
    variants: [
      { number: "P 600-1", values: ["Red"], price: null, stock: 20, weight: 2400 },
      { number: "P 600-2", values: ["Green and gold"], price: null, stock: 20, weight: 2400 },
      { number: "P 600-3", values: ["Kraft"], price: null, stock: 20, weight: 2400 },
    ],
    soldBefore: 22,
    viewedBefore: 2600,
  },
]
