import type { Catalogue } from "../catalogue.ts"
import { copy } from "../copy.ts"
import { categories, navigation } from "./categories.ts"
import { bags } from "./goods-bags.ts"
import { leather } from "./goods-leather.ts"
import { silk } from "./goods-silk.ts"
import { dressingTable } from "./goods-table.ts"
import { home } from "./home.ts"
import { members } from "./members.ts"
import { policies } from "./policies.ts"
import { reviews } from "./reviews.ts"
import { news, pages } from "./texts.ts"

export const figlia: Catalogue = {
  name: "chicos2",
  title: "Figlia",
  slogan: "Accessories, by three sisters in Ostuni",
  description: copy`
    Bags, silk, straw and gold from one street in Ostuni. One for yourself, twelve for your window: tier prices for
    boutiques stand on every piece.
  `,
  keywords: "handbags, silk scarves, raffia hats, sunglasses, boutique wholesale, Ostuni, Puglia",
  type: 3,
  locales: ["en"],
  timeZone: "Europe/Rome",
  apps: [1, 2, 3, 4, 7, 8, 9, 12, 15, 16, 22],
  currencies: [
    { code: "EUR", symbol: "€", rate: "1" },
    { code: "GBP", symbol: "£", rate: "1.1700" },
    { code: "USD", symbol: "$", rate: "0.9200" },
  ],
  whatsapp: [
    { country: "IT", account: "390831555072", nickName: "Nina, post and shops" },
    { country: "IT", account: "390831555073", nickName: "Sabina, seams and mending" },
    { country: "IT", account: "390831555074", nickName: "Rita, which colour" },
  ],
  friendLinks: [
    { title: "Bottega Nord, Copenhagen", url: "https://example.com/bottega-nord" },
    { title: "The cousins of Carovigno", url: "https://example.com/carovigno" },
    { title: "Maison Petite, Ghent", url: "https://example.com/maison-petite" },
  ],
  categories,
  navigation,
  tags: [
    { key: "new", type: 2, name: "New this morning" },
    { key: "hot", type: 3, name: "What everyone carries out" },
    { key: "rita", type: 4, name: "For the passeggiata" },
  ],
  goods: [...bags, ...silk, ...leather, ...dressingTable],
  goodsPromotions: [
    {
      name: "The green table",
      beginDays: -2,
      endDays: 4,
      lines: [
        { goods: "FG-2501", salePrice: 212 },
        { goods: "FG-2420", salePrice: 74 },
        { goods: "FG-3120", salePrice: 46 },
        { goods: "FG-5210", salePrice: 99 },
        { goods: "FG-6010", salePrice: 66 },
      ],
    },
  ],
  orderPromotions: [
    {
      name: "Something in the parcel",
      endDays: 30,
      type: 1,
      tiers: [
        { amount: 160, gifts: [{ variant: "FG-3130-T", number: 1 }] },
        {
          amount: 480,
          gifts: [
            { variant: "FG-3130-N", number: 2 },
            { variant: "FG-6110-A", number: 1 },
          ],
        },
      ],
    },
    {
      name: "Bring your sister",
      endDays: 45,
      type: 2,
      tiers: [
        { amount: 250, reduce: 15 },
        { amount: 600, reduce: 45 },
      ],
    },
  ],
  shippingPromotions: [
    { name: "Over the Alps", regions: ["FR", "AT", "DE"], above: 120 },
    { name: "As far as the Atlantic", regions: ["ES", "PT", "BE", "NL"], above: 120 },
  ],
  colours: {
    Tan: "#b8662f",
    Milk: "#efe4d0",
    Night: "#2c3a57",
    Oleander: "#d9486c",
    Almond: "#e7d8bd",
    Black: "#1f1b19",
    Orange: "#d8692c",
    Sea: "#2f4d74",
    "Saddle tan": "#a85f33",
    Cobalt: "#2b4a9b",
    Saffron: "#e3b23c",
    Emerald: "#1f7a57",
    Navy: "#243556",
    Wine: "#6e2233",
    Tortoise: "#7a4a25",
    Champagne: "#e4cfae",
    Ruby: "#a3162f",
    Rosewood: "#a05a5a",
    Terracotta: "#b4552f",
    Blue: "#3a5a86",
    Olive: "#66693a",
  },
  coupons: [
    {
      name: "Come in: ten off",
      code: "ENTRA10",
      kind: 1,
      above: 80,
      amount: 10,
      receive: "signUp",
      endDays: 60,
      siteCoupon: true,
    },
    {
      name: "A friend of the house",
      code: "AMICA",
      kind: 2,
      above: 120,
      percent: 90,
      receive: "checkOut",
      endDays: 21,
    },
    { name: "Back again", code: "RIECCOMI", kind: 2, percent: 95, receive: "checkOut" },
    { name: "Last August", code: "FERRAGOSTO", kind: 1, above: 90, amount: 12, receive: "checkOut", endDays: -60 },
  ],
  freight: [
    {
      region: "IT",
      firstWeight: 2000,
      firstFee: 5.5,
      furtherWeight: 1000,
      furtherFee: 0.5,
      freeAbove: 120,
      days: [1, 2],
    },
    { region: "FR", firstWeight: 2000, firstFee: 8.9, furtherWeight: 1000, furtherFee: 0.9, days: [2, 4] },
    { region: "DE", firstWeight: 2000, firstFee: 8.9, furtherWeight: 1000, furtherFee: 0.9, days: [2, 4] },
    { region: "AT", firstWeight: 2000, firstFee: 8.5, furtherWeight: 1000, furtherFee: 0.9, days: [2, 4] },
    { region: "ES", firstWeight: 2000, firstFee: 9.5, furtherWeight: 1000, furtherFee: 1, days: [2, 4] },
    { region: "PT", firstWeight: 2000, firstFee: 9.9, furtherWeight: 1000, furtherFee: 1.1, days: [3, 4] },
    { region: "BE", firstWeight: 2000, firstFee: 9.5, furtherWeight: 1000, furtherFee: 1, days: [2, 4] },
    { region: "NL", firstWeight: 2000, firstFee: 9.5, furtherWeight: 1000, furtherFee: 1, days: [2, 4] },
    { region: "DK", firstWeight: 2000, firstFee: 11.5, furtherWeight: 1000, furtherFee: 1.2, days: [3, 5] },
    { region: "GB", firstWeight: 2000, firstFee: 14.5, furtherWeight: 1000, furtherFee: 1.8, days: [4, 7] },
    { region: "CH", firstWeight: 2000, firstFee: 15.5, furtherWeight: 1000, furtherFee: 1.9, days: [4, 7] },
    { region: "US", firstWeight: 2000, firstFee: 26, furtherWeight: 1000, furtherFee: 4.5, days: [6, 10] },
  ],
  freeShippingRegions: [],
  policies,
  pages,
  news,
  members,
  reviews,
  home,
}
