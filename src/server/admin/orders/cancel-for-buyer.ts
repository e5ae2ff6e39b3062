import { and, eq } from "drizzle-orm"
import { moneyRights } from "../../../contract/admin/staff-rights.ts"
import { shopOrder } from "../../../db/schema/order.ts"
import { isRefused, refused } from "../../../domain/refusal.ts"
import type { Refused } from "../../api/handlers.ts"
import { cancelOrder } from "../../orders/cancel-order.ts"
import type { Shop } from "../../shop.ts"
import type { Staff } from "../../who.ts"
import { noteAudit } from "../note-audit.ts"
import { movedTo, type OrderMoved } from "./work-on-order.ts"

/** Cancels an order in the shop's name; what was paid is given back, which is the owner's to decide. */
export async function cancelForBuyer(shop: Shop, staff: Staff, orderNo: string): Promise<OrderMoved | Refused> {
  const [order] = await shop.db
    .select()
    .from(shopOrder)
    .where(and(eq(shopOrder.siteId, shop.site.id), eq(shopOrder.orderNo, orderNo)))
  if (!order) return refused("unknownOrder")
  const by = { id: staff.id, siteId: shop.site.id }
  const canceller = { who: "staff", mayRefund: moneyRights.cancelPaidOrder.includes(staff.role) } as const
  const cancelled = await cancelOrder(shop, order.id, canceller, (tx) =>
    noteAudit(tx, by, "order.cancel", `order ${orderNo}`, { before: order.status }),
  )
  return isRefused(cancelled) ? cancelled : movedTo(order, cancelled.dStatus)
}
