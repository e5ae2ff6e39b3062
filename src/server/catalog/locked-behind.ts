import { sql } from "drizzle-orm"
import type { Shop } from "../shop.ts"
import { type AskedList, type Counted, countGoods } from "./count-goods.ts"
import { COUNT_CAP, NO_GOODS } from "./found-goods.ts"
import type { EntryRow } from "./goods-entry.ts"
import type { GoodsFilter } from "./goods-filter.ts"
import { goodsOrders } from "./goods-order.ts"
import { pageOfGoods } from "./page-of-goods.ts"

type PageOfOpen = (counted: Counted) => Promise<EntryRow[]>

/**
 * A list in an order that would tell of locked goods: it holds what it holds in the shop's own order, `plain`, and the
 * locked ones come last.
 */
export async function listLockedBehind(shop: Shop, list: AskedList, plain: GoodsFilter, pageOfOpen: PageOfOpen) {
  const query = { ...list.query, sort: "default" as const }
  const counted = (
    await countGoods(shop, { ...list, query, filter: plain, order: goodsOrders.default, span: NO_GOODS })
  ).counted
  const open = await pageOfOpen(counted)
  const { offset, size } = list.span
  if (open.length === size || counted.total > COUNT_CAP) return { counted, rows: open }
  const locked = await lockedIds(shop, list.filter)
  const place = offset + open.length - (counted.total - locked.length)
  const behind = locked.slice(Math.max(0, place), Math.max(0, place) + size - open.length)
  return { counted, rows: [...open, ...(await pageOfGoods(shop, query, null, behind))] }
}

async function lockedIds(shop: Shop, filter: GoodsFilter): Promise<number[]> {
  const { where } = filter({ open: true })
  const { rows } = await shop.db.execute<{ id: number }>(
    sql`select id from goods where ${where} order by rank desc, id desc limit ${COUNT_CAP}`,
  )
  return rows.map(({ id }) => id)
}
