import { shopOrder } from "../../../db/schema/order.ts"
import { type StaffAction, staffMay } from "../../../domain/orders/order-actions.ts"
import { ORDER_STATUS, type OrderStatus } from "../../../domain/orders/order-status.ts"
import type { Refused } from "../../api/handlers.ts"
import type { OrderRow } from "../../order-records/find-order.ts"
import { noteEvent, type OrderEventKind } from "../../order-records/note-event.ts"
import type { Shop } from "../../shop.ts"
import { transact } from "../../transact.ts"
import type { Staff } from "../../who.ts"
import { noteAudit } from "../note-audit.ts"
import { beginStep, holdStep } from "../steps/undoable-step.ts"
import { isThisOrder, movedTo, notNow, type OrderStepped, orderStep, workOnOrder } from "./work-on-order.ts"

type Step = { to: OrderStatus; event: OrderEventKind; stamps: (order: OrderRow, now: Date) => Partial<OrderRow> }

/** The steps that need nothing but a click. */
const STEPS = {
  accept: {
    to: ORDER_STATUS.placed,
    event: "accepted",
    stamps: (order, now) => ({ checkedAt: order.checkedAt ?? now, expiresAt: null }),
  },
  prepare: { to: ORDER_STATUS.preparing, event: "preparing", stamps: () => ({}) },
  deliver: { to: ORDER_STATUS.delivered, event: "delivered", stamps: () => ({}) },
  complete: { to: ORDER_STATUS.completed, event: "completed", stamps: (_, now) => ({ completedAt: now }) },
} as const satisfies Partial<Record<StaffAction, Step>>

export async function moveOrder(
  shop: Shop,
  staff: Staff,
  orderNo: string,
  action: keyof typeof STEPS,
): Promise<OrderStepped | Refused> {
  return transact(shop.db, (tx) =>
    workOnOrder(tx, shop, orderNo, async ({ order, state }) => {
      if (!staffMay(action, state)) return notNow(state)
      const { to, event, stamps }: Step = STEPS[action]
      const step = await beginStep(tx, orderStep(order, `order.${action}`))
      await tx
        .update(shopOrder)
        .set({ ...stamps(order, shop.now), status: to })
        .where(isThisOrder(order))
      await noteEvent(tx, order, event, { by: staff.name })
      const by = { id: staff.id, siteId: shop.site.id }
      await noteAudit(tx, by, `order.${action}`, `order ${orderNo}`, { before: order.status, after: to })
      return { ...movedTo(order, to), undo: await holdStep(tx, staff.id, step) }
    }),
  )
}
