import { type Refusal, refused } from "../../domain/refusal.ts"
import type { Attempt, PaymentContext } from "./payment-context.ts"

/** Nobody knows whether the provider did what it was asked to. */
export type Silence = Refusal<"providerSilent">

/** What a provider says. However it fails to answer, the failure is logged and expected: the question can be repeated. */
export async function askProvider<Answer>(
  { log }: Pick<PaymentContext, "log">,
  { id, provider }: Pick<Attempt, "id" | "provider">,
  ask: () => Promise<Answer>,
): Promise<Answer | Silence> {
  try {
    return await ask()
  } catch (err) {
    log.warn({ err, payment: id, provider }, "a payment provider failed to answer")
    return refused("providerSilent")
  }
}

/** What a provider knows a request by. Another database of ours must not use the same one, hence the order number. */
export function requestKey(what: "payment" | "capture" | "cancel", id: number, orderNo: string): string {
  return `${what} ${id} ${orderNo}`
}

/** The same for a refund, which is another one each time that it is begun anew. */
export function refundKey({ id, round }: { id: number; round: number }, orderNo: string): string {
  return `refund ${round === 0 ? id : `${id}.${round}`} ${orderNo}`
}
