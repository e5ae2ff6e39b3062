import { sql } from "drizzle-orm"
import type { Queries } from "../../db/database.ts"
import { refundFor } from "../../domain/orders/refund.ts"
import { RETURN_STATUS } from "../../domain/orders/return-status.ts"
import { type Money, minus, sum, times } from "../../domain/pricing/money.ts"

type Line = { unitPrice: Money; quantity: number; reduction: Money; returned: number; number: number }

/** What the pieces of a return cost after all reductions. Freight is not given back: the parcel was sent. A gift cost nothing. */
export async function refundOfReturn(db: Queries, siteId: number, returnId: number): Promise<Money> {
  const { rows } = await db.execute<Line>(sql`
    select l.unit_price as "unitPrice", l.quantity, l.reduction, r.quantity as number, (
      select coalesce(sum(x.quantity), 0)::int from return_line x join return_request q on q.id = x.return_id
      where x.site_id = r.site_id and x.order_id = r.order_id and x.order_line_id = l.id
        and q.status = ${RETURN_STATUS.confirmed} and q.id <> r.return_id) as returned
    from return_line r join order_line l on l.id = r.order_line_id
    where r.site_id = ${siteId} and r.return_id = ${returnId}`)
  return sum(
    rows.map(({ unitPrice, quantity, reduction, returned, number }) =>
      refundFor({ paid: minus(times(unitPrice, quantity), reduction), quantity, returned }, number),
    ),
  )
}
