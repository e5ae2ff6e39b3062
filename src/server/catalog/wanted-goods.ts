import { type SQL, sql } from "drizzle-orm"
import type { Shop } from "../shop.ts"
import { firstGoods, inOrder, NOT_IN_PRICE_INDEX, stepsIn } from "./first-goods.ts"
import { COUNT_CAP, type FoundGoods, isSparse, type Span } from "./found-goods.ts"
import type { SomeGoods } from "./goods-filter.ts"
import type { GoodsOrder } from "./goods-order.ts"

/** If more of the found goods than this come no later than the edge, it narrows little. */
const NEAR_MAX = 1_000

/** The ids of the wanted goods in their order: from the found goods where these are all, else by a second look. */
export async function wantedGoods(
  shop: Shop,
  goods: SomeGoods,
  order: GoodsOrder,
  span: Span,
  found: FoundGoods,
): Promise<number[]> {
  if (found.total <= COUNT_CAP) return found.ids
  if (span.offset + span.size <= found.share * stepsIn(goods, order, found.share)) {
    const ids = await walk(shop, goods, order, span, firstGoods(shop, goods, order, found.share))
    if (ids.length === span.size || !goods.isPicked) return ids
  }
  const isNear = isSparse(found) || found.near <= NEAR_MAX
  return isNear ? lookNear(shop, goods, order, span, found) : walk(shop, goods, order, span, sql`goods`)
}

/** By going through goods of the shop in the order. */
async function walk({ db }: Shop, { where }: SomeGoods, order: GoodsOrder, span: Span, among: SQL): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select id from ${among} as goods where ${where} ${inOrder(order)} limit ${span.size} offset ${span.offset}`)
  return rows.map(({ id }) => id)
}

/**
 * Of more goods than were looked at, the first ones lie at or beyond the edge of those that were. Said so, as a range and
 * in one piece ("materialized"), the planner finds them by putting indexes together. With a mere "limit" it walks the
 * index of the order and hopes to meet fitting goods soon; for the cheapest laptops that is a walk through the whole shop.
 */
async function lookNear(
  { db }: Shop,
  { where }: SomeGoods,
  { key, direction, isAtLeast, isByKind }: GoodsOrder,
  { offset, size }: Span,
  found: FoundGoods,
): Promise<number[]> {
  // Of a few goods that lie together anywhere in the order, all are read sooner than the order up to there.
  const isBefore = isSparse(found) && isByKind ? sql`true` : sql`${key} ${isAtLeast} ${found.edge}`
  const { rows } = await db.execute<{ id: number }>(sql`
    with near as materialized (
      select id, ${key} as key, ${NOT_IN_PRICE_INDEX} from goods where ${where} and ${isBefore})
    select id from near order by key ${direction}, id ${direction} limit ${size} offset ${offset}`)
  return rows.map(({ id }) => id)
}
