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
  if (isSoonMet(goods, order, span, found)) {
    const ids = await idsOf(shop, walk(goods, order, span, firstGoods(shop, goods, order, found.share)))
    if (ids.length === span.size || !goods.isPicked) return ids
  }
  const isNear = isSparse(found) || found.near <= NEAR_MAX
  return isNear ? lookNear(shop, goods, order, span, found) : idsOf(shop, walk(goods, order, span, sql`goods`))
}

/** A query for ids in their order; `isAll` where it surely finds all that are wanted. */
type WantedIds = { ids: SQL; isAll: boolean }

/** The query for the wanted goods where only their number is known; null where that does not tell how to find them. */
export function wantedByNumber(
  shop: Shop,
  goods: SomeGoods,
  order: GoodsOrder,
  span: Span,
  counted: Pick<FoundGoods, "total" | "share">,
): WantedIds | null {
  if (!goods.isPicked) return { ids: walk(goods, order, span, sql`goods`), isAll: true }
  if (counted.total <= COUNT_CAP) return { ids: sortAll(goods, order, span), isAll: true }
  if (!isSoonMet(goods, order, span, counted)) return null
  return { ids: walk(goods, order, span, firstGoods(shop, goods, order, counted.share)), isAll: false }
}

const isSoonMet = (goods: SomeGoods, order: GoodsOrder, span: Span, { share }: Pick<FoundGoods, "share">) =>
  span.offset + span.size <= share * stepsIn(goods, order, share)

async function idsOf({ db }: Shop, ids: SQL): Promise<number[]> {
  return (await db.execute<{ id: number }>(ids)).rows.map(({ id }) => id)
}

/** By going through goods of the shop in the order. */
const walk = ({ where }: SomeGoods, order: GoodsOrder, { offset, size }: Span, among: SQL): SQL =>
  sql`select id from ${among} as goods where ${where} ${inOrder(order)} limit ${size} offset ${offset}`

/** By putting all of them in order; "materialized", or the planner would walk the order in the hope to meet them soon. */
const sortAll = ({ where }: SomeGoods, { key, direction }: GoodsOrder, { offset, size }: Span): SQL => sql`
  with found as materialized (select id, ${key} as key, ${NOT_IN_PRICE_INDEX} from goods where ${where})
  select id from found order by key ${direction}, id ${direction} limit ${size} offset ${offset}`

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
