import type { Catalogue } from "../catalogue.ts"
import { copy } from "../copy.ts"
import { categories, navigation } from "./categories.ts"
import { giftGoods } from "./goods-gifts.ts"
import { tableGoods } from "./goods-table.ts"
import { treeGoods } from "./goods-tree.ts"
import { wrappingGoods } from "./goods-wrapping.ts"
import { home } from "./home.ts"
import { members } from "./members.ts"
import { policies } from "./policies.ts"
import { reviews } from "./reviews.ts"
import { news, pages } from "./texts.ts"

export const wenceslas: Catalogue = {
  name: "holidays",
  title: "Wenceslas",
  slogan: "York, since 1911",
  description: copy`
    Decorations, gifts and wrapping from the shop by the Minster in York: blown glass, wreaths, light and ribbon. Single
    pieces, and by the case for windows.
  `,
  keywords: "Christmas decorations, glass baubles, wreaths, snow globes, gift wrapping, hampers, trade, York",
  type: 3,
  locales: ["en"],
  apps: [1, 2, 7, 8, 9, 12, 15, 16, 22],
  currencies: [
    { code: "GBP", symbol: "£", rate: "1" },
    { code: "EUR", symbol: "€", rate: "0.8550" },
    { code: "USD", symbol: "$", rate: "0.7900" },
  ],
  whatsapp: [
    { country: "GB", account: "447700900241", nickName: "Mr Okafor, windows and lorries" },
    { country: "GB", account: "447700900242", nickName: "Hettie, parcels and paper" },
    { country: "GB", account: "447700900243", nickName: "Ines, glass and gold" },
  ],
  friendLinks: [],
  categories,
  navigation,
  tags: [
    { key: "new", type: 2, name: "New on the tree" },
    { key: "hot", type: 3, name: "Wrapped most this week" },
    { key: "recommended", type: 4, name: "Everything on the list" },
    { key: "york", type: 6, name: "Made in York" },
  ],
  goods: [...treeGoods, ...wrappingGoods, ...tableGoods, ...giftGoods],
  goodsPromotions: [
    {
      name: "Twenty-four doors",
      beginDays: -2,
      endDays: 3,
      lines: [
        { goods: "W-0702", salePrice: 31.5 },
        { goods: "W-0801", salePrice: 27 },
        { goods: "W-0706", salePrice: 18 },
        { goods: "W-0705", salePrice: 21 },
        { goods: "W-0805", salePrice: 36.7 },
        { goods: "W-0803", salePrice: 48 },
        { goods: "W-0703", salePrice: 55.5 },
        { goods: "W-0410", salePrice: 41 },
      ],
    },
  ],
  orderPromotions: [
    {
      name: "A bow on us",
      endDays: 26,
      type: 1,
      tiers: [
        { amount: 80, gifts: [{ variant: "W-0601-K", number: 1 }] },
        {
          amount: 200,
          gifts: [
            { variant: "W-0601-K", number: 1 },
            { variant: "W-0806-F", number: 1 },
          ],
        },
      ],
    },
    {
      name: "The whole street",
      endDays: 34,
      type: 3,
      tiers: [
        { amount: 500, percent: 96 },
        { amount: 1500, percent: 92 },
      ],
    },
  ],
  shippingPromotions: [
    { name: "Over the sea to Dublin", regions: ["IE"], above: 90 },
    { name: "Across the Channel", regions: ["FR", "BE", "NL", "DE"], above: 150 },
  ],
  colours: {
    "Midnight claret": "#8f1c2d",
    "Fir and gold": "#1d4f3a",
    "First frost": "#a9bfd6",
    Claret: "#8f1c2d",
    Gold: "#d3a03c",
    Kraft: "#c49b68",
    Snow: "#f4f1e8",
    Brown: "#9a7448",
    Emerald: "#1f7a53",
    Green: "#2c6a4c",
    Oak: "#c79a5f",
    Walnut: "#6b4429",
    Brass: "#c9a24a",
    Spruce: "#2c5c45",
    Flame: "#d8502c",
    Black: "#1c1a18",
    Teal: "#2f8f8c",
    Coral: "#e8765c",
    Brick: "#a1492f",
    Forest: "#28513b",
  },
  coupons: [
    {
      name: "First bauble: five off",
      code: "SLEEPS5",
      kind: 1,
      above: 40,
      amount: 5,
      receive: "signUp",
      endDays: 60,
      siteCoupon: true,
    },
    { name: "Twelfth night", code: "TWELFTH", kind: 2, above: 120, percent: 88, receive: "checkOut", endDays: 30 },
    { name: "Come back at Epiphany", code: "KINGS", kind: 2, percent: 94, receive: "checkOut" },
    { name: "Last year’s card", code: "LASTYEAR", kind: 1, above: 50, amount: 5, receive: "checkOut", endDays: -20 },
  ],
  freight: [
    {
      region: "GB",
      firstWeight: 2000,
      firstFee: 3.9,
      furtherWeight: 1000,
      furtherFee: 0.5,
      freeAbove: 50,
      days: [1, 2],
    },
    { region: "IE", firstWeight: 2000, firstFee: 6.9, furtherWeight: 1000, furtherFee: 0.9, days: [2, 4] },
    { region: "NL", firstWeight: 2000, firstFee: 8.9, furtherWeight: 1000, furtherFee: 1.2, days: [3, 5] },
    { region: "BE", firstWeight: 2000, firstFee: 8.9, furtherWeight: 1000, furtherFee: 1.2, days: [3, 5] },
    { region: "DE", firstWeight: 2000, firstFee: 9.4, furtherWeight: 1000, furtherFee: 1.3, days: [3, 5] },
    { region: "FR", firstWeight: 2000, firstFee: 9.4, furtherWeight: 1000, furtherFee: 1.3, days: [3, 5] },
    { region: "PL", firstWeight: 2000, firstFee: 9.9, furtherWeight: 1000, furtherFee: 1.4, days: [4, 7] },
    { region: "DK", firstWeight: 2000, firstFee: 9.9, furtherWeight: 1000, furtherFee: 1.4, days: [4, 7] },
    { region: "SE", firstWeight: 2000, firstFee: 10.9, furtherWeight: 1000, furtherFee: 1.5, days: [4, 7] },
    { region: "IT", firstWeight: 2000, firstFee: 10.9, furtherWeight: 1000, furtherFee: 1.6, days: [4, 7] },
    { region: "ES", firstWeight: 2000, firstFee: 10.9, furtherWeight: 1000, furtherFee: 1.6, days: [4, 7] },
    { region: "US", firstWeight: 2000, firstFee: 19.9, furtherWeight: 1000, furtherFee: 4.2, days: [6, 10] },
  ],
  freeShippingRegions: [],
  policies,
  pages,
  news,
  members,
  reviews,
  home,
}
