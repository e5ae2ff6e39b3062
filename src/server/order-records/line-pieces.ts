import { sql } from "drizzle-orm"
import type { Queries } from "../../db/database.ts"
import type { LinePieces } from "../../domain/orders/parcel.ts"

export type LineLeft = { id: number; variantId: number; quantity: number; shipped: number; cancelled: number }

/** The lines of an order with what has become of their pieces. Lock the order first: then it holds. */
export async function linePieces(
  db: Pick<Queries, "execute">,
  { siteId, id }: { siteId: number; id: number },
): Promise<LineLeft[]> {
  const { rows } = await db.execute<LineLeft>(sql`
    select l.id, l.variant_id as "variantId", l.quantity, l.cancelled, (
      select coalesce(sum(x.quantity), 0)::int from parcel_line x
      where x.site_id = l.site_id and x.order_id = l.order_id and x.order_line_id = l.id) as shipped
    from order_line l where l.site_id = ${siteId} and l.order_id = ${id} order by l.is_gift, l.id`)
  return rows
}

/** Whether a part of an order has left, and a part has not. */
export function isPartlySent(lines: readonly LinePieces[]): boolean {
  return lines.some(({ shipped }) => shipped > 0)
}
