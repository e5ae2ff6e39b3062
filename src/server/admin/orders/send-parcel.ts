import { and, eq, inArray } from "drizzle-orm"
import type { Queries } from "../../../db/database.ts"
import { orderLine, shopOrder } from "../../../db/schema/order.ts"
import { parcel, parcelLine } from "../../../db/schema/parcel.ts"
import { ORDER_STATUS } from "../../../domain/orders/order-status.ts"
import { canLeave, hasAllLeft, piecesLeft } from "../../../domain/orders/parcel.ts"
import { refused } from "../../../domain/refusal.ts"
import type { Refused } from "../../api/handlers.ts"
import { queueMail } from "../../mail/queue-mail.ts"
import type { OrderRow } from "../../order-records/find-order.ts"
import { linePieces } from "../../order-records/line-pieces.ts"
import { noteEvent } from "../../order-records/note-event.ts"
import type { Shop } from "../../shop.ts"
import type { Staff } from "../../who.ts"
import { noteAudit } from "../note-audit.ts"
import { beginStep, holdStep } from "../steps/undoable-step.ts"
import { isThisOrder, movedTo, type OrderStepped, orderStep } from "./work-on-order.ts"

export type Label = { carrier: string; trackingNo: string }
type Pieces = { id: number; quantity: number }

/**
 * Pieces of an order leave in a parcel, all that are left where none are named. With its last piece the order is on its
 * way (8); until then it stays in preparation (7). The order must be locked, and one that may be sent.
 */
export async function sendParcel(
  tx: Queries,
  { shop, staff, order }: { shop: Shop; staff: Staff; order: OrderRow },
  label: Label,
  wanted: readonly Pieces[] | "rest",
): Promise<(OrderStepped & { parcel_id: number }) | Refused> {
  const { siteId, id: orderId } = order
  const lines = await linePieces(tx, order)
  const rest = lines.map((line) => ({ id: line.id, quantity: piecesLeft(line) })).filter(({ quantity }) => quantity > 0)
  const pieces = wanted === "rest" ? rest : wanted
  if (!canLeave(new Map(lines.map((line) => [line.id, line])), pieces))
    return refused("notPossibleNow", { why: "moreThanLeft", dStatus: order.status, lines: rest })
  const ids = pieces.map(({ id }) => id)
  const { rows, ...concerned } = orderStep(order, "order.ship")
  const ticked = ids.map((id) => ({ table: "order_line", id }) as const)
  const step = await beginStep(tx, { ...concerned, rows: [...rows, ...ticked] })
  const [sent] = await tx
    .insert(parcel)
    .values({ siteId, orderId, ...label, createdAt: shop.now })
    .returning({ id: parcel.id })
  if (!sent) throw new Error("The parcel was not stored")
  const inside = pieces.map(({ id, quantity }) => ({ siteId, orderId, parcelId: sent.id, orderLineId: id, quantity }))
  await tx.insert(parcelLine).values(inside)
  const isInside = and(eq(orderLine.siteId, siteId), eq(orderLine.orderId, orderId), inArray(orderLine.id, ids))
  await tx.update(orderLine).set({ isPacked: false }).where(isInside)
  const status = hasAllLeft(await linePieces(tx, order)) ? ORDER_STATUS.shipped : ORDER_STATUS.preparing
  const isLast = status === ORDER_STATUS.shipped
  await tx
    .update(shopOrder)
    .set({ ...label, status, expiresAt: null, ...(isLast && { shippedAt: shop.now }) })
    .where(isThisOrder(order))
  const detail = { ...label, parcelId: sent.id, by: staff.name }
  await noteEvent(tx, order, isLast ? "shipped" : "parcelSent", detail)
  await noteAudit(tx, { id: staff.id, siteId }, "order.ship", `order ${order.orderNo}`, {
    before: order.status,
    after: status,
    ...label,
    ...(wanted !== "rest" && { lines: pieces }),
  })
  const cause = `orderShipped ${orderId} parcel ${sent.id}`
  await tellOfParcel(tx, order, sent.id, cause)
  const undo = await holdStep(tx, staff.id, step, { mails: [cause], made: [{ table: "parcel", id: sent.id }] })
  return { ...movedTo(order, status), parcel_id: sent.id, undo }
}

/** Tells the buyer carrier and number of a parcel. */
export async function tellOfParcel(
  tx: Queries,
  { siteId, id: orderId, email: recipient, language, origin }: OrderRow,
  parcelId: number,
  cause: string,
): Promise<void> {
  const content = { orderId, parcelId }
  await queueMail(tx, { siteId, kind: "orderShipped", recipient, language, origin, content, cause })
}
