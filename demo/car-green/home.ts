import type { CatalogueHome } from "../catalogue-home.ts"

export const home: CatalogueHome = {
  ticker: ["Free delivery from 80 € in NL, BE, LU, DE and DK", "60 days to change your mind"],
  hero: {
    eyebrow: "22 kW",
    title: "Plug in at dinner. Full before the dishes dry.",
    text: "20 % at 18:10 · 80 % at 20:05",
    action: "To the Leaf wallbox",
    url: "goods:WL-22",
    image: "banner-car-green.webp",
    goods: "WL-22",
  },
  offers: [
    { title: "Everything with a plug", url: "category:charge" },
    {
      eyebrow: "1 h",
      title: "Not sure what your fuse box allows?",
      text: "Send us a photograph of it. An electrician answers within the hour, Sundays too.",
      action: "Send a photograph",
      url: "https://wa.me/31205550147",
    },
  ],
  categories: { title: "What needs charging, changing or cheering up?", text: "Ten shelves, one plug." },
  promotion: {
    title: "Green Hours",
    text: "While the sun is up somewhere over the IJ, what ends in a plug is 15 % less. The bar is the time that is left.",
    action: "To the plugs",
  },
  services: [
    { icon: "delivery", title: "Tomorrow, by bicycle in Amsterdam", text: "And by electric van in the rest." },
    { icon: "return", title: "60 days to change your mind", text: "Also when it has been on the wall." },
    { icon: "promise", title: "Five years, replaced not repaired", text: "On everything with a circuit in it." },
    { icon: "person", title: "Fitted by an electrician", text: "Ask for the next free day in your postcode." },
  ],
  story: {
    title: "We take the old one back.",
    text: "Put the old battery in the box the new one came in. The courier who brings one takes the other. You get a deposit, the lead gets another life.",
    action: "How it goes",
    url: "/old-batteries",
    image: "car-battery-0-angle.webp",
    images: [],
    steps: [
      { figure: "97 %", text: "of each battery melted, split and sold on as material" },
      { figure: "€35", text: "deposit, back on your account the day we weigh it" },
      { figure: "412 t", text: "collected since 2019, by bicycle and electric van" },
    ],
  },
  letter: {
    title: "One letter a month, one useful figure",
    text: "Last month: 0.29, the price of a solar kilowatt hour in euro.",
  },
  contact: {
    phone: "+31 20 555 0147",
    email: "hello@wattle.example",
    address: "Distelweg 80, 1031 HH Amsterdam",
    hours: "7 to 22 h",
  },
  payments: ["iDEAL", "Visa", "Mastercard", "Bancontact", "PayPal"],
}
