import { and, desc, eq } from "drizzle-orm"
import type { BodyOf } from "../../../contract/call.ts"
import type { AllCalls } from "../../../contract/calls.ts"
import type { Queries } from "../../../db/database.ts"
import { shopOrder } from "../../../db/schema/order.ts"
import { parcel } from "../../../db/schema/parcel.ts"
import { refused } from "../../../domain/refusal.ts"
import type { Refused } from "../../api/handlers.ts"
import type { OrderRow } from "../../order-records/find-order.ts"
import { noteEvent } from "../../order-records/note-event.ts"
import type { Shop } from "../../shop.ts"
import { transact } from "../../transact.ts"
import type { Staff } from "../../who.ts"
import { noteAudit } from "../note-audit.ts"
import { beginStep, holdStep } from "../steps/undoable-step.ts"
import { type Label, tellOfParcel } from "./send-parcel.ts"
import { isThisOrder, movedTo, type OrderStepped, orderStep, workOnOrder } from "./work-on-order.ts"

type Corrected = BodyOf<AllCalls["POST /api/admin/order/parcelNumber"]>
type Work = { staff: Staff; order: OrderRow }

/** Another carrier or number for a parcel that has left. The same again changes nothing, and tells nobody. */
export async function correctParcel(
  shop: Shop,
  staff: Staff,
  { order_no, parcel_id, carrier, tracking_no: trackingNo }: Corrected,
): Promise<OrderStepped | Refused> {
  return transact(shop.db, (tx) =>
    workOnOrder(tx, shop, order_no, async ({ order }) => {
      const parcels = await parcelsOf(tx, order)
      const meant = parcels.find(({ id }) => id === parcel_id)
      if (!meant) return refused("unknownRow")
      const isLatest = meant === parcels[0]
      return correct(tx, { staff, order }, { before: meant, after: { carrier, trackingNo } }, isLatest)
    }),
  )
}

/** The same for the one that left last. */
export async function correctLatestParcel(tx: Queries, work: Work, after: Label): Promise<OrderStepped> {
  const [latest] = await parcelsOf(tx, work.order)
  if (!latest) throw new Error(`Order ${work.order.id} was sent without a parcel`)
  return correct(tx, work, { before: latest, after }, true)
}

const parcelsOf = (tx: Queries, { siteId, id }: OrderRow) =>
  tx
    .select()
    .from(parcel)
    .where(and(eq(parcel.siteId, siteId), eq(parcel.orderId, id)))
    .orderBy(desc(parcel.id))

async function correct(
  tx: Queries,
  { staff, order }: Work,
  { before, after }: { before: Label & { id: number }; after: Label },
  isLatest: boolean,
): Promise<OrderStepped> {
  const { carrier, trackingNo } = before
  if (carrier === after.carrier && trackingNo === after.trackingNo) return { ...movedTo(order), undo: null }
  const { siteId, orderNo } = order
  const { rows, ...concerned } = orderStep(order, "order.ship")
  const step = await beginStep(tx, { ...concerned, rows: [...rows, { table: "parcel", id: before.id }] })
  await tx
    .update(parcel)
    .set(after)
    .where(and(eq(parcel.siteId, siteId), eq(parcel.id, before.id)))
  if (isLatest) await tx.update(shopOrder).set(after).where(isThisOrder(order))
  const change = { before: { carrier, trackingNo }, after }
  await noteEvent(tx, order, "note", { corrected: change, parcelId: before.id, by: staff.name })
  await noteAudit(tx, { id: staff.id, siteId }, "order.ship", `order ${orderNo}`, change)
  const cause = `orderShipped ${order.id} parcel ${before.id} by ${after.carrier} ${after.trackingNo}`
  await tellOfParcel(tx, order, before.id, cause)
  return { ...movedTo(order), undo: await holdStep(tx, staff.id, step, { mails: [cause] }) }
}
