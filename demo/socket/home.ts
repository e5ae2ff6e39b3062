import type { CatalogueHome } from "../catalogue-home.ts"

export const home: CatalogueHome = {
  ticker: [
    "Leaves today until 15:00",
    "Carriage free from 150 € in Germany",
    "From 50 pieces a planner reads your list",
  ],
  hero: {
    eyebrow: "71 mm",
    title: "From centre to centre.",
    text: "Sockets and switches on one raster: 71 millimetres, since 1971.",
    action: "Cart",
    url: "goods:71.102",
    image: "socket-0.webp",
    goods: "71.102",
  },
  offers: [
    {
      eyebrow: "Series A",
      title: "One frame, three finishes",
      text: "White, black, aluminium. The inserts change places without a tool.",
      action: "Series A",
      url: "category:sockets",
      image: "socket-1.webp",
    },
    {
      eyebrow: "Projects",
      title: "One price per wall",
      text: "From 50 pieces, fixed for twelve months.",
      action: "Send a room list",
      url: "/Other/contact",
      image: "wall-switch-2.webp",
    },
  ],
  categories: { title: "Goods", text: "Eight kinds. The number in front is the number on the carton." },
  promotion: {
    title: "15% off leads",
    text: "Off every strip, reel, adapter and festoon. Inserts stay at list price.",
    action: "Leads",
  },
  services: [
    { icon: "delivery", title: "Leaves", text: "Today, until 15:00" },
    { icon: "promise", title: "Carriage", text: "€6.90, free from €150" },
    { icon: "return", title: "Return", text: "30 days, unmounted" },
    { icon: "person", title: "Question", text: "A planner answers, 7:30 to 17:00" },
  ],
  story: {
    eyebrow: "Projects",
    title: "The wall is drawn before it is built.",
    text: "A hotel has forty kinds of wall and a school has nine. Send them once. You get a drawing, a number and a price for each, and cartons in the order in which the electrician walks.",
    action: "How a project runs",
    url: "/Other/about",
    images: ["banner-socket.webp"],
    steps: [
      {
        figure: "Send the room list",
        text: "Spreadsheet, drawing or the inquiry list of this shop. From 50 pieces a planner reads it, not a filter.",
      },
      {
        figure: "One price per wall",
        text: "You get a number for each type of wall, fixed for twelve months, and a sample frame by post.",
      },
      {
        figure: "Boxed by floor",
        text: "Every carton is labelled with storey and room. The electrician opens the right one first.",
      },
    ],
  },
  letter: { title: "One letter a month", text: "One letter a month, no pictures." },
  contact: {
    phone: "+49 7621 71 10",
    email: "plan@raster71.example",
    address: "Hauptstraße 71, 79576 Weil am Rhein",
    hours: "7:30 to 17:00, Monday to Friday",
  },
  payments: ["Invoice", "SEPA", "Visa", "Mastercard", "PayPal"],
}
