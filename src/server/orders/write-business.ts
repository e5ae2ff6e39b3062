import type { Queries } from "../../db/database.ts"
import { orderBusiness } from "../../db/schema/business.ts"
import { businessKind } from "../../domain/tax/buyers/buyer-kind.ts"
import type { BuyingBusiness } from "../business/buying-as.ts"
import { checkColumns } from "../business/check-columns.ts"

/** Freezes for which business an order was bought, and what was known of its VAT number then. */
export async function writeBusiness(
  tx: Queries,
  { id: orderId, siteId }: { id: number; siteId: number },
  { check, ...business }: BuyingBusiness,
): Promise<void> {
  await tx
    .insert(orderBusiness)
    .values({ siteId, orderId, ...business, kind: businessKind(check), ...checkColumns(check) })
}
