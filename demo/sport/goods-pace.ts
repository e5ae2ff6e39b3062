import type { CatalogueGoods } from "../catalogue.ts"
import { copy } from "../copy.ts"

export const pace: CatalogueGoods[] = [
  {
    number: "SP-7101",
    name: "Pace watch",
    subtitle: "GPS, 9 days",
    categories: ["watches"],
    tags: ["hot", "recommended"],
    pictures: ["smart-watch-0.webp", "smart-watch-0-close.webp", "smart-watch-0-angle.webp"],
    description: copy`
      <p><strong>Shows three things at once: pace now, pace for the lap, pace you promised.</strong></p>
      <p>The rest is one press away, and you will not press it mid-interval.</p>
      <p>GPS locks before you have tied the second shoe. Nine days on a charge with an hour of running a day, fourteen
      if you only wear it to look like a runner. The buttons work with gloves, rain and rage.</p>
      <ul>
        <li><strong>Negative Split mode</strong> buzzes when the second half gets slower than the first.</li>
        <li>Exports to everything, keeps nothing on our side.</li>
      </ul>
    `,
    attributes: [
      { name: "Battery", value: "9 days, 26 hours GPS" },
      { name: "Screen", value: "1.4 in, always on" },
      { name: "Water", value: "5 ATM" },
      { name: "Sensors", value: "GPS, pulse, barometer" },
      { name: "Weight", value: "43 g" },
      { name: "Strap", value: "Silicone, quick release" },
    ],
    specs: [{ name: "Strap", values: [{ name: "S / M" }, { name: "M / L" }] }],
    variants: [
      { number: "SP-7101-SM", values: ["S / M"], price: 189, originalPrice: 229, stock: 27, weight: 180 },
      { number: "SP-7101-ML", values: ["M / L"], price: 189, originalPrice: 229, stock: 44, weight: 185 },
    ],
    related: ["SP-7210", "SP-4401", "SP-6301"],
    soldBefore: 3440,
    viewedBefore: 66209,
  },
  {
    number: "SP-7190",
    name: "Pace hands, test unit",
    subtitle: "Pre-release, 40 units",
    categories: ["watches"],
    encrypted: true,
    pictures: ["wristwatch-0.webp", "wristwatch-0-close.webp", "wristwatch-0-angle.webp"],
    description: copy`
      <p><strong>You have the word, so you are on the crew.</strong></p>
      <p>Forty test units, numbered on the back, firmware that will crash twice a week and a form that asks you how it
      felt when it did.</p>
      <p>What is new: hands. It looks like the watch your grandfather timed you with, counts like ours, and shows the
      three numbers by where the hands stop when you press.</p>
      <p><strong>Wear it every day for twelve weeks.</strong> Send the log on Sundays. Do not post it, do not lend it,
      and if somebody asks, it is a Pace watch. You keep it at the end.</p>
    `,
    attributes: [
      { name: "Status", value: "Pre-release, 40 units" },
      { name: "Battery", value: "12 days, we hope" },
      { name: "Firmware", value: "0.9, weekly" },
      { name: "Returns", value: "None, you keep it" },
    ],
    variants: [{ number: "SP-7190-1", price: 99, stock: 11, weight: 190 }],
    soldBefore: 29,
    viewedBefore: 377,
  },
  {
    number: "SP-7201",
    name: "Drown-out",
    subtitle: "40 h, sweat-rated",
    categories: ["sound"],
    tags: ["recommended"],
    pictures: ["headphones-0.webp", "headphones-0-close.webp", "headphones-0-angle.webp"],
    description: copy`
      <p><strong>Over-ear headphones for rooms with mirrors and a stereo you did not choose.</strong></p>
      <p>Forty hours, sweat-rated, cushions that come off and go in the sink.</p>
      <p>They clamp harder than the ones for aeroplanes. Do burpees in them. After a set you press the left cup and
      hear the coach; press again and the coach is gone.</p>
      <p>Your ears get warm, we will not pretend otherwise. Winter gear, rowing gear, last-set gear. <strong>Not for
      the road</strong>: on the road, you want to hear the truck.</p>
    `,
    attributes: [
      { name: "Battery", value: "40 hours" },
      { name: "Sweat", value: "IPX4" },
      { name: "Quiet", value: "Active, with talk-through" },
      { name: "Cushions", value: "Washable" },
      { name: "Weight", value: "271 g" },
    ],
    variants: [{ number: "SP-7201-B", price: 149, stock: 31, weight: 560 }],
    related: ["SP-7210", "SP-7301"],
    soldBefore: 2010,
    viewedBefore: 29118,
  },
  {
    number: "SP-7210",
    name: "Sprint buds",
    subtitle: "8 h, five tips",
    categories: ["sound"],
    tags: ["new", "raceweek"],
    pictures: ["earbuds-0.webp", "earbuds-0-close.webp", "earbuds-0-angle.webp"],
    description: copy`
      <p><strong>They stay in.</strong></p>
      <p>That is the review. Short stem, soft fin, five tips, and a fit test on the inside of the lid that needs no
      telephone: shake your head at it.</p>
      <p>One bud alone works on its own, so the other ear belongs to the traffic. Eight hours, then four more charges
      from the case. A long press stops the music; there is no double tap, because a wet sleeve taps twice.</p>
      <p>White, so you find the one that fell on the track. <strong>Lost it anyway?</strong> A single bud is half
      price, for ever.</p>
    `,
    attributes: [
      { name: "Battery", value: "8 hours, 40 with case" },
      { name: "Sweat", value: "IP55" },
      { name: "Tips", value: "Five sizes" },
      { name: "Weight", value: "4.8 g each" },
      { name: "Wireless", value: "Bluetooth 5.3" },
    ],
    variants: [{ number: "SP-7210-W", price: 89, stock: 76, weight: 120 }],
    related: ["SP-7101", "SP-7201", "SP-7401"],
    soldBefore: 960,
    viewedBefore: 19340,
  },
  {
    number: "SP-7401",
    name: "Second battery",
    subtitle: "Two sizes, USB-C",
    categories: ["sound", "packs"],
    pictures: ["power-bank-0.webp", "power-bank-0-close.webp", "power-bank-0-angle.webp"],
    description: copy`
      <p><strong>For the ultra, the tournament weekend and the drive home.</strong></p>
      <p>Ten thousand milliampere hours charge a Pace watch about thirty times, which is further than you are going.</p>
      <p>Slim enough for a vest pocket. Matt, so wet hands hold it. Four lights for the level and one button, which
      does one thing.</p>
      <ul>
        <li><strong>10,000</strong> weighs as much as two gels and a shoe lace.</li>
        <li><strong>20,000</strong> is for the support car.</li>
      </ul>
      <p>Allowed in cabin luggage. Dislikes frost: on a winter start, wear it under the jacket.</p>
    `,
    attributes: [
      { name: "Capacity", value: "10,000 or 20,000 mAh" },
      { name: "Ports", value: "USB-C in and out, USB-A" },
      { name: "Power", value: "22 W" },
      { name: "Cabin", value: "Allowed" },
    ],
    specs: [{ name: "Capacity", values: [{ name: "10,000 mAh" }, { name: "20,000 mAh" }] }],
    variants: [
      { number: "SP-7401-10", values: ["10,000 mAh"], price: 38, stock: 52, weight: 215 },
      { number: "SP-7401-20", values: ["20,000 mAh"], price: 56, stock: 25, weight: 390 },
    ],
    related: ["SP-7101", "SP-7210"],
    soldBefore: 540,
    viewedBefore: 7180,
  },
  {
    number: "SP-6301",
    name: "Warm-up cap",
    subtitle: "One size",
    categories: ["packs", "studio"],
    tags: ["new"],
    selfActivity: true,
    pictures: ["cap-0.webp", "cap-0-close.webp", "cap-0-angle.webp"],
    description: copy`
      <p><strong>Navy, one size, curved by somebody’s hand and not by a machine with opinions.</strong></p>
      <p>Takes sweat without the white tide line, because the band is towelling and comes out for the wash.</p>
      <p>Worn by the crew from the first lap to the coffee. The closure is a brass slider, so it fits a child, a
      ponytail and Marcus, whose head is a known problem.</p>
      <p>Wash at thirty, dry it on a football. <strong>One size means 54 to 62.</strong> Beyond that, write to us;
      Marcus has a contact.</p>
    `,
    attributes: [
      { name: "Material", value: "Cotton twill" },
      { name: "Size", value: "54 to 62 cm" },
      { name: "Band", value: "Towelling, removable" },
      { name: "Closure", value: "Brass slider" },
    ],
    variants: [{ number: "SP-6301-N", price: 28, stock: 84, weight: 95 }],
    tiers: [
      { begin: 12, price: 23.5 },
      { begin: 48, price: 19.8 },
    ],
    related: ["SP-6310", "SP-6101"],
    soldBefore: 640,
    viewedBefore: 8811,
  },
  {
    number: "SP-6310",
    name: "Low-sun shades",
    subtitle: "Polarised, 26 g",
    categories: ["packs", "pitch"],
    tags: ["raceweek"],
    pictures: ["sunglasses-0.webp", "sunglasses-0-close.webp", "sunglasses-0-angle.webp"],
    description: copy`
      <p><strong>For evening fixtures, the river path at seven, and the face you make at hill nine.</strong></p>
      <p>Tortoise frames that pass in a café; grippy arms and nose pads that do not let go when you sprint for the
      bus.</p>
      <p>Lenses are polarised brown. They lift the white line off the grass and take the glare off wet asphalt.
      Scratch one and we send a pair of lenses for twelve dollars; they click in.</p>
      <p>Twenty-six grams. You will look for them while wearing them. <strong>The crew has a tally.</strong></p>
    `,
    attributes: [
      { name: "Lens", value: "Polarised brown, category 3" },
      { name: "Frame", value: "Bio-nylon, tortoise" },
      { name: "Weight", value: "26 g" },
      { name: "UV", value: "400" },
      { name: "Lenses", value: "Replaceable" },
    ],
    variants: [{ number: "SP-6310-1", price: 74, stock: 43, weight: 140 }],
    related: ["SP-6301", "SP-7101"],
    soldBefore: 480,
    viewedBefore: 9266,
  },
]
