import { and, eq, inArray } from "drizzle-orm"
import type { CallReply } from "../../../contract/calls.ts"
import type { Database } from "../../../db/database.ts"
import { payment } from "../../../db/schema/payment.ts"
import { leftToGiveBack, owedByHand } from "../../../domain/orders/order-money.ts"
import { type ChargedAmount, NOTHING_CHARGED, toChargedDecimal } from "../../../domain/pricing/charged-amount.ts"
import type { OrderRow } from "../../order-records/find-order.ts"
import { handTotals } from "../../order-records/hand-totals.ts"
import { hasOpenDispute, hasUncountedLoss } from "../../payments/record-dispute.ts"
import { promisedOf } from "../../payments/refund-amount.ts"

/** An order's money in one place: what came, what went back or was taken, what is promised, and what can still be given back. */
export async function moneyOf(
  db: Database,
  order: OrderRow,
): Promise<CallReply<"GET /api/admin/order/detail">["money"]> {
  const [paid] = await db
    .select()
    .from(payment)
    .where(
      and(
        eq(payment.siteId, order.siteId),
        eq(payment.orderId, order.id),
        inArray(payment.status, ["captured", "refunded"]),
      ),
    )
  const { amount, refunded, lost } = paid ?? {
    amount: NOTHING_CHARGED,
    refunded: NOTHING_CHARGED,
    lost: NOTHING_CHARGED,
  }
  const promised = paid ? await promisedOf(db, paid) : NOTHING_CHARGED
  const hand = await handTotals(db, order)
  const inUnits = (sum: ChargedAmount) => toChargedDecimal(sum, order.currencyCode)
  return {
    code: order.currencyCode,
    captured: inUnits(amount),
    refunded: inUnits(refunded),
    lost: inUnits(lost),
    promised: inUnits(promised),
    left: inUnits(leftToGiveBack({ amount, refunded, lost }, promised)),
    disputeOpen: paid !== undefined && (await hasOpenDispute(db, paid)),
    disputeNotCounted: paid !== undefined && (await hasUncountedLoss(db, paid)),
    received: inUnits(hand.received),
    givenBack: inUnits(hand.givenBack),
    owed: inUnits(owedByHand(order, hand)),
  }
}
