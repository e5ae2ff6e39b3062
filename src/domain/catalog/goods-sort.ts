/** The orders in which goods can be listed. */
export const GOODS_SORTS = ["default", "newest", "priceAsc", "priceDesc", "sold", "rating"] as const

export type GoodsSort = (typeof GOODS_SORTS)[number]

/** The order a query names; anything unknown is the shop's own order. */
export function goodsSortOf(text: string | null | undefined): GoodsSort {
  return GOODS_SORTS.find((sort) => sort === text) ?? "default"
}
