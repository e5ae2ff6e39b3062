import type { Catalogue } from "../catalogue.ts"
import { copy } from "../copy.ts"
import { splitInArabic } from "./ara/shop.ts"
import { categories, navigation } from "./categories.ts"
import { splitInGerman } from "./de/shop.ts"
import { carry } from "./goods-carry.ts"
import { court } from "./goods-court.ts"
import { garage } from "./goods-garage.ts"
import { iron } from "./goods-iron.ts"
import { pace } from "./goods-pace.ts"
import { pitchAndBoard } from "./goods-pitch-board.ts"
import { studio } from "./goods-studio.ts"
import { home } from "./home.ts"
import { members } from "./members.ts"
import { policies } from "./policies.ts"
import { reviews } from "./reviews.ts"
import { news, pages } from "./texts.ts"

export const split: Catalogue = {
  name: "sport",
  title: "Split Athletics",
  slogan: "Second half faster",
  description: copy`
    Gear for the part where it counts: iron, balls, boards, mats and watches, tested for twelve weeks in Eugene,
    Oregon, before it gets a number.
  `,
  keywords: copy`
    kettlebells, dumbbells, bumper plates, basketball, tennis, football, skateboards, yoga mat, GPS watch, gym bag
  `,
  type: 1,
  locales: ["en", "de", "fr", "es", "pt", "it", "ru", "zh", "ja", "ko", "ara"],
  timeZone: "America/Los_Angeles",
  apps: [1, 2, 3, 7, 8, 9, 12, 15, 16, 20, 22],
  currencies: [
    { code: "USD", symbol: "$", rate: "1" },
    { code: "EUR", symbol: "€", rate: "1.0850" },
    { code: "GBP", symbol: "£", rate: "1.2700" },
  ],
  whatsapp: [
    { country: "US", account: "15035550172", nickName: "Coach Dee, iron and plates" },
    { country: "US", account: "15035550173", nickName: "Coach Joan, orders and sizes" },
    { country: "GB", account: "447700900172", nickName: "Coach Callum, Europe" },
  ],
  friendLinks: [],
  categories,
  navigation,
  tags: [
    { key: "new", type: 2, name: "New drops" },
    { key: "hot", type: 3, name: "Hot sales podium" },
    { key: "recommended", type: 4, name: "Recommended" },
    { key: "raceweek", type: 6, name: "Race week" },
    { key: "under20", type: 6, name: "Under 20" },
  ],
  goods: [...iron, ...garage, ...court, ...pitchAndBoard, ...studio, ...carry, ...pace],
  goodsPromotions: [
    {
      name: "Split sale: last season’s kit",
      beginDays: -4,
      endDays: 3,
      lines: [
        { goods: "SP-6301", salePrice: 16.8 },
        { goods: "SP-6202", salePrice: 61.6 },
        { goods: "SP-2210", salePrice: 27.3 },
        { goods: "SP-2201", salePrice: 94.4 },
        { goods: "SP-7201", salePrice: 111.75 },
        { goods: "SP-1410", salePrice: 78 },
      ],
    },
    {
      name: "Race week: ships free",
      beginDays: -1,
      endDays: 9,
      freeShipping: true,
      lines: [
        { goods: "SP-6101", salePrice: 12 },
        { goods: "SP-6310", salePrice: 55.5 },
        { goods: "SP-7210", salePrice: 69 },
        { goods: "SP-4210", salePrice: 15.2 },
      ],
    },
  ],
  orderPromotions: [
    {
      name: "Go heavy, the bottle is on us",
      endDays: 18,
      type: 1,
      tiers: [
        { amount: 120, gifts: [{ variant: "SP-6101-R", number: 1 }] },
        {
          amount: 240,
          gifts: [
            { variant: "SP-6101-R", number: 1 },
            { variant: "SP-4301-1", number: 1 },
          ],
        },
      ],
    },
    {
      name: "Build the garage",
      endDays: 30,
      type: 2,
      tiers: [
        { amount: 100, reduce: 6 },
        { amount: 200, reduce: 16 },
        { amount: 400, reduce: 40 },
      ],
    },
    {
      name: "Club night",
      endDays: 40,
      type: 3,
      tiers: [
        { amount: 250, percent: 94 },
        { amount: 500, percent: 88 },
      ],
    },
  ],
  shippingPromotions: [
    { name: "North on us", regions: ["CA"], above: 140 },
    { name: "Over the pond", regions: ["GB", "DE", "FR", "ES", "IT"], above: 280 },
  ],
  colours: {
    Black: "#23241f",
    "Black oxide": "#23241f",
    Chestnut: "#8a4b2a",
    Clear: "#eef4f6",
    Coral: "#ef7d6a",
    "Neon yellow": "#dfff2a",
    "Orange dip": "#f0812a",
    "Teal dip": "#1f8a8a",
  },
  coupons: [
    {
      name: "First lap: ten dollars off",
      code: "START10",
      kind: 1,
      above: 80,
      amount: 10,
      receive: "signUp",
      endDays: 45,
      siteCoupon: true,
    },
    { name: "Personal best", code: "PB12", kind: 2, above: 150, percent: 88, receive: "checkOut", endDays: 20 },
    { name: "Next lap", code: "LAP5", kind: 2, percent: 95, receive: "checkOut" },
    { name: "Off-season", code: "OFFSEASON", kind: 1, above: 60, amount: 8, receive: "checkOut", endDays: -30 },
  ],
  freight: [
    {
      region: "US",
      firstWeight: 1000,
      firstFee: 5.8,
      furtherWeight: 1000,
      furtherFee: 0.2,
      freeAbove: 60,
      days: [2, 5],
    },
    {
      region: "CA",
      firstWeight: 1000,
      firstFee: 11,
      furtherWeight: 1000,
      furtherFee: 1.4,
      freeAbove: 220,
      days: [4, 7],
    },
    { region: "GB", firstWeight: 1000, firstFee: 16, furtherWeight: 1000, furtherFee: 2.6, days: [5, 9] },
    { region: "DE", firstWeight: 1000, firstFee: 16, furtherWeight: 1000, furtherFee: 2.6, days: [5, 9] },
    { region: "FR", firstWeight: 1000, firstFee: 16, furtherWeight: 1000, furtherFee: 2.7, days: [5, 9] },
    { region: "ES", firstWeight: 1000, firstFee: 17, furtherWeight: 1000, furtherFee: 2.8, days: [5, 9] },
    { region: "IT", firstWeight: 1000, firstFee: 17, furtherWeight: 1000, furtherFee: 2.8, days: [5, 9] },
    { region: "NO", firstWeight: 1000, firstFee: 19, furtherWeight: 1000, furtherFee: 3.1, days: [5, 9] },
    { region: "JP", firstWeight: 1000, firstFee: 21, furtherWeight: 1000, furtherFee: 3.9, days: [7, 12] },
    { region: "KR", firstWeight: 1000, firstFee: 21, furtherWeight: 1000, furtherFee: 3.9, days: [7, 12] },
    { region: "AU", firstWeight: 1000, firstFee: 23, furtherWeight: 1000, furtherFee: 4.2, days: [7, 12] },
    { region: "AE", firstWeight: 1000, firstFee: 23, furtherWeight: 1000, furtherFee: 4.2, days: [7, 12] },
  ],
  freeShippingRegions: [],
  policies,
  pages,
  news,
  members,
  reviews,
  home,
  translations: { de: splitInGerman, ara: splitInArabic },
}
