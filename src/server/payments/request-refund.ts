import { and, eq, inArray, sql } from "drizzle-orm"
import type { Queries } from "../../db/database.ts"
import { shopOrder } from "../../db/schema/order.ts"
import { refund } from "../../db/schema/order-money.ts"
import { payment, paymentEvent } from "../../db/schema/payment.ts"
import { cents, divideHalfUp, fromExact, lesser, type Money, minus, sum, ZERO } from "../../domain/pricing/money.ts"
import type { Attempt } from "./payment-context.ts"

type Wanted = { siteId: number; orderId: number; base: Money | "rest"; cause: string }

const REQUESTED = "refundRequested"

/**
 * Asks for money back, to be made by the job, once for each cause; one that had failed is tried anew. `base` is in the base
 * currency, "rest" is all that is left. False where there is nothing (left) to give back. The order must be locked.
 */
export async function requestRefund(tx: Queries, { siteId, orderId, base, cause }: Wanted): Promise<boolean> {
  const paid = await lockCaptured(tx, siteId, orderId)
  if (!paid) return false
  if (await isAskedFor(tx, siteId, cause)) return true
  const left = minus(paid.attempt.amount, await askedFor(tx, paid.attempt))
  const wanted = base === "rest" ? left : await shareOf(tx, paid, base)
  const amount = lesser(left, wanted)
  if (amount <= 0) return false
  await tx.insert(refund).values({ siteId, orderId, paymentId: paid.attempt.id, cause, amount })
  const detail = { cause, amount, ...(base !== "rest" && { base }) }
  await tx.insert(paymentEvent).values({ siteId, paymentId: paid.attempt.id, kind: REQUESTED, detail })
  return true
}

async function isAskedFor(tx: Queries, siteId: number, cause: string): Promise<boolean> {
  const isThis = and(eq(refund.siteId, siteId), eq(refund.cause, cause))
  const [former] = await tx.select({ status: refund.status }).from(refund).where(isThis)
  if (former?.status === "failed") {
    await tx.update(refund).set({ status: "requested", attempts: 0, nextTryAt: sql`now()` }).where(isThis)
  }
  return former !== undefined
}

type Captured = { attempt: Attempt; total: Money }

async function lockCaptured(tx: Queries, siteId: number, orderId: number): Promise<Captured | undefined> {
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

/** What is promised already, made or not: a refund that failed is owed nevertheless. */
async function askedFor(tx: Queries, { siteId, id }: Attempt): Promise<Money> {
  const [row] = await tx
    .select({ sum: sql`coalesce(sum(${refund.amount}), 0)::bigint`.mapWith(cents) })
    .from(refund)
    .where(and(eq(refund.siteId, siteId), eq(refund.paymentId, id)))
  return row?.sum ?? ZERO
}

/** The part in the payment's currency: taken bit by bit, the parts of the whole total are exactly the whole payment. */
async function shareOf(tx: Queries, { attempt, total }: Captured, base: Money): Promise<Money> {
  const before = await promisedBase(tx, attempt)
  const upTo = (part: Money) => fromExact(divideHalfUp(BigInt(part) * BigInt(attempt.amount), BigInt(total)))
  return minus(upTo(sum([before, base])), upTo(before))
}

/** What was asked for of a payment in amounts of the base currency, made or not. */
export async function promisedBase(tx: Queries, { siteId, id }: Pick<Attempt, "siteId" | "id">): Promise<Money> {
  const [row] = await tx
    .select({ sum: sql`coalesce(sum((${paymentEvent.detail} ->> 'base')::bigint), 0)::bigint`.mapWith(cents) })
    .from(paymentEvent)
    .where(and(eq(paymentEvent.siteId, siteId), eq(paymentEvent.paymentId, id), eq(paymentEvent.kind, REQUESTED)))
  return row?.sum ?? ZERO
}
