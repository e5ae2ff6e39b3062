import type { CatalogueHome } from "../catalogue-home.ts"
import { copy } from "../copy.ts"

export const home: CatalogueHome = {
  ticker: ["Drop 07 is out", "Free shipping over $60", "Runs of 400, then never again"],
  hero: {
    eyebrow: "The commute",
    title: "Merch for people who honk back",
    action: "Shop drop 07",
    url: "/SaleGoods/lists?type=2",
  },
  offers: [
    {
      eyebrow: "Drop 07",
      title: "The commute",
      text: "Four things for getting there late and looking like it was the plan.",
      action: "See the drop",
      url: "/SaleGoods/lists?type=2",
      image: "tumbler-0.webp",
    },
    {
      title: "Your logo on any of this.",
      text: "From 50 pieces. Proof in a day.",
      action: "Ask for a proof",
      url: "goods:HK-0499",
    },
  ],
  categories: { title: "The aisles", text: "Six of them, all shouting." },
  promotion: {
    title: "Six things. A third off.",
    text: "Mug, pin, bottles, hat, battery, desk tray. No code, no catch, a clock.",
    action: "Start picking",
    image: "banner-merchandise.webp",
  },
  services: [
    { icon: "delivery", title: "Two-day shipping", text: "Free over $60. Flat $5 under it." },
    { icon: "return", title: "60 days to regret", text: "Send it back used. We will cope." },
    { icon: "promise", title: "Your logo, from 50", text: "Office, team, band, wedding." },
    { icon: "person", title: "Humans on chat", text: "Weekdays 9 to 6, Chicago time." },
  ],
  story: {
    title: "It started with one horn.",
    text: copy`
      In 2014 Dee Okafor painted a clown horn on forty mugs for her bike shop’s birthday. They sold out before the cake.
      We still print in runs of 400, in one building on Damen Avenue, and when a run is gone it is gone.
    `,
    action: "The whole racket",
    url: "/Other/about",
    images: [],
  },
  letter: { title: "Get honked at.", text: "One e-mail per drop. About nine a year." },
  contact: {
    phone: "+1 312 555 0148",
    email: "hey@honk.example",
    address: "Honk Goods Inc., 418 Damen Ave, Chicago IL 60622",
    hours: "Weekdays 9 to 6",
  },
  payments: ["Visa", "Mastercard", "Amex", "PayPal", "Apple Pay"],
}
