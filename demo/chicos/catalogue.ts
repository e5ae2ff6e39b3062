import type { Catalogue } from "../catalogue.ts"
import { copy } from "../copy.ts"
import { categories, navigation } from "./categories.ts"
import { archive } from "./goods-archive.ts"
import { evening } from "./goods-evening.ts"
import { riviera } from "./goods-riviera.ts"
import { shelf } from "./goods-shelf.ts"
import { home } from "./home.ts"
import { members } from "./members.ts"
import { policies } from "./policies.ts"
import { reviews } from "./reviews.ts"
import { news, pages } from "./texts.ts"

export const odile: Catalogue = {
  name: "chicos",
  title: "Odile",
  slogan: "Four issues a year. All of it for sale.",
  description: copy`
    A magazine with a stock room: jewellery, silk, sunglasses, hats and bags, four issues a year, photographed in one
    place and mended for free.
  `,
  keywords: "accessories, pearl necklace, silk scarf, sunglasses, straw hat, evening bag, lipstick, watch, New York",
  type: 1,
  locales: ["en"],
  apps: [2, 7, 8, 9, 12, 15, 16, 20, 22],
  currencies: [
    { code: "USD", symbol: "$", rate: "1" },
    { code: "EUR", symbol: "€", rate: "1.085" },
    { code: "GBP", symbol: "£", rate: "1.27" },
  ],
  whatsapp: [
    { country: "US", account: "12125550114", nickName: "Margot, the goods" },
    { country: "US", account: "12125550115", nickName: "Teo, parcels" },
  ],
  friendLinks: [],
  categories,
  navigation,
  tags: [
    { key: "new", type: 2, name: "New" },
    { key: "hot", type: 3, name: "Loved" },
    { key: "recommended", type: 4, name: "Wear together" },
    { key: "gift", type: 6, name: "To give" },
    { key: "shoot", type: 6, name: "On the cover" },
  ],
  goods: [...riviera, ...evening, ...shelf, ...archive],
  goodsPromotions: [
    {
      name: "The private sale",
      beginDays: -4,
      endDays: 3,
      lines: [
        { goods: "1406", salePrice: 48 },
        { goods: "1409", salePrice: 290 },
        { goods: "1407", salePrice: 128 },
        { goods: "1412", salePrice: 70 },
      ],
    },
    {
      name: "The shelf, tidied",
      beginDays: -9,
      endDays: 16,
      freeShipping: true,
      lines: [
        { goods: "1415", salePrice: 41 },
        { goods: "1416", salePrice: 18 },
      ],
    },
  ],
  orderPromotions: [
    {
      name: "A key ring with it",
      endDays: 40,
      type: 1,
      tiers: [{ amount: 300, gifts: [{ variant: "1414-C", number: 1 }] }],
    },
    {
      name: "Two things are less than one and one",
      endDays: 30,
      type: 2,
      tiers: [
        { amount: 200, reduce: 15 },
        { amount: 400, reduce: 40 },
      ],
    },
  ],
  shippingPromotions: [{ name: "Over the water, on us", regions: ["GB", "FR", "DE", "IT", "ES"], above: 250 }],
  colours: {
    "Navy and red": "#2f4a7c",
    "Cream and burgundy": "#e8dcc6",
    Emerald: "#1f7a57",
    Black: "#1d1a19",
    Rose: "#d0527c",
    Sand: "#d9bf9a",
    Cream: "#e9dec9",
    Cognac: "#b5662f",
    "Night blue": "#2b3a55",
    Navy: "#2f4468",
    Chestnut: "#8a4a26",
    Burgundy: "#6e1f2f",
    Amber: "#b9722c",
    Stone: "#b9b2a8",
    "Ink blue": "#34507c",
    Brick: "#b0492f",
    Forest: "#2f5d48",
    "Midnight blue": "#2c5480",
    Sage: "#8ea58c",
    Olive: "#6c7a55",
  },
  coupons: [
    {
      name: "For the first issue you keep: fifteen dollars",
      code: "ISSUE14",
      kind: 1,
      above: 100,
      amount: 15,
      receive: "signUp",
      endDays: 60,
      siteCoupon: true,
    },
    {
      name: "For readers of the letter",
      code: "LETTER",
      kind: 2,
      above: 80,
      percent: 92,
      receive: "checkOut",
      endDays: 30,
    },
    {
      name: "Noon, sold out",
      code: "ISSUE13",
      kind: 1,
      above: 100,
      amount: 10,
      receive: "checkOut",
      endDays: -30,
    },
  ],
  freight: [
    {
      region: "US",
      firstWeight: 1000,
      firstFee: 6,
      furtherWeight: 1000,
      furtherFee: 1.5,
      freeAbove: 120,
      days: [2, 3],
    },
    { region: "CA", firstWeight: 1000, firstFee: 12, furtherWeight: 1000, furtherFee: 3, days: [3, 5] },
    { region: "GB", firstWeight: 1000, firstFee: 16, furtherWeight: 1000, furtherFee: 4, days: [3, 5] },
    { region: "FR", firstWeight: 1000, firstFee: 16, furtherWeight: 1000, furtherFee: 4, days: [3, 6] },
    { region: "DE", firstWeight: 1000, firstFee: 16, furtherWeight: 1000, furtherFee: 4, days: [3, 6] },
    { region: "IT", firstWeight: 1000, firstFee: 16, furtherWeight: 1000, furtherFee: 4, days: [3, 6] },
    { region: "ES", firstWeight: 1000, firstFee: 16, furtherWeight: 1000, furtherFee: 4, days: [3, 6] },
    { region: "NO", firstWeight: 1000, firstFee: 18, furtherWeight: 1000, furtherFee: 4.5, days: [4, 6] },
    { region: "AE", firstWeight: 1000, firstFee: 24, furtherWeight: 1000, furtherFee: 6, days: [5, 8] },
    { region: "JP", firstWeight: 1000, firstFee: 22, furtherWeight: 1000, furtherFee: 6, days: [5, 8] },
    { region: "KR", firstWeight: 1000, firstFee: 22, furtherWeight: 1000, furtherFee: 6, days: [5, 8] },
    { region: "AU", firstWeight: 1000, firstFee: 26, furtherWeight: 1000, furtherFee: 7, days: [5, 8] },
  ],
  freeShippingRegions: [],
  policies,
  pages,
  news,
  members,
  reviews,
  home,
}
