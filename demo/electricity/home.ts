import type { CatalogueHome } from "../catalogue-home.ts"

export const home: CatalogueHome = {
  ticker: [
    "Ordered by 18:00, with the driver tonight",
    "Cable cut to the metre, no charge",
    "Free carriage from 150 € in Germany",
    "Trade accounts: 30 days",
  ],
  hero: {
    eyebrow: "26",
    title: "Every part. One tree.",
    text: "Every rating, every tier, every section number. Shipped tonight if you mark it before 18:00.",
    action: "Open chapter 1",
    url: "category:wiring",
    image: "banner-electricity.webp",
  },
  offers: [
    {
      eyebrow: "From the rail",
      title: "Breakers from the rail",
      text: "Curve B and C, 6 to 32 A, from stock.",
      action: "Breakers",
      url: "category:breakers",
      image: "circuit-breaker-2.webp",
    },
    {
      eyebrow: "Ask",
      title: "Send us the old plate",
      text: "A picture of the number is enough.",
      action: "Ask the counter",
      url: "/Other/contact",
      image: "electric-motor-1.webp",
    },
  ],
  categories: { title: "Contents", text: "Seven chapters. The number in front is the number on the box." },
  promotion: {
    title: "Reel week −18%",
    text: "All rubber reels and what hangs on them, until the clock stops.",
    action: "Turn to the reels",
  },
  services: [
    { icon: "delivery", title: "On the shelf in Bremen", text: "Ordered by 18:00, with you tomorrow by 10:00" },
    { icon: "return", title: "Sixty days to send back", text: "Unopened packs, carriage ours" },
    { icon: "promise", title: "Datasheet in every pack", text: "DoP and CE behind the number" },
    { icon: "person", title: "A fitter answers", text: "Counter and WhatsApp, 6:30 to 18:00" },
  ],
  story: {
    eyebrow: "Behind the counter since 1958",
    title: "The voice on the phone has wired a board.",
    text: "Eleven people, nine of them with a trade certificate. Ask what fits and you get a number, not a brochure.",
    action: "Meet the counter",
    url: "/Other/about",
    images: [],
    steps: [
      { figure: "18:00", text: "Ordered by then, with the driver tonight" },
      { figure: "97.4%", text: "Of lines on the shelf, counted daily" },
      { figure: "0 €", text: "For cutting cable to the metre" },
      { figure: "68 yrs", text: "Behind the same counter in Bremen" },
    ],
  },
  letter: {
    title: "Corrections by mail",
    text: "Electrical supplies for people who wire things. Corrections to the catalogue by mail, once a month.",
  },
  contact: {
    phone: "+49 421 555 0126",
    email: "theke@ferrule.example",
    address: "Am Wandrahm 12, 28195 Bremen",
    hours: "6:30 to 18:00, Saturday to 13:00",
  },
  payments: ["Visa", "Mastercard", "PayPal", "SEPA transfer"],
}
