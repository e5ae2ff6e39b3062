import type { CatalogueHome } from "../catalogue-home.ts"
import { copy } from "../copy.ts"

export const home: CatalogueHome = {
  ticker: ["Paper and canvas travel rolled, and free above €90", "Tuesday to Saturday, 10 to 18.30"],
  hero: {
    eyebrow: "The autumn hang",
    title: "Slow Colour",
    text: copy`
      Works by nine makers, and on the plinths the very pigments, brushes and clays they were made with. Take your time;
      everybody here does.
    `,
    action: "Walk through the rooms",
    url: "/SaleGoods/lists",
    goods: "P 402",
  },
  offers: [
    {
      eyebrow: "Passepartout Studio",
      title: "Fourteen Brushes, Cobalt Jar",
      action: "Room 2",
      url: "goods:P 447",
      image: "brush-jar-1.webp",
    },
    {
      eyebrow: "Studio Moraine",
      title: "Vase No. 7, Sea Green",
      action: "Room 6",
      url: "goods:P 433",
      image: "vase-1.webp",
    },
    {
      eyebrow: "Ines Valcourt",
      title: "Knot in Clay",
      action: "Room 6, edition of 12",
      url: "goods:P 419",
      image: "clay-sculpture-0.webp",
    },
  ],
  categories: { title: "Floor plan", text: "Eight rooms. Take any door." },
  promotion: {
    title: "A red dot for the ink room",
    text: copy`
      When a gallery sells a work, it puts a red dot on the label. This is the largest one we have ever cut: inks, cups
      and the oils next door, until it comes off the wall.
    `,
    action: "See what it covers",
  },
  services: [
    { icon: "delivery", title: "Crated by hand", text: "Works leave in foam-cut crates, insured to the door." },
    { icon: "return", title: "Thirty days on your wall", text: "Live with it. Send it back if the light disagrees." },
    { icon: "promise", title: "Certificate", text: "Signed and numbered with every original." },
    { icon: "person", title: "Ask the desk", text: "Marthe answers on WhatsApp, often with a colour chart." },
  ],
  story: {
    eyebrow: "Recommended by Marthe Lievens, who runs the desk",
    title: "Buy the stool first. You will paint longer.",
    text: copy`
      People come in for a brush and ask what made the difference for us. It was never the brush. It was a seat at the
      right height, a lamp that does not lie about blue, and a jar that stays where you put it.
    `,
    action: "Who we are",
    url: "/Other/about",
    images: [],
  },
  letter: { title: "Invitation card", text: "Four openings a year. Nothing else." },
  contact: {
    phone: "+32 2 555 01 64",
    email: "desk@passepartout.example",
    address: "Rue des Tanneurs 18, 1000 Brussels",
    hours: "Tuesday to Saturday, 10 to 18.30",
  },
  payments: ["Visa", "Mastercard", "Bancontact", "PayPal"],
}
