import { GOODS_PAGE_SIZE } from "../../../../contract/goods-calls.ts"
import type { GoodsEntry, Facets as WireFacets } from "../../../../contract/goods-shapes.ts"
import type { GoodsSort } from "../../../../domain/catalog/goods-sort.ts"
import { money, toDecimal } from "../../../../domain/pricing/money.ts"
import type { ListChoice } from "../../../sections/list-props.ts"
import type { Facets } from "../goods.ts"

/** The API's question for what a visitor has chosen; nothing that was not asked goes into it. */
export function listQuery(choice: ListChoice) {
  const { min, max } = choice
  return {
    query: {
      categoryId: choice.categoryId ?? undefined,
      keywords: choice.keywords || undefined,
      type: choice.type ?? undefined,
      tag: choice.tag ?? undefined,
      specs: choice.specs.join() || undefined,
      sort: choice.sort,
      min: min === null ? undefined : toDecimal(min),
      max: max === null ? undefined : toDecimal(max),
      onSale: choice.onSale ? 1 : undefined,
      current_page: choice.page,
      page_size: GOODS_PAGE_SIZE,
    },
  }
}

/** The API's question for some goods with a tag. */
export const taggedQuery = (type: number, limit: number, sort: GoodsSort = "default") => ({
  query: { type, sort, page_size: limit },
})

/** The API's question where only the counts of a list are wanted. */
export const COUNTS_ONLY = { query: { page_size: 1 } }

/** What the merchant calls the tag that a list is narrowed to; null where its goods do not tell. */
export function readTagName(goods: readonly GoodsEntry[], { tag, type }: Pick<ListChoice, "tag" | "type">) {
  const tags = goods.flatMap((entry) => entry.tags)
  return tags.find((one) => (tag === null ? one.type === type : one.id === tag))?.dnames ?? null
}

/** What the API says a list can be narrowed by. */
export function readFacets({ price, specs }: WireFacets): Facets {
  return { price: price && { min: money(price.min), max: money(price.max) }, specs }
}
