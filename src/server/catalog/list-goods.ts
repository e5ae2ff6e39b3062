import { and, asc, desc, eq, inArray, type SQL, sql } from "drizzle-orm"
import type { GoodsSort } from "../../contract/goods-calls.ts"
import type { GoodsEntry, GoodsList } from "../../contract/goods-shapes.ts"
import { goods } from "../../db/schema/goods.ts"
import { specValue } from "../../db/schema/variant.ts"
import { type Refusal, refused } from "../../domain/refusal.ts"
import type { Shop } from "../shop.ts"
import { COUNT_CAP, countFacets } from "./facets.ts"
import { type EntryRow, entryColumns, goodsEntry } from "./goods-entry.ts"
import { type ChosenSpecs, type GoodsFilter, goodsFilter, type ListQuery } from "./goods-filter.ts"
import { goodsTiers, tiersShown } from "./goods-tiers.ts"
import { type SearchTerms, searchTerms } from "./search-terms.ts"
import { type Taxonomy, taxonomy } from "./taxonomy.ts"

/** How many of the first hits are put in order of how well they fit; behind them the shop's own order goes on. */
const RELEVANCE_PAGES = 20
const NO_SPEC = 0

const orders: Record<GoodsSort, SQL[]> = {
  default: [desc(goods.rank), desc(goods.id)],
  newest: [desc(goods.createdAt), desc(goods.id)],
  priceAsc: [asc(goods.minPrice), desc(goods.id)],
  priceDesc: [desc(goods.minPrice), asc(goods.id)],
  sold: [desc(goods.soldCount), desc(goods.id)],
  rating: [desc(goods.rating), desc(goods.id)],
}

/** Goods narrowed by category, words, tags, specs and price, a page of them, with what they can be narrowed by. */
export async function listGoods(shop: Shop, query: ListQuery): Promise<GoodsList | Refusal<"unknownCategory">> {
  const [kinds, terms, specs] = await Promise.all([
    taxonomy(shop),
    query.keywords ? searchTerms(shop, query.keywords) : null,
    chosenSpecs(shop, query.specs ?? []),
  ])
  const isKnown = query.categoryId === undefined || kinds.categories.some(({ id }) => id === query.categoryId)
  if (!isKnown) return refused("unknownCategory")
  const filter = goodsFilter(shop, query, kinds, terms, specs)
  const [rows, counted] = await Promise.all([
    pageOfGoods(shop, query, filter, terms),
    countFacets(shop, query, filter, kinds, specs),
  ])
  return {
    list: await entriesOf(shop, rows, kinds.tags),
    total: counted.total,
    page_size: query.page_size,
    current_page: query.current_page,
    isCapped: counted.isCapped,
    facets: counted.facets,
  }
}

/** Cards of these rows, in their order, with tier prices. */
export async function entriesOf(shop: Shop, rows: readonly EntryRow[], tags: Taxonomy["tags"]): Promise<GoodsEntry[]> {
  const tiers = Map.groupBy(
    await goodsTiers(
      shop,
      rows.map(({ id }) => id),
    ),
    ({ goodsId }) => goodsId,
  )
  const forAll = (id: number) => (tiers.get(id) ?? []).filter(({ variantId }) => variantId === null)
  return rows.map((row) => goodsEntry(shop, row, tags, tiersShown(shop, forAll(row.id))))
}

async function pageOfGoods(
  shop: Shop,
  query: ListQuery,
  filter: GoodsFilter,
  terms: SearchTerms | null,
): Promise<EntryRow[]> {
  const { sort, page_size: size } = query
  const offset = (query.current_page - 1) * size
  if (offset >= COUNT_CAP) return []
  const inOrder = shop.db
    .select(entryColumns)
    .from(goods)
    .where(filter())
    .orderBy(...orders[sort])
  if (!terms || sort !== "default" || query.current_page > RELEVANCE_PAGES) return inOrder.limit(size).offset(offset)
  const first = shop.db
    .select({ id: goods.id, rank: goods.rank, search: goods.search })
    .from(goods)
    .where(filter())
    .orderBy(...orders.default)
    .limit(size * RELEVANCE_PAGES)
    .as("first")
  const fit = sql<number>`ts_rank(${first.search}, to_tsquery('simple', ${terms.query}))`.as("fit")
  const fitting = shop.db
    .select({ id: first.id, fit })
    .from(first)
    .orderBy(desc(fit), desc(first.rank), desc(first.id))
    .limit(size)
    .offset(offset)
    .as("fitting")
  // Ordered once more: a join keeps the order of its rows only by chance.
  return shop.db
    .select(entryColumns)
    .from(fitting)
    .innerJoin(goods, eq(goods.id, fitting.id))
    .orderBy(desc(fitting.fit), ...orders.default)
}

async function chosenSpecs({ db, site }: Shop, valueIds: readonly number[]): Promise<ChosenSpecs> {
  if (valueIds.length === 0) return new Map()
  const rows = await db
    .select({ id: specValue.id, spec: specValue.specId })
    .from(specValue)
    .where(and(eq(specValue.siteId, site.id), inArray(specValue.id, [...valueIds])))
  // Values of no spec of this shop: nothing has them, as nothing has an unknown tag.
  if (rows.length === 0) return new Map([[NO_SPEC, [...valueIds]]])
  const bySpec = Map.groupBy(rows, ({ spec }) => spec)
  return new Map([...bySpec].map(([spec, values]) => [spec, values.map(({ id }) => id)]))
}
