import type { CatalogueHome } from "../catalogue.ts"
import { copy } from "../copy.ts"

export const home: CatalogueHome = {
  ticker: ["Sent warm from Aarhus. Free from € 80, home in two to four days."],
  hero: {
    title: "Come in, it’s warm.",
    text: "Lamps, pots and soft corners from thirty-one small Nordic workshops. Tap a thing to see what it is.",
    action: "The whole house",
    url: "/SaleGoods/lists",
    goods: "L-2041",
  },
  offers: [
    {
      eyebrow: "Cafés and hotels",
      title: "Setting more than one table?",
      text: copy`
        Cafés, guest houses and offices buy by the dozen. Put things on the inquiry list, add a number, and Signe
        answers within a working day with a price, a date and a pallet size.
      `,
      action: "Open the inquiry list",
      url: "/Cart/inquiry",
    },
  ],
  categories: { title: "On the shelf", text: "What stands in the rooms, by kind." },
  promotion: {
    title: "Sun sets at 16.12. Light two.",
    text: copy`
      Candles, bulbs and the lamp that goes with them cost less until the evening is longer than the day is grey. No
      code; the basket knows.
    `,
    action: "To the lights",
    image: "scented-candle-0.webp",
  },
  services: [
    { icon: "delivery", title: "Two to four days", text: "Free from € 80" },
    { icon: "return", title: "Sixty days to live with it", text: "We fetch it back" },
    { icon: "promise", title: "Mended for ten years", text: "Or another one, with a sorry" },
    { icon: "person", title: "Ask Signe on WhatsApp", text: "She has two of most things" },
  ],
  story: {
    title: "Nothing here is in a hurry.",
    text: copy`
      Our potter in Ebeltoft throws forty teapots a week and keeps thirty-six. The other four have a wobble, and we
      sell them on Fridays, at the counter, to people who like that sort of thing.
    `,
    action: "Walk through the workshop",
    url: "/Other/about",
    image: "banner-housewear.webp",
    images: [],
  },
  letter: {
    title: "vi ses",
    text: "That is “see you” in Danish. Leave an address and we write on the first Sunday of the month, with coffee.",
  },
  contact: {
    phone: "+45 86 12 40 18",
    email: "hello@lune.example",
    address: "Mejlgade 41, 8000 Aarhus",
    hours: "Tuesday to Saturday, ten to six. Shoes may stay on",
  },
  payments: ["Visa", "Mastercard", "MobilePay", "Klarna", "PayPal"],
}
