import { and, eq } from "drizzle-orm"
import type { Queries } from "../../db/database.ts"
import { dispute } from "../../db/schema/order-money.ts"
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
  const { status, amount, respondBy } = told
  const closedAt = status === "open" ? null : known?.status === status ? known.closedAt : now
  const stand = { status, amount, respondBy, closedAt, reason: told.reason.slice(0, REASON_LETTERS_MAX) }
  if (known) await tx.update(dispute).set(stand).where(isThis)
  else
    await tx
      .insert(dispute)
      .values({ ...stand, siteId, orderId: order.id, paymentId, providerDisputeId: told.id, createdAt: now })
  if (known?.status === status) return
  await noteEvent(tx, order, TOLD[status], {
    dispute: told.id,
    amount,
    currencyCode: attempt.currencyCode,
    ...(status === "open" && { respondBy: respondBy?.toISOString() ?? null }),
  })
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
