import type { AccountProblem, ConnectionReport } from "../../payment-provider.ts"
import type { PaypalAccount } from "./paypal-account.ts"
import type { PaypalCalls } from "./paypal-calls.ts"
import { mayReadDisputes } from "./paypal-disputes.ts"
import { PaypalRefusal } from "./paypal-error.ts"
import { userInfoShape, webhookShape } from "./paypal-shapes.ts"

/** Asks for what the shop will need. Keys of the other mode are unknown at this mode's address: refused like wrong ones. */
export async function testPaypalConnection(
  calls: PaypalCalls,
  { merchantId, webhookId }: Pick<PaypalAccount, "merchantId" | "webhookId">,
): Promise<ConnectionReport> {
  const report = (payee: string | null, problems: AccountProblem[]) => ({ problems, payee, walletHosts: [] })
  try {
    if ((await refusalOf(calls.signIn())) !== null) return report(null, ["keyRefused"])
    const payee = await payeeOf(calls)
    const webhook = calls.get(`/v1/notifications/webhooks/${encodeURIComponent(webhookId)}`, webhookShape)
    const isWebhookUnknown = (await refusalOf(webhook)) !== null
    return report(payee, [
      ...(payee !== null && payee !== merchantId ? ["payeeUnknown" as const] : []),
      ...(isWebhookUnknown ? ["webhookUnknown" as const] : []),
      ...((await mayReadDisputes(calls)) ? [] : ["disputesForbidden" as const]),
    ])
  } catch {
    return report(null, ["providerSilent"])
  }
}

/** Whose the keys are; null where the app may not ask, which is no fault. */
async function payeeOf(calls: PaypalCalls): Promise<string | null> {
  const asked = calls.get("/v1/identity/oauth2/userinfo?schema=paypalv1.1", userInfoShape)
  return (await refusalOf(asked)) === null ? ((await asked).payer_id ?? null) : null
}

/** Why PayPal refuses a question, or null; silence is thrown. */
async function refusalOf(asked: Promise<unknown>): Promise<PaypalRefusal | null> {
  try {
    await asked
    return null
  } catch (failure) {
    if (failure instanceof PaypalRefusal) return failure
    throw failure
  }
}
