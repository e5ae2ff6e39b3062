import { and, eq, notLike } from "drizzle-orm"
import type { Queries } from "../../../db/database.ts"
import { refund } from "../../../db/schema/order-money.ts"
import { staffMay } from "../../../domain/orders/order-actions.ts"
import { type ApiDecimal, fromDecimal, sum, ZERO } from "../../../domain/pricing/money.ts"
import { isRefused, refused } from "../../../domain/refusal.ts"
import type { Refused } from "../../api/handlers.ts"
import type { OrderRow } from "../../order-records/find-order.ts"
import { once, requestHash } from "../../orders/idempotency.ts"
import { hasOpenDispute, hasUncountedLoss } from "../../payments/record-dispute.ts"
import { DESK_CAUSE } from "../../payments/refund-amount.ts"
import { freightLeft, refundLines } from "../../payments/refund-lines.ts"
import { isMoreThanLeft, lockCaptured, requestRefund } from "../../payments/request-refund.ts"
import type { Shop } from "../../shop.ts"
import { transact } from "../../transact.ts"
import type { Staff } from "../../who.ts"
import { noteAudit } from "../note-audit.ts"
import { movedTo, notNow, type OrderMoved, workOnOrder } from "./work-on-order.ts"

type Asked = {
  order_no: string
  amount?: ApiDecimal | undefined
  lines?: { id: number; quantity: number }[] | undefined
  freight: boolean
}

/** Asks for money back: for pieces, an amount of the base currency, or all that is left. The same key is the same refund, however often it is clicked. */
export async function refundOrder(
  shop: Shop,
  owner: Staff,
  { order_no, amount, lines: pieces, freight: isFreight }: Asked,
  key: string,
): Promise<OrderMoved | Refused> {
  const asked = { amount: amount ?? "rest", pieces: pieces ?? [], ...(isFreight && { freight: true }) }
  const bodyHash = requestHash("admin refund", owner.id, order_no, asked)
  return transact(shop.db, (tx) =>
    once(tx, { siteId: shop.site.id, key, bodyHash }, () =>
      workOnOrder(tx, shop, order_no, async ({ order, state }) => {
        if (!staffMay("refund", state)) return notNow(state)
        const ofOrder = { siteId: order.siteId, orderId: order.id }
        const disputed = await disputeOf(tx, ofOrder)
        if (disputed) return disputed
        const lines = pieces && (await refundLines(tx, ofOrder, pieces))
        if (lines && isRefused(lines)) return lines
        const freight = isFreight ? await freightLeft(tx, ofOrder) : ZERO
        if (isFreight && freight === ZERO) return refused("notPossibleNow", { why: "moreThanLeft" })
        const named = amount === undefined ? "rest" : fromDecimal(amount)
        const base = lines || isFreight ? sum([...(lines ?? []).map((line) => line.amount), freight]) : named
        if (base !== "rest" && (await isMoreThanLeft(tx, ofOrder, base)))
          return refused("notPossibleNow", { why: "moreThanLeft" })
        const triedAnew = base === "rest" ? await tryFailedAgain(tx, order) : 0
        const cause = `refund ${order.id} ${key}`
        const isAsked = await requestRefund(tx, { ...ofOrder, base, cause, freight, ...(lines && { lines }) })
        if (isRefused(isAsked)) return isAsked
        if (!isAsked && triedAnew === 0) return notNow(state)
        const by = { id: owner.id, siteId: shop.site.id }
        const detail = {
          amount: amount ?? (pieces ? "lines" : isFreight ? "freight" : "rest"),
          triedAnew,
          ...(pieces && { lines: pieces }),
          ...(isFreight && { freight }),
        }
        await noteAudit(tx, by, "order.refund", `order ${order_no}`, detail)
        return movedTo(order)
      }),
    ),
  )
}

/** Whether the buyer's bank is asking for the money, or took nobody knows how much: who gives it back now may give it twice. */
async function disputeOf(tx: Queries, ofOrder: { siteId: number; orderId: number }): Promise<Refused | null> {
  const paid = await lockCaptured(tx, ofOrder)
  if (!paid) return null
  if (await hasOpenDispute(tx, paid.attempt)) return refused("disputeOpen")
  return (await hasUncountedLoss(tx, paid.attempt)) ? refused("disputeNotCounted") : null
}

/** Refunds that the provider would not make are asked for once more. */
async function tryFailedAgain(tx: Queries, { siteId, id: orderId }: OrderRow): Promise<number> {
  const isOurs = notLike(refund.cause, `${DESK_CAUSE}%`)
  const failed = await tx
    .select({ cause: refund.cause })
    .from(refund)
    .where(and(eq(refund.siteId, siteId), eq(refund.orderId, orderId), eq(refund.status, "failed"), isOurs))
  for (const { cause } of failed) await requestRefund(tx, { siteId, orderId, base: "rest", cause })
  return failed.length
}
