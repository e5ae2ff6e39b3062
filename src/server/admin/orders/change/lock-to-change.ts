import { and, eq } from "drizzle-orm"
import type { Queries } from "../../../../db/database.ts"
import { shopOrder } from "../../../../db/schema/order.ts"
import { ORDER_STATUS, PAYMENT_STATUS } from "../../../../domain/orders/order-status.ts"
import { refused } from "../../../../domain/refusal.ts"
import type { Refused } from "../../../api/handlers.ts"
import type { OrderRow } from "../../../order-records/find-order.ts"
import { handTotals } from "../../../order-records/hand-totals.ts"
import { isHeld } from "../../../order-records/held-order.ts"
import { lockOrder } from "../../../order-records/lock-order.ts"
import { openAttempts } from "../../../payments/find-payment.ts"
import type { Shop } from "../../../shop.ts"
import { moneyObstacle } from "./refund-change.ts"

const { created, placed, preparing } = ORDER_STATUS
const CHANGEABLE: readonly number[] = [created, placed, preparing]

/** The order, locked, if it can be changed: nothing of it was sent, none of its money went back for pieces, nothing is on its way. */
export async function lockToChange({ site }: Shop, tx: Queries, orderNo: string): Promise<OrderRow | Refused> {
  const [named] = await tx
    .select({ id: shopOrder.id })
    .from(shopOrder)
    .where(and(eq(shopOrder.siteId, site.id), eq(shopOrder.orderNo, orderNo)))
  const order = named && (await lockOrder(tx, site.id, named.id))
  if (!order) return refused("unknownOrder")
  const { status: dStatus, paymentStatus: amontStatus } = order
  const not = (why: string) => refused("notPossibleNow", { dStatus, amontStatus, why })
  const { unpaid, paid } = PAYMENT_STATUS
  if (!CHANGEABLE.includes(dStatus)) return not("sent")
  if (amontStatus !== unpaid && amontStatus !== paid) return not("money")
  if (amontStatus === unpaid && (await openAttempts(tx, order)).length > 0) return not("paying")
  if (await isHeld(tx, order)) return not("followed")
  const hand = await handTotals(tx, order)
  if (amontStatus === unpaid && hand.received > hand.givenBack) return not("partlyPaid")
  if (hand.givenBack > order.overpaid) return not("refunded")
  return (await moneyObstacle(tx, order)) ?? order
}
