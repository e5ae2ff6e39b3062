import type { Catalogue } from "../catalogue.ts"
import { copy } from "../copy.ts"
import { categories, navigation } from "./categories.ts"
import { counter } from "./goods-counter.ts"
import { inks } from "./goods-inks.ts"
import { machines } from "./goods-machines.ts"
import { station } from "./goods-station.ts"
import { home } from "./home.ts"
import { members } from "./members.ts"
import { policies } from "./policies.ts"
import { reviews } from "./reviews.ts"
import { news, pages } from "./texts.ts"

export const saintNeedle: Catalogue = {
  name: "tattoo",
  title: "Saint Needle",
  slogan: "Steel, ink and patience",
  description: copy`
    Tattoo supply in Leipzig: sterile cartridges with their papers, rotary pens, inks under EU 2020/2081, power,
    stations and aftercare. Singles and studio tiers.
  `,
  keywords: "tattoo supply, cartridges, rotary pen, tattoo ink, power supply, aftercare, studio prices, Leipzig",
  type: 3,
  locales: ["en"],
  apps: [1, 2, 3, 7, 8, 9, 12, 15, 16, 20, 22],
  currencies: [
    { code: "EUR", symbol: "€", rate: "1" },
    { code: "GBP", symbol: "£", rate: "1.1700" },
    { code: "CHF", symbol: "CHF", rate: "1.0600" },
  ],
  whatsapp: [
    { country: "DE", account: "493416048013", nickName: "Anselm, lists and studios" },
    { country: "DE", account: "493416048014", nickName: "Kat, machines and power" },
    { country: "DE", account: "493416048015", nickName: "Juri, orders and parcels" },
  ],
  friendLinks: [
    { title: "Schwarzes Pferd, Hamburg", url: "https://example.com/schwarzes-pferd" },
    { title: "Casa Nadie, Bilbao", url: "https://example.com/casa-nadie" },
  ],
  categories,
  navigation,
  tags: [
    { key: "new", type: 2, name: "New on the wall" },
    { key: "hot", type: 3, name: "Hot sales" },
    { key: "recommended", type: 4, name: "For the first year" },
  ],
  goods: [...machines, ...inks, ...station, ...counter],
  goodsPromotions: [
    {
      name: "Friday the 13th",
      beginDays: -3,
      endDays: 3,
      lines: [
        { goods: "SN-418", salePrice: 40 },
        { goods: "SN-230", salePrice: 27.8 },
        { goods: "SN-630", salePrice: 55.7 },
        { goods: "SN-608", salePrice: 77.4 },
        { goods: "SN-235", salePrice: 38.3 },
        { goods: "SN-720", salePrice: 13.9 },
      ],
    },
  ],
  orderPromotions: [
    {
      name: "A full tray on us",
      endDays: 24,
      type: 1,
      tiers: [
        { amount: 200, gifts: [{ variant: "SN-312-C", number: 1 }] },
        {
          amount: 500,
          gifts: [
            { variant: "SN-312-C", number: 1 },
            { variant: "SN-240-I", number: 1 },
          ],
        },
      ],
    },
    {
      name: "Studio month",
      endDays: 33,
      type: 3,
      tiers: [
        { amount: 400, percent: 96 },
        { amount: 900, percent: 92 },
      ],
    },
  ],
  shippingPromotions: [
    { name: "Over the Alps", regions: ["AT", "CH", "IT"], above: 180 },
    { name: "North and west", regions: ["NL", "FR", "SE", "PL"], above: 200 },
  ],
  colours: {
    Black: "#16130f",
    Blue: "#2f62c9",
    Ruby: "#a5152a",
    Silver: "#b9bcc2",
    Steel: "#aab0b5",
    Burgundy: "#6b1424",
    Teal: "#2f8f8c",
    Coral: "#e8765c",
    Red: "#c42a2a",
  },
  coupons: [
    {
      name: "First sheet: ten off",
      code: "FIRST10",
      kind: 1,
      above: 80,
      amount: 10,
      receive: "signUp",
      endDays: 60,
      siteCoupon: true,
    },
    { name: "Thirteen", code: "XIII", kind: 2, above: 130, percent: 87, receive: "checkOut", endDays: 13 },
    { name: "Come back", code: "AGAIN5", kind: 2, percent: 95, receive: "checkOut" },
    { name: "Last year’s sheet", code: "OLDSHEET", kind: 1, above: 60, amount: 6, receive: "checkOut", endDays: -20 },
  ],
  freight: [
    {
      region: "DE",
      firstWeight: 2000,
      firstFee: 4.9,
      furtherWeight: 1000,
      furtherFee: 0.6,
      freeAbove: 120,
      days: [1, 2],
    },
    { region: "AT", firstWeight: 2000, firstFee: 7.9, furtherWeight: 1000, furtherFee: 0.9, days: [2, 4] },
    { region: "NL", firstWeight: 2000, firstFee: 7.9, furtherWeight: 1000, furtherFee: 0.9, days: [2, 4] },
    { region: "PL", firstWeight: 2000, firstFee: 7.9, furtherWeight: 1000, furtherFee: 0.9, days: [2, 4] },
    { region: "FR", firstWeight: 2000, firstFee: 8.9, furtherWeight: 1000, furtherFee: 1.1, days: [2, 4] },
    { region: "ES", firstWeight: 2000, firstFee: 9.9, furtherWeight: 1000, furtherFee: 1.3, days: [3, 6] },
    { region: "IT", firstWeight: 2000, firstFee: 9.9, furtherWeight: 1000, furtherFee: 1.3, days: [3, 6] },
    { region: "SE", firstWeight: 2000, firstFee: 10.9, furtherWeight: 1000, furtherFee: 1.4, days: [3, 6] },
    { region: "GB", firstWeight: 2000, firstFee: 13.9, furtherWeight: 1000, furtherFee: 1.9, days: [3, 6] },
    { region: "CH", firstWeight: 2000, firstFee: 14.9, furtherWeight: 1000, furtherFee: 1.9, days: [3, 6] },
    { region: "US", firstWeight: 2000, firstFee: 24, furtherWeight: 1000, furtherFee: 4.5, days: [6, 10] },
  ],
  freeShippingRegions: [],
  policies,
  pages,
  news,
  members,
  reviews,
  home,
}
