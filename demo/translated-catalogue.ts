import type { CatalogueHome } from "./catalogue-home.ts"

/** What of a demo shop's `Catalogue` is said in another language; keys and orders are the catalogue's own. */
export type TranslatedCatalogue = {
  title: string
  slogan: string
  description: string
  keywords: string
  /** By category key, all levels. */
  categories: Record<string, { name: string; description: string }>
  /** By label in the shop's own language, all levels. */
  navigation: Record<string, string>
  /** By tag key. */
  tags: Record<string, string>
  /** By goods number. */
  goods: Record<string, TranslatedGoods>
  /** Promotions and coupons by their name in the shop's own language. */
  goodsPromotions: Record<string, string>
  orderPromotions: Record<string, string>
  shippingPromotions: Record<string, string>
  coupons: Record<string, string>
  policies: Record<"shipping" | "privacy" | "payment" | "service" | "return", { summary: string; policy: string }>
  /** Instructions by way. */
  offlineWays?: Record<string, string>
  /** Titles by title. */
  friendLinks?: Record<string, string>
  /** What a person is called and asked about, by `nickName`. */
  whatsapp?: Record<string, string>
  /** By slug. */
  pages: Record<string, { title: string; content: string; description: string }>
  news: { title: string; summary: string; content: string }[]
  home?: TranslatedHome
}

export type TranslatedGoods = {
  name: string
  subtitle?: string
  description: string
  attributes: { name: string; value: string }[]
  specs?: { name: string; values: string[] }[]
}

/** What the home page has beside words: these are the same in every language. */
type SameEverywhere =
  | "image"
  | "images"
  | "url"
  | "icon"
  | "goods"
  | "day"
  | "category"
  | "phone"
  | "email"
  | "payments"

type WordsOf<T> = T extends (infer Each)[]
  ? WordsOf<Each>[]
  : T extends object
    ? { [Key in keyof T as Exclude<Key, SameEverywhere>]: WordsOf<T[Key]> }
    : T

/** Every text of `CatalogueHome`, in its shape and order. */
export type TranslatedHome = WordsOf<CatalogueHome>
