import { and, inArray, ne, not } from "drizzle-orm"
import { shopOrder } from "../../../db/schema/order.ts"
import { ORDER_STATUS, PAYMENT_STATUS } from "../../../domain/orders/order-status.ts"
import { isHeldSql } from "../../order-records/held-order.ts"

/** Orders that are to be sent: placed or in preparation, not refunded, and not waiting for goods that were added. */
export const isToShip = and(
  inArray(shopOrder.status, [ORDER_STATUS.placed, ORDER_STATUS.preparing]),
  ne(shopOrder.paymentStatus, PAYMENT_STATUS.refunded),
  not(isHeldSql),
)
