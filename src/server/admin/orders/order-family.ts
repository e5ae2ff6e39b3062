import { and, eq, or } from "drizzle-orm"
import type { CallReply } from "../../../contract/calls.ts"
import { shopOrder } from "../../../db/schema/order.ts"
import type { OrderRow } from "../../order-records/find-order.ts"
import { isHeld } from "../../order-records/held-order.ts"
import type { Shop } from "../../shop.ts"

type Family = Pick<CallReply<"GET /api/admin/order/detail">, "madeByStaff" | "follows" | "followUps" | "held">

/** The orders that belong to one: what it adds goods to, and what adds goods to it. */
export async function orderFamily({ db, site }: Shop, order: OrderRow): Promise<Family> {
  const { id, orderNo, status: dStatus, paymentStatus: amontStatus, followsId } = shopOrder
  const isFamily = or(eq(followsId, order.id), order.followsId === null ? undefined : eq(id, order.followsId))
  const rows = await db
    .select({ id, order_no: orderNo, dStatus, amontStatus })
    .from(shopOrder)
    .where(and(eq(shopOrder.siteId, site.id), isFamily))
    .orderBy(id)
  const before = rows.find((row) => row.id === order.followsId)
  return {
    madeByStaff: order.isMadeByStaff,
    follows: before?.order_no ?? null,
    followUps: rows.filter((row) => row !== before).map(({ id: _, ...row }) => row),
    held: await isHeld(db, order),
  }
}
