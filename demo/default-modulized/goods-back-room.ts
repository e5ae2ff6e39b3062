import type { CatalogueGoods } from "../catalogue.ts"
import { copy } from "../copy.ts"

export const backRoom: CatalogueGoods[] = [
  {
    number: "24101",
    name: "Blush mailer, medium",
    subtitle: "Recycled LDPE, 25 × 33 cm",
    categories: ["back-room"],
    tags: ["under20"],
    moq: 20,
    pictures: ["poly-mailer-0.webp", "poly-mailer-0-close.webp", "poly-mailer-0-angle.webp"],
    description: copy`
      <p>The bag our own soft parcels travel in. Customers kept asking where we get them; from here, now. Recycled
      film in a pink that postal workers describe as hard to lose.</p>
      <p>It has two strips of glue, one for the way out and one for the way back, and a tear line that works. The
      surface takes a label and a marker pen.</p>
      <p>Sold from twenty pieces because picking one envelope costs us more than the envelope. Fill it with something
      flat and it still goes as a letter in most countries.</p>
    `,
    attributes: [
      { name: "Size", value: "25 × 33 cm plus flap" },
      { name: "Material", value: "Recycled LDPE, 60 µm" },
      { name: "Closure", value: "Two glue strips" },
      { name: "Sold in", value: "Twenty pieces or more" },
    ],
    variants: [{ number: "24101-M", price: 0.55, stock: 4200, weight: 14 }],
    tiers: [
      { begin: 100, price: 0.48 },
      { begin: 500, price: 0.41, regions: { CA: 0.44, GB: 0.45 } },
      { begin: 2000, price: 0.34, regions: { CA: 0.37, GB: 0.38 } },
    ],
    related: ["24102", "24103"],
    soldBefore: 18400,
    viewedBefore: 3905,
  },
  {
    number: "24102",
    name: "Parcel box, flat-packed",
    subtitle: "Recycled kraft, three sizes",
    categories: ["back-room"],
    tags: ["under20"],
    moq: 10,
    pictures: ["shipping-box-0.webp", "shipping-box-0-close.webp", "shipping-box-0-angle.webp"],
    description: copy`
      <p>Plain brown boxes with a floor that folds itself. Push the sides, it clicks, you have saved eight seconds and
      forty centimetres of tape. Over a Christmas that is a working day; we counted.</p>
      <ul>
        <li><strong>S</strong> holds two Harbour mugs with their paper.</li>
        <li><strong>M</strong> holds a teapot and its nerves.</li>
        <li><strong>L</strong> holds a casserole, if you have the back for it.</li>
      </ul>
      <p>Double wall on M and L. Made twenty miles away from boxes that used to be other boxes. They come flat, in
      bundles of ten with a paper band.</p>
    `,
    attributes: [
      { name: "S", value: "20 × 15 × 12 cm" },
      { name: "M", value: "32 × 25 × 20 cm" },
      { name: "L", value: "45 × 35 × 28 cm" },
      { name: "Material", value: "Recycled kraft board" },
      { name: "Floor", value: "Automatic" },
    ],
    specs: [{ name: "Size", values: [{ name: "S" }, { name: "M" }, { name: "L" }] }],
    variants: [
      { number: "24102-S", values: ["S"], price: 0.95, stock: 900, weight: 120 },
      { number: "24102-M", values: ["M"], price: 1.6, stock: 640, weight: 310 },
      { number: "24102-L", values: ["L"], price: 2.45, stock: 0, weight: 620 },
    ],
    tiers: [
      { begin: 50, price: 0.9 },
      { begin: 250, price: 0.82 },
    ],
    related: ["24103", "24101"],
    soldBefore: 7250,
    viewedBefore: 2718,
  },
  {
    number: "24103",
    name: "Paper tape",
    subtitle: "Kraft, 50 mm × 50 m",
    categories: ["back-room"],
    tags: ["under20"],
    moq: 6,
    pictures: ["tape-roll-0.webp", "tape-roll-0-close.webp", "tape-roll-0-angle.webp"],
    description: copy`
      <p>Brown paper, natural rubber glue, no plastic. It tears by hand in a straight line, can be written on and goes
      into the paper bin together with the box, which is the point.</p>
      <p>It does not squeak. If you have packed two hundred parcels next to someone packing two hundred parcels, you
      know what that is worth.</p>
      <p>Use it warm: below ten degrees the glue sulks. A roll closes about sixty boxes of size M, or one move from a
      two-room flat if you own few books.</p>
    `,
    attributes: [
      { name: "Roll", value: "50 mm × 50 m" },
      { name: "Material", value: "Kraft paper, natural rubber" },
      { name: "Core", value: "76 mm" },
      { name: "Sold in", value: "Six rolls or more" },
    ],
    variants: [{ number: "24103-1", price: 5.2, stock: 510, weight: 230 }],
    tiers: [
      { begin: 36, price: 4.6 },
      { begin: 144, price: 4.1 },
    ],
    related: ["24102", "24101"],
    soldBefore: 3120,
    viewedBefore: 1996,
  },
  {
    number: "24110",
    name: "Red toolbox",
    subtitle: "Powder-coated steel, 48 cm",
    categories: ["back-room", "gifts"],
    tags: ["recommended"],
    selfActivity: true,
    pictures: ["toolbox-0.webp", "toolbox-0-close.webp", "toolbox-0-angle.webp"],
    description: copy`
      <p>Pressed steel, folded seams, and a red that fire brigades would recognise. The tray lifts out with everything
      on it. Both latches take a padlock, or a bent nail, which is what ours has.</p>
      <p>It comes empty. We thought about filling it and found that every household owns three bad screwdrivers it
      trusts. Start with those.</p>
      <p>Rust will come to the corners if you leave it in the rain. Oil it and call it character. <strong>Made by two
      shifts in Ohio</strong> that have built the same box since 1958.</p>
    `,
    attributes: [
      { name: "Size", value: "48 × 22 × 24 cm" },
      { name: "Material", value: "Steel, 0.9 mm, powder coat" },
      { name: "Tray", value: "Removable" },
      { name: "Carries", value: "20 kg" },
      { name: "Made in", value: "Ohio, USA" },
    ],
    variants: [{ number: "24110-1", price: 48, stock: 19, weight: 3400 }],
    related: ["22405", "22320"],
    soldBefore: 355,
    viewedBefore: 5122,
  },
]
