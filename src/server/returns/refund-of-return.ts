import type { Queries } from "../../db/database.ts"
import { type Money, sum } from "../../domain/pricing/money.ts"
import { refundLinesOfReturn } from "../payments/refund-lines.ts"

/** What the pieces of a return cost after all reductions. Freight is not given back: the parcel was sent. A gift cost nothing. */
export async function refundOfReturn(db: Queries, siteId: number, returnId: number): Promise<Money> {
  return sum((await refundLinesOfReturn(db, siteId, returnId)).map(({ amount }) => amount))
}
