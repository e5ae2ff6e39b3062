import { copy } from "../../copy.ts"
import type { TranslatedHome } from "../../translated-catalogue.ts"

export const home: TranslatedHome = {
  ticker: ["From Sharjah to your door. Delivery is free from AED 300 and takes one to three days."],
  hero: {
    title: "Come in, the house is yours.",
    text: "Lamps, pots and warm corners from thirty-one small Arab workshops. Touch any piece to learn what it is.",
    action: "Tour the whole house",
  },
  offers: [
    {
      eyebrow: "Cafés and hotels",
      title: "More than one table?",
      text: copy`
      Cafés, guest houses and offices buy by the dozen. Add what you like to the inquiry list and write the number, and
      Salma answers within a working day with the price, the date and the size of the shipment.
    `,
      action: "Open the inquiry list",
    },
  ],
  categories: { title: "On the shelf", text: "What is in the rooms of the house, kind by kind." },
  promotion: {
    title: "Sun down? Light two.",
    text: copy`
      Candles, bulbs and the lamp that suits them cost less for as long as the night is longer than the day. No code;
      the basket knows.
    `,
    action: "To the lighting",
  },
  services: [
    { title: "One to three days", text: "Free from AED 300" },
    { title: "Sixty days to try it", text: "And we collect it from your door" },
    { title: "Repaired for ten years", text: "Or another one, with an apology" },
    { title: "Ask Salma on WhatsApp", text: "She has two of everything" },
  ],
  story: {
    title: "Nothing here was made in a hurry.",
    text: copy`
      Our potter in Ajloun makes forty teapots a week and keeps thirty-six. The other four lean a little, and we sell
      them in the shop on Thursdays to people who love that kind of thing.
    `,
    action: "Visit the workshop",
  },
  letter: {
    title: "Until we meet again",
    text: "Leave us your e-mail and we write on the first of every month, with the coffee on the stove.",
  },
  contact: {
    address: "House 41, Al Mareija, Sharjah",
    hours: "Saturday to Thursday, ten in the morning to nine at night. The coffee is on us",
  },
}
