import type { CatalogueGoods } from "../catalogue.ts"
import { copy } from "../copy.ts"
import { gallery } from "../gallery.ts"

export const wiring: CatalogueGoods[] = [
  {
    number: "31-S1-W",
    name: "One-way switch, flush",
    subtitle: "Rating: 10 AX · Terminal: Screwless · Frame: 55 × 55 · Depth: 23 mm",
    categories: ["switches"],
    tags: ["hot", "pack"],
    moq: 5,
    pictures: gallery("wall-switch", 0),
    description: copy`
      <p><strong>Five thousand on the shelf</strong></p>
      <p>The switch that goes into every room of every estate. Screwless terminals that hold two wires each and let go
      when you press, not when you pull. The rocker lifts off with a flat blade, the claw does not scratch the box.</p>
      <p>Sold by the five, because nobody has ever needed one.</p>
    `,
    attributes: [
      { name: "Rated current", value: "10 AX, 250 V" },
      { name: "Terminal", value: "Screwless, 1.5 to 2.5 mm²" },
      { name: "Frame", value: "55 × 55 mm, range 55" },
      { name: "Depth", value: "23 mm in the box" },
      { name: "Pack", value: "5" },
      { name: "Weight each", value: "62 g" },
      { name: "EAN", value: "4010 5584 3101 2" },
      { name: "Maker", value: "Ferrule Werk" },
    ],
    variants: [{ number: "31-S1-W", price: 5.2, stock: 5220, weight: 62 }],
    tiers: [
      { begin: 20, price: 4.3 },
      { begin: 200, price: 3.45, regions: { AT: 3.6, FR: 3.7 } },
    ],
    related: ["32-S16", "32-U20-W", "34-D60-K"],
    soldBefore: 48200,
    viewedBefore: 91400,
  },
  {
    number: "32-S16",
    name: "Socket with shutters, flush",
    subtitle: "Rating: 16 A, 250 V · Terminal: Screwless · Frame: 55 × 55 · Depth: 32 mm",
    categories: ["sockets"],
    tags: ["recommended", "pack"],
    moq: 5,
    pictures: gallery("socket", 0, 1, 2),
    description: copy`
      <p><strong>Looped through without a joint</strong></p>
      <p>Four terminals a pole, so the next socket hangs on this one and not on a connector behind it. Shutters as
      standard: children find holes before testers do.</p>
      <ul>
        <li><strong>White</strong> is pure white, like the walls.</li>
        <li><strong>Black</strong> is matt and shows no thumbs.</li>
        <li><strong>Aluminium</strong> is lacquer on the same body, not metal: it does not get cold.</li>
      </ul>
    `,
    attributes: [
      { name: "Rated current", value: "16 A, 250 V" },
      { name: "Terminal", value: "Screwless, 4 per pole" },
      { name: "Shutters", value: "Yes" },
      { name: "Frame", value: "55 × 55 mm, range 55" },
      { name: "Depth", value: "32 mm in the box" },
      { name: "Pack", value: "5" },
      { name: "Weight each", value: "74 g" },
      { name: "Maker", value: "Ferrule Werk" },
    ],
    specs: [
      {
        name: "Finish",
        values: [
          { name: "White", picture: "socket-0.webp" },
          { name: "Black", picture: "socket-1.webp" },
          { name: "Aluminium", picture: "socket-2.webp" },
        ],
      },
    ],
    variants: [
      { number: "32-S16-W", values: ["White"], price: 6.4, stock: 3120, weight: 74, picture: "socket-0.webp" },
      { number: "32-S16-K", values: ["Black"], price: 6.4, stock: 880, weight: 74, picture: "socket-1.webp" },
      { number: "32-S16-A", values: ["Aluminium"], price: 6.4, stock: 412, weight: 74, picture: "socket-2.webp" },
    ],
    tiers: [
      { begin: 20, price: 5.3 },
      { begin: 200, price: 4.2 },
    ],
    related: ["31-S1-W", "32-U20-W", "33-S16-O"],
    soldBefore: 39100,
    viewedBefore: 80220,
  },
  {
    number: "32-U20-W",
    name: "Socket with USB-C 20 W",
    subtitle: "Rating: 16 A, 20 W PD · Ports: 1 × USB-C · Frame: 55 × 55 · Depth: 32 mm",
    categories: ["usb"],
    tags: ["new", "recommended"],
    pictures: gallery("usb-socket", 0, 2),
    description: copy`
      <p><strong>Charges at the wall, stays cool in it</strong></p>
      <p>A plain 16 A socket with one USB-C port beside it that negotiates up to 20 W. The converter sits in the frame
      and not in the box, so it fits behind plasterboard and keeps below fifty degrees.</p>
      <p>Standby draws less than 20 mW. We measured it over a winter.</p>
    `,
    attributes: [
      { name: "Rated current", value: "16 A, 250 V" },
      { name: "USB", value: "USB-C, PD 3.0, 5 to 12 V" },
      { name: "Power", value: "20 W" },
      { name: "Standby", value: "Below 20 mW" },
      { name: "Frame", value: "55 × 55 mm, range 55" },
      { name: "Pack", value: "1" },
      { name: "Weight each", value: "118 g" },
      { name: "Maker", value: "Ferrule Werk" },
    ],
    specs: [
      {
        name: "Finish",
        values: [
          { name: "White", picture: "usb-socket-0.webp" },
          { name: "Steel", picture: "usb-socket-2.webp" },
        ],
      },
    ],
    variants: [
      { number: "32-U20-W1", values: ["White"], price: 24.5, stock: 430, weight: 118, picture: "usb-socket-0.webp" },
      { number: "32-U20-S", values: ["Steel"], price: 24.5, stock: 96, weight: 118, picture: "usb-socket-2.webp" },
    ],
    tiers: [
      { begin: 10, price: 21.2 },
      { begin: 50, price: 18.6 },
    ],
    related: ["32-S16", "31-S1-W", "63-C65"],
    soldBefore: 7410,
    viewedBefore: 31200,
  },
  {
    number: "34-D60-K",
    name: "LED dimmer, rotary",
    subtitle: "Load: 3 to 60 W LED · Mode: Trailing edge · Wiring: 2-wire · Frame: 55 × 55",
    categories: ["dimmers"],
    tags: ["recommended"],
    pictures: gallery("dimmer", 1, 3),
    description: copy`
      <p><strong>Turns down to a glow, not to a flicker</strong></p>
      <p>Trailing edge, two wires, no neutral. A screw behind the knob sets the lowest light, so the lamp starts where
      it should and not where it likes. Short-circuit and overload end in silence, not in smoke.</p>
    `,
    attributes: [
      { name: "Load", value: "3 to 60 W LED, 5 to 200 W halogen" },
      { name: "Mode", value: "Trailing edge" },
      { name: "Wiring", value: "2-wire, no neutral" },
      { name: "Frame", value: "55 × 55 mm, range 55" },
      { name: "Minimum", value: "Set by screw" },
      { name: "Pack", value: "1" },
      { name: "Weight each", value: "96 g" },
      { name: "Maker", value: "Ferrule Werk" },
    ],
    specs: [
      {
        name: "Knob",
        values: [
          { name: "Black", picture: "dimmer-1.webp" },
          { name: "Brass", picture: "dimmer-3.webp" },
        ],
      },
    ],
    variants: [
      { number: "34-D60-K1", values: ["Black"], price: 38, stock: 176, weight: 96, picture: "dimmer-1.webp" },
      { number: "34-D60-B", values: ["Brass"], price: 46, stock: 41, weight: 104, picture: "dimmer-3.webp" },
    ],
    tiers: [
      { begin: 10, price: 33.4 },
      { begin: 50, price: 29.6 },
    ],
    related: ["31-S1-W", "51-L9"],
    soldBefore: 5120,
    viewedBefore: 22040,
  },
  {
    number: "33-S16-O",
    name: "Outdoor socket, hinged lid",
    subtitle: "Rating: 16 A, 250 V · Protection: IP54 · Entry: 2 × M20 · Body: PC, grey",
    categories: ["outdoor", "sockets"],
    tags: ["hot", "new"],
    pictures: gallery("outdoor-socket", 0),
    description: copy`
      <p><strong>The lid closes by itself, also in its tenth winter</strong></p>
      <p>A spring of stainless steel and a seal that is held by the body, not by glue. Two entries, so it can be looped
      through. The back opens on four sides for boards that were never straight.</p>
      <p>Polycarbonate, grey right through: a scratch stays grey.</p>
    `,
    attributes: [
      { name: "Rated current", value: "16 A, 250 V" },
      { name: "Protection", value: "IP54, lid closed" },
      { name: "Entry", value: "2 × M20, one membrane" },
      { name: "Size", value: "72 × 85 × 58 mm" },
      { name: "Body", value: "Polycarbonate, grey" },
      { name: "Pack", value: "10" },
      { name: "Weight each", value: "148 g" },
      { name: "Maker", value: "Ferrule Werk" },
    ],
    variants: [{ number: "33-S16-O", price: 9.8, stock: 1260, weight: 148 }],
    tiers: [
      { begin: 10, price: 8.4 },
      { begin: 100, price: 6.95 },
    ],
    related: ["58-F50", "72-R40", "32-S16"],
    soldBefore: 18800,
    viewedBefore: 40110,
  },
]
