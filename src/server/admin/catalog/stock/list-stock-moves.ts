import { and, desc, eq } from "drizzle-orm"
import type { adminStockCalls } from "../../../../contract/admin/stock-calls.ts"
import type { QueryOf } from "../../../../contract/call.ts"
import type { CallReply } from "../../../../contract/calls.ts"
import { shopOrder } from "../../../../db/schema/order.ts"
import { stockMove } from "../../../../db/schema/stock-move.ts"
import { variant } from "../../../../db/schema/variant.ts"
import type { Shop } from "../../../shop.ts"
import { countUpTo } from "../../count-up-to.ts"
import { pageOf } from "../../page-of.ts"

type Query = QueryOf<(typeof adminStockCalls)["GET /api/admin/stock/lists"]>

/** How stock came to be what it is, the latest first. What was there before moves were noted has none. */
export async function listStockMoves(
  { db, site }: Shop,
  query: Query,
): Promise<CallReply<"GET /api/admin/stock/lists">> {
  const where = and(
    eq(stockMove.siteId, site.id),
    eq(stockMove.goodsId, query.goods_id),
    query.detail_id === undefined ? undefined : eq(stockMove.variantId, query.detail_id),
    query.reason === undefined ? undefined : eq(stockMove.reason, query.reason),
  )
  return pageOf(query, await countUpTo(db, stockMove, where), async (span) => {
    const rows = await db
      .select({
        id: stockMove.id,
        goods_id: stockMove.goodsId,
        detail_id: stockMove.variantId,
        goodNo: variant.number,
        change: stockMove.change,
        stock: stockMove.stock,
        reason: stockMove.reason,
        note: stockMove.note,
        staffName: stockMove.staffName,
        order_no: shopOrder.orderNo,
        createdAt: stockMove.createdAt,
      })
      .from(stockMove)
      .innerJoin(variant, and(eq(variant.siteId, stockMove.siteId), eq(variant.id, stockMove.variantId)))
      .leftJoin(shopOrder, and(eq(shopOrder.siteId, stockMove.siteId), eq(shopOrder.id, stockMove.orderId)))
      .where(where)
      .orderBy(desc(stockMove.id))
      .limit(span.limit)
      .offset(span.offset)
    return rows.map(({ createdAt, ...row }) => ({ ...row, createTime: createdAt.toISOString() }))
  })
}
