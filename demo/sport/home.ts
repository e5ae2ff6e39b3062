import type { CatalogueHome } from "../catalogue-home.ts"
import { copy } from "../copy.ts"

export const home: CatalogueHome = {
  ticker: [
    "Free delivery over $60",
    "60 days to try it hard",
    "New: Comp kettlebells, 4 to 32 kg",
    "Order by 4 pm, ships today",
    "Trade in worn plates, get 20% back",
  ],
  hero: {
    title: "Second half faster",
    text: "Anyone can go out hard. The Negative Split range is built for the part where it counts.",
    action: "Shop the range",
    url: "category:lift",
    goods: "SP-1016",
  },
  offers: [
    {
      eyebrow: "Go heavy",
      title: "Go heavy, the bottle is on us",
      text: "From $120, adds itself in the cart",
      action: "Shop weights",
      url: "category:lift",
      image: "water-bottle-0.webp",
    },
    {
      eyebrow: "Coach’s line",
      title: "Which weight? Ask a coach",
      text: "WhatsApp, answers in ten minutes",
      action: "Ask a coach",
      url: "https://wa.me/15035550172",
    },
  ],
  services: [
    { icon: "delivery", title: "4 pm", text: "Order by then, it ships today" },
    { icon: "return", title: "60 days", text: "Hard use first, then decide" },
    { icon: "promise", title: "12 weeks", text: "On test before we stock it" },
    { icon: "person", title: "10 min", text: "A coach answers on WhatsApp" },
  ],
  categories: {
    title: "Sports",
    text: "Five ways to be faster in the second half.",
  },
  promotion: {
    title: "Split sale",
    text: "Up to 40% off last season’s kit. When the watch stops, so do the prices.",
    action: "Beat the clock",
  },
  story: {
    eyebrow: "The crew",
    title: "Tested at five in the morning by people with jobs.",
    text: copy`
      Before we stock it, our Eugene crew trains with it for twelve weeks. Rain, rust, dropped from the rack. What breaks
      goes back to the maker with notes. What survives gets a number and a sixty-day promise.
    `,
    action: "Read the test log",
    url: "/News/lists",
    images: [],
  },
  letter: {
    title: "Sunday notes",
    text: "Training notes on Sunday night. Gear drops before anyone else.",
  },
  contact: {
    phone: "+1 503 555 0172",
    email: "crew@split.run",
    address: "812 Track Lane, Eugene, Oregon",
    hours: "",
  },
  payments: ["Visa", "Mastercard", "PayPal", "Apple Pay"],
}
