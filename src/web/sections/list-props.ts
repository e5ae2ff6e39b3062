import type { GoodsSort } from "../../domain/catalog/goods-sort.ts"
import type { LeastStars } from "../../domain/catalog/stars.ts"
import type { Money } from "../../domain/pricing/money.ts"
import type { CardGoods, Facets } from "../features/catalog/goods.ts"

export type Crumb = { name: string; url: string }

/** What the visitor has asked for; every field is also a field of the address. */
export type ListChoice = {
  categoryId: number | null
  keywords: string
  type: number | null
  tag: number | null
  specs: number[]
  sort: GoodsSort
  min: Money | null
  max: Money | null
  onSale: boolean
  rating: LeastStars | null
  page: number
}

/** The goods list as a template shows it. Forms and links in it work without JavaScript. */
export type ListPageProps = {
  title: string
  text: string
  crumbs: Crumb[]
  choice: ListChoice
  /** Categories below the present one (or the top ones), with picture and count, for the category swiper. */
  kinds: { id: number; name: string; image: string | null; count: number }[]
  goods: CardGoods[]
  total: number
  /** True where there are more than `total` says: 'more than 10,000'. */
  isCapped: boolean
  facets: Facets
  pageCount: number
  /** What was searched instead, where a typing error was put right. */
  corrected: string | null
  /** What may have been meant where nothing was found. */
  suggestion: string | null
  /** Shown when nothing was found: something to go on with. */
  consolation: CardGoods[]
}
