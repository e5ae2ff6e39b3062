/** Goods tag types at the API and in the query `type`. */
export const GOODS_TAGS = { newArrivals: 2, hotSales: 3, recommends: 4, custom: 6 } as const

export type GoodsTag = keyof typeof GOODS_TAGS

/** The tag of a type: 2 new arrivals, 3 hot sales, 4 recommends, 6 custom; null for any other. */
export function goodsTagOf(type: number | string | null | undefined): GoodsTag | null {
  const text = String(type ?? "").trim()
  if (text === "2") return "newArrivals"
  if (text === "3") return "hotSales"
  if (text === "4") return "recommends"
  if (text === "6") return "custom"
  return null
}
