import type { BodyOf } from "../../../contract/call.ts"
import type { AllCalls } from "../../../contract/calls.ts"
import { staffMay } from "../../../domain/orders/order-actions.ts"
import { ORDER_STATUS } from "../../../domain/orders/order-status.ts"
import type { Refused } from "../../api/handlers.ts"
import { once, requestHash } from "../../orders/idempotency.ts"
import type { Shop } from "../../shop.ts"
import { transact } from "../../transact.ts"
import type { Staff } from "../../who.ts"
import { correctLatestParcel } from "./correct-parcel.ts"
import { sendParcel } from "./send-parcel.ts"
import { notNow, type OrderStepped, workOnOrder } from "./work-on-order.ts"

type Parcel = BodyOf<AllCalls["POST /api/admin/order/ship"]>
type PartParcel = BodyOf<AllCalls["POST /api/admin/order/parcel"]>

/**
 * Sends off all of an order that is left, in one parcel, or corrects with what an order on its way was sent. Either way
 * the buyer is told the number. `onlyOnce`: nothing is corrected.
 */
export async function shipOrder(
  shop: Shop,
  staff: Staff,
  { order_no, carrier, tracking_no: trackingNo }: Parcel,
  onlyOnce = false,
): Promise<OrderStepped | Refused> {
  const label = { carrier, trackingNo }
  return transact(shop.db, (tx) =>
    workOnOrder(tx, shop, order_no, async ({ order, state }) => {
      const { shipped, delivered } = ORDER_STATUS
      const isSent = state.status === shipped || state.status === delivered
      if (isSent && !onlyOnce) return correctLatestParcel(tx, { staff, order }, label)
      if (!staffMay("ship", state)) return notNow(state)
      const sent = await sendParcel(tx, { shop, staff, order }, label, "rest")
      if ("refused" in sent) return sent
      const { parcel_id: _, ...moved } = sent
      return moved
    }),
  )
}

/** Sends off some pieces. The same key is the same parcel, however often it is clicked. */
export async function shipPieces(
  shop: Shop,
  staff: Staff,
  { order_no, carrier, tracking_no: trackingNo, lines }: PartParcel,
  key: string,
) {
  const bodyHash = requestHash("admin parcel", staff.id, order_no, { carrier, trackingNo, lines })
  return transact(shop.db, (tx) =>
    once(tx, { siteId: shop.site.id, key, bodyHash }, () =>
      workOnOrder(tx, shop, order_no, async ({ order, state }) => {
        if (!staffMay("ship", state)) return notNow(state)
        return sendParcel(tx, { shop, staff, order }, { carrier, trackingNo }, lines)
      }),
    ),
  )
}
