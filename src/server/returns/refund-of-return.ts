import type { Queries } from "../../db/database.ts"
import { type Money, sum } from "../../domain/pricing/money.ts"
import { refundLinesOfReturn } from "../payments/refund-lines.ts"
import { freightOfReturn } from "./freight-of-return.ts"

/**
 * What the pieces of a return cost after all reductions. A gift cost nothing. Freight is given back only to who withdraws
 * from all of the order: the parcel was sent.
 */
export async function refundOfReturn(db: Queries, siteId: number, returnId: number): Promise<Money> {
  const lines = await refundLinesOfReturn(db, siteId, returnId)
  return sum([...lines.map(({ amount }) => amount), await freightOfReturn(db, siteId, returnId)])
}
