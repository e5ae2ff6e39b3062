import type { CatalogueHome } from "../catalogue-home.ts"
import { copy } from "../copy.ts"

export const home: CatalogueHome = {
  ticker: [
    "Lyon, since 1921",
    "Repaired for life, at the bench where it was made",
    "Three initials, with our compliments",
    "Delivered by hand in Paris, Lyon and Geneva",
  ],
  hero: {
    eyebrow: "Autumn collection",
    title: "Méridienne",
    text: "One hide, one pair of hands, eighteen hours.",
    action: "See the Méridienne",
    url: "goods:1921-04",
    image: "handbag-0.webp",
    goods: "1921-04",
  },
  offers: [
    {
      eyebrow: "On leathers",
      title: "Saddle calf darkens where you hold it. After five years it is a portrait of your hand.",
      action: "On leathers",
      url: "/News/lists",
    },
    {
      eyebrow: "Repairs",
      title: "We have never refused a bag of ours, whatever the dog did.",
      action: "How repairs work",
      url: "/Other/service",
    },
  ],
  services: [
    { icon: "promise", title: "Repaired for life", text: "At the bench where it was made" },
    { icon: "person", title: "Monogram", text: "Three initials, gold or blind" },
    { icon: "delivery", title: "Delivered by hand", text: "In Paris, Lyon and Geneva" },
    { icon: "return", title: "Thirty days", text: "To return it, unhurried" },
  ],
  categories: { title: "The collections", text: "" },
  promotion: {
    title: "The colours we are retiring, at a quarter less",
    text: "",
    action: "See the last sixty",
  },
  story: {
    title: "Eighteen hours",
    text: copy`
      Each Méridienne is made from first cut to last coat by one person, who signs it inside the flap. If it ever needs
      care, it goes back to the same bench.
    `,
    action: "The atelier",
    url: "/Other/about",
    images: [],
    steps: [
      { figure: "2 h", text: "Choosing the hide" },
      { figure: "3 h", text: "Cutting and skiving" },
      { figure: "8 h", text: "Saddle stitch, two needles, one thread" },
      { figure: "4 h", text: "Edges, five coats" },
      { figure: "1 h", text: "Waiting" },
    ],
  },
  letter: { title: "The letter", text: "Six a year, before each collection." },
  contact: {
    phone: "+33 4 55 50 19 21",
    email: "concierge@corvanne.example",
    address: "14 rue Auguste Comte, Lyon",
    hours: "Monday to Saturday, nine to seven, Lyon time",
  },
  payments: ["Visa", "Mastercard", "American Express", "PayPal"],
}
