import type { CatalogueHome } from "../catalogue-home.ts"
import { copy } from "../copy.ts"

export const home: CatalogueHome = {
  ticker: ["Studio tiers are printed on every item. No login needed to see them."],
  hero: {
    title: "Steel, ink & patience.",
    text: "Everything for the station, and nothing that only looks like it. Singles for you, tiers for the studio.",
    action: "See the whole wall",
    url: "/SaleGoods/lists",
    image: "tattoo-pen-0.webp",
    goods: "SN-001",
  },
  offers: [
    { eyebrow: "SN-207", title: "Old School six", url: "goods:SN-207", image: "ink-set-0.webp" },
    { eyebrow: "SN-114", title: "Halo cartridges", url: "goods:SN-114", image: "needle-cartridges-0.webp" },
    {
      title: "Not on the wall?",
      text: copy`
        Send the list as it is: a photo, a spreadsheet, the back of a flyer. We price it line by line.
      `,
      action: "Open inquiry list",
      url: "/Cart/inquiry",
    },
  ],
  categories: { title: "The wall", text: "Seven letters, and what hangs behind each." },
  promotion: {
    title: "Friday the 13th",
    text: copy`
      Six things, thirteen percent, until the doors close. The same rule as at the chair: you take what is on the sheet.
    `,
    action: "Take one of them",
    image: "banner-tattoo.webp",
  },
  services: [
    { icon: "promise", title: "Sterile until you break the seal", text: "Then it is yours, and once." },
    { icon: "delivery", title: "Sent the same day until four", text: "In plain boxes, from Leipzig." },
    { icon: "person", title: "A person, above 20 boxes", text: "No form. WhatsApp, eleven to seven." },
    { icon: "return", title: "Bent needle in the box?", text: "Photograph it. Ten come back." },
  ],
  story: {
    title: "Opened once.",
    text: copy`
      Every cartridge leaves the press in Saxony with a lot number, a sterilisation date and the name of the person who
      looked at it under glass. If an inspector stands in your studio tomorrow, you hand over a sheet, not an excuse.
    `,
    action: "Who we are",
    url: "/Other/about",
    images: [],
  },
  letter: {
    title: "New sheet, every second Friday",
    text: "What was pinned, what came back, and one drawing to keep.",
  },
  contact: {
    phone: "+49 341 604 80 13",
    email: "counter@saintneedle.supply",
    address: "Eisenbahnstraße 113, 04315 Leipzig",
    hours: "Tuesday to Saturday, 11 to 19",
  },
  payments: ["Visa", "Mastercard", "PayPal", "SEPA", "Invoice for studios"],
}
