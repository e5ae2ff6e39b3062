import type { Catalogue } from "../catalogue.ts"
import { copy } from "../copy.ts"
import { categories, navigation } from "./categories.ts"
import { fluids } from "./goods-fluids.ts"
import { plant } from "./goods-plant.ts"
import { turning } from "./goods-turning.ts"
import { home } from "./home.ts"
import { members } from "./members.ts"
import { offlineWays, policies } from "./policies.ts"
import { reviews } from "./reviews.ts"
import { news, pages } from "./texts.ts"

/** By the pallet: the first thirty kilos, then every further ten. */
const freight = (region: string, firstFee: number, furtherFee: number, days: readonly [number, number]) => ({
  region,
  firstWeight: 30000,
  firstFee,
  furtherWeight: 10000,
  furtherFee,
  days,
})

export const rautmann: Catalogue = {
  name: "partner",
  title: "Rautmann",
  slogan: "The part on the drawing, on the day on the order",
  description: copy`
    Industrial supply from Duisburg since 1962: bearings, gears, motors, valves, flanges, hydraulics and fasteners, each
    with its number, its minimum, its tiers and its certificate.
  `,
  keywords: copy`
    industrial supply, flanges EN 1092-1, ball bearings, spur gears, three-phase motors, ball valves, hydraulic cylinders,
    fasteners, certificate 3.1, tier prices
  `,
  type: 2,
  locales: ["en"],
  timeZone: "Europe/Berlin",
  apps: [1, 2, 7, 8, 9, 12, 15, 16, 21],
  currencies: [
    { code: "EUR", symbol: "€", rate: "1" },
    { code: "USD", symbol: "$", rate: "0.9200" },
    { code: "PLN", symbol: "zł", rate: "0.2340" },
  ],
  whatsapp: [
    { country: "DE", account: "491713920021", nickName: "Jutta Klevens, quotations" },
    { country: "PL", account: "48501234520", nickName: "Marek Dudek, Poland and the Baltic" },
    { country: "AE", account: "971501239120", nickName: "Rania Haddad, Gulf" },
  ],
  friendLinks: [
    { title: "Port of Duisburg, arrivals", url: "https://innenhafen.example" },
    { title: "Nordcert, register of certificates", url: "https://nordcert.example" },
  ],
  categories,
  navigation,
  tags: [
    { key: "new", type: 2, name: "New in the catalogue" },
    { key: "hot", type: 3, name: "Most requested" },
    { key: "recommended", type: 4, name: "Recommended by the bench" },
  ],
  goods: [...turning, ...fluids, ...plant],
  goodsPromotions: [],
  orderPromotions: [
    {
      name: "A full pallet comes with helmets",
      endDays: 25,
      type: 1,
      tiers: [{ amount: 2500, gifts: [{ variant: "80-H397-1", number: 4 }] }],
    },
    {
      name: "Frame order",
      endDays: 60,
      type: 2,
      tiers: [
        { amount: 1000, reduce: 20 },
        { amount: 4000, reduce: 110 },
        { amount: 12000, reduce: 420 },
      ],
    },
    {
      name: "Quarter in one call-off",
      endDays: 80,
      type: 3,
      tiers: [
        { amount: 8000, percent: 98 },
        { amount: 20000, percent: 96 },
      ],
    },
  ],
  shippingPromotions: [
    { name: "Along the Rhine on us", regions: ["DE", "NL"], above: 1500 },
    { name: "Pallets to the neighbours", regions: ["BE", "FR", "PL", "AT"], above: 4000 },
  ],
  colours: {
    Black: "#1f2226",
    Red: "#b5302b",
    Blue: "#2c5fa5",
    Orange: "#e5792b",
    Yellow: "#f4c430",
    White: "#f5f6f6",
    Kraft: "#c69b66",
    Anthracite: "#3b4046",
    "Light grey": "#c9ced3",
    "Black and yellow": "#2a2a28",
  },
  coupons: [
    { name: "First order", code: "ERSTE50", kind: 1, above: 800, amount: 50, receive: "signUp", endDays: 60 },
    {
      name: "Again this quarter",
      code: "QUARTAL2",
      kind: 2,
      above: 3000,
      percent: 98,
      receive: "checkOut",
      endDays: 45,
    },
  ],
  freight: [
    freight("DE", 16, 1.8, [1, 2]),
    freight("NL", 19, 2.1, [1, 3]),
    freight("BE", 21, 2.2, [2, 3]),
    freight("FR", 26, 2.7, [2, 5]),
    freight("AT", 28, 2.9, [2, 4]),
    freight("PL", 27, 2.8, [2, 4]),
    freight("CZ", 27, 2.8, [2, 4]),
    freight("IT", 34, 3.5, [3, 6]),
    freight("ES", 36, 3.8, [4, 7]),
    freight("HR", 38, 4, [4, 7]),
    freight("GB", 42, 4.4, [4, 8]),
    freight("US", 98, 15, [12, 21]),
    freight("AE", 86, 12, [10, 18]),
  ],
  freeShippingRegions: [],
  policies,
  offlineWays,
  tax: { prices: "net", country: "DE", postcode: "47051", euSales: "oss" },
  pages,
  news,
  members,
  reviews,
  home,
}
