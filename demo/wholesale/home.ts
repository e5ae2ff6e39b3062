import type { CatalogueHome } from "../catalogue-home.ts"
import { copy } from "../copy.ts"

export const home: CatalogueHome = {
  ticker: [
    "Moves this week",
    "Kraft carton C4 ▼ 3.1%",
    "Steel tumbler 500 ml ▼ 1.8%",
    "Soy candle 220 g ▲ 0.6%",
    "Power bank 10k ▼ 2.4%",
  ],
  hero: {
    title: "Every price comes with stairs.",
    text: "Minimums, cartons and every step in the open. Type your quantity once, and the whole floor answers.",
    action: "Start an inquiry list",
    url: "/SaleGoods/lists",
    goods: "HK-2041",
  },
  offers: [
    {
      eyebrow: "Container 48",
      title: "Share the next container",
      text: "From half a cubic metre",
      action: "See what still fits",
      url: "category:kitchen",
      image: "shipping-box-0.webp",
    },
    {
      eyebrow: "Samples",
      title: "Touch it first",
      text: "Four days by courier, refunded with the order",
      action: "Ask for samples",
      url: "/Other/contact",
    },
  ],
  services: [
    { icon: "delivery", title: "12 days to loading", text: "The next container closes on Tuesday" },
    { icon: "return", title: "Sample $6, refunded", text: "At your door in four days" },
    { icon: "promise", title: "Breakage covered to 2%", text: "Photo claim within ten days" },
    { icon: "person", title: "A named buyer", text: "Answers within six hours, six days a week" },
  ],
  categories: { title: "Aisles", text: "Walk in by trade." },
  promotion: {
    title: "Container 48 closes in",
    text: copy`
      Yiwu to Rotterdam, 40 ft high cube. What fills it up sails at these prices. Share it from half a cubic metre.
    `,
    action: "See what still fits",
  },
  story: {
    title: "List to loading dock",
    text: "One list, one person, one seal number.",
    action: "Who we are",
    url: "/Other/about",
    images: [],
    steps: [
      { figure: "0 h", text: "You list it: up to 200 lines, mixed factories, one inquiry." },
      { figure: "6 h", text: "We quote it: a named buyer answers with steps, cartons and freight." },
      { figure: "4 days", text: "You touch it: samples by courier, refunded with the first order." },
      { figure: "12 days", text: "We load it: counted, photographed, sealed. You get the seal number." },
    ],
  },
  letter: {
    title: "Friday board",
    text: "What moved, what landed and when the next container closes. Fridays at six, one page.",
  },
  contact: {
    phone: "+31 10 555 0148",
    email: "desk@landed.trade",
    address: "Waalhaven Z.z. 44, 3088 HJ Rotterdam",
    hours: "Mon to Sat, 7:00 to 19:00 CET",
  },
  payments: ["Bank transfer", "Letter of credit", "Visa", "Mastercard", "PayPal"],
}
