import { and, eq } from "drizzle-orm"
import type { CallReply } from "../../../contract/calls.ts"
import { returnRequest } from "../../../db/schema/after-sale.ts"
import { shopOrder } from "../../../db/schema/order.ts"
import { returnSteps } from "../../../domain/orders/return-status.ts"
import { type Refusal, refused } from "../../../domain/refusal.ts"
import { isRefunded } from "../../returns/lock-return.ts"
import { returnShown } from "../../returns/return-detail.ts"
import type { Shop } from "../../shop.ts"

const STAFF_STEPS = ["approve", "refuse", "confirm"] as const

/** A return as its buyer sees it, and what staff may do with it now. */
export async function showReturn(
  { db, site }: Shop,
  id: number,
): Promise<CallReply<"GET /api/admin/return/detail"> | Refusal<"unknownReturn">> {
  const [found] = await db
    .select({ request: returnRequest, order: shopOrder, refunded: isRefunded })
    .from(returnRequest)
    .innerJoin(shopOrder, and(eq(shopOrder.siteId, returnRequest.siteId), eq(shopOrder.id, returnRequest.orderId)))
    .where(and(eq(returnRequest.siteId, site.id), eq(returnRequest.id, id)))
  if (!found) return refused("unknownReturn")
  const shown = await returnShown(db, found)
  const possible = returnSteps({ status: shown.status, by: "staff", refundMade: shown.refundMade })
  return {
    ...shown,
    email: found.order.email,
    contacter: found.order.address.contact,
    language: found.order.language,
    steps: STAFF_STEPS.filter((step) => possible.includes(step)),
  }
}
