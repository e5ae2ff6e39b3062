import type { Database } from "../../db/database.ts"
import type { PaymentProvider, PaymentProviders } from "./payment-provider.ts"

/** The ways to pay that are configured here; the sandbox where there is none. */
export function paymentProviders(_resources: { db: Database; secret: string }): PaymentProviders {
  return new Map<string, PaymentProvider>()
}
