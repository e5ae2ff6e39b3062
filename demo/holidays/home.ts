import type { CatalogueHome } from "../catalogue-home.ts"
import { copy } from "../copy.ts"

export const home: CatalogueHome = {
  ticker: ["Wrapped by hand and free, until we cannot feel our thumbs."],
  hero: {
    title: "Counting\nsleeps.",
    text: copy`
      Trees, glass, wreaths and ribbon from the shop by the Minster. Wrapped by hand until the nineteenth, by which time
      we cannot feel our thumbs.
    `,
    action: "Hang something up",
    url: "category:tree",
    image: "snow-globe-1.webp",
    goods: "W-0302",
  },
  offers: [
    { title: "Gifts below twenty-five", action: "Gifts below £ 25", url: "/SaleGoods/lists?max=25" },
    {
      title: "A whole window to fill?",
      text: copy`
        Hotels, offices and shop windows buy from us by the case. Put it on the inquiry list and Mr Okafor sends a price,
        a lorry and, for large stars, a man.
      `,
      action: "Open the inquiry list",
      url: "/Cart/inquiry",
    },
    { title: "Hooks are in the box.", text: "So is a spare bauble, because somebody has a cat." },
  ],
  categories: { title: "What hangs where", text: "Seven corners of the stall." },
  gifts: {
    title: "How much do you like them?",
    steps: [
      { figure: "5", text: "Neighbours" },
      { figure: "10", text: "Colleagues" },
      { figure: "25", text: "Friends" },
      { figure: "50", text: "Family" },
      { figure: "120", text: "The one" },
    ],
  },
  occasion: {
    title: "Last post before the day",
    day: "12-24",
    posts: [
      { place: "United Kingdom", until: "19 December, 17.00" },
      { place: "Ireland, Benelux", until: "16 December, noon" },
      { place: "Germany, France", until: "16 December, noon" },
      { place: "Nordics, Italy, Spain", until: "14 December, noon" },
      { place: "North America", until: "10 December, noon" },
    ],
  },
  promotion: {
    title: "Twenty-four doors",
    text: copy`
      Eight doors stand open at about a quarter off, from six in the morning until the shop cat is fed. No peeping at the
      others.
    `,
    action: "All open doors",
  },
  services: [
    { icon: "promise", title: "Wrapped free", text: "three papers, real ribbon" },
    { icon: "return", title: "Back until 31 January", text: "even with the tag off" },
    { icon: "delivery", title: "Two days, tracked", text: "free over £ 50" },
  ],
  story: {
    title: "Four aunts, one ladder",
    text: copy`
      The shop was opened in 1911 by the Fairfax sisters, who blew glass in the cellar and did not agree about tinsel. We
      still dip every bauble in York, still tie every bow twice, and still do not stock tinsel.
    `,
    action: "The whole story",
    url: "/Other/about",
    image: "banner-holidays.webp",
    images: [],
  },
  letter: {
    title: "One letter a week, until Epiphany",
    text: "What was hung, what was dropped, and one recipe.",
  },
  contact: {
    phone: "+44 1904 496 024",
    email: "bells@wenceslas.example",
    address: "8 Minster Yard, York",
    hours: "Monday to Saturday, 9 to 18",
  },
  payments: ["Visa", "Mastercard", "Amex", "PayPal", "Invoice for trade"],
}
