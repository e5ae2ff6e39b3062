import type { CatalogueGoods } from "../catalogue.ts"
import { copy } from "../copy.ts"
import { gallery } from "./gallery.ts"

const orbit = ["Deep blue", "Ivory", "Graphite"].flatMap((colour, place) =>
  [
    { storage: "128 GB", price: 769, stock: 24 },
    { storage: "256 GB", price: 849, stock: 41 },
    { storage: "512 GB", price: 989, stock: 9 },
  ].map(({ storage, price, stock }) => ({
    number: `MH-1209-${colour.charAt(0)}${storage.slice(0, 3)}`,
    values: [colour, storage],
    price,
    originalPrice: price + 120,
    stock: stock - 4 * place,
    weight: 320,
    picture: `smartphone-${[1, 0, 2][place]}.webp`,
  })),
)

/** Phones, laptops, wearables, photo. */
export const front: CatalogueGoods[] = [
  {
    number: "MH-1209",
    name: "Orbit 9 Pro",
    subtitle: "6.3 in OLED, 120 Hz",
    categories: ["phones"],
    tags: ["hot", "recommended", "orbit"],
    pictures: [
      "smartphone-1.webp",
      "smartphone-0-close.webp",
      "smartphone-0-angle.webp",
      "smartphone-0.webp",
      "smartphone-2.webp",
    ],
    description: copy`
      <p><strong>The one the Blue Desk staff buy themselves.</strong></p>
      <p>Brighter than noon, quick enough to forget about, and the first Orbit with a battery that you can have swapped
      in ninety minutes at any store. The third lens is a real five times, not a crop.</p>
      <p>It comes without a charger, because you have six. If you have none, aisle 7 has one with three ports.</p>
    `,
    attributes: [
      { name: "Screen", value: "6.3 in OLED" },
      { name: "Cameras", value: "50 MP, three lenses" },
      { name: "Battery", value: "31 h of video" },
      { name: "Memory", value: "12 GB" },
      { name: "Chip", value: "Orbit C4" },
      { name: "Charging", value: "45 W, wireless 15 W" },
      { name: "Water", value: "IP68, 6 m for 30 min" },
      { name: "Weight", value: "187 g" },
    ],
    specs: [
      {
        name: "Colour",
        values: [
          { name: "Deep blue", picture: "smartphone-1.webp" },
          { name: "Ivory", picture: "smartphone-0.webp" },
          { name: "Graphite", picture: "smartphone-2.webp" },
        ],
      },
      { name: "Storage", values: [{ name: "128 GB" }, { name: "256 GB" }, { name: "512 GB" }] },
    ],
    variants: orbit,
    related: ["MH-7165", "MH-3118", "MH-4051", "MH-7202", "MH-3025", "MH-7391", "MH-3290", "MH-2140"],
    soldBefore: 2140,
    viewedBefore: 61200,
  },
  {
    number: "MH-2140",
    name: "Aeris 14",
    subtitle: "14 in, 1.19 kg, 22 hours",
    categories: ["laptops"],
    tags: ["hot", "recommended", "aeris"],
    pictures: gallery("laptop", 0, 1),
    description: copy`
      <p><strong>A full day, then the flight home.</strong></p>
      <p>Twenty-two hours is measured the way you work: mail, forty tabs, two calls, the screen at two thirds. The fan
      only starts when you compile something, and then politely.</p>
      <ul>
        <li>Two USB-C ports on the left, one on the right, so that the lead reaches either way.</li>
        <li>The battery is screwed, not glued. $119 at the desk, two hours.</li>
      </ul>
    `,
    attributes: [
      { name: "Screen", value: "14 in, 2.8K" },
      { name: "Battery", value: "22 hours" },
      { name: "Memory", value: "16 GB" },
      { name: "Storage", value: "512 GB" },
      { name: "Ports", value: "3 × USB-C, headphones" },
      { name: "Weight", value: "1.19 kg" },
      { name: "Keyboard", value: "1.3 mm travel, lit" },
    ],
    specs: [
      {
        name: "Colour",
        values: [
          { name: "Silver", picture: "laptop-0.webp" },
          { name: "Space grey", picture: "laptop-1.webp" },
        ],
      },
    ],
    variants: [
      {
        number: "MH-2140-S",
        values: ["Silver"],
        price: 999,
        originalPrice: 1199,
        stock: 33,
        weight: 1900,
        picture: "laptop-0.webp",
      },
      {
        number: "MH-2140-G",
        values: ["Space grey"],
        price: 999,
        originalPrice: 1199,
        stock: 18,
        weight: 1900,
        picture: "laptop-1.webp",
      },
    ],
    related: ["MH-6033", "MH-6091", "MH-7165", "MH-7202", "MH-6120", "MH-3025", "MH-7018", "MH-8205"],
    soldBefore: 968,
    viewedBefore: 48800,
  },
  {
    number: "MH-4051",
    name: "Loop 5 watch",
    subtitle: "GPS, nine days, 45 mm",
    categories: ["smart-watches"],
    tags: ["hot", "loop"],
    pictures: gallery("smart-watch", 0, 1, 3),
    description: copy`
      <p><strong>Nine days between chargers.</strong></p>
      <p>It counts what you ask it to count and is silent about the rest. Three rings, two buttons, one strap that clicks
      off with a thumbnail.</p>
      <p>The glass is replaced at the desk while you wait. Bring the box or do not.</p>
    `,
    attributes: [
      { name: "Battery", value: "Nine days" },
      { name: "Case", value: "45 mm, steel" },
      { name: "Location", value: "GPS, two bands" },
      { name: "Water", value: "50 m" },
      { name: "Weight", value: "39 g with strap" },
      { name: "Works with", value: "Any phone from 2021" },
    ],
    specs: [
      {
        name: "Colour",
        values: [
          { name: "Black", picture: "smart-watch-0.webp" },
          { name: "Sand", picture: "smart-watch-1.webp" },
          { name: "Orange", picture: "smart-watch-3.webp" },
        ],
      },
    ],
    variants: [
      { number: "MH-4051-K", values: ["Black"], price: 279, stock: 60, weight: 210, picture: "smart-watch-0.webp" },
      { number: "MH-4051-S", values: ["Sand"], price: 279, stock: 22, weight: 210, picture: "smart-watch-1.webp" },
      { number: "MH-4051-O", values: ["Orange"], price: 279, stock: 0, weight: 210, picture: "smart-watch-3.webp" },
    ],
    related: ["MH-1209", "MH-3118", "MH-4077"],
    soldBefore: 1190,
    viewedBefore: 30100,
  },
  {
    number: "MH-4077",
    name: "Tempo hybrid watch",
    subtitle: "Hands in front, steps behind",
    categories: ["hybrid-watches"],
    tags: ["recommended", "loop"],
    pictures: gallery("wristwatch", 0, 1, 3),
    description: copy`
      <p><strong>It looks as if it only told the time.</strong></p>
      <p>Behind the dial sits a step counter and a buzzer for the three people who may always reach you. The coin cell
      lasts a year; the desk changes it for nothing.</p>
      <p>The last container was sold in eleven days. The next one is on the water: leave your address and we write once.</p>
    `,
    attributes: [
      { name: "Battery", value: "One year, coin cell" },
      { name: "Case", value: "40 mm, sapphire" },
      { name: "Strap", value: "Leather, 20 mm" },
      { name: "Water", value: "30 m" },
      { name: "Weight", value: "58 g" },
    ],
    specs: [
      {
        name: "Colour",
        values: [
          { name: "Blue and tan", picture: "wristwatch-0.webp" },
          { name: "Rose gold and black", picture: "wristwatch-1.webp" },
          { name: "Green and sand", picture: "wristwatch-3.webp" },
        ],
      },
    ],
    variants: [
      {
        number: "MH-4077-B",
        values: ["Blue and tan"],
        price: 189,
        stock: 0,
        weight: 190,
        picture: "wristwatch-0.webp",
      },
      {
        number: "MH-4077-R",
        values: ["Rose gold and black"],
        price: 189,
        stock: 0,
        weight: 190,
        picture: "wristwatch-1.webp",
      },
      {
        number: "MH-4077-G",
        values: ["Green and sand"],
        price: 189,
        stock: 0,
        weight: 190,
        picture: "wristwatch-3.webp",
      },
    ],
    related: ["MH-4051", "MH-1209"],
    soldBefore: 412,
    viewedBefore: 9800,
  },
  {
    number: "MH-5287",
    name: "Kestrel X2 camera",
    subtitle: "26 MP, 35 mm lens",
    categories: ["photo"],
    tags: ["new", "recommended", "kestrel"],
    pictures: gallery("camera", 0, 1, 2),
    description: copy`
      <p><strong>Three dials, and you know where they stand without looking.</strong></p>
      <p>The 35 mm lens is fixed because you would leave the others at home. Focus by ring, exposure by thumb; the screen
      folds away, and then it is a camera and nothing else.</p>
      <ul>
        <li>Two cards, written at once.</li>
        <li>The sensor is cleaned at the desk once a year, for nothing, for as long as you have it.</li>
      </ul>
    `,
    attributes: [
      { name: "Sensor", value: "26 MP, APS-C" },
      { name: "Lens", value: "35 mm f/2" },
      { name: "Shutter", value: "1/8000 s" },
      { name: "Film", value: "4K, 60 frames" },
      { name: "Battery", value: "410 pictures" },
      { name: "Weight", value: "478 g" },
    ],
    specs: [
      {
        name: "Colour",
        values: [
          { name: "Black", picture: "camera-0.webp" },
          { name: "Silver and black", picture: "camera-1.webp" },
          { name: "Silver and brown", picture: "camera-2.webp" },
        ],
      },
    ],
    variants: [
      { number: "MH-5287-K", values: ["Black"], price: 1149, stock: 14, weight: 980, picture: "camera-0.webp" },
      {
        number: "MH-5287-S",
        values: ["Silver and black"],
        price: 1149,
        stock: 11,
        weight: 980,
        picture: "camera-1.webp",
      },
      {
        number: "MH-5287-B",
        values: ["Silver and brown"],
        price: 1199,
        stock: 5,
        weight: 980,
        picture: "camera-2.webp",
      },
    ],
    related: ["MH-7202", "MH-7391", "MH-2140"],
    soldBefore: 287,
    viewedBefore: 22400,
  },
]
