import { and, eq, inArray } from "drizzle-orm"
import type { Queries } from "../../../db/database.ts"
import { refund } from "../../../db/schema/order-money.ts"
import { payment } from "../../../db/schema/payment.ts"
import { staffMay } from "../../../domain/orders/order-actions.ts"
import { type ApiDecimal, fromDecimal, type Money } from "../../../domain/pricing/money.ts"
import { refused } from "../../../domain/refusal.ts"
import type { Refused } from "../../api/handlers.ts"
import type { OrderRow } from "../../order-records/find-order.ts"
import { once, requestHash } from "../../orders/idempotency.ts"
import { promisedBase, requestRefund } from "../../payments/request-refund.ts"
import type { Shop } from "../../shop.ts"
import { transact } from "../../transact.ts"
import type { Staff } from "../../who.ts"
import { noteAudit } from "../note-audit.ts"
import { movedTo, notNow, type OrderMoved, workOnOrder } from "./work-on-order.ts"

type Asked = { order_no: string; amount?: ApiDecimal | undefined }

/** Asks for money back, in the base currency or all that is left. The same key is the same refund, however often it is clicked. */
export async function refundOrder(
  shop: Shop,
  owner: Staff,
  { order_no, amount }: Asked,
  key: string,
): Promise<OrderMoved | Refused> {
  const base = amount === undefined ? "rest" : fromDecimal(amount)
  const bodyHash = requestHash("admin refund", owner.id, order_no, base)
  return transact(shop.db, (tx) =>
    once(tx, { siteId: shop.site.id, key, bodyHash }, () =>
      workOnOrder(tx, shop, order_no, async ({ order, state }) => {
        if (!staffMay("refund", state)) return notNow(state)
        if (base !== "rest" && (await isTooMuch(tx, order, base)))
          return refused("notPossibleNow", { why: "moreThanLeft" })
        const triedAnew = base === "rest" ? await tryFailedAgain(tx, order) : 0
        const cause = `refund ${order.id} ${key}`
        const isAsked = await requestRefund(tx, { siteId: order.siteId, orderId: order.id, base, cause })
        if (!isAsked && triedAnew === 0) return notNow(state)
        const by = { id: owner.id, siteId: shop.site.id }
        await noteAudit(tx, by, "order.refund", `order ${order_no}`, { amount: amount ?? "rest", triedAnew })
        return movedTo(order)
      }),
    ),
  )
}

/** What was promised before counts, made or not. */
async function isTooMuch(tx: Queries, order: OrderRow, base: Money): Promise<boolean> {
  const [paid] = await tx
    .select({ siteId: payment.siteId, id: payment.id })
    .from(payment)
    .where(
      and(
        eq(payment.siteId, order.siteId),
        eq(payment.orderId, order.id),
        inArray(payment.status, ["captured", "refunded"]),
      ),
    )
  return paid !== undefined && base > order.total - (await promisedBase(tx, paid))
}

/** Refunds that the provider would not make are asked for once more. */
async function tryFailedAgain(tx: Queries, { siteId, id: orderId }: OrderRow): Promise<number> {
  const failed = await tx
    .select({ cause: refund.cause })
    .from(refund)
    .where(and(eq(refund.siteId, siteId), eq(refund.orderId, orderId), eq(refund.status, "failed")))
  for (const { cause } of failed) await requestRefund(tx, { siteId, orderId, base: "rest", cause })
  return failed.length
}
