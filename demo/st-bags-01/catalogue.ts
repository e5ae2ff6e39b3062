import type { Catalogue } from "../catalogue.ts"
import { copy } from "../copy.ts"
import { categories, navigation } from "./categories.ts"
import { dress } from "./goods-dress.ts"
import { handbags } from "./goods-handbags.ts"
import { person } from "./goods-person.ts"
import { small } from "./goods-small.ts"
import { travel } from "./goods-travel.ts"
import { home } from "./home.ts"
import { members } from "./members.ts"
import { policies } from "./policies.ts"
import { reviews } from "./reviews.ts"
import { news, pages } from "./texts.ts"

export const corvanne: Catalogue = {
  name: "st-bags-01",
  title: "Corvanne",
  slogan: "Forty-two bags a week. That is all the hands we have.",
  description: copy`
    Maroquinier in Lyon since 1921: handbags, travel pieces and small leather, each made from first cut to last coat by
    one person, and repaired for life.
  `,
  keywords: "handbags, leather goods, maroquinerie, Lyon, travel bags, wallets, belts, silk scarves, repair for life",
  type: 1,
  locales: ["en"],
  apps: [2, 4, 7, 8, 9, 12, 15, 16, 22],
  currencies: [
    { code: "EUR", symbol: "€", rate: "1" },
    { code: "USD", symbol: "$", rate: "0.9217" },
    { code: "GBP", symbol: "£", rate: "1.1705" },
  ],
  whatsapp: [
    { country: "FR", account: "33455501921", nickName: "Solène, leather and repairs" },
    { country: "FR", account: "33455501922", nickName: "Mathieu, orders and parcels" },
  ],
  friendLinks: [
    { title: "Tannerie d’Annonay", url: "https://tannerie.example" },
    { title: "Canvas mill, Roanne", url: "https://roanne.example" },
    { title: "The chain maker’s daughter", url: "https://maillon.example" },
  ],
  categories,
  navigation,
  tags: [
    { key: "new", type: 2, name: "New from the atelier" },
    { key: "hot", type: 3, name: "Most asked for" },
    { key: "recommended", type: 4, name: "Recommended to accompany" },
    { key: "gift", type: 6, name: "To give" },
    { key: "evening", type: 6, name: "For the evening" },
  ],
  goods: [...handbags, ...travel, ...small, ...dress, ...person],
  goodsPromotions: [
    {
      name: "Farewell to olive",
      beginDays: -6,
      endDays: 11,
      lines: [
        { goods: "1952-07", salePrice: 890 },
        { goods: "1936-09", salePrice: 570 },
        { goods: "1983-04", salePrice: 217 },
      ],
    },
    {
      name: "Before the letters begin",
      beginDays: -2,
      endDays: 19,
      freeShipping: true,
      lines: [
        { goods: "1988-05", salePrice: 78 },
        { goods: "2004-12", salePrice: 109 },
      ],
    },
  ],
  orderPromotions: [
    {
      name: "A key ring from the same hide",
      endDays: 40,
      type: 1,
      tiers: [{ amount: 900, gifts: [{ variant: "1927-03-C", number: 1 }] }],
    },
    {
      name: "For the household",
      endDays: 30,
      type: 2,
      tiers: [
        { amount: 1200, reduce: 60 },
        { amount: 2400, reduce: 150 },
      ],
    },
  ],
  shippingPromotions: [{ name: "Across the ocean with our compliments", regions: ["US", "CA", "JP"], above: 900 }],
  colours: {
    Cognac: "#b5662f",
    "Night blue": "#2b3a55",
    Cream: "#e6d9c3",
    Black: "#2a2725",
    Rose: "#d0527c",
    Sand: "#d9bf9a",
    Navy: "#2f4468",
    Rust: "#c96a34",
    "Forest green": "#3c7a55",
    Mustard: "#c99a2e",
    "Midnight blue": "#2c5480",
    Sage: "#8ea58c",
    Olive: "#6c7a55",
    Chestnut: "#8a4a26",
    Tortoise: "#7a4a22",
    Champagne: "#d8c3a0",
    Burgundy: "#6e1f2f",
    Emerald: "#1f7a57",
    "Ink blue": "#34507c",
    Brick: "#b0492f",
    Forest: "#2f5d48",
  },
  coupons: [
    {
      name: "A first visit: fifty euros",
      code: "PREMIERE",
      kind: 1,
      above: 400,
      amount: 50,
      receive: "signUp",
      endDays: 60,
      siteCoupon: true,
    },
    {
      name: "For the letter’s readers",
      code: "LETTRE",
      kind: 2,
      above: 200,
      percent: 93,
      receive: "checkOut",
      endDays: 30,
    },
    {
      name: "Spring, while it lasted",
      code: "PRINTEMPS",
      kind: 1,
      above: 300,
      amount: 30,
      receive: "checkOut",
      endDays: -40,
    },
  ],
  freight: [
    {
      region: "FR",
      firstWeight: 1000,
      firstFee: 9,
      furtherWeight: 1000,
      furtherFee: 1.2,
      freeAbove: 150,
      days: [1, 2],
    },
    {
      region: "DE",
      firstWeight: 1000,
      firstFee: 9,
      furtherWeight: 1000,
      furtherFee: 1.5,
      freeAbove: 150,
      days: [2, 4],
    },
    {
      region: "IT",
      firstWeight: 1000,
      firstFee: 9,
      furtherWeight: 1000,
      furtherFee: 1.5,
      freeAbove: 150,
      days: [2, 4],
    },
    {
      region: "ES",
      firstWeight: 1000,
      firstFee: 9,
      furtherWeight: 1000,
      furtherFee: 1.5,
      freeAbove: 150,
      days: [2, 4],
    },
    {
      region: "GB",
      firstWeight: 1000,
      firstFee: 14,
      furtherWeight: 1000,
      furtherFee: 2.2,
      freeAbove: 400,
      days: [2, 5],
    },
    { region: "NO", firstWeight: 1000, firstFee: 16, furtherWeight: 1000, furtherFee: 2.6, days: [2, 5] },
    { region: "US", firstWeight: 1000, firstFee: 24, furtherWeight: 1000, furtherFee: 5, days: [4, 7] },
    { region: "CA", firstWeight: 1000, firstFee: 26, furtherWeight: 1000, furtherFee: 5, days: [4, 7] },
    { region: "AE", firstWeight: 1000, firstFee: 26, furtherWeight: 1000, furtherFee: 5.5, days: [4, 7] },
    { region: "JP", firstWeight: 1000, firstFee: 28, furtherWeight: 1000, furtherFee: 6, days: [5, 9] },
    { region: "KR", firstWeight: 1000, firstFee: 28, furtherWeight: 1000, furtherFee: 6, days: [5, 9] },
    { region: "AU", firstWeight: 1000, firstFee: 32, furtherWeight: 1000, furtherFee: 7, days: [5, 9] },
  ],
  freeShippingRegions: [],
  policies,
  pages,
  news,
  members,
  reviews,
  home,
}
