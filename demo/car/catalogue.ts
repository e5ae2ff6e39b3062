import type { Catalogue } from "../catalogue.ts"
import { copy } from "../copy.ts"
import { categories, navigation } from "./categories.ts"
import { chassis } from "./goods-chassis.ts"
import { electrics } from "./goods-electrics.ts"
import { engine } from "./goods-engine.ts"
import { workshop } from "./goods-workshop.ts"
import { home } from "./home.ts"
import { members } from "./members.ts"
import { policies } from "./policies.ts"
import { reviews } from "./reviews.ts"
import { news, pages } from "./texts.ts"

/** By the kilo; the neighbours have it free from the same sum as Belgium. */
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

export const camber: Catalogue = {
  name: "car",
  title: "Camber",
  slogan: "Car parts that fit first time.",
  description: copy`
    Car parts from Ghent, each checked against your chassis number before the box is closed: brakes, suspension, wheels,
    engine, electrics, lighting and fluids.
  `,
  keywords: "car parts, brake discs, coilovers, alloy wheels, car battery, spark plugs, engine oil, headlights, Ghent",
  type: 1,
  locales: ["en"],
  apps: [1, 2, 3, 4, 7, 8, 9, 12, 15, 22],
  currencies: [
    { code: "EUR", symbol: "€", rate: "1" },
    { code: "USD", symbol: "$", rate: "0.9200" },
    { code: "GBP", symbol: "£", rate: "1.1700" },
  ],
  whatsapp: [
    { country: "BE", account: "3295550141", nickName: "Wim, brakes and suspension" },
    { country: "BE", account: "3295550142", nickName: "Samira, engine and electrics" },
    { country: "NL", account: "31765550143", nickName: "Joost, orders and returns" },
  ],
  friendLinks: [
    { title: "Frenata, brakes", url: "https://frenata.example" },
    { title: "Steilhang, dampers", url: "https://steilhang.example" },
    { title: "Voltara, batteries", url: "https://voltara.example" },
  ],
  categories,
  navigation,
  tags: [
    { key: "new", type: 2, name: "New on the shelf" },
    { key: "hot", type: 3, name: "Hot sales" },
    { key: "recommended", type: 4, name: "Change it together" },
  ],
  goods: [...chassis, ...engine, ...electrics, ...workshop],
  goodsPromotions: [
    {
      name: "Brake week",
      beginDays: -2,
      endDays: 5,
      lines: [
        { goods: "34-1182-40", salePrice: 412 },
        { goods: "31-6205-02", salePrice: 38.4 },
        { goods: "36-1290-24", salePrice: 29 },
        { goods: "34-9902-16", salePrice: 36 },
      ],
    },
  ],
  orderPromotions: [
    {
      name: "A whole axle: bolts in the box",
      endDays: 25,
      type: 1,
      tiers: [{ amount: 400, gifts: [{ variant: "36-1290-24Z", number: 1 }] }],
    },
    {
      name: "Full service",
      endDays: 30,
      type: 2,
      tiers: [
        { amount: 150, reduce: 8 },
        { amount: 300, reduce: 20 },
      ],
    },
  ],
  shippingPromotions: [{ name: "Across the Channel", regions: ["GB", "IE"], above: 250 }],
  colours: {
    Red: "#d3201f",
    Yellow: "#f3cf1d",
    Black: "#232426",
    "Black oxide": "#2f3234",
    Zinc: "#b9bec3",
    Polished: "#c9ced2",
    Bronze: "#8a6a3c",
    Chrome: "#d5dade",
    Orange: "#ef7d22",
    White: "#f4f4f1",
    Graphite: "#3f454a",
    Green: "#4c8f5b",
    Blue: "#2b5fa8",
    Ocean: "#2c6d8f",
    Brown: "#7a5236",
    Ground: "#9aa0a4",
    Phosphated: "#4a4d50",
    Nickel: "#b4b8bb",
    Iridium: "#c8ac6a",
  },
  coupons: [
    {
      name: "First order: ten euros",
      code: "CAMBER10",
      kind: 1,
      above: 100,
      amount: 10,
      receive: "signUp",
      endDays: 60,
      siteCoupon: true,
    },
    { name: "Second axle", code: "REAR5", kind: 2, above: 200, percent: 95, receive: "checkOut", endDays: 30 },
  ],
  freight: [
    neighbour("BE", 5.5, 0.5, [1, 1]),
    neighbour("NL", 6.5, 0.6, [1, 2]),
    neighbour("LU", 6.5, 0.6, [1, 2]),
    neighbour("DE", 7.5, 0.7, [1, 3]),
    neighbour("FR", 7.5, 0.7, [1, 3]),
    freight("AT", 11.5, 1.2, [3, 5]),
    freight("CH", 16.5, 1.9, [3, 5]),
    freight("GB", 16, 2.1, [3, 6]),
    freight("IE", 16, 2.1, [4, 6]),
    freight("ES", 12.9, 1.5, [3, 6]),
    freight("IT", 12.9, 1.5, [3, 6]),
    freight("US", 28, 5.2, [6, 12]),
    freight("AE", 30, 5.4, [6, 12]),
  ],
  freeShippingRegions: [],
  policies,
  pages,
  news,
  members,
  reviews,
  home,
}
