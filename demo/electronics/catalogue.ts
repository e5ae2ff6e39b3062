import type { Catalogue } from "../catalogue.ts"
import { copy } from "../copy.ts"
import { categories, navigation } from "./categories.ts"
import { freight } from "./freight.ts"
import { audioAndDesk } from "./goods-audio-desk.ts"
import { front } from "./goods-front.ts"
import { homeAndCar } from "./goods-home.ts"
import { power } from "./goods-power.ts"
import { home } from "./home.ts"
import { members } from "./members.ts"
import { policies } from "./policies.ts"
import { reviews } from "./reviews.ts"
import { news, pages } from "./texts.ts"

export const megahertz: Catalogue = {
  name: "electronics",
  title: "Megahertz",
  slogan: "The big electronics store",
  description: copy`
    Ten aisles of phones, laptops, sound, light and power, and a blue desk in the middle that repairs them while you shop.
  `,
  keywords: "electronics, phones, laptops, headphones, cameras, chargers, smart watches, repairs, Chicago",
  type: 1,
  locales: ["en"],
  apps: [1, 2, 3, 4, 7, 8, 9, 12, 15, 16, 22],
  currencies: [
    { code: "USD", symbol: "$", rate: "1" },
    { code: "EUR", symbol: "€", rate: "1.0900" },
    { code: "GBP", symbol: "£", rate: "1.2700" },
  ],
  whatsapp: [
    { country: "US", account: "13125550119", nickName: "Dee, the Blue Desk" },
    { country: "US", account: "13125550120", nickName: "Marlon, orders and stores" },
  ],
  friendLinks: [
    { title: "Right to repair", url: "https://repair.example" },
    { title: "Joliet Recycling", url: "https://joliet-recycling.example" },
  ],
  categories,
  navigation,
  tags: [
    { key: "new", type: 2, name: "New arrivals" },
    { key: "hot", type: 3, name: "Hot sales, this week" },
    { key: "recommended", type: 4, name: "The Blue Desk recommends" },
    { key: "orbit", type: 6, name: "Orbit" },
    { key: "aeris", type: 6, name: "Aeris" },
    { key: "loop", type: 6, name: "Loop" },
    { key: "kestrel", type: 6, name: "Kestrel" },
    { key: "halden", type: 6, name: "Halden" },
    { key: "clack", type: 6, name: "Clack" },
    { key: "volt", type: 6, name: "Volt" },
    { key: "glow", type: 6, name: "Glow" },
    { key: "bench", type: 6, name: "For the bench" },
  ],
  goods: [...audioAndDesk, ...front, ...power, ...homeAndCar],
  goodsPromotions: [
    {
      name: "Power Days",
      beginDays: -2,
      endDays: 3,
      lines: [
        { goods: "MH-3025", salePrice: 189 },
        { goods: "MH-3118", salePrice: 119 },
        { goods: "MH-3290", salePrice: 99.9 },
        { goods: "MH-7202", salePrice: 44.9 },
        { goods: "MH-6033", salePrice: 59.9 },
        { goods: "MH-9037", salePrice: 54.9 },
      ],
    },
    {
      name: "Wrist week",
      beginDays: -1,
      endDays: 9,
      freeShipping: true,
      lines: [{ goods: "MH-4051", salePrice: 229 }],
    },
  ],
  orderPromotions: [
    {
      name: "A charger in the bag",
      endDays: 21,
      type: 1,
      tiers: [
        { amount: 300, gifts: [{ variant: "MH-7165-W", number: 1 }] },
        { amount: 900, gifts: [{ variant: "MH-7202-K", number: 1 }] },
      ],
    },
    {
      name: "The more aisles, the less",
      endDays: 30,
      type: 2,
      tiers: [
        { amount: 120, reduce: 8 },
        { amount: 250, reduce: 20 },
        { amount: 600, reduce: 60 },
      ],
    },
    { name: "A whole office", endDays: 40, type: 3, tiers: [{ amount: 2000, percent: 92 }] },
  ],
  shippingPromotions: [
    { name: "Across the lake", regions: ["CA"], above: 90 },
    { name: "Across the water", regions: ["GB", "DE"], above: 250 },
  ],
  colours: {
    "Deep blue": "#3d5a94",
    Ivory: "#efe9dc",
    Graphite: "#3a3c40",
    Silver: "#cfd2d6",
    "Space grey": "#55585d",
    "Black and gold": "#22201c",
    Navy: "#2c437c",
    White: "#f4f4f2",
    Black: "#1f2124",
    Teal: "#1f8a86",
    Red: "#c8352f",
    Sand: "#ead9c4",
    Orange: "#ef7d22",
    Ocean: "#2d8fb0",
    Blue: "#3b6cb8",
    Oak: "#c99f66",
    Walnut: "#6d4a30",
    Green: "#2c8a52",
    Yellow: "#f2c21c",
    Burgundy: "#7a2233",
    Steel: "#a9adb2",
    Terracotta: "#c0673f",
  },
  coupons: [
    {
      name: "Welcome: ten dollars",
      code: "HELLO10",
      kind: 1,
      above: 60,
      amount: 10,
      receive: "signUp",
      endDays: 45,
      siteCoupon: true,
    },
    { name: "Power Days extra", code: "POWER10", kind: 2, above: 80, percent: 90, receive: "checkOut", endDays: 14 },
    { name: "For the old one", code: "TRADE5", kind: 2, percent: 95, receive: "checkOut" },
    { name: "Last summer’s fan", code: "BREEZE8", kind: 1, above: 60, amount: 8, receive: "checkOut", endDays: -30 },
  ],
  freight,
  freeShippingRegions: [],
  policies,
  pages,
  news,
  members,
  reviews,
  home,
}
