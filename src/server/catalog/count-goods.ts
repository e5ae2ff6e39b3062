import type { Facets } from "../../contract/goods-shapes.ts"
import type { Remember, Shop } from "../shop.ts"
import { facetsOf } from "./facets.ts"
import { type FoundGoods, findGoods, NO_GOODS, type PriceSpan, type Span } from "./found-goods.ts"
import type { ChosenSpecs, GoodsFilter, ListQuery } from "./goods-filter.ts"
import type { GoodsOrder } from "./goods-order.ts"
import { priceSpan } from "./price-span.ts"
import type { Taxonomy } from "./taxonomy.ts"
import { wantedGoods } from "./wanted-goods.ts"

export type AskedList = {
  query: ListQuery
  kinds: Taxonomy
  specs: ChosenSpecs
  filter: GoodsFilter
  order: GoodsOrder
  span: Span
}

/** How many goods a list has, and what they can be narrowed by: the same on all its pages and in every order. */
export type Counted = Pick<FoundGoods, "total" | "share"> & { facets: Facets }

const NO_PRICES: PriceSpan = { min: null, max: null }

const readNow: Remember = (_name, _query, _tags, read) => read()

/** What is counted of a list; `ids` are its wanted goods, which come with a new count but not with a remembered one. */
export async function countGoods(shop: Shop, list: AskedList): Promise<{ counted: Counted; ids: number[] | null }> {
  const looked: { ids: number[] | null } = { ids: null }
  const { remember = readNow } = shop
  const counted = await remember("goods counted", countedBy(list.query), ["list"], async () => {
    const { ids, ...counted } = await lookAtGoods(shop, list)
    looked.ids = ids
    return counted
  })
  return { counted, ids: looked.ids }
}

/** All that decides which goods are counted: not the order, in which locked goods have their place or come last. */
const countedBy = ({ current_page, page_size, sort, ...narrowed }: ListQuery) => narrowed

/** One look at the goods of a list: how many, how they spread as far as that is wanted, and which are on this page. */
export async function lookAtGoods(shop: Shop, list: AskedList): Promise<Counted & { ids: number[] }> {
  const { query, kinds, specs, filter, order, span } = list
  const withSpecs = query.facets === "all"
  const isBelow = ({ parentId }: Taxonomy["categories"][number]) => parentId === (query.categoryId ?? null)
  const below = query.facets === "none" ? [] : kinds.categories.filter(isBelow)
  const byPrice = query.min !== undefined || query.max !== undefined
  // What a chosen spec or price leaves out is counted too, so that it can still be picked.
  const [found, allPrices, ...beside] = await Promise.all([
    findGoods(shop, filter(), order, span, { categories: below, withSpecs }),
    withSpecs && byPrice ? priceSpan(shop, filter({ price: true })) : null,
    ...[...(withSpecs ? specs.keys() : [])].map(async (spec) => {
      return [spec, await findGoods(shop, filter({ spec }), order, NO_GOODS)] as const
    }),
  ])
  const [ids, prices] = await Promise.all([
    wantedGoods(shop, filter(), order, span, found),
    withSpecs ? (allPrices ?? priceSpan(shop, filter(), found)) : NO_PRICES,
  ])
  const facets = facetsOf(found, below, prices, specs, new Map(beside))
  return { total: found.total, share: found.share, facets, ids }
}
