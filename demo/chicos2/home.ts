import type { CatalogueHome } from "../catalogue-home.ts"
import { copy } from "../copy.ts"

export const home: CatalogueHome = {
  ticker: ["Two doors, one shop."],
  hero: {
    title: "Long lunch, slow walk home.",
    text: copy`
      The summer book: eighteen pieces for the hours when everything is shut. Cut, sewn and strung on one street.
    `,
    action: "Open the book",
    url: "/SaleGoods/lists",
    image: "handbag-0.webp",
    goods: "FG-5210",
  },
  offers: [
    {
      title: "One for yourself",
      text: copy`
        Single pieces, wrapped in last season’s scarf offcuts. In your hands in three days, thirty to send it back.
      `,
      action: "To the pieces",
      url: "/SaleGoods/lists",
    },
    {
      title: "Twelve for your window",
      text: copy`
        Put pieces on an inquiry list. Nina answers by evening with stock, tier price and a delivery date.
      `,
      action: "To the inquiry list",
      url: "/Cart/inquiry",
    },
  ],
  categories: { title: "What there is", text: "Five drawers of one chest." },
  promotion: {
    title: "The green table",
    text: "Five pieces that go together, laid out by Rita. Each costs less until the cloth is changed.",
    action: "Lay the table",
    image: "banner-chicos2.webp",
  },
  services: [
    { icon: "delivery", title: "Three days", text: "to the EU, free over € 120" },
    { icon: "return", title: "Thirty days", text: "to return, worn once is fine" },
    { icon: "promise", title: "Mended for life", text: "by Sabina, on Tuesdays" },
    { icon: "person", title: "Ten days", text: "for shop orders, by courier; ask Nina" },
  ],
  story: {
    title: "Figlia means daughter. There are three of us.",
    text: copy`
      Our mother mended handbags in a doorway on Via Cattedrale for forty years. Sabina cuts, Rita chooses the colours,
      Nina answers the post. The leather comes from Santa Croce, the raffia from two cousins in Carovigno, and nothing
      leaves before all three of us have worn it to the market.
    `,
    action: "Visit the doorway",
    url: "/Other/about",
    image: "picnic-basket-0.webp",
    images: [],
  },
  letter: {
    title: "A postcard from the shop, four times a year.",
    text: "A picture of the street, what is on the table, and one sentence by each of us.",
  },
  contact: {
    phone: "+39 0831 555 072",
    email: "ciao@figlia.example",
    address: "Via Cattedrale 38, 72017 Ostuni",
    hours: "Nine to one and five to nine. Between them, nobody",
  },
  payments: ["Visa", "Mastercard", "PayPal", "Klarna", "Bank transfer for shops"],
}
