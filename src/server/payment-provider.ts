import type { AccountProblem, StandingProblem } from "../domain/payments/account-problems.ts"
import type { AccountMode, AccountProvider, ProviderKeys } from "../domain/payments/provider-keys.ts"
import type { ChargedAmount } from "../domain/pricing/charged-amount.ts"
import type { SiteMode } from "../domain/site/site-mode.ts"

/** A payment as its provider tells it. Amounts are counted in the currency's own smallest unit, however the provider itself counts. */
export type ProviderPayment = {
  id: string
  /** `open`: the buyer has not finished; `approved`: waits for our capture; `processing`: the provider needs time. */
  status: "open" | "approved" | "processing" | "captured" | "declined" | "cancelled"
  amount: ChargedAmount
  currencyCode: string
  /** The order number it was created for. */
  reference: string
  /** Who gets the money. */
  payee: string
  /** What the provider calls the money that came; null before it came. */
  captureId: string | null
}

/** Money that goes back, whoever asked for it: we, or somebody at the provider's own desk. */
export type ProviderRefund = {
  id: string
  amount: ChargedAmount
  currencyCode: string
  status: "pending" | "made" | "failed"
  /** The key that we asked for it with; null where it was not us. */
  requestKey: string | null
}

type Sum = { amount: ChargedAmount; currencyCode: string }

/** A buyer who wants the money back through the bank: so much, perhaps in the bank's currency and not in that of the charge. */
export type ProviderDispute = Sum & {
  id: string
  /** What it took from the shop, in each currency that the provider says it in; nothing where it does not say so. */
  withdrawn: readonly Sum[]
  status: "open" | "won" | "lost"
  /** In the provider's words. */
  reason: string
  /** Until when the shop must answer there. */
  respondBy: Date | null
}

/** What became of captured money. */
export type Aftermath = {
  refunds: readonly ProviderRefund[]
  disputes: readonly ProviderDispute[]
  /** Why some of it cannot be read, for the owner to mend. */
  problem?: AccountProblem
}

export type NewPayment = {
  reference: string
  amount: ChargedAmount
  currencyCode: string
  method: string
  /** The same key is the same payment, however often it is asked for. */
  requestKey: string
  /** Where the buyer comes back to from a page of the provider or the bank. */
  returnUrl: string
}

export type NewRefund = {
  id: string
  /** The money to give back from, where it has a number of its own. */
  captureId: string | null
  amount: ChargedAmount
  currencyCode: string
  /** The same key gives the money back once. */
  requestKey: string
}

/** What the provider's part in the browser needs: a token, and whatever else, such as a public key. */
export type BrowserPart = { token: string } & Record<string, string>

/** What a webhook says once its signature is found good; `about` is null where it is about nothing of ours. */
export type ProviderEvent = {
  eventId: string
  kind: string
  /** The payment, or the money that came of it. */
  about: { payment: string } | { capture: string } | null
}

export type WebhookRequest = { text: string; headers: Headers }

/** Hosts that the provider's part in the browser needs, for the content policy of the pages that show it, and no others. */
export type BrowserSources = {
  script: readonly string[]
  frame: readonly string[]
  connect: readonly string[]
  image: readonly string[]
}

export type { AccountProblem }

/** What a test of the connection found. */
export type ConnectionReport = {
  problems: readonly AccountProblem[]
  /** Who gets the money, as the provider names the account. */
  payee: string | null
  /** The shop's hosts and whether wallets may be shown there. */
  walletHosts: readonly { host: string; state: "active" | "inactive" | "refused" }[]
}

/**
 * What every way of paying can do. Each call may take long or fail: none is made inside a transaction.
 * A provider that takes the money by itself never says `approved`; one that cannot cancel just says how the payment stands.
 */
export type PaymentProvider = {
  name: "sandbox" | "paypal" | "stripe"
  methods: readonly string[]
  payee: string
  /** Whether it takes exactly this amount of this currency: one that would round it is not offered. */
  canCharge: (amount: ChargedAmount, currencyCode: string) => boolean
  /** What anybody may know of the account, for its part in the browser. */
  publicKeys: Readonly<Record<string, string>>
  browserSources: BrowserSources
  create: (payment: NewPayment) => Promise<{ id: string; browser: BrowserPart }>
  /** Null where the provider knows no such payment. */
  fetch: (id: string) => Promise<ProviderPayment | null>
  /** Takes the money of an approved payment and says how it stands then. The same key takes it once. */
  capture: (id: string, requestKey: string) => Promise<ProviderPayment>
  /** Gives up a payment that is not finished, and says how it stands then: it may have been paid meanwhile; null: gone. */
  cancel: (id: string, requestKey: string) => Promise<ProviderPayment | null>
  /** Says how the refund stands once the provider has taken it on. The same key gives it once. */
  refund: (refund: NewRefund) => Promise<ProviderRefund>
  /** All refunds and disputes of a captured payment, also those that did not begin here. */
  fetchAftermath: (id: string, captureId: string | null) => Promise<Aftermath>
  /** Null where the signature is not the provider's. */
  readWebhook: (request: WebhookRequest) => Promise<ProviderEvent | null>
  /** Asks whether keys, payee and webhook are right, and registers the shop's hosts for wallets. */
  testConnection: (hosts: readonly string[]) => Promise<ConnectionReport>
}

/** A provider as a shop takes payments with it. */
export type ShopProvider = PaymentProvider & {
  /** The shop's account there, which a payment is begun with and stays with; null at the sandbox, which has none. */
  accountId: number | null
  /** Nothing real is paid. */
  isTest: boolean
}

/** Whose account it is, and whether for real money. */
export type AccountPlace = { siteId: number; provider: AccountProvider; mode: AccountMode }
type StoredKeys = AccountPlace & { publicKeys: ProviderKeys; sealedKeys: string | null }

/** Why an account cannot be used, whatever its provider says: there are no keys, or the secret that opens them is gone. */
type KeysProblem = Exclude<StandingProblem, "webhookUnproved">

/** The keys of accounts: those that the environment has, and those that owners entered, which are kept sealed. */
export type AccountKeys = {
  /** All keys of an account by their names. Never to be sent, logged or kept anywhere else. */
  open: (account: StoredKeys) => ProviderKeys | KeysProblem
  /** The secret keys among them that are kept sealed; null where they cannot be opened. */
  openSealed: (account: StoredKeys) => ProviderKeys | null
  /** Secret keys as they are kept. */
  seal: (place: AccountPlace, secretKeys: ProviderKeys) => string
  /** Whether the environment has them: then nobody can enter others. */
  areInEnvironment: (place: AccountPlace) => boolean
}

/** Which provider serves which shop, by the shop's own accounts. */
export type PaymentProviders = {
  /** What a shop takes new payments with, in its mode. */
  of: (site: { id: number; mode: SiteMode }) => Promise<readonly ShopProvider[]>
  /** Who a payment was begun with, also where the shop begins none there any more; null where the keys are gone. */
  ofAccount: (begun: {
    siteId: number
    provider: PaymentProvider["name"]
    accountId: number | null
  }) => Promise<PaymentProvider | null>
  /** Whose webhooks come to an address; null where there is no such account, or nothing to prove a webhook with. */
  byWebhook: (provider: string, webhookName: string) => Promise<ShopProvider | null>
  keys: AccountKeys
}
