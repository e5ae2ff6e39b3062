import type { Catalogue } from "../catalogue.ts"
import { copy } from "../copy.ts"
import { categories, navigation } from "./categories.ts"
import { door } from "./goods-door.ts"
import { kitchen } from "./goods-kitchen.ts"
import { living } from "./goods-living.ts"
import { quiet } from "./goods-quiet.ts"
import { home } from "./home.ts"
import { members } from "./members.ts"
import { policies } from "./policies.ts"
import { reviews } from "./reviews.ts"
import { news, pages } from "./texts.ts"

export const lune: Catalogue = {
  name: "housewear",
  title: "Lune",
  slogan: "Warm things for the house",
  description: copy`
    A house on Mejlgade in Aarhus, three floors: lamps, pots, vases and soft corners from thirty-one small Nordic
    workshops. By the piece for homes, by the dozen for cafés and guest houses.
  `,
  keywords: "table lamp, stoneware, candles, casserole, Nordic home, café supplies, Aarhus",
  type: 3,
  locales: ["en", "de", "fr", "es", "pt", "it", "ru", "zh", "ja", "ko", "ara"],
  apps: [1, 2, 3, 4, 7, 8, 9, 12, 15, 16, 22],
  currencies: [
    { code: "EUR", symbol: "€", rate: "1" },
    { code: "DKK", symbol: "kr", rate: "0.1340" },
    { code: "USD", symbol: "$", rate: "0.9200" },
  ],
  whatsapp: [
    { country: "DK", account: "4552401877", nickName: "Signe, what stands beside what" },
    { country: "DK", account: "4552401878", nickName: "Mads, cafés and pallets" },
    { country: "DK", account: "4552401879", nickName: "Asta, mending and glazes" },
  ],
  friendLinks: [
    { title: "Café Nordlys, Gothenburg", url: "https://example.com/nordlys" },
    { title: "The willow weaver of Funen", url: "https://example.com/willow" },
    { title: "Hotel Strand, Skagen", url: "https://example.com/strand" },
  ],
  categories,
  navigation,
  tags: [
    { key: "new", type: 2, name: "New in the house" },
    { key: "hot", type: 3, name: "Carried out most" },
    { key: "signe", type: 4, name: "Signe would take" },
  ],
  goods: [...living, ...quiet, ...kitchen, ...door],
  goodsPromotions: [
    {
      name: "Light two",
      beginDays: -3,
      endDays: 4,
      lines: [
        { goods: "L-3010", salePrice: 23.8 },
        { goods: "L-2210", salePrice: 14.9 },
        { goods: "L-2300", salePrice: 49 },
        { goods: "L-1060", salePrice: 64 },
        { goods: "L-4010", salePrice: 118 },
      ],
    },
  ],
  orderPromotions: [
    {
      name: "A mug for the bearer",
      endDays: 26,
      type: 1,
      tiers: [
        { amount: 150, gifts: [{ variant: "L-4020-O", number: 1 }] },
        {
          amount: 400,
          gifts: [
            { variant: "L-4020-O", number: 2 },
            { variant: "L-3010-S", number: 1 },
          ],
        },
      ],
    },
    {
      name: "Two rooms at once",
      endDays: 40,
      type: 2,
      tiers: [
        { amount: 300, reduce: 15 },
        { amount: 700, reduce: 50 },
      ],
    },
  ],
  shippingPromotions: [
    { name: "Round the Kattegat", regions: ["SE", "NO"], above: 100 },
    { name: "South of the border", regions: ["DE", "NL", "AT"], above: 120 },
  ],
  colours: {
    Pine: "#1f5b4c",
    "Pine green": "#1f4a40",
    Amber: "#c5682f",
    Moss: "#6fae95",
    "Clay and milk": "#f3efe8",
    Fjord: "#4c78b4",
    Stone: "#b9cbb9",
    Oak: "#d9b27f",
    Walnut: "#6b4630",
    Ash: "#e0c79d",
    Beech: "#dfb98c",
    Terracotta: "#c46a44",
    Chalk: "#ece5da",
    Flame: "#d8432b",
    "Deep blue": "#2b53a6",
    Sage: "#6f9a5d",
    Oat: "#e3d6c1",
    Teal: "#2f8f8c",
    Coral: "#ec7a63",
    "Sea green": "#5aa98c",
    Ink: "#27406e",
    Sand: "#ddcdb4",
    Brick: "#a9472f",
    Black: "#1d1a17",
    White: "#f7f5f1",
    Green: "#3d6b3f",
    Navy: "#263a63",
    Forest: "#2f4a35",
  },
  coupons: [
    {
      name: "Welcome in: eight off",
      code: "KOMIND8",
      kind: 1,
      above: 60,
      amount: 8,
      receive: "signUp",
      endDays: 60,
      siteCoupon: true,
    },
    { name: "Second lamp", code: "LAMPE2", kind: 2, above: 100, percent: 90, receive: "checkOut", endDays: 20 },
    { name: "Come again", code: "VISES", kind: 2, percent: 95, receive: "checkOut" },
    { name: "Last winter", code: "SNE", kind: 1, above: 80, amount: 10, receive: "checkOut", endDays: -30 },
  ],
  freight: [
    {
      region: "DK",
      firstWeight: 3000,
      firstFee: 5.9,
      furtherWeight: 1000,
      furtherFee: 0.6,
      freeAbove: 80,
      days: [2, 4],
    },
    { region: "SE", firstWeight: 3000, firstFee: 7.9, furtherWeight: 1000, furtherFee: 0.9, days: [2, 4] },
    { region: "NO", firstWeight: 3000, firstFee: 9.9, furtherWeight: 1000, furtherFee: 1.2, days: [3, 5] },
    { region: "DE", firstWeight: 3000, firstFee: 7.9, furtherWeight: 1000, furtherFee: 0.9, days: [2, 4] },
    { region: "NL", firstWeight: 3000, firstFee: 8.9, furtherWeight: 1000, furtherFee: 1, days: [3, 5] },
    { region: "AT", firstWeight: 3000, firstFee: 9.9, furtherWeight: 1000, furtherFee: 1.1, days: [3, 5] },
    { region: "FR", firstWeight: 3000, firstFee: 10.9, furtherWeight: 1000, furtherFee: 1.2, days: [3, 6] },
    { region: "FI", firstWeight: 3000, firstFee: 10.9, furtherWeight: 1000, furtherFee: 1.2, days: [3, 6] },
    { region: "GB", firstWeight: 3000, firstFee: 14.9, furtherWeight: 1000, furtherFee: 1.9, days: [4, 7] },
    { region: "CH", firstWeight: 3000, firstFee: 15.9, furtherWeight: 1000, furtherFee: 1.9, days: [4, 7] },
    { region: "US", firstWeight: 3000, firstFee: 29, furtherWeight: 1000, furtherFee: 5, days: [7, 12] },
  ],
  freeShippingRegions: [],
  policies,
  pages,
  news,
  members,
  reviews,
  home,
}
