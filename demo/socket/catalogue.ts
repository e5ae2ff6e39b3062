import type { Catalogue } from "../catalogue.ts"
import { copy } from "../copy.ts"
import { categories, navigation } from "./categories.ts"
import { distribution } from "./goods-distribution.ts"
import { inserts } from "./goods-inserts.ts"
import { leads } from "./goods-leads.ts"
import { light } from "./goods-light.ts"
import { home } from "./home.ts"
import { members } from "./members.ts"
import { policies } from "./policies.ts"
import { reviews } from "./reviews.ts"
import { news, pages } from "./texts.ts"

/** Outside of its own country the first kilo is dearer, and so is each further one. */
const abroad = (region: string, firstFee: number, furtherFee: number, days: readonly [number, number]) => ({
  region,
  firstWeight: 1000,
  firstFee,
  furtherWeight: 1000,
  furtherFee,
  days,
})

export const raster71: Catalogue = {
  name: "socket",
  title: "Raster 71",
  slogan: "Sockets and switches, from centre to centre.",
  description: copy`
    Sockets, switches and dimmers on one raster from Weil am Rhein: 71 millimetres from centre to centre, with tier
    prices, dimension drawings and planning for whole projects.
  `,
  keywords: copy`
    sockets, switches, dimmers, USB sockets, outdoor sockets, frames, series A, tier prices, room list, project planning
  `,
  type: 3,
  locales: ["en"],
  apps: [1, 2, 3, 7, 8, 9, 12, 15, 16, 21, 22],
  currencies: [
    { code: "EUR", symbol: "€", rate: "1" },
    { code: "CHF", symbol: "CHF", rate: "1.0500" },
    { code: "USD", symbol: "$", rate: "0.9200" },
  ],
  whatsapp: [
    { country: "DE", account: "4976217110", nickName: "Nora, room lists" },
    { country: "DE", account: "4976217111", nickName: "Emil, boxes and clamps" },
    { country: "CH", account: "41615557171", nickName: "Reto, projects in Switzerland" },
  ],
  friendLinks: [
    { title: "Chamber of architects, South Baden", url: "https://architekten-suedbaden.example" },
    { title: "Guild of electricians, Basel", url: "https://elektro-basel.example" },
    { title: "Lichtplan, daylight studies", url: "https://lichtplan.example" },
  ],
  categories,
  navigation,
  tags: [
    { key: "new", type: 2, name: "New" },
    { key: "hot", type: 3, name: "Hot sales" },
    { key: "recommended", type: 4, name: "Recommended" },
    { key: "series-a", type: 6, name: "Series A" },
  ],
  goods: [...inserts, ...distribution, ...leads, ...light],
  goodsPromotions: [
    {
      name: "15% off leads",
      beginDays: -4,
      endDays: 3,
      lines: [
        { goods: "71.703", salePrice: 18.6 },
        { goods: "71.720", salePrice: 49.3 },
        { goods: "71.750", salePrice: 22.4 },
        { goods: "71.520", salePrice: 33.15 },
      ],
    },
  ],
  orderPromotions: [
    {
      name: "A lamp for every wall",
      endDays: 21,
      type: 1,
      tiers: [{ amount: 250, gifts: [{ variant: "71.502-O", number: 4 }] }],
    },
    {
      name: "Storey by storey",
      endDays: 28,
      type: 2,
      tiers: [
        { amount: 400, reduce: 15 },
        { amount: 1000, reduce: 60 },
      ],
    },
  ],
  shippingPromotions: [{ name: "Across the Rhine", regions: ["CH", "FR"], above: 300 }],
  coupons: [
    {
      name: "First wall: ten euros",
      code: "ERSTEWAND",
      kind: 1,
      above: 100,
      amount: 10,
      receive: "signUp",
      endDays: 60,
      siteCoupon: true,
    },
    { name: "Handover", code: "RASTER5", kind: 2, above: 250, percent: 95, receive: "checkOut", endDays: 30 },
  ],
  colours: {
    White: "#f4f4f2",
    Black: "#27292b",
    Steel: "#aeb1b4",
    Aluminium: "#b9bcbf",
    Brass: "#b7934f",
    "Light grey": "#c9ccce",
    Anthracite: "#3b3f43",
    Graphite: "#4a4f54",
    Green: "#4c8f5b",
    Silver: "#c4c7ca",
    Burgundy: "#6d2233",
    Orange: "#ff5200",
    Blue: "#2b5fa8",
    Ocean: "#2d6f8e",
    Teal: "#2f7d80",
    Terracotta: "#b9603f",
    Oak: "#c49a6c",
    "White and graphite": "#dcdddc",
    "Green and brass": "#3f6b52",
    "Teal and brass": "#2f7d80",
    "Black and copper": "#3a2d28",
  },
  freight: [
    {
      region: "DE",
      firstWeight: 1000,
      firstFee: 6.9,
      furtherWeight: 1000,
      furtherFee: 0.5,
      freeAbove: 150,
      days: [1, 2],
    },
    abroad("CH", 9.9, 1.1, [2, 3]),
    abroad("FR", 9.9, 1.1, [2, 4]),
    abroad("AT", 9.9, 1.1, [2, 4]),
    abroad("NL", 9.9, 1.1, [2, 4]),
    abroad("BE", 10.9, 1.2, [2, 4]),
    abroad("IT", 12.9, 1.4, [3, 5]),
    abroad("ES", 13.9, 1.6, [4, 6]),
    abroad("DK", 11.9, 1.3, [3, 5]),
    abroad("GB", 17, 2.2, [4, 7]),
    abroad("US", 26, 4.4, [6, 12]),
    abroad("AE", 29, 4.9, [6, 12]),
  ],
  freeShippingRegions: [],
  policies,
  pages,
  news,
  members,
  reviews,
  home,
}
