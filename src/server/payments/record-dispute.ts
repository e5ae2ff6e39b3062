import { and, eq, ne } from "drizzle-orm"
import type { Queries } from "../../db/database.ts"
import { dispute } from "../../db/schema/order-money.ts"
import { disputedSum } from "../../domain/orders/order-money.ts"
import { noteEvent } from "../order-records/note-event.ts"
import type { ProviderDispute } from "../payment-provider.ts"
import type { Attempt } from "./payment-context.ts"
import type { LockedPayment } from "./record-refund.ts"

const TOLD = { open: "disputeOpened", won: "disputeWon", lost: "disputeLost" } as const
const REASON_LETTERS_MAX = 200

/** Writes down how a dispute stands at the provider; the timeline gets each change once. Order and payment must be locked. */
export async function recordDispute(
  tx: Queries,
  { order, attempt }: LockedPayment,
  told: ProviderDispute,
  now: Date,
): Promise<void> {
  const { siteId, id: paymentId } = attempt
  const isThis = and(
    eq(dispute.siteId, siteId),
    eq(dispute.paymentId, paymentId),
    eq(dispute.providerDisputeId, told.id),
  )
  const [known] = await tx.select().from(dispute).where(isThis)
  const { status, respondBy } = told
  const sum = disputedSum(told, attempt.currencyCode)
  const closedAt = status === "open" ? null : known?.status === status ? known.closedAt : now
  const stand = { status, ...sum, respondBy, closedAt, reason: told.reason.slice(0, REASON_LETTERS_MAX) }
  if (known) await tx.update(dispute).set(stand).where(isThis)
  else
    await tx
      .insert(dispute)
      .values({ ...stand, siteId, orderId: order.id, paymentId, providerDisputeId: told.id, createdAt: now })
  if (known?.status === status) return
  await noteEvent(tx, order, TOLD[status], {
    dispute: told.id,
    ...sum,
    ...(status === "open" && { respondBy: respondBy?.toISOString() ?? null }),
  })
}

/**
 * Whether a dispute was lost in another currency than the payment's. Nobody knows how much of the payment is left then, so
 * nothing is given back from here: a person looks at it, and gives the rest back at the provider's own desk.
 */
export async function hasUncountedLoss(
  tx: Queries,
  { siteId, id, currencyCode }: Pick<Attempt, "siteId" | "id" | "currencyCode">,
): Promise<boolean> {
  const isOfPayment = and(eq(dispute.siteId, siteId), eq(dispute.paymentId, id))
  const [uncounted] = await tx
    .select({ id: dispute.id })
    .from(dispute)
    .where(and(isOfPayment, eq(dispute.status, "lost"), ne(dispute.currencyCode, currencyCode)))
    .limit(1)
  return uncounted !== undefined
}

/** Whether the buyer's bank is asking for the money at this moment: nothing is given back meanwhile. */
export async function hasOpenDispute(tx: Queries, { siteId, id }: Pick<Attempt, "siteId" | "id">): Promise<boolean> {
  const [open] = await tx
    .select({ id: dispute.id })
    .from(dispute)
    .where(and(eq(dispute.siteId, siteId), eq(dispute.paymentId, id), eq(dispute.status, "open")))
    .limit(1)
  return open !== undefined
}
