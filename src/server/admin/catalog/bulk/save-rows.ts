import type { BulkReply, BulkSent } from "../../../../contract/admin/goods-bulk.ts"
import { indexGoods } from "../../../../db/index-goods.ts"
import type { Refused } from "../../../api/handlers.ts"
import { auditedTransaction, type StaffContext } from "../audited-transaction.ts"
import { noteStockMoves } from "../goods/note-stock-moves.ts"
import { holdRows } from "./held-rows.ts"
import { faultsIn, isEdit, readRows } from "./read-rows.ts"
import { differences } from "./row-differences.ts"
import { sortRows } from "./row-faults.ts"
import { ofGoods, writeGoods, writeVariants } from "./write-rows.ts"

const byPlace = (one: { at: number }, other: { at: number }) => one.at - other.at

/** Saves many rows at once; those with a fault are named, and with `refuse` they hold up all others. */
export async function saveBulkRows(context: StaffContext, sent: BulkSent): Promise<BulkReply | Refused> {
  const { site, now, language } = context.shop
  const fault = faultsIn(language)
  const read = readRows(sent.rows, fault)
  return auditedTransaction(context, async (tx, note): Promise<BulkReply> => {
    const held = await holdRows(tx, site.id, read.good)
    const sorted = sortRows(read.good, held, fault)
    const faults = [...read.faults, ...sorted.faults].toSorted(byPlace)
    if (sorted.good.length === 0 || (sent.faults === "refuse" && faults.length > 0))
      return { saved: [], stock: [], faults }

    const saved = await writeGoods(tx, site.id, ofGoods(sorted.good.filter(isEdit)), now)
    const moves = await writeVariants(tx, site.id, sorted.good, held)
    const reasonOf = new Map(
      sorted.good.map((row) => [row.detail_id, row.set === undefined ? "correction" : "counted"] as const),
    )
    await noteStockMoves(
      tx,
      context,
      moves.map((move) => ({
        ...move,
        reason: sent.reason ?? reasonOf.get(move.variantId) ?? "correction",
        note: sent.note,
      })),
    )
    const touched = [...new Set(sorted.good.map(({ id }) => id))].toSorted((one, other) => one - other)
    await indexGoods(tx, site.id, touched)
    for (const [id, detail] of differences(sorted.good, held)) await note("goods.bulk", `goods ${id}`, detail)
    const changed = moves.filter(({ before, after }) => before !== after)
    return { saved, stock: changed.map(({ variantId, after }) => ({ detail_id: variantId, stock: after })), faults }
  })
}
