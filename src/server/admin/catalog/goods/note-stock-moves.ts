import type { Queries } from "../../../../db/database.ts"
import { stockMove } from "../../../../db/schema/stock-move.ts"
import type { StaffStockReason } from "../../../../domain/catalog/stock-reasons.ts"
import type { StaffContext } from "../audited-transaction.ts"

type Move = {
  goodsId: number
  variantId: number
  before: number
  after: number
  reason: StaffStockReason
  note?: string | undefined
}

/** Notes why staff changed what is left of locked variants; where nothing changed there is nothing to note. */
export async function noteStockMoves(
  tx: Queries,
  { shop, staff }: StaffContext,
  moves: readonly Move[],
): Promise<void> {
  const rows = moves
    .filter(({ before, after }) => before !== after)
    .map(({ goodsId, variantId, before, after, reason, note = "" }) => ({
      siteId: shop.site.id,
      goodsId,
      variantId,
      change: after - before,
      stock: after,
      reason,
      note,
      staffName: staff.name,
      createdAt: shop.now,
    }))
  if (rows.length > 0) await tx.insert(stockMove).values(rows)
}
