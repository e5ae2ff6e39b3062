import type { Refused } from "../../api/handlers.ts"
import { noteEvent } from "../../order-records/note-event.ts"
import type { Shop } from "../../shop.ts"
import { transact } from "../../transact.ts"
import type { Staff } from "../../who.ts"
import { noteAudit } from "../note-audit.ts"
import { movedTo, type OrderMoved, workOnOrder } from "./work-on-order.ts"

/** A word for colleagues, whatever the order's status. */
export async function noteOnOrder(
  shop: Shop,
  staff: Staff,
  { order_no, text }: { order_no: string; text: string },
): Promise<OrderMoved | Refused> {
  return transact(shop.db, (tx) =>
    workOnOrder(tx, shop, order_no, async ({ order }) => {
      await noteEvent(tx, order, "note", { text, by: staff.name })
      await noteAudit(tx, { id: staff.id, siteId: shop.site.id }, "order.note", `order ${order_no}`, { text })
      return movedTo(order)
    }),
  )
}
