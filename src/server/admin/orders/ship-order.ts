import type { Queries } from "../../../db/database.ts"
import { shopOrder } from "../../../db/schema/order.ts"
import { staffMay } from "../../../domain/orders/order-actions.ts"
import { ORDER_STATUS } from "../../../domain/orders/order-status.ts"
import type { Refused } from "../../api/handlers.ts"
import { queueMail } from "../../mail/queue-mail.ts"
import type { OrderRow } from "../../order-records/find-order.ts"
import { noteEvent } from "../../order-records/note-event.ts"
import type { Shop } from "../../shop.ts"
import { transact } from "../../transact.ts"
import type { Staff } from "../../who.ts"
import { noteAudit } from "../note-audit.ts"
import { isThisOrder, movedTo, notNow, type OrderMoved, workOnOrder } from "./work-on-order.ts"

type Parcel = { order_no: string; carrier: string; tracking_no: string }

/** Sends an order off, or corrects with what an order on its way was sent. Either way the buyer is told the number. */
export async function shipOrder(
  shop: Shop,
  staff: Staff,
  { order_no, carrier, tracking_no: trackingNo }: Parcel,
): Promise<OrderMoved | Refused> {
  const parcel = { carrier, trackingNo }
  const by = { id: staff.id, siteId: shop.site.id }
  const subject = `order ${order_no}`
  return transact(shop.db, (tx) =>
    workOnOrder(tx, shop, order_no, async ({ order, state }) => {
      const { shipped, delivered } = ORDER_STATUS
      if (state.status === shipped || state.status === delivered) {
        const before = { carrier: order.carrier, trackingNo: order.trackingNo }
        if (before.carrier === carrier && before.trackingNo === trackingNo) return movedTo(order)
        await tx.update(shopOrder).set(parcel).where(isThisOrder(order))
        await noteEvent(tx, order, "note", { corrected: { before, after: parcel } })
        await noteAudit(tx, by, "order.ship", subject, { before, after: parcel })
        await tellBuyer(tx, order, `orderShipped ${order.id} by ${carrier} ${trackingNo}`)
        return movedTo(order)
      }
      if (!staffMay("ship", state)) return notNow(state)
      await tx
        .update(shopOrder)
        .set({ ...parcel, status: shipped, shippedAt: shop.now })
        .where(isThisOrder(order))
      await noteEvent(tx, order, "shipped", parcel)
      await noteAudit(tx, by, "order.ship", subject, { before: order.status, after: shipped, ...parcel })
      await tellBuyer(tx, order, `orderShipped ${order.id}`)
      return movedTo(order, shipped)
    }),
  )
}

async function tellBuyer(tx: Queries, order: OrderRow, cause: string): Promise<void> {
  const { siteId, id: orderId, email: recipient, language, origin } = order
  await queueMail(tx, { siteId, kind: "orderShipped", recipient, language, origin, content: { orderId }, cause })
}
