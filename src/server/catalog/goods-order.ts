import { type SQL, sql } from "drizzle-orm"
import { goods } from "../../db/schema/goods.ts"
import type { GoodsSort } from "../../domain/catalog/goods-sort.ts"

/** What a list is sorted by. Each has its index, with the id as a tie-breaker in the same direction. */
export type GoodsOrder = {
  key: SQL
  direction: SQL
  isAtLeast: SQL
  isByPrice?: true
  /** Whether goods of one kind lie close together in it, as mugs do by price, or spread over all of it. */
  isByKind?: true
}

const up = (column: unknown): GoodsOrder => ({ key: sql`${column}`, direction: sql`asc`, isAtLeast: sql`<=` })
const down = (column: unknown): GoodsOrder => ({ key: sql`${column}`, direction: sql`desc`, isAtLeast: sql`>=` })

export const goodsOrders: Record<GoodsSort, GoodsOrder> = {
  default: down(goods.rank),
  newest: { ...down(goods.createdAt), isByKind: true },
  priceAsc: { ...up(goods.ascendingPrice), isByPrice: true, isByKind: true },
  priceDesc: { ...down(goods.minPrice), isByPrice: true, isByKind: true },
  sold: down(goods.soldCount),
  rating: down(goods.rating),
}
