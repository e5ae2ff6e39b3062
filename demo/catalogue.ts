import type { taxSetting } from "../src/db/schema/tax.ts"
import type { OfflineWay } from "../src/domain/orders/payment-way.ts"
import type { CatalogueHome } from "./catalogue-home.ts"
import type { TranslatedCatalogue } from "./translated-catalogue.ts"

/** The readable form in which a demo shop is written down; `seed-shop.ts` turns it into rows. Money is a decimal in the base currency. */
export type Catalogue = {
  /**
   * Name of the site, its template, its folder here and the first part of its host (`sport` → sport.localhost). The
   * folder has its sign, `logo.svg` (square, one colour, lighter parts by opacity), and its icon, `favicon.svg`.
   */
  name: string
  title: string
  slogan: string
  description: string
  keywords: string
  /** 1 retail, 2 wholesale, 3 mixed. */
  type: 1 | 2 | 3
  /** The shop's own language, which needs no prefix; English where none is named. */
  language?: string
  locales: string[]
  apps: number[]
  currencies: { code: string; symbol: string; rate: string }[]
  whatsapp: { country: string; account: string; nickName: string }[]
  friendLinks: { title: string; url: string }[]
  /** Code for adverts as a merchant pastes it; runs where app 22 is on. */
  adCode?: string
  categories: CatalogueCategory[]
  navigation: CatalogueNavigation[]
  tags: { key: string; type: 2 | 3 | 4 | 6; name: string }[]
  goods: CatalogueGoods[]
  goodsPromotions: CatalogueGoodsPromotion[]
  orderPromotions: CatalogueOrderPromotion[]
  shippingPromotions: { name: string; regions: string[]; above: number }[]
  coupons: CatalogueCoupon[]
  /** How values of a choice are shown, by their name: "#1a43ee". */
  colours: Record<string, string>
  freight: CatalogueFreight[]
  /** Region codes that ship free, empty when the shop does not do that. */
  freeShippingRegions: string[]
  policies: Record<"shipping" | "privacy" | "payment" | "service" | "return", { summary: string; policy: string }>
  /** Ways to pay without a provider: what the buyer is told, and for how many days such an order waits. */
  offlineWays?: { way: OfflineWay; instructions: string; days: number }[]
  /** What it says about taxes; most say nothing. */
  tax?: Omit<typeof taxSetting.$inferInsert, "siteId">
  pages: { slug: string; pageType: number; title: string; content: string; description: string }[]
  news: { title: string; summary: string; content: string; picture?: string; daysAgo: number }[]
  members: {
    userName: string
    email: string
    region: string
    city: string
    street: string
    zip: string
    mobile: string
  }[]
  reviews: CatalogueReview[]
  /** What the home page, header strip and footer say; pictures by file name, `goods` by number. */
  home?: CatalogueHome
  /** By whose clocks its days begin and end; UTC where it does not say. */
  timeZone?: string
  /** The same shop in other languages, by locale; each is complete. */
  translations?: Record<string, TranslatedCatalogue>
}

export type CatalogueCategory = {
  key: string
  name: string
  description: string
  picture?: string
  advertised?: boolean
  sub?: CatalogueCategory[]
}

/** An entry leads to a category (type 1), a goods tag (type 2) or a fixed page by its content id (type 3). */
export type CatalogueNavigation =
  | { type: 1; label: string; category: string; sub?: CatalogueNavigation[] }
  | { type: 2; label: string; tag: 2 | 3 | 4 | 6; sub?: CatalogueNavigation[] }
  | { type: 3; label: string; contentId: number; url: string; sub?: CatalogueNavigation[] }

export type CatalogueGoods = {
  /** Goods number, unique in the shop. */
  number: string
  name: string
  /** A few words under the name: material, size. */
  subtitle?: string
  categories: string[]
  tags?: string[]
  moq?: number
  encrypted?: boolean
  selfActivity?: boolean
  /** File names under `demo/media`, first one is the cover. */
  pictures: string[]
  /** HTML that a shop could keep: two or three paragraphs, a list where it helps. */
  description: string
  attributes: { name: string; value: string }[]
  /** Choices in order; each value may have its own picture. Absent when there is one variant only. */
  specs?: { name: string; values: { name: string; picture?: string }[] }[]
  /** One per sellable combination, `values` in the order of `specs`. `price: null` means 'price on request'. */
  variants: CatalogueVariant[]
  /** Tier prices for every variant of the goods; `regions` by region code. */
  tiers?: { begin: number; price: number; regions?: Record<string, number> }[]
  related?: string[]
  soldBefore?: number
  viewedBefore?: number
}

export type CatalogueVariant = {
  number: string
  values?: string[]
  price: number | null
  originalPrice?: number
  stock: number
  /** Grams. */
  weight: number
  picture?: string
}

/** Dates are days from the moment of seeding, so that promotions are always running. */
type CatalogueGoodsPromotion = {
  name: string
  beginDays: number
  endDays: number
  freeShipping?: boolean
  lines: { goods: string; salePrice: number }[]
}

export type CatalogueOrderPromotion = { name: string; endDays: number } & (
  | { type: 1; tiers: { amount: number; gifts: { variant: string; number: number }[] }[] }
  | { type: 2; tiers: { amount: number; reduce: number }[] }
  | { type: 3; tiers: { amount: number; percent: number }[] }
)

export type CatalogueCoupon = {
  name: string
  code: string
  /** 1 full reduction: `amount` off from `above`; 2 percentage: `percent` of the price remains to be paid. */
  kind: 1 | 2
  above?: number
  amount?: number
  percent?: number
  receive: "signUp" | "checkOut"
  endDays?: number
  siteCoupon?: boolean
}

/** Weight in grams: first weight and its fee, each further weight and its fee. */
type CatalogueFreight = {
  region: string
  firstWeight: number
  firstFee: number
  furtherWeight: number
  furtherFee: number
  freeAbove?: number
  /** How many it takes to arrive, at least and at most. */
  days: readonly [min: number, max: number]
}

export type CatalogueReview = {
  goods: string
  variant: string
  /** E-mail of the member who bought it. */
  member: string
  stars: 1 | 2 | 3 | 4 | 5
  content: string
  daysAgo: number
}
