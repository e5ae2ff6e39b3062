import type { ProviderPayment } from "../payment-provider.ts"
import type { Attempt } from "./payment-context.ts"

type Expected = Pick<Attempt, "providerId" | "amount" | "currencyCode"> & { orderNo: string; payee: string }

/** In what a payment differs from the one that we asked for. Where anything differs its money is not for this order. */
export function paymentMismatch(told: ProviderPayment, expected: Expected): string[] {
  const isSame = {
    payment: told.id === expected.providerId,
    order: told.reference === expected.orderNo,
    amount: told.amount === expected.amount,
    currency: told.currencyCode === expected.currencyCode,
    payee: told.payee === expected.payee,
  }
  return Object.entries(isSame).flatMap(([what, same]) => (same ? [] : [what]))
}
