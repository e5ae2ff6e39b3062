import type { Catalogue } from "../catalogue.ts"
import { copy } from "../copy.ts"
import { adCode } from "./ad-code.ts"
import { categories, navigation } from "./categories.ts"
import { carry } from "./goods-carry.ts"
import { desk } from "./goods-desk.ts"
import { firstRow } from "./goods-first-row.ts"
import { headAndDrink } from "./goods-head-and-drink.ts"
import { wheelsAndNoise } from "./goods-wheels-and-noise.ts"
import { home } from "./home.ts"
import { members } from "./members.ts"
import { policies } from "./policies.ts"
import { reviews } from "./reviews.ts"
import { news, pages } from "./texts.ts"

export const honk: Catalogue = {
  name: "merchandise",
  title: "HONK",
  slogan: "Merch for people who honk back",
  description: copy`
    Merch from Damen Avenue in Chicago: caps, mugs, bags, boards and noise in runs of 400, and your own logo on any of it
    from 50 pieces.
  `,
  keywords: "merch, merchandise, caps, mugs, tote bags, backpacks, enamel pins, skateboards, your logo, Chicago",
  type: 1,
  locales: ["en"],
  apps: [1, 2, 3, 7, 8, 9, 12, 15, 16, 22],
  currencies: [
    { code: "USD", symbol: "$", rate: "1" },
    { code: "EUR", symbol: "€", rate: "1.0900" },
    { code: "GBP", symbol: "£", rate: "1.2700" },
  ],
  whatsapp: [
    { country: "US", account: "13125550148", nickName: "Ola, orders and parcels" },
    { country: "US", account: "13125550149", nickName: "Wren, returns and regrets" },
    { country: "US", account: "13125550150", nickName: "Marcus, your logo" },
  ],
  friendLinks: [
    { title: "Damen Bike Works", url: "https://example.com/damen-bike-works" },
    { title: "Milwaukee Maple Press", url: "https://example.com/maple-press" },
  ],
  adCode,
  categories,
  navigation,
  tags: [
    { key: "new", type: 2, name: "Just landed" },
    { key: "hot", type: 3, name: "Peel me first" },
    { key: "recommended", type: 4, name: "We’d buy these" },
    { key: "run", type: 6, name: "Run of 400" },
  ],
  goods: [...firstRow, ...carry, ...headAndDrink, ...desk, ...wheelsAndNoise],
  goodsPromotions: [
    {
      name: "A third off",
      beginDays: -4,
      endDays: 3,
      lines: [
        { goods: "HK-0201", salePrice: 12 },
        { goods: "HK-0220", salePrice: 16 },
        { goods: "HK-0118", salePrice: 24 },
        { goods: "HK-0415", salePrice: 26 },
        { goods: "HK-0409", salePrice: 28 },
        { goods: "HK-0420", salePrice: 6 },
      ],
    },
  ],
  orderPromotions: [
    {
      name: "A tag for your trouble",
      endDays: 22,
      type: 1,
      tiers: [
        { amount: 90, gifts: [{ variant: "HK-0420-S", number: 1 }] },
        { amount: 180, gifts: [{ variant: "HK-0311-C", number: 1 }] },
      ],
    },
    {
      name: "The more the louder",
      endDays: 31,
      type: 2,
      tiers: [
        { amount: 120, reduce: 10 },
        { amount: 240, reduce: 25 },
      ],
    },
  ],
  shippingPromotions: [
    { name: "Over the lake", regions: ["CA"], above: 120 },
    { name: "Over the pond", regions: ["GB", "IE", "DE", "NL", "FR"], above: 160 },
  ],
  colours: {
    Navy: "#22365f",
    "Bone and rust": "#d9b28a",
    Red: "#c42a2a",
    Tortoise: "#6b3f22",
    Black: "#111111",
    Champagne: "#e2cfae",
    Coral: "#f2704e",
    Teal: "#2f8f8c",
    Crumb: "#e6dccb",
    "Sand and bamboo": "#d8bf95",
    Brick: "#b5452f",
    Mustard: "#eab91f",
    Moss: "#3f7a55",
    Denim: "#3d5da8",
    Orange: "#f07a2b",
    Blue: "#2f62c9",
    Olive: "#6c6f3a",
    Cognac: "#b4672f",
    Burgundy: "#7d1a33",
    "Ink blue": "#2d5480",
    Forest: "#2f6146",
    Ocean: "#1f6f9a",
    Midnight: "#1c2747",
    Rose: "#e7a3ad",
    Sage: "#9db39a",
    Silver: "#b9bcc2",
    White: "#f5f3ec",
  },
  coupons: [
    {
      name: "First honk: six off",
      code: "BEEP6",
      kind: 1,
      above: 40,
      amount: 6,
      receive: "signUp",
      endDays: 60,
      siteCoupon: true,
    },
    { name: "Honk twice", code: "BEEPBEEP", kind: 2, above: 90, percent: 88, receive: "checkOut", endDays: 28 },
    { name: "Back for more", code: "AGAIN5", kind: 2, percent: 95, receive: "checkOut" },
    { name: "Drop 06, gone", code: "DROP06", kind: 1, above: 50, amount: 7, receive: "checkOut", endDays: -18 },
  ],
  freight: [
    {
      region: "US",
      firstWeight: 5000,
      firstFee: 5,
      furtherWeight: 2000,
      furtherFee: 1.5,
      freeAbove: 60,
      days: [2, 3],
    },
    { region: "CA", firstWeight: 2000, firstFee: 14, furtherWeight: 1000, furtherFee: 2.5, days: [3, 6] },
    { region: "MX", firstWeight: 2000, firstFee: 16, furtherWeight: 1000, furtherFee: 3, days: [3, 6] },
    { region: "GB", firstWeight: 1000, firstFee: 18, furtherWeight: 1000, furtherFee: 4.5, days: [4, 8] },
    { region: "IE", firstWeight: 1000, firstFee: 18, furtherWeight: 1000, furtherFee: 4.5, days: [4, 8] },
    { region: "DE", firstWeight: 1000, firstFee: 18, furtherWeight: 1000, furtherFee: 4.5, days: [4, 8] },
    { region: "FR", firstWeight: 1000, firstFee: 18, furtherWeight: 1000, furtherFee: 4.5, days: [4, 8] },
    { region: "NL", firstWeight: 1000, firstFee: 18, furtherWeight: 1000, furtherFee: 4.5, days: [4, 8] },
    { region: "SE", firstWeight: 1000, firstFee: 19, furtherWeight: 1000, furtherFee: 4.8, days: [4, 8] },
    { region: "JP", firstWeight: 1000, firstFee: 24, furtherWeight: 1000, furtherFee: 6, days: [6, 11] },
    { region: "AU", firstWeight: 1000, firstFee: 26, furtherWeight: 1000, furtherFee: 6.5, days: [6, 11] },
  ],
  freeShippingRegions: [],
  policies,
  pages,
  news,
  members,
  reviews,
  home,
}
