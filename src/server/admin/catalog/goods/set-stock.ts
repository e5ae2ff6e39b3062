import { and, eq } from "drizzle-orm"
import { STOCK_MAX } from "../../../../contract/admin/fields.ts"
import type { adminStockCalls } from "../../../../contract/admin/stock-calls.ts"
import type { BodyOf } from "../../../../contract/call.ts"
import type { CallReply } from "../../../../contract/calls.ts"
import { indexGoods } from "../../../../db/index-goods.ts"
import { variant } from "../../../../db/schema/variant.ts"
import { refused } from "../../../../domain/refusal.ts"
import type { Refused } from "../../../api/handlers.ts"
import { auditedTransaction, type StaffContext } from "../audited-transaction.ts"
import { noteStockMoves } from "./note-stock-moves.ts"

type StockSent = BodyOf<(typeof adminStockCalls)["POST /api/admin/goods/stock"]>

/** Pieces of a variant, reckoned while its row is locked: `change` counts from what is left after every sale before. */
export async function setStock(
  context: StaffContext,
  { detail_id, set, change = 0, reason = set === undefined ? "correction" : "counted", note: why }: StockSent,
): Promise<CallReply<"POST /api/admin/goods/stock"> | Refused> {
  const { site } = context.shop
  const own = and(eq(variant.siteId, site.id), eq(variant.id, detail_id))
  return auditedTransaction(context, async (tx, note) => {
    const [before] = await tx.select().from(variant).where(own).for("no key update")
    if (!before) return refused("unknownRow")
    const stock = set ?? before.stock + change
    if (stock < 0) return refused("outOfStock", { available: before.stock })
    if (stock > STOCK_MAX) return refused("notPossibleNow", { available: before.stock, most: STOCK_MAX })
    await tx.update(variant).set({ stock }).where(own)
    const { id: variantId, goodsId, stock: had } = before
    await noteStockMoves(tx, context, [{ goodsId, variantId, before: had, after: stock, reason, note: why }])
    await indexGoods(tx, site.id, [goodsId])
    await note("variant.stock", `variant ${before.id}`, { goodsId, before: had, after: stock, reason })
    return { detail_id, stock }
  })
}
