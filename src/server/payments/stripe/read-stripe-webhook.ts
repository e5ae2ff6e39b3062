import type Stripe from "stripe"
import { z } from "zod"
import type { ProviderEvent, WebhookRequest } from "../../payment-provider.ts"
import type { StripeAccount } from "./stripe-account.ts"
import { idOf } from "./told-payment.ts"

const reference = z.union([z.string(), z.object({ id: z.string() })]).nullish()

const message = z.object({
  id: z.string(),
  type: z.string(),
  livemode: z.boolean(),
  /** Set where the event is another account's, that of a platform's customer. */
  account: z.string().optional(),
  data: z.object({
    object: z.object({ object: z.string(), id: z.string().optional(), payment_intent: reference, charge: reference }),
  }),
})

type Told = z.infer<typeof message>["data"]["object"]

/**
 * What Stripe tells, or null where it is not Stripe who tells it. One of several signatures must be made with the secret, so
 * that the secret can be rolled. It must not be older than five minutes, which is the package's own rule: Stripe signs anew
 * each time that it tries again, for up to three days.
 */
export async function readStripeWebhook(
  stripe: Stripe,
  account: StripeAccount,
  { text, headers }: WebhookRequest,
): Promise<ProviderEvent | null> {
  const event = await verified(stripe, account, text, headers.get("Stripe-Signature") ?? "")
  const told = message.safeParse(event)
  if (!told.success) return null
  const { id, type, livemode, data } = told.data
  if (livemode !== (account.mode === "live")) return null
  const isOurs = told.data.account === undefined || told.data.account === account.accountId
  return { eventId: id, kind: type, about: isOurs ? aboutWhat(data.object) : null }
}

async function verified(stripe: Stripe, { webhookSecret }: StripeAccount, text: string, signature: string) {
  try {
    return await stripe.webhooks.constructEventAsync(text, signature, webhookSecret)
  } catch {
    // A wrong signature, or a text that is no event: both are nothing that Stripe says.
    return null
  }
}

function aboutWhat({ object, id, payment_intent, charge }: Told): ProviderEvent["about"] {
  if (object === "payment_intent") return id === undefined ? null : { payment: id }
  if (object !== "charge" && object !== "refund" && object !== "dispute") return null
  const payment = idOf(payment_intent ?? null)
  if (payment !== null) return { payment }
  const capture = object === "charge" ? (id ?? null) : idOf(charge ?? null)
  return capture === null ? null : { capture }
}
