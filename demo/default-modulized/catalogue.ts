import type { Catalogue } from "../catalogue.ts"
import { copy } from "../copy.ts"
import { quarterInArabic } from "./ara/shop.ts"
import { categories, navigation } from "./categories.ts"
import { quarterInGerman } from "./de/shop.ts"
import { backRoom } from "./goods-back-room.ts"
import { bags } from "./goods-bags.ts"
import { desk } from "./goods-desk.ts"
import { gifts } from "./goods-gifts.ts"
import { kitchen } from "./goods-kitchen.ts"
import { living } from "./goods-living.ts"
import { rooms } from "./goods-rooms.ts"
import { table } from "./goods-table.ts"
import { travel } from "./goods-travel.ts"
import { home } from "./home.ts"
import { members } from "./members.ts"
import { policies } from "./policies.ts"
import { reviews } from "./reviews.ts"
import { news, pages } from "./texts.ts"

export const quarter: Catalogue = {
  name: "default-modulized",
  title: "Quarter General Store",
  slogan: "Good things for every quarter of the house.",
  description: copy`
    A general store in Portland, Maine. Things for the kitchen, the desk, the living room and the road, chosen one by
    one and priced to be used.
  `,
  keywords: "general store, kitchen, stoneware mugs, notebooks, desk, lamps, bags, travel, gifts, Portland Maine",
  type: 1,
  locales: ["en", "de", "fr", "es", "pt", "it", "ru", "zh", "ja", "ko", "ara"],
  timeZone: "America/New_York",
  apps: [1, 2, 3, 4, 7, 8, 9, 12, 15, 16, 20, 22],
  currencies: [
    { code: "USD", symbol: "$", rate: "1" },
    { code: "EUR", symbol: "€", rate: "1.0850" },
    { code: "GBP", symbol: "£", rate: "1.2700" },
    // A currency without digits after the point.
    { code: "JPY", symbol: "¥", rate: "0.0067" },
  ],
  whatsapp: [
    { country: "US", account: "12075550148", nickName: "Dana, orders and parcels" },
    { country: "US", account: "12075550149", nickName: "Luis, quantities and inquiries" },
    { country: "US", account: "12075550150", nickName: "Moira, returns and repairs" },
  ],
  friendLinks: [
    { title: "Harbour Pottery, Devon", url: "https://harbour-pottery.example" },
    { title: "Elin Varga, sculpture", url: "https://elinvarga.example" },
    { title: "Wharf Street Traders", url: "https://wharfstreet.example" },
  ],
  categories,
  navigation,
  tags: [
    { key: "new", type: 2, name: "New this week" },
    { key: "hot", type: 3, name: "Hot sales" },
    { key: "recommended", type: 4, name: "Recommended for you" },
    { key: "under20", type: 6, name: "Under 20" },
    { key: "picks", type: 6, name: "Buyer’s pick" },
  ],
  goods: [...kitchen, ...table, ...desk, ...living, ...rooms, ...bags, ...travel, ...backRoom, ...gifts],
  goodsPromotions: [
    {
      name: "Quarter-end sale",
      beginDays: -6,
      endDays: 4,
      lines: [
        { goods: "20640", salePrice: 21.75 },
        { goods: "22045", salePrice: 25.5 },
        { goods: "22120", salePrice: 48 },
        { goods: "22510", salePrice: 66.75 },
        { goods: "23201", salePrice: 28.5 },
        { goods: "23210", salePrice: 25.5 },
      ],
    },
    {
      name: "Desk week",
      beginDays: -2,
      endDays: 12,
      freeShipping: true,
      lines: [
        { goods: "21130", salePrice: 16.8 },
        { goods: "21402", salePrice: 30.4 },
        { goods: "21204", salePrice: 35.2 },
      ],
    },
  ],
  orderPromotions: [
    {
      name: "The spring table: an Amber candle from $160",
      endDays: 21,
      type: 1,
      tiers: [
        { amount: 160, gifts: [{ variant: "22210-T", number: 1 }] },
        {
          amount: 300,
          gifts: [
            { variant: "22210-T", number: 1 },
            { variant: "20418-C3", number: 1 },
          ],
        },
      ],
    },
    {
      name: "A fuller basket",
      endDays: 30,
      type: 2,
      tiers: [
        { amount: 80, reduce: 5 },
        { amount: 150, reduce: 12 },
        { amount: 250, reduce: 25 },
      ],
    },
    {
      name: "Furnish a room",
      endDays: 45,
      type: 3,
      tiers: [
        { amount: 200, percent: 95 },
        { amount: 400, percent: 90 },
      ],
    },
  ],
  shippingPromotions: [
    { name: "Free across the border", regions: ["CA"], above: 90 },
    { name: "Free across the Atlantic", regions: ["GB", "DE", "FR", "ES", "IT"], above: 160 },
  ],
  colours: {
    Amber: "#c8862f",
    Blue: "#2b5fc7",
    Brick: "#9c4a38",
    Clear: "#eef4f6",
    Cognac: "#9a5530",
    Coral: "#ef7d5f",
    Cream: "#f3ead7",
    Forest: "#2f4a3a",
    Frosted: "#f6f3ea",
    Ink: "#22345f",
    Jade: "#3d9296",
    Midnight: "#1b2440",
    Navy: "#22345f",
    Olive: "#6f7046",
    Rose: "#d99a9e",
    Sage: "#9fae93",
    Speckle: "#f4f1ea",
    Teal: "#2f8089",
    Terracotta: "#b5654a",
  },
  coupons: [
    {
      name: "Five dollars for a first basket",
      code: "SPRING5",
      kind: 1,
      above: 50,
      amount: 5,
      receive: "signUp",
      endDays: 60,
      siteCoupon: true,
    },
    {
      name: "A quarter off from $200",
      code: "QUARTER",
      kind: 2,
      above: 200,
      percent: 75,
      receive: "checkOut",
      endDays: 4,
    },
    { name: "For your second order", code: "HELLO4", kind: 2, percent: 96, receive: "checkOut" },
    { name: "Winter table", code: "WINTER8", kind: 1, above: 70, amount: 8, receive: "checkOut", endDays: -24 },
  ],
  freight: [
    { region: "US", firstWeight: 500, firstFee: 4.9, furtherWeight: 500, furtherFee: 0.9, freeAbove: 49, days: [2, 4] },
    {
      region: "CA",
      firstWeight: 500,
      firstFee: 9.5,
      furtherWeight: 500,
      furtherFee: 2.2,
      freeAbove: 120,
      days: [4, 6],
    },
    {
      region: "GB",
      firstWeight: 500,
      firstFee: 14.9,
      furtherWeight: 500,
      furtherFee: 3.6,
      freeAbove: 200,
      days: [5, 8],
    },
    {
      region: "DE",
      firstWeight: 500,
      firstFee: 14.9,
      furtherWeight: 500,
      furtherFee: 3.6,
      freeAbove: 200,
      days: [5, 8],
    },
    {
      region: "FR",
      firstWeight: 500,
      firstFee: 14.9,
      furtherWeight: 500,
      furtherFee: 3.6,
      freeAbove: 200,
      days: [5, 8],
    },
    {
      region: "ES",
      firstWeight: 500,
      firstFee: 15.9,
      furtherWeight: 500,
      furtherFee: 3.8,
      freeAbove: 200,
      days: [5, 8],
    },
    {
      region: "IT",
      firstWeight: 500,
      firstFee: 15.9,
      furtherWeight: 500,
      furtherFee: 3.8,
      freeAbove: 200,
      days: [5, 8],
    },
    { region: "JP", firstWeight: 500, firstFee: 19.5, furtherWeight: 500, furtherFee: 5.4, days: [7, 12] },
    { region: "AU", firstWeight: 500, firstFee: 21, furtherWeight: 500, furtherFee: 5.9, days: [7, 12] },
    { region: "AE", firstWeight: 500, firstFee: 22, furtherWeight: 500, furtherFee: 6.2, days: [7, 12] },
  ],
  freeShippingRegions: [],
  policies,
  pages,
  news,
  members,
  reviews,
  home,
  translations: { de: quarterInGerman, ara: quarterInArabic },
}
