import type { CatalogueGoods } from "../catalogue.ts"
import { copy } from "../copy.ts"

/** Rooms one to five: what works are made with. */
export const materials: CatalogueGoods[] = [
  {
    number: "P 475",
    name: "Five Oils, First Palette",
    subtitle: "Cold-pressed linseed, 5 × 37 ml",
    categories: ["oil"],
    tags: ["new", "hot", "kessel"],
    pictures: ["paint-tubes-0.webp", "paint-tubes-0-close.webp", "paint-tubes-0-angle.webp", "paint-tubes-1.webp"],
    description: copy`
      <p><strong>Five tubes from which every other colour in the room can be mixed, if you are patient.</strong></p>
      <p>Kessel grinds each pigment on its own stone mill and lets it rest in cold-pressed linseed for a month. Nothing
      is added to make the tubes feel alike: the yellow is short and buttery, the blue pulls a thread.</p>
      <ul>
        <li><strong>Primary</strong> has a warm red, a cold red, a yellow, a green and a blue.</li>
        <li><strong>Cool</strong> leaves the reds at home and brings a violet.</li>
      </ul>
      <p>A thin layer is dry to the touch in three days, a thick one in three weeks. Do not hurry either.</p>
    `,
    attributes: [
      { name: "Holds", value: "5 × 37 ml" },
      { name: "Binder", value: "Cold-pressed linseed oil" },
      { name: "Lightfastness", value: "I, all five" },
      { name: "Opacity", value: "Marked on each tube" },
      { name: "Made in", value: "Kassel, Germany" },
    ],
    specs: [
      {
        name: "Palette",
        values: [
          { name: "Primary", picture: "paint-tubes-0.webp" },
          { name: "Cool", picture: "paint-tubes-1.webp" },
        ],
      },
    ],
    variants: [
      { number: "P 475-1", values: ["Primary"], price: 52, stock: 140, weight: 420 },
      { number: "P 475-2", values: ["Cool"], price: 54, stock: 88, weight: 420 },
    ],
    related: ["P 447", "P 620"],
    soldBefore: 2140,
    viewedBefore: 18400,
  },
  {
    number: "P 531",
    name: "Bone Black and Madder",
    subtitle: "Dry pigment, wooden lids, 900 g and 350 g",
    categories: ["oil"],
    tags: ["recommended", "kessel"],
    pictures: ["storage-jar-0.webp", "storage-jar-0-close.webp", "storage-jar-0-angle.webp", "storage-jar-1.webp"],
    description: copy`
      <p><strong>Two colours as they were before somebody added a binder and an opinion.</strong></p>
      <p>The black is charred bone, soft and a little warm. The madder is root, dug in Zeeland, precipitated on chalk:
      the only red we know that survives a winter in a south window.</p>
      <p>Mix with oil, egg, gum or size. Wear a mask while you weigh it; after that it is only colour.</p>
    `,
    attributes: [
      { name: "Height", value: "24 cm" },
      { name: "Width", value: "13 cm" },
      { name: "Holds", value: "900 g and 350 g" },
      { name: "Jar", value: "Glass, wooden lid, ring of cork" },
      { name: "Pigments", value: "PBk 9, NR 9" },
    ],
    specs: [
      {
        name: "Lid",
        values: [
          { name: "Bamboo", picture: "storage-jar-0.webp" },
          { name: "Walnut", picture: "storage-jar-1.webp" },
        ],
      },
    ],
    variants: [
      { number: "P 531-1", values: ["Bamboo"], price: 34, stock: 62, weight: 2100 },
      { number: "P 531-2", values: ["Walnut"], price: 38, stock: 31, weight: 2150 },
    ],
    related: ["P 475"],
    soldBefore: 640,
    viewedBefore: 7900,
  },
  {
    number: "P 447",
    name: "Fourteen Brushes in a Jar",
    subtitle: "Hog, sable and synthetic, jar 11 × 9 cm",
    categories: ["brushes"],
    tags: ["hot", "recommended", "house"],
    pictures: ["brush-jar-0.webp", "brush-jar-0-close.webp", "brush-jar-0-angle.webp", "brush-jar-1.webp"],
    description: copy`
      <p><strong>The fourteen that are always missing from the rack, because we keep using them.</strong></p>
      <p>Four hog filberts, four sable rounds, three flats, two fans and one ugly little rigger that you will reach for
      most. Ferrules are brass and crimped twice. Handles are long, so that you stand back.</p>
      <p>The jar is thrown for us in Halden. It is heavier than it looks and stays where you put it.</p>
    `,
    attributes: [
      { name: "Height", value: "31 cm" },
      { name: "Width", value: "16 cm" },
      { name: "Hair", value: "Hog, sable, synthetic" },
      { name: "Ferrule", value: "Brass, crimped twice" },
      { name: "Jar", value: "Stoneware, 11 × 9 cm" },
    ],
    specs: [
      {
        name: "Jar",
        values: [
          { name: "Speckled", picture: "brush-jar-0.webp" },
          { name: "Cobalt", picture: "brush-jar-1.webp" },
        ],
      },
    ],
    variants: [
      { number: "P 447-1", values: ["Speckled"], price: 74, stock: 54, weight: 1300 },
      { number: "P 447-2", values: ["Cobalt"], price: 74, stock: 47, weight: 1300 },
    ],
    related: ["P 475", "P 620", "P 489"],
    soldBefore: 3120,
    viewedBefore: 26100,
  },
  {
    number: "P 620",
    name: "Salve for Printmakers",
    subtitle: "Beeswax and lanolin, 60 ml",
    categories: ["brushes"],
    tags: ["hot", "house"],
    pictures: [
      "balm-jar-0.webp",
      "balm-jar-0-close.webp",
      "balm-jar-0-angle.webp",
      "balm-jar-1.webp",
      "balm-jar-2.webp",
    ],
    description: copy`
      <p><strong>For hands that have been in turpentine since breakfast.</strong></p>
      <p>Beeswax, lanolin, a little rosemary. It was made for the etching class and left the building by itself. Rub in
      what you would use for one brush, and wait a minute before you touch paper.</p>
      <p>It also feeds handles, rulers and the oak tray.</p>
    `,
    attributes: [
      { name: "Holds", value: "60 ml" },
      { name: "Contains", value: "Beeswax, lanolin, rosemary" },
      { name: "Smells of", value: "A clean bench" },
      { name: "Keeps", value: "Two years, lid on" },
    ],
    specs: [
      {
        name: "Jar",
        values: [
          { name: "Amber", picture: "balm-jar-0.webp" },
          { name: "White and gold", picture: "balm-jar-1.webp" },
          { name: "Forest green", picture: "balm-jar-2.webp" },
        ],
      },
    ],
    variants: [
      { number: "P 620-1", values: ["Amber"], price: 18, stock: 210, weight: 180 },
      { number: "P 620-2", values: ["White and gold"], price: 18, stock: 96, weight: 180 },
      { number: "P 620-3", values: ["Forest green"], price: 18, stock: 0, weight: 180 },
    ],
    tiers: [
      { begin: 6, price: 16 },
      { begin: 24, price: 13.5 },
    ],
    soldBefore: 1890,
    viewedBefore: 9200,
  },
  {
    number: "P 461",
    name: "Six Drawing Inks",
    subtitle: "Waterproof, lightfast, 6 × 30 ml",
    categories: ["inks"],
    tags: ["new", "hot", "brandt"],
    pictures: ["ink-set-0.webp", "ink-set-0-close.webp", "ink-set-0-angle.webp", "ink-set-1.webp"],
    description: copy`
      <p><strong>Six bottles that give one drop when you ask for one drop.</strong></p>
      <p>Brandt has made ink in Lübeck since 1911 and changed the nozzle once. Classic is pigmented and waterproof, for
      pen and brush. Bright is made of dyes, louder, and honest about it: keep it out of the sun.</p>
      <p>All twelve mix with each other. Shake, wait, shake again.</p>
    `,
    attributes: [
      { name: "Holds", value: "6 × 30 ml" },
      { name: "Base", value: "Shellac, water" },
      { name: "Lightfastness", value: "Classic: I to II, Bright: III" },
      { name: "For", value: "Dip pen, brush, not for fountain pens" },
      { name: "Made in", value: "Lübeck, Germany" },
    ],
    specs: [
      {
        name: "Colours",
        values: [
          { name: "Classic", picture: "ink-set-0.webp" },
          { name: "Bright", picture: "ink-set-1.webp" },
        ],
      },
    ],
    variants: [
      { number: "P 461-1", values: ["Classic"], price: 39, stock: 120, weight: 380 },
      { number: "P 461-2", values: ["Bright"], price: 39, stock: 74, weight: 380 },
    ],
    related: ["P 538", "P 482"],
    soldBefore: 1710,
    viewedBefore: 14800,
  },
  {
    number: "P 538",
    name: "Nine Mixing Cups",
    subtitle: "Small cups on a steel tray, 24 × 18 cm",
    categories: ["inks"],
    tags: ["new", "brandt"],
    pictures: ["ink-cups-0.webp", "ink-cups-0-close.webp", "ink-cups-0-angle.webp", "ink-cups-1.webp"],
    description: copy`
      <p><strong>Nine cups, so that a wash can have nine steps and not five and a guess.</strong></p>
      <p>The tray has nine dents and the cups know them. Clear shows the colour from the side; white shows it from
      above, as paper will. Wash at once, or keep the stain as a record. We have both kinds of customer.</p>
    `,
    attributes: [
      { name: "Depth", value: "24 cm" },
      { name: "Width", value: "18 cm" },
      { name: "Cups", value: "9 × 15 ml" },
      { name: "Tray", value: "Blackened steel" },
      { name: "Care", value: "Cold water, no dishwasher" },
    ],
    specs: [
      {
        name: "Cups",
        values: [
          { name: "Clear", picture: "ink-cups-0.webp" },
          { name: "White", picture: "ink-cups-1.webp" },
        ],
      },
    ],
    variants: [
      { number: "P 538-1", values: ["Clear"], price: 29, stock: 70, weight: 640 },
      { number: "P 538-2", values: ["White"], price: 29, stock: 58, weight: 640 },
    ],
    related: ["P 461"],
    soldBefore: 420,
    viewedBefore: 5100,
  },
  {
    number: "P 482",
    name: "Field Notebook",
    subtitle: "120 leaves, 160 g, thread-sewn, 21 × 14 cm",
    categories: ["paper"],
    tags: ["new", "hot", "house"],
    pictures: [
      "notebook-0.webp",
      "notebook-0-close.webp",
      "notebook-0-angle.webp",
      "notebook-1.webp",
      "notebook-2.webp",
    ],
    description: copy`
      <p><strong>Cloth over board, a ribbon, a loop, and paper that does not mind a little water.</strong></p>
      <p>We sew it in signatures of eight, so it opens flat at every page, also at the first. 160 gram takes pencil, ink
      and one wash; with the second it waves, and so would you.</p>
      <p>The pen is included and is not very good. The loop is.</p>
    `,
    attributes: [
      { name: "Height", value: "21 cm" },
      { name: "Width", value: "14 cm" },
      { name: "Leaves", value: "120, no lines" },
      { name: "Paper", value: "160 g, cotton and linen" },
      { name: "Binding", value: "Thread-sewn, opens flat" },
    ],
    specs: [
      {
        name: "Cloth",
        values: [
          { name: "Ink blue", picture: "notebook-0.webp" },
          { name: "Brick", picture: "notebook-1.webp" },
          { name: "Forest", picture: "notebook-2.webp" },
        ],
      },
    ],
    variants: [
      { number: "P 482-1", values: ["Ink blue"], price: 24, stock: 320, weight: 410 },
      { number: "P 482-2", values: ["Brick"], price: 24, stock: 180, weight: 410 },
      { number: "P 482-3", values: ["Forest"], price: 24, stock: 156, weight: 410 },
    ],
    tiers: [
      { begin: 10, price: 21 },
      { begin: 50, price: 18.5 },
    ],
    related: ["P 461", "P 524"],
    soldBefore: 4020,
    viewedBefore: 31000,
  },
  {
    number: "P 402",
    name: "Arch, Noon",
    subtitle: "Acrylic on cotton duck, 60 × 48 cm, with its easel",
    categories: ["canvas"],
    tags: ["new", "recommended", "haddad"],
    pictures: ["canvas-easel-0.webp", "canvas-easel-0-close.webp", "canvas-easel-0-angle.webp", "canvas-easel-1.webp"],
    description: copy`
      <p><strong>Haddad painted the same archway at four hours of one day, and kept two of them.</strong></p>
      <p>Noon has no shadow, so the shapes had to do all the work. Thin acrylic, seven layers, sanded between the fourth
      and the fifth: stand close and you can read the order in which she changed her mind.</p>
      <p>It comes with a beech easel, because she thinks paintings should be moved about for a month before anybody
      drives a nail.</p>
    `,
    attributes: [
      { name: "Height", value: "60 cm" },
      { name: "Width", value: "48 cm" },
      { name: "Medium", value: "Acrylic on cotton duck" },
      { name: "Edition", value: "24 of each hour, signed on the back" },
      { name: "Easel", value: "Beech, folds flat" },
      { name: "Certificate", value: "Yes, numbered" },
    ],
    specs: [
      {
        name: "Hour",
        values: [
          { name: "Noon", picture: "canvas-easel-0.webp" },
          { name: "Evening", picture: "canvas-easel-1.webp" },
        ],
      },
    ],
    variants: [
      { number: "P 402-1", values: ["Noon"], price: 480, stock: 9, weight: 3400 },
      { number: "P 402-2", values: ["Evening"], price: 480, stock: 4, weight: 3400 },
    ],
    related: ["P 419", "P 447"],
    soldBefore: 31,
    viewedBefore: 22400,
  },
  {
    number: "P 566",
    name: "Canvas Carrier",
    subtitle: "Cotton duck, printed by hand, 44 × 38 cm",
    categories: ["canvas"],
    tags: ["house"],
    pictures: ["tote-bag-0.webp", "tote-bag-0-close.webp", "tote-bag-0-angle.webp", "tote-bag-1.webp"],
    description: copy`
      <p><strong>Cut from the ends of the rolls that our canvases come from.</strong></p>
      <p>Same duck, same weight, no stretcher. The sun and the hill are printed on the long table upstairs, one screen
      for each colour, and no two register exactly. An A3 block stands upright in it. So do leeks.</p>
    `,
    attributes: [
      { name: "Height", value: "38 cm" },
      { name: "Width", value: "44 cm" },
      { name: "Cloth", value: "Cotton duck, 410 g" },
      { name: "Print", value: "Three screens, by hand" },
      { name: "Care", value: "Cold, inside out" },
    ],
    specs: [
      {
        name: "Base",
        values: [
          { name: "Navy", picture: "tote-bag-0.webp" },
          { name: "Rust", picture: "tote-bag-1.webp" },
        ],
      },
    ],
    variants: [
      { number: "P 566-1", values: ["Navy"], price: 36, stock: 64, weight: 460 },
      { number: "P 566-2", values: ["Rust"], price: 36, stock: 51, weight: 460 },
    ],
    related: ["P 482"],
    soldBefore: 780,
    viewedBefore: 6600,
  },
]
