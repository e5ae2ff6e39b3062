import { type SQL, sql } from "drizzle-orm"
import type { Shop } from "../shop.ts"
import type { SomeGoods } from "./goods-filter.ts"
import type { GoodsOrder } from "./goods-order.ts"

/**
 * So many goods of the shop are gone through in an order, for those that fit, before an index of what they are would be
 * faster: fewer where few fit, since these are soon looked up, more where the index of prices tells by itself which fit.
 */
type Reach = { max: number; byShare: number }
const GOODS: Reach = { max: 20_000, byShare: 1_000_000 }
const PRICE_INDEX: Reach = { max: 120_000, byShare: 2_000_000 }

const isInIndex = (goods: SomeGoods, order: GoodsOrder) => Boolean(order.isByPrice) && goods.isInPriceIndex

/** `share`: what part of the shop fits. */
export function stepsIn(goods: SomeGoods, order: GoodsOrder, share: number): number {
  const { max, byShare } = isInIndex(goods, order) ? PRICE_INDEX : GOODS
  return Math.min(max, Math.ceil(byShare * share))
}

/** The first goods of the shop in an order, to look for those that fit; all of them where what fits is a stretch of the shop. */
export function firstGoods({ site }: Shop, goods: SomeGoods, order: GoodsOrder, share: number, when = sql`true`): SQL {
  if (!goods.isPicked) return sql`goods`
  const columns = isInIndex(goods, order)
    ? sql`id, site_id, true as on_sale, min_price, ascending_price, category_ids, encrypted`
    : sql`*`
  return sql`(
    select ${columns} from goods where site_id = ${site.id} and on_sale and ${when}
    ${inOrder(order)} limit ${stepsIn(goods, order, share)})`
}

/** Wanted where goods are looked up by what they are: otherwise the planner would rather go through all of that index. */
export const NOT_IN_PRICE_INDEX = sql`rank`

export const inOrder = ({ key, direction }: GoodsOrder): SQL => sql`order by ${key} ${direction}, id ${direction}`
