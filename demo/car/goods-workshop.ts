import type { CatalogueGoods } from "../catalogue.ts"
import { copy } from "../copy.ts"
import { gallery } from "../gallery.ts"

/** What holds the parts before the car does. */
export const workshop: CatalogueGoods[] = [
  {
    number: "99-0410-01",
    name: "Steel toolbox, two latches",
    subtitle: "Length: 410 mm · Steel: 0.8 mm · Load: 18 kg · Tray: 1",
    categories: ["workshop"],
    tags: ["recommended"],
    pictures: gallery("toolbox", 0, 1, 2),
    description: copy`
      <p><strong>Closes with one hand, also when it is too full.</strong></p>
      <p>Folded from one sheet, seams inside. The tray holds what you need next; what you needed last lies below it. It
      has fallen off our ramp twice and the latches are still straight.</p>
    `,
    attributes: [
      { name: "Length", value: "410 mm" },
      { name: "Steel", value: "0.8 mm" },
      { name: "Load", value: "18 kg" },
      { name: "Weight", value: "3.1 kg" },
      { name: "Tray", value: "One, lifts out" },
    ],
    specs: [
      {
        name: "Colour",
        values: [
          { name: "Red", picture: "toolbox-0.webp" },
          { name: "Blue", picture: "toolbox-1.webp" },
          { name: "Black and yellow", picture: "toolbox-2.webp" },
        ],
      },
    ],
    variants: [
      { number: "99-0410-01R", values: ["Red"], price: 44.9, stock: 40, weight: 3100, picture: "toolbox-0.webp" },
      { number: "99-0410-01B", values: ["Blue"], price: 44.9, stock: 21, weight: 3100, picture: "toolbox-1.webp" },
      {
        number: "99-0410-01Y",
        values: ["Black and yellow"],
        price: 46.9,
        stock: 15,
        weight: 3100,
        picture: "toolbox-2.webp",
      },
    ],
    related: ["36-1290-24", "34-9902-16"],
    soldBefore: 1900,
    viewedBefore: 9800,
  },
  {
    number: "99-4025-40",
    name: "Cable reel 25 m, four sockets",
    subtitle: "Cable: 25 m · Core: 3 × 1.5 mm² · Load: 3,000 W · Cut-out: Thermal",
    categories: ["workshop"],
    pictures: gallery("cable-reel", 0, 1),
    description: copy`
      <p><strong>Reaches the back of the yard, where the project car is.</strong></p>
      <p>Rubber cable that stays soft in the frost. The cut-out is a button and not a mystery. Unwind all of it when you
      weld; wound up it is a heater.</p>
    `,
    attributes: [
      { name: "Cable", value: "25 m" },
      { name: "Sockets", value: "4" },
      { name: "Load", value: "3,000 W" },
      { name: "Protection", value: "IP44" },
      { name: "Weight", value: "5.4 kg" },
      { name: "Core", value: "3 × 1.5 mm², rubber" },
    ],
    specs: [
      {
        name: "Drum",
        values: [
          { name: "Orange", picture: "cable-reel-0.webp" },
          { name: "Black", picture: "cable-reel-1.webp" },
        ],
      },
    ],
    variants: [
      { number: "99-4025-40O", values: ["Orange"], price: 49.5, stock: 24, weight: 5400, picture: "cable-reel-0.webp" },
      { number: "99-4025-40K", values: ["Black"], price: 49.5, stock: 19, weight: 5400, picture: "cable-reel-1.webp" },
    ],
    related: ["63-8850-50", "99-0410-01"],
    soldBefore: 660,
    viewedBefore: 4800,
  },
  {
    number: "99-7712-12",
    name: "Engine stand castor, braked",
    subtitle: "Wheel: 125 mm · Load: 180 kg · Plate: 105 × 85 · Brake: Total",
    categories: ["workshop"],
    pictures: gallery("caster-wheel", 0, 1),
    description: copy`
      <p><strong>Four of them carry a V8 across a drain.</strong></p>
      <p>Polyurethane tread on a cast core. The brake stops the wheel and the swivel, so the engine stays where you left
      it. Priced by the pallet for garages that build their own stands: say how many and we say how much.</p>
    `,
    attributes: [
      { name: "Wheel", value: "125 mm" },
      { name: "Load", value: "180 kg" },
      { name: "Height", value: "155 mm" },
      { name: "Weight", value: "1.1 kg" },
      { name: "Plate", value: "105 × 85 mm, four holes" },
    ],
    specs: [
      {
        name: "Tread",
        values: [
          { name: "Red", picture: "caster-wheel-0.webp" },
          { name: "Black", picture: "caster-wheel-1.webp" },
        ],
      },
    ],
    variants: [
      { number: "99-7712-12R", values: ["Red"], price: null, stock: 120, weight: 1100, picture: "caster-wheel-0.webp" },
      {
        number: "99-7712-12K",
        values: ["Black"],
        price: null,
        stock: 60,
        weight: 1100,
        picture: "caster-wheel-1.webp",
      },
    ],
    related: ["99-0410-01", "99-4025-40"],
    soldBefore: 230,
    viewedBefore: 3100,
  },
]
