import { and, eq, inArray } from "drizzle-orm"
import type { adminOrderCalls } from "../../../contract/admin/order-calls.ts"
import type { BodyOf } from "../../../contract/call.ts"
import type { Queries } from "../../../db/database.ts"
import { shopOrder } from "../../../db/schema/order.ts"
import { handMoney } from "../../../db/schema/order-money.ts"
import { payment } from "../../../db/schema/payment.ts"
import { addDays, dayIn } from "../../../domain/calendar-day.ts"
import { owedByHand } from "../../../domain/orders/order-money.ts"
import { ORDER_STATUS, PAYMENT_STATUS } from "../../../domain/orders/order-status.ts"
import {
  type ChargedAmount,
  chargedLess,
  readCharged,
  toChargedDecimal,
} from "../../../domain/pricing/charged-amount.ts"
import { isRefused, refused } from "../../../domain/refusal.ts"
import type { Refused } from "../../api/handlers.ts"
import { queueMail } from "../../mail/queue-mail.ts"
import type { OrderRow } from "../../order-records/find-order.ts"
import { handTotals } from "../../order-records/hand-totals.ts"
import { noteEvent } from "../../order-records/note-event.ts"
import { once, requestHash } from "../../orders/idempotency.ts"
import { awaitsMoney } from "../../payments/find-payment.ts"
import { markPaid } from "../../payments/mark-paid.ts"
import type { Shop } from "../../shop.ts"
import { transact } from "../../transact.ts"
import type { Staff } from "../../who.ts"
import { wrongField } from "../catalog/wrong-field.ts"
import { noteAudit } from "../note-audit.ts"
import { isThisOrder, notNow, type OrderMoved, type WorkedOn, workOnOrder } from "./work-on-order.ts"

type Kind = (typeof handMoney.$inferSelect)["kind"]
type Sent = BodyOf<(typeof adminOrderCalls)["POST /api/admin/order/received"]>
type Entry = { amount: ChargedAmount; day: string; reference: string }
type Act = (tx: Queries, found: WorkedOn, entry: Entry) => Promise<Refused | null>

/** Money has come, all or a part. It pays the order once it is all there; what is more than owed is refused. */
export function recordReceived(shop: Shop, staff: Staff, sent: Sent, key: string): Promise<OrderMoved | Refused> {
  return record(shop, staff, "received", sent, key, async (tx, { order, state }, entry) => {
    if (state.payment === PAYMENT_STATUS.processing) return notNow(state)
    const owed = owedByHand(order, await handTotals(tx, order))
    if (entry.amount > owed) return refused("moreThanOwed", { owed: toChargedDecimal(owed, order.currencyCode) })
    await write(tx, shop, staff, order, "received", entry)
    await noteEvent(tx, order, "moneyReceived", { ...entry, currencyCode: order.currencyCode })
    if (!awaitsMoney(order)) return null
    if (entry.amount === owed) await markPaid(tx, order, { now: shop.now, origin: order.origin })
    // With a part of its money here it is not the clock that ends it.
    else await tx.update(shopOrder).set({ expiresAt: null }).where(isThisOrder(order))
    return null
  })
}

/** Money that came so was given back, at most what was received. An order of which none is left is refunded. */
export function recordGivenBack(shop: Shop, staff: Staff, sent: Sent, key: string): Promise<OrderMoved | Refused> {
  return record(shop, staff, "givenBack", sent, key, async (tx, { order }, entry) => {
    const before = await handTotals(tx, order)
    const here = chargedLess(before.received, before.givenBack)
    if (entry.amount > here)
      return refused("moreThanReceived", { received: toChargedDecimal(here, order.currencyCode) })
    const id = await write(tx, shop, staff, order, "givenBack", entry)
    const { amount } = entry
    const { siteId, currencyCode } = order
    await noteEvent(tx, order, "refunded", { amount, currencyCode, by: "hand" })
    await queueMail(tx, {
      siteId,
      kind: "orderRefunded",
      recipient: order.email,
      language: order.language,
      origin: order.origin,
      content: { orderId: order.id, amount, currencyCode },
      cause: `orderRefunded by hand ${id}`,
    })
    if (amount === here && (await endsRefunded(tx, order)))
      await tx.update(shopOrder).set({ paymentStatus: PAYMENT_STATUS.refunded }).where(isThisOrder(order))
    return null
  })
}

/** One entry in one transaction, with its audit entry; the same key is the same entry, however often it is clicked. */
function record(
  shop: Shop,
  staff: Staff,
  kind: Kind,
  { order_no, amount: sum, day, reference }: Sent,
  key: string,
  act: Act,
): Promise<OrderMoved | Refused> {
  const by = { id: staff.id, siteId: shop.site.id }
  const bodyHash = requestHash("hand money", kind, staff.id, order_no, sum, day, reference)
  return transact(shop.db, (tx) =>
    once(tx, { siteId: shop.site.id, key, bodyHash }, () =>
      workOnOrder(tx, shop, order_no, async (found) => {
        const amount = readCharged(String(sum), found.order.currencyCode)
        if (amount === null) return wrongField("amount", "amount")
        // Tomorrow may have begun where the clerk is.
        if (day > addDays(dayIn(shop.now, shop.site.timeZone), 1)) return wrongField("day", "invalid")
        const refusal = await act(tx, found, { amount, day, reference })
        if (refusal && isRefused(refusal)) return refusal
        await noteAudit(tx, by, `order.${kind}`, `order ${order_no}`, { amount: sum, day, reference })
        return standsNow(tx, found.order)
      }),
    ),
  )
}

async function write(
  tx: Queries,
  { now }: Shop,
  { id: staffId, name: staffName }: Staff,
  { siteId, id: orderId }: OrderRow,
  kind: Kind,
  entry: Entry,
): Promise<number> {
  const [row] = await tx
    .insert(handMoney)
    .values({ siteId, orderId, kind, ...entry, staffId, staffName, createdAt: now })
    .returning({ id: handMoney.id })
  if (!row) throw new Error("The money was not written down")
  return row.id
}

/** Whether it was this money that paid the order, or late money for one that was over. */
async function endsRefunded(tx: Queries, { siteId, id, status, paymentStatus }: OrderRow): Promise<boolean> {
  const [online] = await tx
    .select({ id: payment.id })
    .from(payment)
    .where(and(eq(payment.siteId, siteId), eq(payment.orderId, id), inArray(payment.status, ["captured", "refunded"])))
  const isOver = status === ORDER_STATUS.cancelled || status === ORDER_STATUS.invalid
  return !online && (paymentStatus === PAYMENT_STATUS.paid || (isOver && paymentStatus === PAYMENT_STATUS.unpaid))
}

async function standsNow(tx: Queries, order: OrderRow): Promise<OrderMoved> {
  const [now] = await tx
    .select({ dStatus: shopOrder.status, amontStatus: shopOrder.paymentStatus })
    .from(shopOrder)
    .where(isThisOrder(order))
  if (!now) throw new Error(`Order ${order.id} is gone`)
  return { order_no: order.orderNo, ...now }
}
