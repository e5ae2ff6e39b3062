import { isRefused } from "../../domain/refusal.ts"
import type { PaymentProvider, ProviderPayment } from "../payment-provider.ts"
import { askProvider } from "./ask-provider.ts"
import { capturePayment } from "./capture-payment.ts"
import { findPayment, type KnownPayment } from "./find-payment.ts"
import { followAftermath } from "./follow-aftermath.ts"
import { moveAttempt } from "./move-attempt.ts"
import type { PaymentContext } from "./payment-context.ts"
import { countsIn } from "./payment-methods.ts"
import { paymentMismatch } from "./payment-mismatch.ts"
import { recordCapture } from "./record-capture.ts"

/** How an attempt stands once the provider was asked; `silent`: it did not answer, so nobody knows. */
export type Settled = "captured" | "open" | "processing" | "declined" | "cancelled" | "mismatch" | "silent"

/**
 * The one way in which money makes an order paid. Shoppers, webhooks and the reconciling job call it in any order and any
 * number of times: the provider is asked, what it says is checked, and the truth is written down once.
 */
export async function settlePayment(context: PaymentContext, paymentId: number): Promise<Settled> {
  const known = await findPayment(context.db, paymentId)
  const { provider: name, providerId } = known.attempt
  // Nothing more can come, but some may have gone back.
  if (known.isCaptured) return (await followAftermath(context, known)) ? "captured" : "silent"
  if (!countsIn(known.site, known)) {
    // The shop went live while this one was open: test money pays nothing there.
    await moveAttempt(context, known.attempt, { to: "cancelled" })
    return "cancelled"
  }
  // Nobody but us knows of it yet, so nobody can have paid.
  if (providerId === null) return "open"
  const provider = await context.payments.ofAccount(known.attempt)
  if (!provider) {
    context.log.error({ payment: paymentId, provider: name }, "a payment's provider is not configured any more")
    return "silent"
  }
  const told = await askProvider(context, known.attempt, () => provider.fetch(providerId))
  return isRefused(told) ? "silent" : followTold(context, known, provider, told)
}

/** Does what follows from what the provider says; null: it knows no such payment. */
export async function followTold(
  context: PaymentContext,
  known: KnownPayment,
  provider: PaymentProvider,
  told: ProviderPayment | null,
): Promise<Settled> {
  const { attempt, order } = known
  const { orderNo } = order
  const differs = told ? paymentMismatch(told, { ...attempt, orderNo, payee: provider.payee }) : ["unknown"]
  if (!told || differs.length > 0) {
    // It pays nothing, and somebody should look at it.
    context.log.warn({ payment: attempt.id, order: orderNo, differs, told }, "a payment is not what was asked for")
    await moveAttempt(context, attempt, { to: "declined", kind: "mismatch", detail: { differs, told } })
    return "mismatch"
  }
  switch (told.status) {
    case "captured":
      await recordCapture(context, attempt, told.captureId)
      return "captured"
    case "approved": {
      const after = await capturePayment(context, known, provider)
      if (after && isRefused(after)) return "silent"
      // One that is approved even now must not be captured in a circle.
      return after && after.status !== "approved" ? followTold(context, known, provider, after) : "open"
    }
    case "open":
      await moveAttempt(context, attempt, { to: "created" })
      return "open"
    case "processing":
    case "declined":
    case "cancelled":
      await moveAttempt(context, attempt, { to: told.status })
      return told.status
  }
}
