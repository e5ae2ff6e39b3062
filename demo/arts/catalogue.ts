import type { Catalogue } from "../catalogue.ts"
import { copy } from "../copy.ts"
import { categories, navigation } from "./categories.ts"
import { materials } from "./goods-materials.ts"
import { studio } from "./goods-studio.ts"
import { works } from "./goods-works.ts"
import { home } from "./home.ts"
import { members } from "./members.ts"
import { policies } from "./policies.ts"
import { reviews } from "./reviews.ts"
import { news, pages } from "./texts.ts"

export const passepartout: Catalogue = {
  name: "arts",
  title: "Passepartout",
  slogan: "Works and materials since 1964",
  description: copy`
    A gallery in Brussels that sells the paint: works by nine makers, and the oils, inks, brushes, papers and clays that
    they are made with.
  `,
  keywords: "art supplies, oil paint, brushes, drawing ink, notebooks, easels, ceramics, sculpture, Brussels",
  type: 1,
  locales: ["en"],
  apps: [1, 2, 3, 4, 7, 8, 9, 12, 15, 16],
  currencies: [
    { code: "EUR", symbol: "€", rate: "1" },
    { code: "USD", symbol: "$", rate: "0.9200" },
    { code: "GBP", symbol: "£", rate: "1.1700" },
  ],
  whatsapp: [
    { country: "BE", account: "3225550164", nickName: "Marthe, the desk" },
    { country: "BE", account: "3225550165", nickName: "Joris, crates and canvas" },
  ],
  friendLinks: [
    { title: "Studio Moraine", url: "https://moraine.example" },
    { title: "Halden Keramik", url: "https://halden.example" },
  ],
  categories,
  navigation,
  tags: [
    { key: "new", type: 2, name: "New on the wall" },
    { key: "hot", type: 3, name: "Carried out most this month" },
    { key: "recommended", type: 4, name: "Marthe’s choice" },
    { key: "house", type: 6, name: "Passepartout Studio" },
    { key: "kessel", type: 6, name: "Atelier Kessel" },
    { key: "brandt", type: 6, name: "Tinten Brandt" },
    { key: "haddad", type: 6, name: "Noor Haddad" },
    { key: "valcourt", type: 6, name: "Ines Valcourt" },
    { key: "moraine", type: 6, name: "Studio Moraine" },
    { key: "halden", type: 6, name: "Halden Keramik" },
    { key: "werk", type: 6, name: "Werk Neun" },
  ],
  goods: [...materials, ...works, ...studio],
  goodsPromotions: [
    {
      name: "A red dot for the ink room",
      beginDays: -3,
      endDays: 6,
      lines: [
        { goods: "P 461", salePrice: 27.3 },
        { goods: "P 538", salePrice: 20.3 },
        { goods: "P 475", salePrice: 41.6 },
      ],
    },
    {
      name: "Before the walls are painted",
      beginDays: -1,
      endDays: 11,
      freeShipping: true,
      lines: [
        { goods: "P 517", salePrice: 76 },
        { goods: "P 571", salePrice: 25.6 },
      ],
    },
  ],
  orderPromotions: [
    {
      name: "A notebook for the road",
      endDays: 20,
      type: 1,
      tiers: [
        { amount: 150, gifts: [{ variant: "P 592-1", number: 1 }] },
        { amount: 400, gifts: [{ variant: "P 482-1", number: 1 }] },
      ],
    },
    {
      name: "Fill the table",
      endDays: 30,
      type: 2,
      tiers: [
        { amount: 90, reduce: 5 },
        { amount: 180, reduce: 14 },
        { amount: 360, reduce: 35 },
      ],
    },
    { name: "A class of its own", endDays: 40, type: 3, tiers: [{ amount: 600, percent: 92 }] },
  ],
  shippingPromotions: [
    { name: "The neighbours", regions: ["NL", "DE", "FR"], above: 90 },
    { name: "Across the water", regions: ["GB", "IE"], above: 200 },
  ],
  colours: {
    Cobalt: "#2f5596",
    "Ink blue": "#2d5480",
    Brick: "#c8483c",
    Forest: "#2f6146",
    "Sea green": "#4f9f88",
    Indigo: "#3d5da8",
    Green: "#3f8f78",
    Lagoon: "#2f9a9a",
    Coral: "#e8705a",
    Celadon: "#2f7a68",
    Terracotta: "#c8703c",
    Emerald: "#1f7a58",
  },
  coupons: [
    {
      name: "An invitation: seven euros",
      code: "OPENING7",
      kind: 1,
      above: 60,
      amount: 7,
      receive: "signUp",
      endDays: 45,
      siteCoupon: true,
    },
    { name: "Second visit", code: "AGAIN10", kind: 2, above: 120, percent: 90, receive: "checkOut", endDays: 25 },
    { name: "For makers", code: "MAKER5", kind: 2, percent: 95, receive: "checkOut" },
    { name: "Last winter’s hang", code: "WINTER9", kind: 1, above: 70, amount: 9, receive: "checkOut", endDays: -40 },
  ],
  freight: [
    {
      region: "BE",
      firstWeight: 1000,
      firstFee: 5.5,
      furtherWeight: 1000,
      furtherFee: 0.6,
      freeAbove: 90,
      days: [1, 2],
    },
    {
      region: "NL",
      firstWeight: 1000,
      firstFee: 7.5,
      furtherWeight: 1000,
      furtherFee: 0.9,
      freeAbove: 90,
      days: [1, 3],
    },
    {
      region: "DE",
      firstWeight: 1000,
      firstFee: 7.5,
      furtherWeight: 1000,
      furtherFee: 0.9,
      freeAbove: 90,
      days: [1, 3],
    },
    {
      region: "FR",
      firstWeight: 1000,
      firstFee: 7.5,
      furtherWeight: 1000,
      furtherFee: 0.9,
      freeAbove: 90,
      days: [1, 3],
    },
    { region: "GB", firstWeight: 1000, firstFee: 14, furtherWeight: 1000, furtherFee: 2.2, days: [3, 6] },
    { region: "IE", firstWeight: 1000, firstFee: 12, furtherWeight: 1000, furtherFee: 1.8, days: [3, 6] },
    { region: "ES", firstWeight: 1000, firstFee: 11, furtherWeight: 1000, furtherFee: 1.6, days: [3, 6] },
    { region: "PT", firstWeight: 1000, firstFee: 11, furtherWeight: 1000, furtherFee: 1.6, days: [3, 6] },
    { region: "IT", firstWeight: 1000, firstFee: 11, furtherWeight: 1000, furtherFee: 1.6, days: [3, 6] },
    { region: "US", firstWeight: 1000, firstFee: 22, furtherWeight: 1000, furtherFee: 5.2, days: [7, 12] },
    { region: "JP", firstWeight: 1000, firstFee: 24, furtherWeight: 1000, furtherFee: 5.8, days: [7, 12] },
    { region: "AE", firstWeight: 1000, firstFee: 24, furtherWeight: 1000, furtherFee: 5.6, days: [7, 12] },
  ],
  freeShippingRegions: [],
  policies,
  pages,
  news,
  members,
  reviews,
  home,
}
