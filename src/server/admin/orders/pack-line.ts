import { and, eq } from "drizzle-orm"
import type { BodyOf } from "../../../contract/call.ts"
import type { AllCalls } from "../../../contract/calls.ts"
import { orderLine } from "../../../db/schema/order.ts"
import { refused } from "../../../domain/refusal.ts"
import type { Refused } from "../../api/handlers.ts"
import type { Shop } from "../../shop.ts"
import { transact } from "../../transact.ts"
import type { Staff } from "../../who.ts"
import { noteAudit } from "../note-audit.ts"
import { movedTo, type OrderMoved, workOnOrder } from "./work-on-order.ts"

type Tick = BodyOf<AllCalls["POST /api/admin/order/pack"]>

/** A tick beside a line while packing, which whoever goes on packing sees too. */
export async function packLine(
  shop: Shop,
  staff: Staff,
  { order_no, id, packed: isPacked }: Tick,
): Promise<OrderMoved | Refused> {
  return transact(shop.db, (tx) =>
    workOnOrder(tx, shop, order_no, async ({ order }) => {
      const { siteId } = order
      const isThis = and(eq(orderLine.siteId, siteId), eq(orderLine.orderId, order.id), eq(orderLine.id, id))
      const ticked = await tx.update(orderLine).set({ isPacked }).where(isThis).returning({ id: orderLine.id })
      if (ticked.length === 0) return refused("unknownRow")
      await noteAudit(tx, { id: staff.id, siteId }, "order.pack", `order ${order_no}`, { line: id, packed: isPacked })
      return movedTo(order)
    }),
  )
}
