import { type Logger, pino } from "pino"
import type { Database } from "../../src/db/database.ts"
import type { AccountProvider } from "../../src/domain/payments/provider-keys.ts"
import type { PaymentProvider, PaymentProviders } from "../../src/server/payment-provider.ts"
import { accountKeys, type KeysInEnvironment } from "../../src/server/payments/accounts/account-keys.ts"
import { paymentProviders } from "../../src/server/payments/payment-providers.ts"

type Options = {
  db: Database
  secret?: string
  log?: Logger
  /** What keys are sealed with, the newest first. */
  keySecrets?: readonly string[]
  environment?: readonly KeysInEnvironment[]
  addressOf?: (provider: AccountProvider, siteId: number) => string | undefined
  wrap?: (provider: PaymentProvider) => PaymentProvider
}

export const KEYS_SECRET = "a secret for keys, of thirty-two letters"

/** The shops' payment providers, as a process of ours has them. */
export function testPayments({
  secret = "a secret for tests, of thirty-two letters",
  log = pino({ level: "silent" }),
  keySecrets = [KEYS_SECRET],
  environment = [],
  ...rest
}: Options): PaymentProviders {
  return paymentProviders({ secret, log, keys: accountKeys({ secrets: keySecrets, environment }), ...rest })
}
