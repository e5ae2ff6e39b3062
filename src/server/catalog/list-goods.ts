import { and, eq, inArray } from "drizzle-orm"
import type { GoodsEntry, GoodsList } from "../../contract/goods-shapes.ts"
import { specValue } from "../../db/schema/variant.ts"
import type { GoodsSort } from "../../domain/catalog/goods-sort.ts"
import { type Refusal, refused } from "../../domain/refusal.ts"
import { has, type Shop } from "../shop.ts"
import { inChosenSpecs } from "./chosen-pictures.ts"
import { type AskedList, type Counted, countGoods, lookAtGoods } from "./count-goods.ts"
import { didYouMean } from "./did-you-mean.ts"
import { COUNT_CAP } from "./found-goods.ts"
import { type EntryRow, goodsEntry } from "./goods-entry.ts"
import { type ChosenSpecs, goodsFilter, hasLockedBehind, type ListQuery } from "./goods-filter.ts"
import { goodsOrders } from "./goods-order.ts"
import { goodsTiers, tiersShown } from "./goods-tiers.ts"
import { listLockedBehind } from "./locked-behind.ts"
import { pageOfGoods, wantedSpan } from "./page-of-goods.ts"
import { type SearchTerms, searchTerms } from "./search-terms.ts"
import { type Taxonomy, taxonomy } from "./taxonomy.ts"
import { wantedByNumber } from "./wanted-goods.ts"

const NO_SPEC = 0

/** Goods narrowed by category, words, tags, specs and price, a page of them, with what they can be narrowed by. */
export async function listGoods(shop: Shop, asked: ListQuery): Promise<GoodsList | Refusal<"unknownCategory">> {
  const rating = has(shop, "remarks") ? asked.rating : undefined
  const query = { ...asked, rating, sort: sortHere(shop, asked.sort) }
  const [kinds, terms, specs] = await Promise.all([
    taxonomy(shop),
    query.keywords ? searchTerms(shop, query.keywords) : null,
    chosenSpecs(shop, query.specs ?? []),
  ])
  const isKnown = query.categoryId === undefined || kinds.categories.some(({ id }) => id === query.categoryId)
  if (!isKnown) return refused("unknownCategory")
  const filter = goodsFilter(shop, query, kinds, terms, specs)
  const list = { query, kinds, specs, filter, order: goodsOrders[query.sort], span: wantedSpan(query, terms) }
  const plain = () => goodsFilter(shop, { ...query, sort: "default" }, kinds, terms, specs)
  const { counted, rows } = hasLockedBehind(shop, query, terms, specs)
    ? await listLockedBehind(shop, list, plain(), (counted) => pageOfCounted(shop, list, terms, counted))
    : await listAlike(shop, list, terms)
  return {
    list: await entriesOf(shop, await inChosenSpecs(shop, rows, query.specs ?? []), kinds.tags),
    total: Math.min(counted.total, COUNT_CAP),
    page_size: query.page_size,
    current_page: query.current_page,
    isCapped: counted.total > COUNT_CAP,
    facets: counted.facets,
    corrected: terms?.corrected ?? null,
    suggestion: query.keywords && counted.total === 0 ? await didYouMean(shop, query.keywords) : null,
  }
}

/** A list whose goods all have their place in its order. */
async function listAlike(shop: Shop, list: AskedList, terms: SearchTerms | null) {
  const { counted, ids } = await countGoods(shop, list)
  const rows = ids ? pageOfGoods(shop, list.query, terms, ids) : pageOfCounted(shop, list, terms, counted)
  return { counted, rows: await rows }
}

/** A page of goods that were counted before: found by one query where their number tells how, else by a new look. */
async function pageOfCounted(
  shop: Shop,
  list: AskedList,
  terms: SearchTerms | null,
  counted: Counted,
): Promise<EntryRow[]> {
  const { query, filter, order, span } = list
  if (span.size === 0) return []
  // Found goods are put in order of fit only once all of them are known.
  const wanted = terms ? null : wantedByNumber(shop, filter(), order, span, counted)
  const rows = wanted && (await pageOfGoods(shop, query, terms, wanted.ids))
  if (rows && (wanted.isAll || rows.length === span.size)) return rows
  return pageOfGoods(shop, query, terms, (await lookAtGoods(shop, list)).ids)
}

/** A shop that does not tell how often goods were sold, or how they were rated, does not tell it by their order either. */
function sortHere(shop: Shop, sort: GoodsSort): GoodsSort {
  if (sort === "sold" && !has(shop, "soldCount")) return "default"
  return sort === "rating" && !has(shop, "remarks") ? "default" : sort
}

/** Cards of these rows, in their order, with tier prices where the shop sells by them. */
export async function entriesOf(shop: Shop, rows: readonly EntryRow[], tags: Taxonomy["tags"]): Promise<GoodsEntry[]> {
  const ids = shop.site.siteType === "retail" ? [] : rows.map(({ id }) => id)
  const tiers = Map.groupBy(await goodsTiers(shop, ids), ({ goodsId }) => goodsId)
  const forAll = (id: number) => (tiers.get(id) ?? []).filter(({ variantId }) => variantId === null)
  return rows.map((row) => goodsEntry(shop, row, tags, tiersShown(shop, forAll(row.id))))
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
