import { and, eq, inArray, sql } from "drizzle-orm"
import type { Queries } from "../../db/database.ts"
import { shopOrder } from "../../db/schema/order.ts"
import { refund, refundLine } from "../../db/schema/order-money.ts"
import { payment, paymentEvent } from "../../db/schema/payment.ts"
import { type Money, ZERO } from "../../domain/pricing/money.ts"
import { isRefused } from "../../domain/refusal.ts"
import {
  amountToGiveBack,
  type Captured,
  leftOf,
  type NotExact,
  promisedBase,
  REFUND_REQUESTED,
  shareOf,
} from "./refund-amount.ts"

/** Pieces of a line of the order, and what they give back in the base currency. */
export type RefundedLine = { orderLineId: number; quantity: number; amount: Money }

type Order = { siteId: number; orderId: number }
type Wanted = Order & {
  /** In the base currency; "rest": all that is left. */
  base: Money | "rest"
  /** The pieces that it is for, where it is for some. */
  lines?: readonly RefundedLine[]
  /** How much of it is freight. */
  freight?: Money
  cause: string
}

/**
 * Asks for money back, to be made by the job, once for each cause; one that had failed is tried anew. False where there is
 * nothing (left) to give back; refused where the provider could not give exactly the sum that is named. The order must be
 * locked.
 */
export async function requestRefund(
  tx: Queries,
  { siteId, orderId, base, lines, freight = ZERO, cause }: Wanted,
): Promise<boolean | NotExact> {
  const paid = await lockCaptured(tx, { siteId, orderId })
  if (!paid) return false
  if (await isAskedFor(tx, siteId, cause)) return true
  const isForPieces = lines !== undefined && lines.length > 0
  const amount = await amountToGiveBack(tx, paid, base, isForPieces)
  if (isRefused(amount)) return amount
  if (amount <= 0) return false
  const { id: paymentId } = paid.attempt
  const [asked] = await tx
    .insert(refund)
    .values({ siteId, orderId, paymentId, cause, amount, freight })
    .returning({ id: refund.id })
  if (!asked) throw new Error("The refund was not stored")
  if (isForPieces)
    await tx.insert(refundLine).values(lines.map((line) => ({ siteId, orderId, refundId: asked.id, ...line })))
  const detail = { cause, amount, ...(base !== "rest" && { base }) }
  await tx.insert(paymentEvent).values({ siteId, paymentId, kind: REFUND_REQUESTED, detail })
  return true
}

/** Whether so much of the base currency is more than can still be given back; what was promised before counts, made or not. */
export async function isMoreThanLeft(tx: Queries, order: Order, base: Money): Promise<boolean> {
  const paid = await lockCaptured(tx, order)
  if (!paid) return false
  if (base > paid.total - (await promisedBase(tx, paid.attempt))) return true
  return (await shareOf(tx, paid, base)) > (await leftOf(tx, paid.attempt))
}

/** One that the provider let fail is begun anew as another; one of which nothing is known is asked for as the same. */
async function isAskedFor(tx: Queries, siteId: number, cause: string): Promise<boolean> {
  const isThis = and(eq(refund.siteId, siteId), eq(refund.cause, cause))
  const [former] = await tx.select().from(refund).where(isThis)
  if (former?.status === "failed") {
    const anew = former.providerRefundId !== null && { providerRefundId: null, round: former.round + 1 }
    await tx
      .update(refund)
      .set({ status: "requested", attempts: 0, nextTryAt: sql`now()`, ...anew })
      .where(isThis)
  }
  return former !== undefined
}

/** The payment that made an order paid, locked, with what the order costs in the base currency. */
export async function lockCaptured(tx: Queries, { siteId, orderId }: Order): Promise<Captured | undefined> {
  const [paid] = await tx
    .select({ attempt: payment, total: shopOrder.total, rate: shopOrder.rate, overpaid: shopOrder.overpaid })
    .from(payment)
    .innerJoin(shopOrder, and(eq(shopOrder.siteId, payment.siteId), eq(shopOrder.id, payment.orderId)))
    .where(
      and(eq(payment.siteId, siteId), eq(payment.orderId, orderId), inArray(payment.status, ["captured", "refunded"])),
    )
    .for("update", { of: payment })
  return paid
}
