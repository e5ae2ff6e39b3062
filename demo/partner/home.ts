import type { CatalogueHome } from "../catalogue-home.ts"

const year = (title: string, figure: string) => ({ title, figure })

export const home: CatalogueHome = {
  ticker: ["Net prices ex works, fixed until 31 March 2027", "Engineer on duty +49 30 23125 120"],
  hero: {
    eyebrow: "Industrial supply, catalogue 2026/27",
    title: "The part on the drawing, on the day on the order.",
    text: "Mechanical parts for plants that cannot stand still. Every one is measured before it leaves Duisburg, and every delivery is counted here, good years and bad.",
    action: "Open the tables",
    url: "/SaleGoods/lists",
    image: "banner-partner.webp",
  },
  offers: [
    {
      eyebrow: "Ask",
      title: "Request a quotation",
      text: "Send the drawing, even a bad one.",
      action: "Request a quotation",
      url: "/Other/feedback",
      image: "spur-gear-0-close.webp",
    },
  ],
  categories: { title: "Contents", text: "Eleven groups, numbered as they stand in the warehouse." },
  promotion: {
    title: "Autumn call-off",
    text: "Frame orders for 2027 that are placed now keep the prices of this list.",
    action: "See the goods",
  },
  services: [
    { icon: "delivery", title: "24 h", text: "from inquiry to binding quotation, measured on 11,906 inquiries" },
    { icon: "return", title: "0.31 %", text: "claims per order line, each answered with a written report" },
    { icon: "promise", title: "3.1", text: "material certificate to EN 10204, included with every heat" },
    { icon: "person", title: "64", text: "years in the same harbour, in the third generation" },
  ],
  record: {
    title: "of order lines delivered complete on the promised day",
    text: "2020: the lock at Duisburg was closed for nine weeks.",
    rows: [
      year("2015", "93.1 %"),
      year("2016", "93.8 %"),
      year("2017", "94.6 %"),
      year("2018", "95.9 %"),
      year("2019", "96.2 %"),
      year("2020", "91.4 %"),
      year("2021", "92.7 %"),
      year("2022", "95.1 %"),
      year("2023", "96.8 %"),
      year("2024", "97.6 %"),
      year("2025", "98.2 %"),
      year("2026", "98.7 %"),
    ],
  },
  industries: {
    title: "Industries we keep running",
    text: "Share of order lines dispatched in 2026. Open a field to see its goods.",
    rows: [
      { figure: "27 %", title: "Water and process", text: "Valves, flanges, gauges", category: "flanges" },
      { figure: "23 %", title: "Machine building", text: "Gears, bearings, bolts", category: "gears" },
      { figure: "18 %", title: "Energy", text: "Motors, breakers", category: "drives" },
      { figure: "14 %", title: "Intralogistics", text: "Castors, cartons", category: "handling" },
      { figure: "10 %", title: "Agriculture", text: "Hydraulics", category: "hydraulics" },
      { figure: "8 %", title: "Construction", text: "Safety", category: "safety" },
    ],
  },
  certificates: {
    title: "Certificates",
    text: "Current on the day you read this. Older issues on request.",
    rows: [
      { figure: "ISO 9001:2015", title: "Quality management", text: "Nordcert, NC 100 4207", note: "14 May 2028" },
      {
        figure: "ISO 14001:2015",
        title: "Environmental management",
        text: "Nordcert, NC 104 4207",
        note: "14 May 2028",
      },
      {
        figure: "ISO 45001:2018",
        title: "Health and safety at work",
        text: "Nordcert, NC 450 1180",
        note: "2 Sept 2027",
      },
      {
        figure: "PED 2014/68/EU",
        title: "Pressure equipment, module D",
        text: "Notified body Nordcert",
        note: "30 Nov 2027",
      },
      {
        figure: "EN 10204 3.1",
        title: "Material certificate with every heat",
        text: "Our test bench",
        note: "Every delivery",
      },
      { figure: "AEO-F", title: "Authorised economic operator", text: "Customs office Duisburg", note: "Unlimited" },
    ],
  },
  story: {
    eyebrow: "Process",
    title: "From inquiry to dock",
    text: "Median of all orders from stock, third quarter 2026.",
    images: [],
    steps: [
      { figure: "1 h", text: "Inquiry received: your list, a drawing, or a photograph of the worn part" },
      { figure: "4 h", text: "Read by an engineer: a person with a name checks fit, material and standard" },
      { figure: "24 h", text: "Quotation: tier prices, heat numbers, binding date" },
      { figure: "26 h", text: "Order confirmed: stock is reserved the same minute" },
      { figure: "72 h", text: "Dispatched: packed, labelled with your numbers" },
      { figure: "120 h", text: "On your dock: complete, on the promised day" },
    ],
  },
  request: {
    title: "Request a quotation",
    text: "A binding offer within one working day, or we tell you within four hours why not.",
    quote: "Send the drawing, even a bad one. I would rather ask you twice than ship you the wrong bore.",
    by: "Jutta Klevens, head of quotations",
  },
  letter: {
    title: "Price notices by mail",
    text: "Two pages when the list changes, with the index and our calculation. Nothing else.",
  },
  contact: {
    phone: "+49 30 23125 120",
    email: "inquiry@rautmann.example",
    address: "Am Innenhafen 21, 47059 Duisburg",
    hours: "Monday to Friday, 7:00 to 18:00",
  },
  payments: ["Invoice, 30 days", "SEPA transfer", "Visa", "Mastercard"],
}
