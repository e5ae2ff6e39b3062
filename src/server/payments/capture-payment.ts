import type { PaymentProvider, ProviderPayment } from "../payment-provider.ts"
import { askProvider, requestKey, type Silence } from "./ask-provider.ts"
import { awaitsMoney, isOpen, type KnownPayment, lockPayment, openAttempts } from "./find-payment.ts"
import { followAttempts, noteAttempt } from "./move-attempt.ts"
import type { Attempt, PaymentContext } from "./payment-context.ts"

/**
 * Takes the money of an approved payment. Before that the order is marked as in processing, so that it cannot expire
 * nor be paid otherwise meanwhile. Null where the money is not wanted (any more).
 */
export async function capturePayment(
  context: PaymentContext,
  { attempt, order }: KnownPayment,
  provider: PaymentProvider,
): Promise<ProviderPayment | Silence | null> {
  const { id, providerId } = attempt
  if (providerId === null || !(await claimCapture(context, attempt))) return null
  return askProvider(context, attempt, () => provider.capture(providerId, requestKey("capture", id, order.orderNo)))
}

async function claimCapture({ db, now }: PaymentContext, attempt: Attempt): Promise<boolean> {
  return db.transaction(async (tx) => {
    const locked = await lockPayment(tx, attempt)
    if (!isOpen(locked.attempt) || !awaitsMoney(locked.order)) return false
    const attempts = await openAttempts(tx, locked.order)
    if (attempts.some(({ id, status }) => id !== attempt.id && status === "processing")) return false
    if (locked.attempt.status !== "processing") await noteAttempt(tx, attempt, { to: "processing" }, now)
    await followAttempts(tx, locked.order)
    return true
  })
}
