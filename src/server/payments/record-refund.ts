import { and, eq } from "drizzle-orm"
import type { Queries } from "../../db/database.ts"
import { refund } from "../../db/schema/order-money.ts"
import { refundAfter } from "../../domain/orders/order-money.ts"
import { queueMail } from "../mail/queue-mail.ts"
import type { OrderRow } from "../order-records/find-order.ts"
import { noteEvent } from "../order-records/note-event.ts"
import type { ProviderRefund } from "../payment-provider.ts"
import type { Attempt } from "./payment-context.ts"
import { paymentOrigin } from "./payment-origin.ts"

export type RefundRow = typeof refund.$inferSelect
export type LockedPayment = { order: OrderRow; attempt: Attempt }

/**
 * Writes down how a refund stands at the provider, and tells the buyer once it is made. Order and payment must be locked,
 * and are to be reckoned anew afterwards.
 */
export async function recordRefund(
  tx: Queries,
  { order, attempt }: LockedPayment,
  known: RefundRow,
  told: ProviderRefund,
  now: Date,
): Promise<void> {
  const isThis = and(eq(refund.siteId, known.siteId), eq(refund.id, known.id))
  const failedThere = known.status === "failed" && known.providerRefundId === told.id
  const status = refundAfter({ status: known.status, failedThere }, told.status)
  if (status === null) return
  const { amount, currencyCode } = told
  await tx
    .update(refund)
    .set({
      status,
      amount,
      providerRefundId: told.id,
      madeAt: status === "made" ? now : null,
      failure: status === "failed" ? "The provider says that it failed" : null,
    })
    .where(isThis)
  if (status === "failed") await noteEvent(tx, order, "refundFailed", { refund: known.id, amount, currencyCode })
  if (status !== "made") return
  await noteEvent(tx, order, "refunded", { amount, currencyCode })
  await queueMail(tx, {
    siteId: order.siteId,
    kind: "orderRefunded",
    recipient: order.email,
    language: order.language,
    origin: await paymentOrigin(tx, attempt),
    content: { orderId: order.id, amount, currencyCode },
    cause: `orderRefunded ${known.id}`,
  })
}
