import type { BulkReply } from "../../../contract/admin/goods-bulk.ts"
import type { AdminGoods } from "../../../contract/admin/goods-shapes.ts"
import { readPrice, readStock, stockAfter } from "../../features/goods/read-typed.ts"
import type { useCellEdits } from "./use-cell-edits.ts"

type Edits = Pick<ReturnType<typeof useCellEdits>, "of">
type Row = { id: number; detail_id: number; updated_at: string; price?: number; set?: number; change?: number }

/** The rows of the list that were changed, as the call takes them; null where a cell cannot be read. */
export function changedRows(goods: readonly AdminGoods[], edits: Edits): Row[] | null {
  const rows: Row[] = []
  for (const { id, detail_id, updated_at, stock: before } of goods) {
    if (detail_id === null) continue
    const [price, stock] = [edits.of(detail_id, "price"), edits.of(detail_id, "stock")]
    if (price === undefined && stock === undefined) continue
    const asked = price === undefined ? undefined : readPrice(price)
    const pieces = stock === undefined ? undefined : readStock(stock)
    if (asked === null || pieces === null) return null
    if (pieces && stockAfter(pieces, before) < 0) return null
    rows.push({ id, detail_id, updated_at, ...(asked !== undefined && { price: asked }), ...pieces })
  }
  return rows
}

/** What was wrong, by variant; their cells stay as they were typed. */
export function faultsByVariant(rows: readonly Row[], { faults }: BulkReply): Map<number, string> {
  return new Map(faults.flatMap(({ at, msg }) => (rows[at] ? [[rows[at].detail_id, msg]] : [])))
}
