import { and, eq, gte, lte, type SQL, sql } from "drizzle-orm"
import type { QueryOf } from "../../contract/call.ts"
import type { goodsCalls } from "../../contract/goods-calls.ts"
import { goods } from "../../db/schema/goods.ts"
import { cents, fromDecimal, greater, ZERO } from "../../domain/pricing/money.ts"
import type { Shop } from "../shop.ts"
import { hidesLocked } from "./goods-entry.ts"
import type { SearchTerms } from "./search-terms.ts"
import type { Taxonomy } from "./taxonomy.ts"

export type ListQuery = QueryOf<(typeof goodsCalls)["GET /api/goods/lists"]>

/** Chosen spec values by spec: within one spec any of them will do, between specs all must fit. */
export type ChosenSpecs = Map<number, number[]>

/** Some goods of the shop. */
export type SomeGoods = {
  where: SQL | undefined
  /** Whether they lie scattered, picked by what they are, or make up a stretch of the shop. */
  isPicked: boolean
  /** Whether their price is limited. */
  byPrice: boolean
  /** Whether the index of prices tells by itself which they are. */
  isInPriceIndex: boolean
}

/** The goods that a list may show. Parts can be left out to count what lies beside the present choice. */
export type GoodsFilter = (leaveOut?: { spec?: number; price?: boolean; open?: boolean }) => SomeGoods

/** Ratings are kept in hundredths. */
const RATING_SCALE = 100

const ints = (values: readonly number[]) => sql`${sql.param(values)}::int[]`

export function goodsFilter(
  shop: Shop,
  query: ListQuery,
  { tags }: Taxonomy,
  terms: SearchTerms | null,
  specs: ChosenSpecs,
): GoodsFilter {
  const typeTags = tags.filter(({ type }) => type === query.type).map(({ id }) => id)
  const chosenTags = tags.filter(({ id }) => id === query.tag).map(({ id }) => id)
  // Searching or sorting by what is locked would tell it: there locked goods are left out.
  const tells = isNarrowedByNature(query, terms, specs) || query.sort !== "default"

  return (leaveOut = {}) => {
    const picks = [
      query.ids && sql`${goods.id} = any(${ints(query.ids)})`,
      query.categoryId === undefined ? undefined : sql`${goods.categoryIds} @> ${ints([query.categoryId])}`,
      query.type === undefined ? undefined : sql`${goods.tagIds} && ${ints(typeTags)}`,
      query.tag === undefined ? undefined : sql`${goods.tagIds} && ${ints(chosenTags)}`,
      query.rating === undefined ? undefined : sql`${goods.rating} >= ${query.rating * RATING_SCALE}`,
      terms ? sql`${goods.search} @@ ${terms.query}::tsquery` : undefined,
      ...[...specs]
        .filter(([spec]) => spec !== leaveOut.spec)
        .map(([, values]) => sql`${goods.specValueIds} && ${ints(values)}`),
    ].filter((pick) => pick !== undefined)
    const prices = leaveOut.price ? [] : priceBounds(query)
    const where = and(
      eq(goods.siteId, shop.site.id),
      sql`${goods.onSale}`,
      leaveOut.open ? sql`${goods.encrypted}` : tells && hidesLocked(shop) ? sql`not ${goods.encrypted}` : undefined,
      query.onSale ? sql`${goods.inStock} and ${goods.minPrice} > 0` : undefined,
      ...picks,
      ...prices,
    )
    const byMore = picks.length > (query.categoryId === undefined ? 0 : 1) || Boolean(query.onSale)
    return { where, isPicked: picks.length > 0, byPrice: prices.length > 0, isInPriceIndex: !byMore }
  }
}

/** Whether a list shows goods for what they are, which of locked goods nobody is told. */
function isNarrowedByNature(
  { min, max, onSale, rating }: ListQuery,
  terms: SearchTerms | null,
  specs: ChosenSpecs,
): boolean {
  return Boolean(terms || specs.size > 0 || min !== undefined || max !== undefined || onSale || rating)
}

/** Whether a list leaves locked goods out for nothing but its order: then they follow behind all others. */
export const hasLockedBehind = (shop: Shop, query: ListQuery, terms: SearchTerms | null, specs: ChosenSpecs): boolean =>
  query.sort !== "default" && hidesLocked(shop) && !isNarrowedByNature(query, terms, specs)

/** A span of prices leaves out what is on request: it has none. */
function priceBounds({ min, max }: ListQuery): SQL[] {
  if (min === undefined && max === undefined) return []
  const lower = min === undefined ? ZERO : fromDecimal(min)
  const upper = max === undefined ? [] : [lte(goods.minPrice, fromDecimal(max))]
  return [gte(goods.minPrice, greater(cents(1), lower)), ...upper]
}
