import type { CatalogueHome } from "../catalogue-home.ts"
import { copy } from "../copy.ts"

export const home: CatalogueHome = {
  ticker: [
    "Issue 14, Riviera",
    "Two days to your door",
    "Wrapped as a gift, whoever it is for",
    "Thirty days to return it",
  ],
  hero: {
    eyebrow: "Issue 14",
    title: "Riviera",
    action: "Discover",
    url: "/SaleGoods/lists",
    image: "necklace-1.webp",
    goods: "1407",
  },
  offers: [
    { title: "Time, slowly", action: "Watches", url: "category:watches", image: "wristwatch-1.webp" },
    { title: "Below the parasol", action: "Hats", url: "category:hats", image: "sun-hat-0.webp" },
  ],
  categories: { title: "The pages", text: "" },
  promotion: { title: "The private sale", text: "", action: "Enter" },
  services: [
    { icon: "delivery", title: "Two-day delivery", text: "" },
    { icon: "person", title: "Wrapped as a gift", text: "" },
    { icon: "return", title: "Thirty days to return", text: "" },
    { icon: "promise", title: "Mended for free", text: "" },
  ],
  story: {
    eyebrow: "Since 2012",
    title: "Four issues a year",
    text: copy`
      Odile is a magazine with a stock room. Each issue has one place, one photographer and about twenty things, and
      everything in the pictures can be had.
    `,
    action: "About us",
    url: "/Other/about",
    image: "silk-scarf-1.webp",
    images: [],
  },
  letter: { title: "The next issue, by letter", text: "" },
  contact: {
    phone: "+1 212 555 0114",
    email: "hello@odile.example",
    address: "",
    hours: "",
  },
  payments: ["Visa", "Mastercard", "Apple Pay", "PayPal"],
}
