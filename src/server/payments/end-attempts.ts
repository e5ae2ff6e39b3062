import { type Refusal, refused } from "../../domain/refusal.ts"
import type { OrderRow } from "../order-records/find-order.ts"
import { abandonPayment } from "./abandon-payment.ts"
import { openAttempts } from "./find-payment.ts"
import type { Attempt, PaymentContext } from "./payment-context.ts"
import { settlePayment } from "./settle-payment.ts"

/** Asks how the open attempts of an order stand: money that has come counts, and what may not stay ends. */
export async function endAttempts(
  context: PaymentContext,
  order: Pick<OrderRow, "siteId" | "id">,
  mayStay: (attempt: Attempt) => boolean = () => false,
): Promise<true | Refusal<"providerSilent">> {
  for (const attempt of await openAttempts(context.db, order)) {
    let settled = await settlePayment(context, attempt.id)
    if (settled === "open" && !mayStay(attempt)) settled = await abandonPayment(context, attempt.id)
    // Its money may have been taken: nobody is asked to pay again before that is known.
    if (settled === "silent") return refused("providerSilent")
  }
  return true
}
