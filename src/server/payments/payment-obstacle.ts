import { shopperMay } from "../../domain/orders/order-actions.ts"
import { isOrderStatus, isPaymentStatus, ORDER_STATUS } from "../../domain/orders/order-status.ts"
import { refused } from "../../domain/refusal.ts"
import type { Refused } from "../api/handlers.ts"
import type { OrderRow } from "../order-records/find-order.ts"

/** Why an order cannot be paid now, or null. Who asks has proved to be the buyer. */
export function paymentObstacle({ status, paymentStatus, expiresAt }: OrderRow, now: Date): Refused | null {
  if (status === ORDER_STATUS.invalid || (status === ORDER_STATUS.created && expiresAt && expiresAt <= now))
    return refused("orderExpired", { amontStatus: paymentStatus })
  const isKnown = isOrderStatus(status) && isPaymentStatus(paymentStatus)
  const isPayable =
    isKnown &&
    shopperMay("pay", { status, payment: paymentStatus, returnRunning: false, viewer: "provenGuest", remarksOn: false })
  return isPayable ? null : refused("notPossibleNow", { amontStatus: paymentStatus })
}
