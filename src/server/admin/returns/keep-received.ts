import { sql } from "drizzle-orm"
import type { Queries } from "../../../db/database.ts"
import { refused } from "../../../domain/refusal.ts"
import type { Refused } from "../../api/handlers.ts"

type Received = { detail_id: number; number: number; isGift: boolean }
type Announced = { lineId: number; variantId: number; isGift: boolean; quantity: number }

/**
 * Leaves in a return what has come of it. What did not come counts as kept: it is not given back for, and may be sent back
 * another time. A line that is not named has come whole; nothing at all is no return.
 */
export async function keepReceived(
  tx: Queries,
  siteId: number,
  returnId: number,
  received: readonly Received[],
): Promise<Refused | null> {
  const { rows } = await tx.execute<Announced>(sql`
    select r.order_line_id as "lineId", l.variant_id as "variantId", l.is_gift as "isGift", r.quantity
    from return_line r join order_line l on l.id = r.order_line_id
    where r.site_id = ${siteId} and r.return_id = ${returnId}`)
  const wrong = () => refused("invalidField", { fields: { lines: "quantity" } })
  const come = new Map(rows.map(({ lineId, quantity }) => [lineId, quantity]))
  for (const { detail_id, isGift, number } of received) {
    const line = rows.find((row) => row.variantId === detail_id && row.isGift === isGift)
    if (!line || number > line.quantity) return wrong()
    come.set(line.lineId, number)
  }
  if ([...come.values()].every((number) => number === 0)) return wrong()
  for (const { lineId, quantity } of rows) {
    const number = come.get(lineId) ?? quantity
    if (number === quantity) continue
    const isLine = sql`site_id = ${siteId} and return_id = ${returnId} and order_line_id = ${lineId}`
    await tx.execute(
      number === 0
        ? sql`delete from return_line where ${isLine}`
        : sql`update return_line set quantity = ${number} where ${isLine}`,
    )
  }
  return null
}
