import type { CatalogueCategory, CatalogueNavigation } from "../catalogue.ts"

export const categories: CatalogueCategory[] = [
  {
    key: "machines",
    name: "Machines",
    description: "Pens that pull a straight line on a bad day, and what they stand on.",
    picture: "tattoo-pen-0.webp",
    advertised: true,
  },
  {
    key: "cartridges",
    name: "Cartridges",
    description: "Sterile until you break the seal. Lot number and date on every box.",
    picture: "needle-cartridges-0.webp",
    advertised: true,
  },
  {
    key: "inks",
    name: "Inks",
    description: "Bottles with their papers, cups to pour them in, and colour for the sheet on the wall.",
    picture: "ink-set-0.webp",
    advertised: true,
    sub: [
      {
        key: "skin",
        name: "For skin",
        description: "EU 2020/2081, every bottle, with the sheet.",
        picture: "ink-set-0.webp",
      },
      {
        key: "paper",
        name: "For paper",
        description: "Flash is painted before it is pulled.",
        picture: "paint-tubes-0.webp",
      },
    ],
  },
  {
    key: "power",
    name: "Power",
    description: "Current that does not wander, and a pedal that does not either.",
    picture: "power-supply-0.webp",
    advertised: true,
  },
  {
    key: "station",
    name: "Station",
    description: "Everything within reach of the right hand, and somewhere to sit.",
    picture: "stool-0.webp",
    advertised: true,
    sub: [
      {
        key: "seat-and-light",
        name: "Seat and light",
        description: "Six hours is a long time on a bad stool.",
        picture: "table-lamp-0.webp",
      },
      {
        key: "order",
        name: "Order",
        description: "Trays, jars and a case for the guest spot.",
        picture: "desk-organizer-0.webp",
      },
    ],
  },
  {
    key: "aftercare",
    name: "Aftercare",
    description: "What the client takes home, with your name on the lid.",
    picture: "balm-jar-0.webp",
    advertised: true,
  },
  {
    key: "counter",
    name: "Counter",
    description: "What lies beside the till and pays for the coffee.",
    picture: "enamel-pin-0.webp",
    advertised: true,
  },
]

export const navigation: CatalogueNavigation[] = [
  { type: 1, label: "Machines", category: "machines" },
  { type: 1, label: "Cartridges", category: "cartridges" },
  {
    type: 1,
    label: "Inks",
    category: "inks",
    sub: [
      { type: 1, label: "For skin", category: "skin" },
      { type: 1, label: "For paper", category: "paper" },
    ],
  },
  { type: 1, label: "Power", category: "power" },
  {
    type: 1,
    label: "Station",
    category: "station",
    sub: [
      { type: 1, label: "Seat and light", category: "seat-and-light" },
      { type: 1, label: "Order", category: "order" },
    ],
  },
  { type: 1, label: "Aftercare", category: "aftercare" },
  {
    type: 2,
    label: "New",
    tag: 2,
    sub: [
      { type: 2, label: "Most taken", tag: 3 },
      { type: 2, label: "For the first year", tag: 4 },
      { type: 3, label: "All goods", contentId: 3, url: "/SaleGoods/lists" },
      { type: 1, label: "Counter", category: "counter" },
    ],
  },
  { type: 3, label: "Friday 13", contentId: 8, url: "/SaleGoods/promationgoods" },
]
