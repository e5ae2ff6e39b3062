import type { Catalogue } from "../catalogue.ts"
import { copy } from "../copy.ts"
import { categories, navigation } from "./categories.ts"
import { driveAndSite } from "./goods-drive-site.ts"
import { powerAndLeads } from "./goods-power-leads.ts"
import { protectionAndLight } from "./goods-protection-light.ts"
import { wiring } from "./goods-wiring.ts"
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

export const ferrule: Catalogue = {
  name: "electricity",
  title: "Ferrule",
  slogan: "Electrical supplies for people who wire things.",
  description: copy`
    Electrical supplies from Bremen since 1958: switches, sockets, breakers, lamps, reels and wallboxes, each with its
    rating, its tiers and its number.
  `,
  keywords: copy`
    electrical wholesale, circuit breakers, sockets, switches, LED lamps, floodlights, cable reels, wallbox, tier prices
  `,
  type: 3,
  locales: ["en"],
  apps: [1, 2, 3, 4, 7, 8, 9, 12, 15, 16, 21, 22],
  currencies: [
    { code: "EUR", symbol: "€", rate: "1" },
    { code: "USD", symbol: "$", rate: "0.9200" },
    { code: "GBP", symbol: "£", rate: "1.1700" },
  ],
  whatsapp: [
    { country: "DE", account: "494215550126", nickName: "Karin, counter and stock" },
    { country: "DE", account: "494215550127", nickName: "Hauke, boards and breakers" },
    { country: "DE", account: "494215550128", nickName: "Aylin, lists and inquiries" },
  ],
  friendLinks: [
    { title: "Guild of electricians, Bremen", url: "https://elektro-innung.example" },
    { title: "Labkraft, bench supplies", url: "https://labkraft.example" },
    { title: "Nordlade, charging", url: "https://nordlade.example" },
  ],
  categories,
  navigation,
  tags: [
    { key: "new", type: 2, name: "New since the printed edition" },
    { key: "hot", type: 3, name: "Quick order" },
    { key: "recommended", type: 4, name: "Goes with your last order" },
    { key: "pack", type: 6, name: "By the pack" },
  ],
  goods: [...wiring, ...protectionAndLight, ...powerAndLeads, ...driveAndSite],
  goodsPromotions: [
    {
      name: "Reel week",
      beginDays: -3,
      endDays: 5,
      lines: [
        { goods: "72-R40", salePrice: 80.3 },
        { goods: "71-P6", salePrice: 11.9 },
        { goods: "74-A3", salePrice: 16.2 },
        { goods: "67-V30", salePrice: 39.3 },
      ],
    },
  ],
  orderPromotions: [
    {
      name: "A full rail: tape on the house",
      endDays: 25,
      type: 1,
      tiers: [{ amount: 200, gifts: [{ variant: "92-T19-K", number: 2 }] }],
    },
    {
      name: "Fill the van",
      endDays: 30,
      type: 2,
      tiers: [
        { amount: 300, reduce: 12 },
        { amount: 800, reduce: 45 },
      ],
    },
  ],
  shippingPromotions: [{ name: "Over the border", regions: ["AT", "NL", "DK"], above: 300 }],
  colours: {
    White: "#f4f4f1",
    Black: "#232426",
    Aluminium: "#b9bcbf",
    Steel: "#9aa0a4",
    Brass: "#b08d57",
    Red: "#c2302a",
    Blue: "#2b5fa8",
    Yellow: "#ffd21a",
    Orange: "#f0812a",
    Graphite: "#3f454a",
    Grey: "#8d9296",
    Green: "#4c8f5b",
    Teal: "#2f7d80",
    Terracotta: "#b9603f",
  },
  coupons: [
    {
      name: "First order: ten euros",
      code: "FERRULE10",
      kind: 1,
      above: 100,
      amount: 10,
      receive: "signUp",
      endDays: 60,
      siteCoupon: true,
    },
    { name: "Site opening", code: "BAUSTELLE5", kind: 2, above: 250, percent: 95, receive: "checkOut", endDays: 30 },
  ],
  freight: [
    {
      region: "DE",
      firstWeight: 1000,
      firstFee: 4.9,
      furtherWeight: 1000,
      furtherFee: 0.4,
      freeAbove: 150,
      days: [1, 2],
    },
    abroad("AT", 8.9, 0.9, [2, 4]),
    abroad("CH", 14.5, 1.6, [3, 5]),
    abroad("NL", 8.9, 0.9, [2, 4]),
    abroad("DK", 9.9, 1.1, [2, 4]),
    abroad("FR", 10.9, 1.2, [3, 5]),
    abroad("BE", 9.9, 1.1, [2, 4]),
    abroad("GB", 16, 2.1, [4, 7]),
    abroad("IT", 11.9, 1.4, [3, 6]),
    abroad("ES", 12.9, 1.5, [4, 6]),
    abroad("US", 24, 4.2, [7, 12]),
    abroad("AE", 28, 4.8, [7, 12]),
  ],
  freeShippingRegions: [],
  policies,
  pages,
  news,
  members,
  reviews,
  home,
}
