import type { CatalogueHome } from "../catalogue-home.ts"

export const home: CatalogueHome = {
  ticker: [
    "Ordered by 17:00, on the road tonight.",
    "Free delivery from 80 € in BE, NL, LU, DE and FR",
    "60 days to return, unmounted",
  ],
  hero: {
    eyebrow: "Asked at the counter today",
    title: "Fits. First time.",
    text: "Every order is checked against your chassis number before the box is closed, by someone with oil on his hands.",
    image: "wheel-0.webp",
    goods: "36-1978-55",
  },
  offers: [
    { title: "front discs 340 mm", url: "goods:34-1182-40" },
    { title: "5W-30 C3", url: "goods:83-0530-05" },
    { title: "hub bearing 6205", url: "goods:31-6205-02" },
    { title: "70 Ah AGM", url: "goods:61-2070-72" },
  ],
  categories: { title: "Systems", text: "The number in front is the first of every part number below it." },
  promotion: {
    title: "Brake week",
    text: "Discs, hub bearings, bolts and the gauge that proves them. Buy the axle complete and the bolts go in the box at no charge.",
    action: "Shop the week",
    image: "brake-disc-0.webp",
  },
  services: [
    { icon: "delivery", title: "Tomorrow, before 13:00", text: "Ordered by 17:00. On the shelf in Ghent." },
    {
      icon: "promise",
      title: "Fit checked by chassis number",
      text: "Add it at checkout, we stop the order if it is wrong.",
    },
    { icon: "return", title: "60 days to return", text: "Unmounted. Deposits refunded on the old core." },
    { icon: "person", title: "A mechanic answers", text: "WhatsApp or telephone, 7:30 to 18:00." },
  ],
  story: {
    title: "Send 17 characters. We do the rest.",
    text: "The chassis number is on your registration papers and at the foot of the windscreen. A mechanic reads it against the maker’s catalogue and answers with the exact part, usually within 20 minutes during counter hours.",
    action: "Send by WhatsApp",
    url: "https://wa.me/3295550141",
    images: [],
    steps: [
      { figure: "WVW", text: "Maker" },
      { figure: "ZZZ1KZ", text: "Model and body" },
      { figure: "6W", text: "Year and plant" },
      { figure: "123456", text: "Your car" },
    ],
  },
  letter: {
    title: "Price drops, once a month",
    text: "What got cheaper, what came back, and one workshop note. Nothing in between.",
  },
  contact: {
    phone: "+32 9 555 01 41",
    email: "counter@camber.example",
    address: "Camber Parts BV, Wiedauwkaai 52, 9000 Gent",
    hours: "Counter open Mon to Sat, 7:30 to 18:00",
  },
  payments: ["Visa", "Mastercard", "Bancontact", "iDEAL", "PayPal"],
}
