import type { Database } from "../../db/database.ts"
import type { PaymentProviders } from "../payment-provider.ts"
import { answeringInTime } from "./answering-in-time.ts"
import { sandboxProvider } from "./sandbox/sandbox-provider.ts"

/** The ways to pay that are configured here; the sandbox where there is none. */
export function paymentProviders(resources: { db: Database; secret: string }): PaymentProviders {
  const sandbox = answeringInTime(sandboxProvider(resources))
  return new Map([[sandbox.name, sandbox]])
}
