import type { Logger } from "pino"
import type { Database } from "../../db/database.ts"
import type { Environment } from "../environment.ts"
import type { PaymentProviders } from "../payment-provider.ts"
import { accountKeys } from "./accounts/account-keys.ts"
import { environmentAccounts } from "./accounts/environment-accounts.ts"
import { paymentProviders } from "./payment-providers.ts"

/** The shops' payment providers as the environment and the owners have set them, and what is to be said of it at the start. */
export async function openPayments(
  db: Database,
  log: Logger,
  { sessionSecret: secret, providerKeysSecrets: secrets, providers }: Environment,
): Promise<{ payments: PaymentProviders; lines: string[] }> {
  const { accounts, addressOf, lines } = await environmentAccounts(db, providers)
  const keys = accountKeys({ secrets, environment: accounts })
  return { payments: paymentProviders({ db, log, secret, keys, addressOf }), lines }
}
