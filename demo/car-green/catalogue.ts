import type { Catalogue } from "../catalogue.ts"
import { copy } from "../copy.ts"
import { categories, navigation } from "./categories.ts"
import { beside } from "./goods-beside.ts"
import { car } from "./goods-car.ts"
import { charge } from "./goods-charge.ts"
import { home } from "./home.ts"
import { members } from "./members.ts"
import { policies } from "./policies.ts"
import { reviews } from "./reviews.ts"
import { news, pages } from "./texts.ts"

/** By the kilo; the neighbours have it free from the same sum as the Netherlands. */
const freight = (region: string, firstFee: number, furtherFee: number, days: readonly [number, number]) => ({
  region,
  firstWeight: 1000,
  firstFee,
  furtherWeight: 1000,
  furtherFee,
  days,
})
const FREE_ABOVE = 80
const neighbour = (...rate: Parameters<typeof freight>) => ({ ...freight(...rate), freeAbove: FREE_ABOVE })

export const wattle: Catalogue = {
  name: "car-green",
  title: "Wattle",
  slogan: "Stuck at a charger? Write to a person.",
  description: copy`
    Wallboxes, batteries, wheels and light for electric drivers, from a shed in Amsterdam: the figure first, the name
    second, parcels by bicycle in 14 cities, and the old battery taken back.
  `,
  keywords: "wallbox, EV charger, 22 kW, 12 V lithium battery, aero wheels, headlights, carport, Amsterdam",
  type: 1,
  locales: ["en"],
  timeZone: "Europe/Berlin",
  apps: [1, 2, 3, 7, 8, 9, 12, 15, 16, 22],
  currencies: [
    { code: "EUR", symbol: "€", rate: "1" },
    { code: "USD", symbol: "$", rate: "0.9200" },
    { code: "SEK", symbol: "kr", rate: "0.0880" },
  ],
  whatsapp: [
    { country: "NL", account: "31205550147", nickName: "Noor, wallboxes and fuse boxes" },
    { country: "NL", account: "31205550148", nickName: "Teun, everything on the car" },
    { country: "SE", account: "46405550149", nickName: "Freja, orders from the north" },
  ],
  friendLinks: [
    { title: "Zonnedak, solar roofs", url: "https://zonnedak.example" },
    { title: "Fietskoerier, parcels", url: "https://fietskoerier.example" },
  ],
  categories,
  navigation,
  tags: [
    { key: "new", type: 2, name: "New this week" },
    { key: "hot", type: 3, name: "Running low" },
    { key: "recommended", type: 4, name: "Recommended for an electric car" },
  ],
  goods: [...charge, ...car, ...beside],
  goodsPromotions: [
    {
      name: "Green Hours",
      beginDays: -1,
      endDays: 2,
      lines: [
        { goods: "DC-65", salePrice: 34 },
        { goods: "PB-20", salePrice: 51 },
        { goods: "CR-25", salePrice: 54.4 },
        { goods: "CP-30", salePrice: 47.6 },
        { goods: "CP-16", salePrice: 27.2 },
      ],
    },
  ],
  orderPromotions: [
    {
      name: "A bulb for the lamp over the charger",
      endDays: 25,
      type: 1,
      tiers: [{ amount: 300, gifts: [{ variant: "NB-80-F", number: 1 }] }],
    },
    {
      name: "A full boot",
      endDays: 30,
      type: 2,
      tiers: [
        { amount: 150, reduce: 8 },
        { amount: 400, reduce: 25 },
      ],
    },
  ],
  shippingPromotions: [{ name: "Over the Øresund", regions: ["SE", "NO"], above: 200 }],
  colours: {
    Chalk: "#f4f6f3",
    Night: "#1c2220",
    Fern: "#2f9e63",
    Orange: "#ef7d22",
    Black: "#232426",
    White: "#f8f8f6",
    Blue: "#2b6fb8",
    Ocean: "#2c7d8f",
    Steel: "#b9bec3",
    Polished: "#c9ced2",
    Bronze: "#8a6a3c",
    Chrome: "#d5dade",
    Cider: "#8a5a34",
    Red: "#d3201f",
    Yellow: "#f3cf1d",
    Clear: "#dcebf2",
    Amber: "#d9912b",
    Frosted: "#f5f2ea",
    Coral: "#f0806b",
    "Light grey": "#c8cbc9",
    Anthracite: "#3a3f42",
    Silver: "#c4c8cb",
    Burgundy: "#6d1f33",
    Sunset: "#e0704a",
    Neon: "#b6e62e",
  },
  coupons: [
    {
      name: "First charge: ten euro",
      code: "WATTLE10",
      kind: 1,
      above: 100,
      amount: 10,
      receive: "signUp",
      endDays: 60,
      siteCoupon: true,
    },
    { name: "Second car", code: "DUO5", kind: 2, above: 300, percent: 95, receive: "checkOut", endDays: 30 },
  ],
  freight: [
    neighbour("NL", 4.9, 0.4, [1, 1]),
    neighbour("BE", 5.9, 0.5, [1, 2]),
    neighbour("LU", 6.5, 0.6, [1, 2]),
    neighbour("DE", 6.9, 0.6, [2, 3]),
    neighbour("DK", 7.9, 0.7, [2, 3]),
    freight("SE", 11.9, 1.1, [3, 5]),
    freight("NO", 15.9, 1.6, [3, 6]),
    freight("FR", 9.9, 0.9, [3, 5]),
    freight("AT", 10.9, 1.1, [3, 5]),
    freight("CH", 15.9, 1.8, [3, 6]),
    freight("GB", 15.5, 2, [4, 7]),
    freight("ES", 12.9, 1.4, [4, 7]),
    freight("IT", 12.9, 1.4, [4, 7]),
    freight("US", 29, 5.2, [7, 14]),
    freight("AE", 30, 5.4, [7, 14]),
  ],
  tax: { prices: "gross", country: "NL", postcode: "1013", euSales: "oss", withdrawalDays: 14 },
  freeShippingRegions: [],
  policies,
  pages,
  news,
  members,
  reviews,
  home,
}
