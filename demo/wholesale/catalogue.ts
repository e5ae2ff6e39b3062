import type { Catalogue } from "../catalogue.ts"
import { copy } from "../copy.ts"
import { categories, navigation } from "./categories.ts"
import { bags } from "./goods-bags.ts"
import { electronics } from "./goods-electronics.ts"
import { gifts } from "./goods-gifts.ts"
import { hardware } from "./goods-hardware.ts"
import { kitchen } from "./goods-kitchen.ts"
import { packaging } from "./goods-packaging.ts"
import { home } from "./home.ts"
import { members } from "./members.ts"
import { offlineWays, policies } from "./policies.ts"
import { reviews } from "./reviews.ts"
import { news, pages } from "./texts.ts"

export const landed: Catalogue = {
  name: "wholesale",
  title: "Landed",
  slogan: "Every price comes with stairs",
  description: copy`
    General wholesale, trade buyers only: kitchen, packaging, small electronics, bags and gifts. Quoted by people in Yiwu
    and Rotterdam, six days a week.
  `,
  keywords: "wholesale, minimum order, tier prices, packaging, drinkware, power banks, tote bags, own label, Rotterdam",
  type: 2,
  locales: ["en"],
  apps: [1, 2, 7, 8, 9, 12, 15, 16, 21],
  currencies: [
    { code: "USD", symbol: "$", rate: "1" },
    { code: "EUR", symbol: "€", rate: "1.0850" },
    { code: "GBP", symbol: "£", rate: "1.2700" },
  ],
  whatsapp: [
    { country: "NL", account: "31105550148", nickName: "Femke, quotes for Europe" },
    { country: "GB", account: "447700900148", nickName: "Owen, Britain and Ireland" },
    { country: "AE", account: "971501234548", nickName: "Layla, Gulf and Africa" },
  ],
  friendLinks: [],
  categories,
  navigation,
  tags: [
    { key: "new", type: 2, name: "New arrivals" },
    { key: "hot", type: 3, name: "The board" },
    { key: "recommended", type: 4, name: "Recommended" },
  ],
  goods: [...kitchen, ...packaging, ...electronics, ...hardware, ...bags, ...gifts],
  goodsPromotions: [
    {
      name: "Container 48, closing prices",
      beginDays: -4,
      endDays: 3,
      lines: [
        { goods: "HK-2063", salePrice: 6.4 },
        { goods: "BG-3340", salePrice: 2 },
        { goods: "HW-3402", salePrice: 11.6 },
        { goods: "PK-0440", salePrice: 2.1 },
      ],
    },
  ],
  orderPromotions: [
    {
      name: "A pallet comes with tape",
      endDays: 25,
      type: 1,
      tiers: [
        { amount: 800, gifts: [{ variant: "PK-0212-1", number: 12 }] },
        {
          amount: 2000,
          gifts: [
            { variant: "PK-0212-1", number: 36 },
            { variant: "OF-5040-1", number: 20 },
          ],
        },
      ],
    },
    {
      name: "Fill the container",
      endDays: 40,
      type: 2,
      tiers: [
        { amount: 1000, reduce: 25 },
        { amount: 3000, reduce: 95 },
        { amount: 8000, reduce: 320 },
      ],
    },
    {
      name: "Quarter order",
      endDays: 60,
      type: 3,
      tiers: [
        { amount: 5000, percent: 97 },
        { amount: 12000, percent: 95 },
      ],
    },
  ],
  shippingPromotions: [
    { name: "Benelux on us", regions: ["NL", "BE"], above: 900 },
    { name: "Pallets to the neighbours", regions: ["DE", "FR", "GB"], above: 2500 },
  ],
  colours: {
    Teal: "#2f8f8b",
    "Speckled sand": "#d8cfbf",
    Coral: "#e9705a",
    "Sand and bamboo": "#d9c7a3",
    Brick: "#a4482f",
    Green: "#3f8f6b",
    "Ink blue": "#27407a",
    Kraft: "#c89b63",
    White: "#f7f7f5",
    Rose: "#e79cae",
    Brown: "#a9763f",
    Black: "#1d1e20",
    Red: "#c2352c",
    Blue: "#2f62b5",
    Navy: "#22304f",
    "Forest green": "#35573f",
    Mustard: "#d3a02c",
    Burgundy: "#6e2230",
    Amber: "#c2701e",
    Stone: "#b9b5ac",
    Walnut: "#6a452c",
    Oak: "#c49a63",
    Bamboo: "#d9b77a",
    Cognac: "#9c5a2b",
    Forest: "#2f5a45",
    Flame: "#d4472a",
    "Deep blue": "#1f3f7a",
  },
  coupons: [
    { name: "First pallet", code: "PALLET1", kind: 1, above: 600, amount: 30, receive: "signUp", endDays: 60 },
    { name: "Back again", code: "AGAIN3", kind: 2, above: 1500, percent: 97, receive: "checkOut", endDays: 45 },
  ],
  freight: [
    { region: "NL", firstWeight: 30000, firstFee: 14, furtherWeight: 10000, furtherFee: 1.6, days: [1, 2] },
    { region: "BE", firstWeight: 30000, firstFee: 17, furtherWeight: 10000, furtherFee: 1.9, days: [1, 3] },
    { region: "DE", firstWeight: 30000, firstFee: 19, furtherWeight: 10000, furtherFee: 2.1, days: [2, 4] },
    { region: "FR", firstWeight: 30000, firstFee: 24, furtherWeight: 10000, furtherFee: 2.6, days: [2, 5] },
    { region: "AT", firstWeight: 30000, firstFee: 26, furtherWeight: 10000, furtherFee: 2.8, days: [3, 5] },
    { region: "PL", firstWeight: 30000, firstFee: 26, furtherWeight: 10000, furtherFee: 2.8, days: [3, 5] },
    { region: "IT", firstWeight: 30000, firstFee: 32, furtherWeight: 10000, furtherFee: 3.4, days: [4, 6] },
    { region: "ES", firstWeight: 30000, firstFee: 34, furtherWeight: 10000, furtherFee: 3.6, days: [4, 7] },
    { region: "GB", firstWeight: 30000, firstFee: 38, furtherWeight: 10000, furtherFee: 3.9, days: [3, 6] },
    { region: "US", firstWeight: 30000, firstFee: 96, furtherWeight: 10000, furtherFee: 14, days: [12, 21] },
    { region: "AE", firstWeight: 30000, firstFee: 84, furtherWeight: 10000, furtherFee: 12, days: [10, 18] },
  ],
  freeShippingRegions: [],
  policies,
  offlineWays,
  pages,
  news,
  members,
  reviews,
  home,
}
