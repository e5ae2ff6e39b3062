import { isRefused } from "../../domain/refusal.ts"
import { askProvider, requestKey } from "./ask-provider.ts"
import { findPayment } from "./find-payment.ts"
import { moveAttempt } from "./move-attempt.ts"
import type { PaymentContext } from "./payment-context.ts"
import { followTold, type Settled } from "./settle-payment.ts"

/**
 * Ends an attempt that nobody waits for any more, first at the provider, then here. Where it was paid meanwhile it counts;
 * where the provider cannot cancel, whatever it still takes by itself goes back as surplus.
 */
export async function abandonPayment(context: PaymentContext, paymentId: number): Promise<Settled> {
  const known = await findPayment(context.db, paymentId)
  const { attempt, order } = known
  const { id, providerId } = attempt
  const provider = await context.payments.ofAccount(attempt)
  if (provider && providerId !== null) {
    const key = requestKey("cancel", id, order.orderNo)
    const told = await askProvider(context, attempt, () => provider.cancel(providerId, key))
    if (told && isRefused(told)) return "silent"
    if (told && told.status !== "open" && told.status !== "approved") return followTold(context, known, provider, told)
  }
  // Somebody may be capturing it at this moment: then it is in processing, and not ours to end.
  await moveAttempt(context, attempt, { to: "cancelled", from: "created" })
  return "cancelled"
}
