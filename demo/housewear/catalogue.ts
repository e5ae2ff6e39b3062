import type { Catalogue } from "../catalogue.ts"
import { copy } from "../copy.ts"
import { categories, navigation } from "./categories.ts"
import { hilalInEnglish } from "./en/shop.ts"
import { door } from "./goods-door.ts"
import { kitchen } from "./goods-kitchen.ts"
import { living } from "./goods-living.ts"
import { quiet } from "./goods-quiet.ts"
import { home } from "./home.ts"
import { members } from "./members.ts"
import { offlineWays, policies } from "./policies.ts"
import { reviews } from "./reviews.ts"
import { news, pages } from "./texts.ts"

/** The first three kilograms, then each further one. */
const byWeight = (region: string, firstFee: number, furtherFee: number, days: [number, number]) => ({
  region,
  firstWeight: 3000,
  firstFee,
  furtherWeight: 1000,
  furtherFee,
  days,
})

export const hilal: Catalogue = {
  name: "housewear",
  title: "هلال",
  slogan: "أشياء دافئة للبيت",
  description: copy`
    بيت من ثلاثة طوابق في حيّ المريجة بالشارقة: مصابيح وقدور ومزهريات وزوايا دافئة من إحدى وثلاثين ورشة عربية صغيرة.
    بالقطعة للبيوت، وبالدزينة للمقاهي وبيوت الضيافة.
  `,
  keywords: "مصباح طاولة، خزف، شموع، قدر حديد، أدوات المنزل، مستلزمات المقاهي، الشارقة",
  type: 3,
  language: "ara",
  locales: ["ara", "en"],
  timeZone: "Asia/Dubai",
  apps: [1, 2, 3, 4, 7, 8, 9, 12, 15, 16, 22],
  currencies: [
    { code: "AED", symbol: "د.إ", rate: "1" },
    { code: "USD", symbol: "$", rate: "3.6725" },
    { code: "EUR", symbol: "€", rate: "4.2400" },
  ],
  whatsapp: [
    { country: "AE", account: "971505550177", nickName: "سلمى، ماذا يليق بجانب ماذا" },
    { country: "AE", account: "971505550178", nickName: "مازن، للمقاهي والكميات" },
    { country: "AE", account: "971505550179", nickName: "هدى، للإصلاح والألوان" },
  ],
  friendLinks: [
    { title: "مقهى نارة، بيروت", url: "https://example.com/nara" },
    { title: "سلّال الفيوم", url: "https://example.com/fayoum" },
    { title: "فندق الساحل، مسقط", url: "https://example.com/sahel" },
  ],
  categories,
  navigation,
  tags: [
    { key: "new", type: 2, name: "وصل حديثًا" },
    { key: "hot", type: 3, name: "الأكثر طلبًا" },
    { key: "salma", type: 4, name: "من اختيار سلمى" },
  ],
  goods: [...living, ...quiet, ...kitchen, ...door],
  goodsPromotions: [
    {
      name: "أضيئوا اثنين",
      beginDays: -3,
      endDays: 4,
      lines: [
        { goods: "H-3010", salePrice: 99 },
        { goods: "H-2210", salePrice: 62 },
        { goods: "H-2300", salePrice: 205 },
        { goods: "H-1060", salePrice: 270 },
        { goods: "H-4010", salePrice: 495 },
      ],
    },
  ],
  orderPromotions: [
    {
      name: "كوب لحامل السلة",
      endDays: 26,
      type: 1,
      tiers: [
        { amount: 600, gifts: [{ variant: "H-4020-O", number: 1 }] },
        {
          amount: 1600,
          gifts: [
            { variant: "H-4020-O", number: 2 },
            { variant: "H-3010-S", number: 1 },
          ],
        },
      ],
    },
    {
      name: "غرفتان معًا",
      endDays: 40,
      type: 2,
      tiers: [
        { amount: 1200, reduce: 60 },
        { amount: 2800, reduce: 200 },
      ],
    },
  ],
  shippingPromotions: [
    { name: "جيران الخليج", regions: ["SA", "KW", "QA", "BH", "OM"], above: 400 },
    { name: "إلى بلاد الشام", regions: ["JO", "LB"], above: 500 },
  ],
  colours: {
    صنوبر: "#1f5b4c",
    "أخضر صنوبري": "#1f4a40",
    عنبر: "#c5682f",
    طحلب: "#6fae95",
    "طين وحليب": "#f3efe8",
    بحر: "#4c78b4",
    حجر: "#b9cbb9",
    بلوط: "#d9b27f",
    جوز: "#6b4630",
    دردار: "#e0c79d",
    زان: "#dfb98c",
    تراكوتا: "#c46a44",
    طباشيري: "#ece5da",
    لهب: "#d8432b",
    "أزرق عميق": "#2b53a6",
    مريمية: "#6f9a5d",
    شوفان: "#e3d6c1",
    فيروزي: "#2f8f8c",
    مرجاني: "#ec7a63",
    "أخضر بحري": "#5aa98c",
    حبر: "#27406e",
    رمل: "#ddcdb4",
    قرميد: "#a9472f",
    أسود: "#1d1a17",
    أبيض: "#f7f5f1",
    أخضر: "#3d6b3f",
    كحلي: "#263a63",
    غابة: "#2f4a35",
  },
  coupons: [
    {
      name: "أهلًا وسهلًا: خصم 30 درهمًا",
      code: "AHLAN30",
      kind: 1,
      above: 250,
      amount: 30,
      receive: "signUp",
      endDays: 60,
      siteCoupon: true,
    },
    { name: "المصباح الثاني", code: "MISBAH2", kind: 2, above: 400, percent: 90, receive: "checkOut", endDays: 20 },
    { name: "عودوا إلينا", code: "AWDA", kind: 2, percent: 95, receive: "checkOut" },
    { name: "الشتاء الماضي", code: "SHITA", kind: 1, above: 300, amount: 40, receive: "checkOut", endDays: -30 },
  ],
  freight: [
    { ...byWeight("AE", 20, 2, [1, 3]), freeAbove: 300 },
    byWeight("SA", 35, 4, [2, 4]),
    byWeight("KW", 35, 4, [2, 4]),
    byWeight("QA", 35, 4, [2, 4]),
    byWeight("BH", 35, 4, [2, 4]),
    byWeight("OM", 30, 3.5, [2, 4]),
    byWeight("JO", 45, 5, [3, 6]),
    byWeight("LB", 49, 5.5, [4, 7]),
    byWeight("EG", 45, 5, [4, 7]),
    byWeight("IQ", 55, 6, [4, 8]),
    byWeight("MA", 69, 9, [5, 9]),
    byWeight("DE", 85, 14, [5, 9]),
    byWeight("FR", 85, 14, [5, 9]),
    byWeight("GB", 89, 15, [5, 9]),
    byWeight("US", 119, 22, [7, 14]),
  ],
  freeShippingRegions: [],
  policies,
  offlineWays,
  pages,
  news,
  members,
  reviews,
  home,
  translations: { en: hilalInEnglish },
}
