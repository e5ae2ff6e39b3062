import { and, eq, inArray, ne, notLike, or, sql } from "drizzle-orm"
import type { Queries } from "../../db/database.ts"
import { shopOrder } from "../../db/schema/order.ts"
import { refund, refundLine } from "../../db/schema/order-money.ts"
import { payment, paymentEvent } from "../../db/schema/payment.ts"
import { leftToGiveBack } from "../../domain/orders/order-money.ts"
import { type ChargedAmount, charged, lesserCharged, NOTHING_CHARGED } from "../../domain/pricing/charged-amount.ts"
import { chargedShare } from "../../domain/pricing/charged-share.ts"
import { cents, type Money, sum, ZERO } from "../../domain/pricing/money.ts"
import type { Attempt } from "./payment-context.ts"

/** Pieces of a line of the order, and what they give back in the base currency. */
export type RefundedLine = { orderLineId: number; quantity: number; amount: Money }

type Order = { siteId: number; orderId: number }
type Wanted = Order & {
  /** In the base currency; "rest": all that is left. */
  base: Money | "rest"
  /** The pieces that it is for, where it is for some. */
  lines?: readonly RefundedLine[]
  cause: string
}

const REQUESTED = "refundRequested"
/** How the cause of a refund begins that was made at the provider's own desk; its number there follows. */
export const DESK_CAUSE = "desk "

/**
 * Asks for money back, to be made by the job, once for each cause; one that had failed is tried anew. False where there is
 * nothing (left) to give back. The order must be locked.
 */
export async function requestRefund(tx: Queries, { siteId, orderId, base, lines, cause }: Wanted): Promise<boolean> {
  const paid = await lockCaptured(tx, { siteId, orderId })
  if (!paid) return false
  if (await isAskedFor(tx, siteId, cause)) return true
  const left = await leftOf(tx, paid.attempt)
  const amount = base === "rest" ? left : lesserCharged(left, await shareOf(tx, paid, base))
  if (amount <= 0) return false
  const { id: paymentId } = paid.attempt
  const [asked] = await tx
    .insert(refund)
    .values({ siteId, orderId, paymentId, cause, amount })
    .returning({ id: refund.id })
  if (!asked) throw new Error("The refund was not stored")
  if (lines && lines.length > 0)
    await tx.insert(refundLine).values(lines.map((line) => ({ siteId, orderId, refundId: asked.id, ...line })))
  const detail = { cause, amount, ...(base !== "rest" && { base }) }
  await tx.insert(paymentEvent).values({ siteId, paymentId, kind: REQUESTED, detail })
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

type Captured = { attempt: Attempt; total: Money }

/** The payment that made an order paid, locked, with what the order costs in the base currency. */
export async function lockCaptured(tx: Queries, { siteId, orderId }: Order): Promise<Captured | undefined> {
  const [paid] = await tx
    .select({ attempt: payment, total: shopOrder.total })
    .from(payment)
    .innerJoin(shopOrder, and(eq(shopOrder.siteId, payment.siteId), eq(shopOrder.id, payment.orderId)))
    .where(
      and(eq(payment.siteId, siteId), eq(payment.orderId, orderId), inArray(payment.status, ["captured", "refunded"])),
    )
    .for("update", { of: payment })
  return paid
}

/** What can still be given back of a payment. */
async function leftOf(tx: Queries, attempt: Attempt): Promise<ChargedAmount> {
  return leftToGiveBack(attempt, await promisedOf(tx, attempt))
}

/** What is promised and not made yet: a refund of ours that failed is owed nevertheless. */
export async function promisedOf(tx: Queries, { siteId, id }: Attempt): Promise<ChargedAmount> {
  const [row] = await tx
    .select({ sum: sql`coalesce(sum(${refund.amount}), 0)::bigint`.mapWith(charged) })
    .from(refund)
    .where(
      and(
        eq(refund.siteId, siteId),
        eq(refund.paymentId, id),
        ne(refund.status, "made"),
        or(ne(refund.status, "failed"), notLike(refund.cause, `${DESK_CAUSE}%`)),
      ),
    )
  return row?.sum ?? NOTHING_CHARGED
}

async function shareOf(tx: Queries, { attempt, total }: Captured, base: Money): Promise<ChargedAmount> {
  const before = await promisedBase(tx, attempt)
  return chargedShare({ charged: attempt.amount, total }, { before, upTo: sum([before, base]) })
}

/** What was asked for of a payment in amounts of the base currency, made or not. */
async function promisedBase(tx: Queries, { siteId, id }: Pick<Attempt, "siteId" | "id">): Promise<Money> {
  const [row] = await tx
    .select({ sum: sql`coalesce(sum((${paymentEvent.detail} ->> 'base')::bigint), 0)::bigint`.mapWith(cents) })
    .from(paymentEvent)
    .where(and(eq(paymentEvent.siteId, siteId), eq(paymentEvent.paymentId, id), eq(paymentEvent.kind, REQUESTED)))
  return row?.sum ?? ZERO
}
