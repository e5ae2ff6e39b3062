import { type SQL, sql } from "drizzle-orm"
import type { Shop } from "../shop.ts"
import { COUNT_CAP, type FoundGoods, isOpen, type PriceSpan, type Span } from "./found-goods.ts"
import type { SomeGoods } from "./goods-filter.ts"
import type { GoodsOrder } from "./goods-order.ts"
import { isAtEnd, stretchEnds } from "./price-span.ts"

/** If more of the found goods than this come no later than the edge, it narrows little. */
const NEAR_MAX = 1_000

type Wanted = { ids: number[]; prices: PriceSpan }

/** The wanted goods in their order, and the prices there are: from the found goods where these are all, else by a second look. */
export async function wantedGoods(
  shop: Shop,
  goods: SomeGoods,
  order: GoodsOrder,
  span: Span,
  found: FoundGoods,
): Promise<Wanted> {
  if (found.total <= COUNT_CAP) return { ids: found.ids, prices: found }
  if (found.isDense) return walkAndLook(shop, goods, order, span)
  const isNear = found.near <= NEAR_MAX
  const [walked, seen] = await Promise.all([
    isNear ? null : walk(shop, goods, order, span),
    lookNear(shop, goods, order, span, found, isNear),
  ])
  return { ...seen, ids: walked ?? seen.ids }
}

/** By going through the shop in the order: for deep pages, and where nearly all goods fit. */
async function walk(shop: Shop, goods: SomeGoods, order: GoodsOrder, span: Span): Promise<number[]> {
  const { rows } = await shop.db.execute<{ ids: number[] }>(sql`select ${walked(goods, order, span)} as ids`)
  return rows[0]?.ids ?? []
}

/** The same with the ends of the price span, in one go. */
async function walkAndLook(shop: Shop, goods: SomeGoods, order: GoodsOrder, span: Span): Promise<Wanted> {
  const { rows } = await shop.db.execute<PriceSpan & { ids: number[] }>(
    sql`select ${walked(goods, order, span)} as ids, ${stretchEnds(shop, goods)}`,
  )
  const { ids = [], min = null, max = null } = rows[0] ?? {}
  return { ids, prices: { min, max } }
}

const walked = ({ where }: SomeGoods, { key, direction }: GoodsOrder, { offset, size }: Span): SQL => sql`array(
  select id from goods where ${where} order by ${key} ${direction}, id ${direction} limit ${size} offset ${offset})`

/**
 * Of more goods than were looked at, the first ones and the ends of the price span lie at or beyond the edges of those
 * that were. Said so, as ranges and in one piece ("materialized"), the planner finds them by putting indexes together.
 * With a mere "limit" it walks the index of the order and hopes to meet fitting goods soon; for the cheapest of the
 * laptops that is a walk through the whole shop.
 */
async function lookNear(
  shop: Shop,
  { where }: SomeGoods,
  order: GoodsOrder,
  span: Span,
  found: FoundGoods,
  isNear: boolean,
): Promise<Wanted> {
  const before: SQL = isNear ? sql`${order.key} ${order.isAtLeast} ${found.edge} or` : sql``
  const { rows } = await shop.db.execute<PriceSpan & { ids: number[] }>(sql`
    with near as materialized (
      select id, ${order.key} as key, min_price, ${isOpen(shop)} as is_open from goods
      where ${where} and (${before} ${isAtEnd(found)})
    )
    select array(select id from near ${inOrder(order, span)}) as ids,
      (select min(min_price) from near where min_price > 0 and is_open) as min,
      (select max(min_price) from near where min_price > 0 and is_open) as max`)
  const [near] = rows
  return { ids: near?.ids ?? [], prices: near ?? found }
}

const inOrder = ({ direction }: GoodsOrder, { offset, size }: Span) =>
  sql`order by key ${direction}, id ${direction} limit ${size} offset ${offset}`
