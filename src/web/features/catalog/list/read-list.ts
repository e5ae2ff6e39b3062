import { GOODS_PAGE_SIZE } from "../../../../contract/goods-calls.ts"
import type { GoodsEntry, Facets as WireFacets } from "../../../../contract/goods-shapes.ts"
import type { GoodsSort } from "../../../../domain/catalog/goods-sort.ts"
import { isFacetShown } from "../../../../domain/catalog/shown-facet.ts"
import { fromDecimal, toDecimal } from "../../../../domain/pricing/money.ts"
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
      rating: choice.rating ?? undefined,
      current_page: choice.page,
      page_size: GOODS_PAGE_SIZE,
    },
  }
}

type Tagged = { type: number; limit: number; sort?: GoodsSort; categoryId?: number | null }

/** The API's question for some goods with a tag, of one category where one is named. */
export const taggedQuery = ({ type, limit, sort = "default", categoryId }: Tagged) => ({
  query: { type, sort, page_size: limit, categoryId: categoryId ?? undefined, facets: "none" as const },
})

/** The API's question for the first goods of a category. */
export const inCategoryQuery = (categoryId: number, limit: number) => ({
  query: { categoryId, page_size: limit, facets: "none" as const },
})

/** The API's question for what sells best. */
export const popularQuery = (limit: number) => ({
  query: { sort: "sold" as const, page_size: limit, facets: "none" as const },
})

/** The API's question for how many goods cost at most so much. */
export const countUpTo = (max: string) => ({ query: { max, page_size: 1, facets: "none" as const } })

/** The API's question for goods that were picked by hand. */
export const pickedQuery = (ids: readonly number[]) => ({
  query: { ids: ids.join(), page_size: ids.length, facets: "none" as const },
})

/** The API's question where only the categories' counts are wanted. */
export const CATEGORY_COUNTS = { query: { page_size: 1, facets: "categories" as const } }

/** What the merchant calls the tag that a list is narrowed to; null where its goods do not tell. */
export function readTagName(goods: readonly GoodsEntry[], { tag, type }: Pick<ListChoice, "tag" | "type">) {
  const tags = goods.flatMap((entry) => entry.tags)
  return tags.find((one) => (tag === null ? one.type === type : one.id === tag))?.dnames ?? null
}

/** What the API says a list of so many goods can be narrowed by, as far as it belongs to the list as a whole. */
export function readFacets({ price, specs }: WireFacets, total: number): Facets {
  return {
    price: price && { min: fromDecimal(price.min), max: fromDecimal(price.max) },
    specs: specs.filter(({ values }) => isFacetShown(values, total)),
  }
}
