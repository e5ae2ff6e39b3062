import { copy } from "../../copy.ts"
import type { TranslatedGoods } from "../../translated-catalogue.ts"

export const living: Record<string, TranslatedGoods> = {
  "H-2041": {
    name: "Samar table lamp",
    subtitle: "Ribbed stoneware, linen shade",
    description: copy`
      <p>A lamp belongs below the eye, and it does not like to be alone. Two Samars and a book, and a winter night is
      over before you notice.</p>
      <p>Turned and ribbed by hand in Ajloun, and glazed in the colour of a pine forest after rain, or of its honey. The
      shade is linen on recycled card and sends the light down to the table more than out into the room.</p>
      <p>The switch is on the cord, where a hand finds it in the dark. It clicks like an old radio; we asked for
      that.</p>
    `,
    attributes: [
      { name: "Base", value: "Stoneware, reactive glaze" },
      { name: "Shade", value: "Linen on recycled card" },
      { name: "Bulb holder", value: "E27, up to 40 W, dimmable" },
      { name: "Cord", value: "Two metres, cotton-covered, hand switch" },
      { name: "Made in", value: "Ajloun, Jordan" },
    ],
    specs: [
      { name: "Glaze", values: ["Pine", "Amber"] },
      { name: "Height", values: ["38 cm", "52 cm"] },
    ],
  },
  "H-1110": {
    name: "Wadi vase",
    subtitle: "Copper green or half-glazed, 31 cm",
    description: copy`
      <p>Deep as its name, which means valley: the neck holds three branches upright without a trick, and the belly
      holds water for a week away.</p>
      <p>The moss glaze is made with copper and runs on each piece as it pleases. “Clay and milk” is dipped to the waist
      and left bare below, so that the table can see what it is made of.</p>
      <p>The olive branches do not come with the vase. They were Salma’s.</p>
    `,
    attributes: [
      { name: "Height", value: "31 cm" },
      { name: "Clay", value: "Stoneware, watertight inside" },
      { name: "Mouth", value: "4.5 cm" },
      { name: "Made in", value: "Ajloun, Jordan" },
    ],
    specs: [{ name: "Glaze", values: ["Moss", "Clay and milk", "Sea"] }],
  },
  "H-3010": {
    name: "Amber candle",
    subtitle: "Cedar and amber, 55 hours",
    description: copy`
      <p>Cedar, a little amber, and the smell of your grandmother’s wardrobe when it is opened. It does not fill the
      house; it fills the seat beside it.</p>
      <p>The wax is pure soy. After fifty-five hours the glass becomes a tea glass and the wooden lid its saucer, which
      is how half of our kitchen came about.</p>
    `,
    attributes: [
      { name: "Burns", value: "55 hours" },
      { name: "Wax", value: "Pure soy wax" },
      { name: "Lid", value: "Oak" },
      { name: "Glass", value: "9 × 10 cm" },
    ],
    specs: [{ name: "Glass", values: ["Amber", "Stone"] }],
  },
  "H-5020": {
    name: "Ataba stool",
    subtitle: "Oak and steel, 64 cm",
    description: copy`
      <p>Ataba is the doorstep: the first thing one sits on at the neighbours’, and also a step to climb on. A round
      seat, four legs that lean a little, and a ring that feet find without a manual.</p>
      <p>Oak comes on a black frame, walnut on a brass one. Level to the millimetre; a café in Beirut measured all
      sixteen.</p>
    `,
    attributes: [
      { name: "Height", value: "64 cm" },
      { name: "Seat", value: "Oiled oak or walnut, 34 cm" },
      { name: "Frame", value: "Steel, powder-coated or brass-plated" },
      { name: "Carries", value: "140 kg" },
      { name: "Arrives", value: "Assembled" },
    ],
    specs: [{ name: "Seat", values: ["Oak", "Walnut"] }],
  },
  "H-6010": {
    name: "Picnic basket",
    subtitle: "Fayoum willow, with its cloth",
    description: copy`
      <p>The Friday basket: willow cut in February and woven in March, by the man we visited in our letter.</p>
      <p>The handle folds, the cloth comes off with two knots, and the floor is doubled for the teapot. The fruit and
      the bread are from the corner shop and do not come with it.</p>
    `,
    attributes: [
      { name: "Width", value: "42 cm" },
      { name: "Willow", value: "Peeled, from Fayoum" },
      { name: "Cloth", value: "Cotton, washes at 60 °C" },
      { name: "Carries", value: "12 kg" },
    ],
    specs: [{ name: "Fabric", values: ["Red check", "Blue check"] }],
  },
  "H-1060": {
    name: "Sukoon wall clock",
    subtitle: "Ash rim, not a single tick, 30 cm",
    description: copy`
      <p>Its hand turns without steps, so there is nothing to hear; the second hand is red, so that there is something
      to see.</p>
      <p>One nail is enough. The hanger is in the box, and the nail is in your drawer.</p>
    `,
    attributes: [
      { name: "Diameter", value: "30 cm" },
      { name: "Movement", value: "Sweeping, one AA battery" },
      { name: "Rim", value: "Ash, or brass around pine green" },
      { name: "Glass", value: "Mineral" },
    ],
    specs: [{ name: "Rim", values: ["Ash", "Pine green", "Black"] }],
  },
}
