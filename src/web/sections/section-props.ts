import type { ComponentType } from "react"
import type { HomeContent } from "../../contract/home-content.ts"
import type { CardGoods } from "../features/catalog/goods.ts"
import type { Promotion } from "../features/catalog/promotion.ts"
import type { ShopReview } from "../features/catalog/reviews/reviews.ts"
import type { NewsEntry } from "../features/content/news.ts"
import type { Category } from "../shell/shell.ts"

/** The plane that a section stands on, in the template's tokens (base/tokens.css). Without one it has the ground of its own form. */
export type Tone = "plain" | "soft" | "strong" | "inverse" | "accent"

export type GoodsTagName = "newArrivals" | "hotSales" | "recommends"

/** What each section of a home page is given. It receives and never fetches. */
export type SectionProps = {
  hero: { hero: NonNullable<HomeContent["hero"]>; offers: HomeContent["offers"]; goods: CardGoods | null }
  services: { services: HomeContent["services"] }
  categories: { title: string; text: string; categories: (Category & { count: number })[] }
  goodsRail: { title: string; url: string; goods: CardGoods[]; total: number }
  ranking: { title: string; url: string; goods: CardGoods[] }
  promotion: { promotion: Promotion; content: HomeContent["promotion"] }
  story: { story: NonNullable<HomeContent["story"]> }
  news: { news: NewsEntry[] }
  reviews: { average: number; count: number; reviews: ShopReview[] }
  letter: { letter: NonNullable<HomeContent["letter"]>; coupon: string }
}

/** The form puts it on its outermost element: `data-tone={tone}`. */
export type Toned<Props> = Props & { tone?: Tone | undefined }

export type SectionKind = keyof SectionProps

/** What the sections of one home page show. A part that nobody asked for, or that the shop has not, is null. */
export type HomeData = {
  [Kind in Exclude<SectionKind, "goodsRail" | "ranking">]: SectionProps[Kind] | null
} & { rails: Partial<Record<GoodsTagName, SectionProps["goodsRail"]>> }

/** How a template shows a section: its form and, for goods, which ones and how many. */
export type HomeSection = {
  [Kind in SectionKind]: {
    section: Kind
    form: ComponentType<Toned<SectionProps[Kind]>>
    tone?: Tone
    of?: Kind extends "goodsRail" | "ranking" ? GoodsTagName : never
    limit?: number
  }
}[SectionKind]
