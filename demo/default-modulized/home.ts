import type { CatalogueHome } from "../catalogue-home.ts"
import { copy } from "../copy.ts"

export const home: CatalogueHome = {
  ticker: ["Free delivery from $49", "30 days to change your mind"],
  hero: {
    eyebrow: "The spring table",
    title: "Good things for every quarter of the house.",
    text: "Baskets, pots and linen for the first lunch outside. Chosen one by one, priced to be used.",
    action: "See the spring table",
    url: "category:picnic",
    image: "picnic-basket-0.webp",
    goods: "20702",
  },
  offers: [
    {
      eyebrow: "Desk week",
      title: "Write it down for 20% less",
      action: "Notebooks & trays",
      url: "category:paper",
      image: "notebook-0.webp",
    },
    {
      eyebrow: "Back in stock",
      title: "Cabin case, $148",
      action: "Three colours",
      url: "goods:23110",
      image: "suitcase-0.webp",
    },
  ],
  services: [
    { icon: "delivery", title: "Two to four days", text: "Free from $49, tracked" },
    { icon: "return", title: "Thirty-day returns", text: "We pay the way back" },
    { icon: "promise", title: "Two-year promise", text: "Repaired or replaced" },
    { icon: "person", title: "A person answers", text: "WhatsApp, 9 to 6 daily" },
  ],
  categories: {
    title: "One shop, four quarters.",
    text: "Everything we sell belongs to one of four rooms. If it would not earn a place in ours, it is not here.",
  },
  promotion: {
    title: "A quarter off.",
    text: "25% off a handful of things until the clock stops. From $200 the code QUARTER does it for the whole cart.",
    action: "Go to the sale",
  },
  story: {
    eyebrow: "How we choose",
    title: "For every thing on our shelf, twenty-four stayed off it.",
    text: copy`
      Four buyers, one per quarter. Each lives with a sample for a season before it gets a price tag. Last year we looked
      at 9,600 things and kept 402.
    `,
    action: "Meet the four buyers",
    url: "/how-we-choose",
    images: [],
  },
  letter: {
    title: "A quarter of an hour, once a month.",
    text: "One short letter: what came in, what we dropped, and five dollars off your first basket.",
  },
  contact: {
    phone: "+1 207 555 0148",
    email: "hello@quarter.shop",
    address: "41 Wharf Street, Portland, Maine",
    hours: "9 to 6",
  },
  payments: ["Visa", "Mastercard", "PayPal", "Apple Pay", "Google Pay"],
}
