import { and, asc, eq } from "drizzle-orm"
import type { Logger } from "pino"
import type { Database } from "../../db/database.ts"
import { paymentAccount } from "../../db/schema/payment-account.ts"
import { type AccountProvider, isAccountProvider, provesWebhooks } from "../../domain/payments/provider-keys.ts"
import { type SiteMode, takesTestMoney } from "../../domain/site/site-mode.ts"
import type { AccountKeys, PaymentProvider, PaymentProviders, ShopProvider } from "../payment-provider.ts"
import { makeProvider } from "./accounts/make-provider.ts"
import { answeringInTime } from "./answering-in-time.ts"
import { sandboxProvider } from "./sandbox/sandbox-provider.ts"

type Account = typeof paymentAccount.$inferSelect

type Resources = {
  db: Database
  log: Logger
  secret: string
  keys: AccountKeys
  /** Where a provider is reached for a site, if not at its own address. */
  addressOf?: (provider: AccountProvider, siteId: number) => string | undefined
  /** What every provider is put into. */
  wrap?: (provider: PaymentProvider) => PaymentProvider
}

/** Finds each shop's providers by its accounts. One shop's keys never serve another: what is made of a row is found by that row alone. */
export function paymentProviders(resources: Resources): PaymentProviders {
  const { db, log, secret, keys, addressOf, wrap = answeringInTime } = resources
  const sandbox: ShopProvider = { ...wrap(sandboxProvider({ db, secret })), accountId: null, isTest: true }
  const made = new Map<number, { version: string; provider: ShopProvider | null }>()
  const remembered = new WeakMap<object, Promise<readonly ShopProvider[]>>()

  /** A provider keeps what it has learned, such as a token, until its account is changed. */
  function providerOf(account: Account): ShopProvider | null {
    const { id, siteId, provider: name, mode, methods, publicKeys, sealedKeys } = account
    const version = JSON.stringify([siteId, name, mode, methods, publicKeys, sealedKeys])
    const known = made.get(id)
    if (known?.version === version) return known.provider
    const opened = keys.open(account)
    if (typeof opened === "string") log.error({ site: siteId, account: id, provider: name, mode }, PROBLEM[opened])
    const provider =
      typeof opened === "string"
        ? null
        : {
            ...wrap(makeProvider({ provider: name, mode, methods, keys: opened, baseUrl: addressOf?.(name, siteId) })),
            accountId: id,
            isTest: mode === "test",
          }
    made.set(id, { version, provider })
    return provider
  }

  async function offered({ id, mode }: { id: number; mode: SiteMode }): Promise<readonly ShopProvider[]> {
    const isOffered = and(
      eq(paymentAccount.siteId, id),
      eq(paymentAccount.mode, takesTestMoney(mode) ? "test" : "live"),
      eq(paymentAccount.isOn, true),
    )
    const accounts = await db.select().from(paymentAccount).where(isOffered).orderBy(asc(paymentAccount.provider))
    const own = accounts.flatMap((account) => providerOf(account) ?? []).filter(({ methods }) => methods.length > 0)
    return takesTestMoney(mode) ? [...own, sandbox] : own
  }

  return {
    keys,
    // As long as the site is remembered as it is: another one is given out once a change of its accounts is told.
    of: (site) => {
      const known = remembered.get(site)
      if (known) return known
      const reading = offered(site)
      remembered.set(site, reading)
      reading.catch(() => remembered.delete(site))
      return reading
    },
    ofAccount: async ({ siteId, provider, accountId }) => {
      if (provider === "sandbox") return sandbox
      if (accountId === null) return null
      const isThis = and(
        eq(paymentAccount.siteId, siteId),
        eq(paymentAccount.id, accountId),
        eq(paymentAccount.provider, provider),
      )
      const [account] = await db.select().from(paymentAccount).where(isThis)
      return account ? providerOf(account) : null
    },
    byWebhook: async (provider, webhookName) => {
      if (!isAccountProvider(provider)) return null
      const isThis = and(eq(paymentAccount.provider, provider), eq(paymentAccount.webhookName, webhookName))
      const [account] = await db.select().from(paymentAccount).where(isThis)
      if (!account) return null
      const opened = keys.open(account)
      // A signature made with an empty key is one that anybody can make.
      return typeof opened === "string" || !provesWebhooks(provider, opened) ? null : providerOf(account)
    },
  }
}

const PROBLEM = {
  keysMissing: "an account of a payment provider has no keys: it is off until its owner enters them",
  keysUnreadable:
    "the keys of a payment provider's account cannot be opened with PROVIDER_KEYS_SECRET: it is off until its owner enters them again",
}
