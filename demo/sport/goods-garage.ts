import type { CatalogueGoods } from "../catalogue.ts"
import { copy } from "../copy.ts"

export const garage: CatalogueGoods[] = [
  {
    number: "SP-1401",
    name: "Garage clock",
    subtitle: "Silent, sweeping hand",
    categories: ["garage"],
    tags: ["recommended"],
    pictures: ["wall-clock-0.webp", "wall-clock-0-close.webp", "wall-clock-0-angle.webp"],
    description: copy`
      <p><strong>Every interval timer we tested beeped, and every neighbour we have wrote a note.</strong></p>
      <p>So: a plain clock with a sweeping red hand you can read from the floor between burpees, upside down, with sweat
      in one eye.</p>
      <p>Thirty centimetres, black bars, no numbers to misread. Start on the top, stop on the top. It also tells you
      that you are late for work.</p>
      <p>Oak rim, because a garage deserves one nice thing. Survived a basketball in week four; the basketball did not
      apologise.</p>
    `,
    attributes: [
      { name: "Size", value: "Ø 30 cm" },
      { name: "Hand", value: "Sweeping, red" },
      { name: "Glass", value: "Acrylic" },
      { name: "Battery", value: "1 × AA, a year" },
    ],
    variants: [{ number: "SP-1401-1", price: 49, stock: 32, weight: 960 }],
    related: ["SP-1410", "SP-7301"],
    soldBefore: 290,
    viewedBefore: 4870,
  },
  {
    number: "SP-1410",
    name: "Round-three fan",
    subtitle: "Cast foot, three speeds",
    categories: ["garage"],
    tags: ["raceweek"],
    pictures: ["desk-fan-0.webp", "desk-fan-0-close.webp", "desk-fan-0-angle.webp"],
    description: copy`
      <p><strong>Named after the round where you start to hate everyone.</strong></p>
      <p>Cast foot, brass cage, three speeds, and a throw of four metres on the top one, measured with a strip of chalk
      bag.</p>
      <p>It stands on the bench and points where you leave it. No app, no remote, one knob that works with a lifting
      glove on. The cage is tight enough for fingers and loose enough to hose the dust out in spring.</p>
      <p>Ran nine weeks without a stop in Dee’s garage. <strong>Dee has solar.</strong></p>
    `,
    attributes: [
      { name: "Blade", value: "Ø 31 cm" },
      { name: "Speeds", value: "Three" },
      { name: "Throw", value: "4 m" },
      { name: "Power", value: "45 W" },
      { name: "Weight", value: "3.8 kg, stays put" },
    ],
    variants: [{ number: "SP-1410-1", price: 98, originalPrice: 120, stock: 17, weight: 4100 }],
    related: ["SP-1401", "SP-7301"],
    soldBefore: 164,
    viewedBefore: 3922,
  },
  {
    number: "SP-1420",
    name: "Pit box",
    subtitle: "Steel, lift-out tray",
    categories: ["garage", "parts"],
    pictures: ["toolbox-0.webp", "toolbox-0-close.webp", "toolbox-0-angle.webp"],
    description: copy`
      <p>A red steel box for the things that end a session when they are missing: the skate tool, the pump needle, two
      spare laces, tape, chalk, the collar that walked off.</p>
      <p>The top tray lifts out and goes to the side of the court. The bottom takes a shoe. Latches close with a glove
      and stay closed when the box goes off the tailgate, which it did, twice, once on purpose.</p>
      <p>Comes empty apart from a needle and a tool. Everything else you already own somewhere; this is where it lives
      now.</p>
    `,
    attributes: [
      { name: "Size", value: "48 × 22 × 24 cm" },
      { name: "Material", value: "Steel, powder coat" },
      { name: "Inside", value: "Lift-out tray" },
      { name: "In the box", value: "Skate tool, pump needle" },
    ],
    variants: [{ number: "SP-1420-1", price: 46, stock: 24, weight: 3500 }],
    related: ["SP-3301", "SP-4201", "SP-4210"],
    soldBefore: 133,
    viewedBefore: 2844,
  },
  {
    number: "SP-7301",
    name: "Last-set speaker",
    subtitle: "22 h, waterproof",
    categories: ["garage", "sound"],
    tags: ["new"],
    pictures: ["bluetooth-speaker-0.webp", "bluetooth-speaker-0-close.webp", "bluetooth-speaker-0-angle.webp"],
    description: copy`
      <p><strong>Loud enough for a garage with the door up.</strong></p>
      <p>Not loud enough for the whole street: we checked with the street. It lives on the floor, so the shell is rubber
      and the ends are bumpers.</p>
      <p>Rain, chalk, a spilled bottle, one direct hit from a Hex pair rolling where Hex pairs do not roll. Still
      plays. Twenty-two hours on a charge, and it tells you the level with four lights, not a voice.</p>
      <p><strong>One button skips.</strong> It is the biggest one, because of Marcus’s playlist.</p>
    `,
    attributes: [
      { name: "Power", value: "30 W" },
      { name: "Battery", value: "22 hours" },
      { name: "Water", value: "IP67" },
      { name: "Wireless", value: "Bluetooth 5.3, pairs for stereo" },
      { name: "Weight", value: "690 g" },
    ],
    variants: [{ number: "SP-7301-1", price: 84, stock: 38, weight: 820 }],
    tiers: [
      { begin: 5, price: 78 },
      { begin: 20, price: 71 },
    ],
    related: ["SP-7201", "SP-1401"],
    soldBefore: 377,
    viewedBefore: 8230,
  },
]
