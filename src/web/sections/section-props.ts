import type { ComponentType } from "react"
import type { CallReply } from "../../contract/calls.ts"
import type { CategoryNode, GoodsEntry, Remark } from "../../contract/goods-shapes.ts"
import type { HomeContent } from "../../contract/home-content.ts"

/** A section picks a tone, never a colour; the template's tokens say what each looks like. */
export type Tone = "plain" | "soft" | "strong" | "inverse" | "accent"

export type GoodsTagName = "newArrivals" | "hotSales" | "recommends"
export type ShopReview = Remark & { goodsName: string; goodsUrl: string }
export type NewsEntry = CallReply<"GET /api/news/lists">["list"][number]
export type RunningPromotion = CallReply<"GET /api/goods/promationGoods">[number]

/** What each section of a home page is given. It receives and never fetches. */
export type SectionProps = {
  hero: { hero: NonNullable<HomeContent["hero"]>; offers: HomeContent["offers"]; goods: GoodsEntry | null }
  services: { services: HomeContent["services"] }
  categories: { title: string; text: string; categories: (CategoryNode & { count: number })[] }
  goodsRail: { title: string; url: string; goods: GoodsEntry[]; total: number }
  ranking: { title: string; url: string; goods: GoodsEntry[] }
  promotion: { promotion: RunningPromotion; content: HomeContent["promotion"] }
  story: { story: NonNullable<HomeContent["story"]> }
  news: { news: NewsEntry[] }
  reviews: { average: number; count: number; reviews: ShopReview[] }
  letter: { letter: NonNullable<HomeContent["letter"]>; coupon: string }
}

export type SectionKind = keyof SectionProps

/** What the sections of one home page show. A part that nobody asked for, or that the shop has not, is null. */
export type HomeData = {
  [Kind in Exclude<SectionKind, "goodsRail" | "ranking">]: SectionProps[Kind] | null
} & { rails: Partial<Record<GoodsTagName, SectionProps["goodsRail"]>> }

/** How a template shows a section: its form and, for goods, which ones and how many. */
export type HomeSection = {
  [Kind in SectionKind]: {
    section: Kind
    form: ComponentType<SectionProps[Kind] & { tone: Tone }>
    tone?: Tone
    of?: Kind extends "goodsRail" | "ranking" ? GoodsTagName : never
    limit?: number
  }
}[SectionKind]
