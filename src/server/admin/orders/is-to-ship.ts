import { and, inArray, ne } from "drizzle-orm"
import { shopOrder } from "../../../db/schema/order.ts"
import { ORDER_STATUS, PAYMENT_STATUS } from "../../../domain/orders/order-status.ts"

/** Orders that are to be sent: placed or in preparation, and not refunded. */
export const isToShip = and(
  inArray(shopOrder.status, [ORDER_STATUS.placed, ORDER_STATUS.preparing]),
  ne(shopOrder.paymentStatus, PAYMENT_STATUS.refunded),
)
