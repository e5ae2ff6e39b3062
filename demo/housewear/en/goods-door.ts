import { copy } from "../../copy.ts"
import type { TranslatedGoods } from "../../translated-catalogue.ts"

export const door: Record<string, TranslatedGoods> = {
  "H-5110": {
    name: "Dar tray",
    subtitle: "Oak, three compartments",
    description: copy`
      <p>The keys, the letters, and the pen that writes. An order that survives an ordinary day: one look, one reach,
      and you are out of the door.</p>
      <p>Joined wood without screws. What you see in it in the picture is ours; what you put in it will be messier, and
      that is what it was made for.</p>
    `,
    attributes: [
      { name: "Width", value: "31 cm" },
      { name: "Wood", value: "Oiled oak or walnut" },
      { name: "Joints", value: "Glued wood joints" },
      { name: "Base", value: "Felt, replaceable" },
    ],
    specs: [{ name: "Wood", values: ["Oak", "Walnut"] }],
  },
  "H-5120": {
    name: "Souk bag, your print",
    subtitle: "Heavy cotton, from 50 pieces",
    description: copy`
      <p>The souk bag, with your mark instead of ours. Heavy cotton canvas, washed before it is printed, and handles
      that go over an abaya or a coat.</p>
      <p>From fifty pieces of one design. Send a drawing and write the number, and Salma answers within a working day
      with the price, the date and the size of the box.</p>
    `,
    attributes: [
      { name: "Size", value: "38 × 42 × 12 cm" },
      { name: "Fabric", value: "Cotton, 380 g" },
      { name: "Print", value: "Silk screen, up to three colours" },
      { name: "Minimum", value: "50 pieces of one design" },
    ],
    specs: [{ name: "Fabric", values: ["Natural and navy", "Black"] }],
  },
  "H-5150": {
    name: "Ghaith umbrella",
    subtitle: "Birch handle, windproof ribs",
    description: copy`
      <p>With us it rains on only a few days of the year, but when it rains, it rains. This one was made for Beirut in
      December, where the rain comes from all four sides.</p>
      <p>Eight fibreglass ribs turn inside out and come back without an argument. Sold out until the wood is dry; leave
      your e-mail and we write to you once.</p>
    `,
    attributes: [
      { name: "Length", value: "92 cm" },
      { name: "Ribs", value: "Eight, fibreglass" },
      { name: "Canopy", value: "Recycled polyester" },
      { name: "Handle", value: "Steam-bent birch" },
    ],
    specs: [{ name: "Fabric", values: ["Navy", "Black"] }],
  },
  "H-6020": {
    name: "Nasma fan",
    subtitle: "Brass cage, three speeds",
    description: copy`
      <p>For the weeks of spring when we open the windows, and for afternoons that need less than the air conditioner.
      It turns its head if asked: quiet on the first speed, present on the second, in charge on the third.</p>
      <p>Every part of it comes apart. A fan that cannot be cleaned is a fan that will be thrown away.</p>
    `,
    attributes: [
      { name: "Height", value: "38 cm" },
      { name: "Speeds", value: "Three, and off" },
      { name: "Sound", value: "31 dB on the first speed" },
      { name: "Cord", value: "1.8 m, cotton-covered" },
    ],
    specs: [{ name: "Finish", values: ["Turquoise and brass", "Black and copper"] }],
  },
}
