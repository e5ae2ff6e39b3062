import type Stripe from "stripe"
import type { AccountProblem, ConnectionReport } from "../../payment-provider.ts"
import { askStripe, isForbidden, StripeFailure } from "./ask-stripe.ts"
import { registerWalletHost } from "./register-wallet-host.ts"
import type { StripeAccount } from "./stripe-account.ts"
import { READ } from "./stripe-client.ts"

/** Asks Stripe whether keys, account and webhook are right, and registers the shop's hosts for wallets. */
export async function testStripeConnection(
  stripe: Stripe,
  account: StripeAccount,
  hosts: readonly string[],
): Promise<ConnectionReport> {
  const keys = keysOfOtherMode(account)
  try {
    const found = await findAccount(stripe, account)
    const webhook = await judgeWebhook(stripe, account, hosts)
    const walletHosts = await Promise.all(hosts.map((host) => registerWalletHost(stripe, host)))
    return { problems: [...keys, ...found.problems, ...webhook], payee: found.payee, walletHosts }
  } catch (failure) {
    if (!(failure instanceof StripeFailure)) throw failure
    const problem = failure.status === 401 ? "keyRefused" : "providerSilent"
    return { problems: [...keys, problem], payee: null, walletHosts: [] }
  }
}

/** Keys say in their names which mode they are of: sk_live_…, rk_test_…, pk_test_…. */
function keysOfOtherMode({ mode, secretKey, publishableKey }: StripeAccount): AccountProblem[] {
  const other = mode === "live" ? "test" : "live"
  const isOther = [secretKey, publishableKey].some((key) => new RegExp(`^[a-z]+_${other}_`).test(key))
  return isOther ? ["keyOfOtherMode"] : []
}

async function findAccount(
  stripe: Stripe,
  { mode, accountId }: StripeAccount,
): Promise<{ payee: string | null; problems: AccountProblem[] }> {
  const found = await unlessForbidden(() =>
    askStripe("tell its account", () => stripe.accounts.retrieveCurrent({}, READ)),
  )
  if (!found) return { payee: null, problems: [] }
  const problems: AccountProblem[] = []
  if (found.id !== accountId) problems.push("keyOfOtherAccount")
  // An account can be tried out long before it may take money.
  if (mode === "live" && !found.charges_enabled) problems.push("notActivated")
  return { payee: found.id, problems }
}

const WEBHOOK_PATH = "/api/pay/webhook/stripe/"
const NEEDED_EVENT = "payment_intent.succeeded"

async function judgeWebhook(
  stripe: Stripe,
  { webhookSecret }: StripeAccount,
  hosts: readonly string[],
): Promise<AccountProblem[]> {
  if (webhookSecret === "") return ["webhookUnknown"]
  const endpoints = await unlessForbidden(() =>
    askStripe("list webhooks", () =>
      stripe.webhookEndpoints.list({ limit: 100 }, READ).autoPagingToArray({ limit: 1000 }),
    ),
  )
  if (!endpoints || hosts.length === 0) return []
  const isKnown = endpoints.some(({ url, status, enabled_events }) => {
    const { host, pathname } = new URL(url)
    const hears = enabled_events.includes("*") || enabled_events.includes(NEEDED_EVENT)
    return status === "enabled" && hears && hosts.includes(host) && pathname.startsWith(WEBHOOK_PATH)
  })
  return isKnown ? [] : ["webhookUnknown"]
}

/** Null where a restricted key may not ask: what cannot be seen is not judged. */
async function unlessForbidden<Answer>(ask: () => Promise<Answer>): Promise<Answer | null> {
  try {
    return await ask()
  } catch (failure) {
    if (isForbidden(failure)) return null
    throw failure
  }
}
