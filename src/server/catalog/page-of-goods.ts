import { eq, SQL, sql } from "drizzle-orm"
import { goods } from "../../db/schema/goods.ts"
import type { Shop } from "../shop.ts"
import { COUNT_CAP, NO_GOODS, type Span } from "./found-goods.ts"
import { type EntryRow, entryColumns } from "./goods-entry.ts"
import type { ListQuery } from "./goods-filter.ts"
import type { SearchTerms } from "./search-terms.ts"

/** How many of the first hits are put in order of how well they fit; behind them the shop's own order goes on. */
const RELEVANCE_PAGES = 10

const pageOf = ({ current_page: page, page_size: size }: ListQuery): Span => ({ offset: (page - 1) * size, size })

const isByFit = ({ sort, current_page: page }: ListQuery) => sort === "default" && page <= RELEVANCE_PAGES

/** The goods that a page is made of: just these, or all the first pages where they are put in order of fit. */
export function wantedSpan(query: ListQuery, terms: SearchTerms | null): Span {
  const page = pageOf(query)
  if (terms && isByFit(query)) return { offset: 0, size: page.size * RELEVANCE_PAGES }
  return page.offset < COUNT_CAP ? page : NO_GOODS
}

/** The page, given the ids of the wanted goods in their order, or the query that finds them. */
export async function pageOfGoods(
  shop: Shop,
  query: ListQuery,
  terms: SearchTerms | null,
  ids: readonly number[] | SQL,
): Promise<EntryRow[]> {
  if (!(ids instanceof SQL) && ids.length === 0) return []
  const idArray = ids instanceof SQL ? sql`array(${ids})` : sql`${sql.param(ids)}::int[]`
  const place = sql`wanted.place`
  const wanted = shop.db
    .select(entryColumns(shop))
    .from(goods)
    .innerJoin(sql`unnest(${idArray}) with ordinality as wanted (id, place)`, sql`wanted.id = ${goods.id}`)
    .where(eq(goods.siteId, shop.site.id))
  if (!terms || !isByFit(query)) return wanted.orderBy(place)
  const { offset, size } = pageOf(query)
  const fit = sql`ts_rank(${goods.search}, ${terms.query}::tsquery)`
  return wanted.orderBy(sql`${fit} desc`, place).limit(size).offset(offset)
}
