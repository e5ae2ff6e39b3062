import { and, eq } from "drizzle-orm"
import { payment, paymentEvent } from "../../db/schema/payment.ts"
import { site } from "../../db/schema/site.ts"
import { isRefused, refused } from "../../domain/refusal.ts"
import type { Refused } from "../api/handlers.ts"
import type { PaymentProvider, WebhookRequest } from "../payment-provider.ts"
import { moveAttempt } from "./move-attempt.ts"
import type { PaymentContext } from "./payment-context.ts"
import { isOfferedIn } from "./payment-methods.ts"
import { settlePayment } from "./settle-payment.ts"

/**
 * What a provider tells by itself. The payment is found by the provider's number and brings its site with it. Only what
 * is stored and acted upon is answered with success; all else is told again by the provider.
 */
export async function takeWebhook(
  context: PaymentContext,
  name: PaymentProvider["name"],
  request: WebhookRequest,
): Promise<{ stored: boolean } | Refused> {
  const { db, log, now } = context
  const provider = context.payments.get(name)
  if (!provider) return refused("unknownProvider")
  const event = await readEvent(context, provider, request)
  if (isRefused(event)) return event
  // About something else than a payment: there is nothing to do, and nothing to tell again.
  const { about } = event
  if (about === null) return { stored: false }
  const isThis = "payment" in about ? eq(payment.providerId, about.payment) : eq(payment.captureId, about.capture)
  const [known] = await db
    .select({ attempt: payment, mode: site.mode })
    .from(payment)
    .innerJoin(site, eq(site.id, payment.siteId))
    .where(and(eq(payment.provider, name), isThis))
  if (!known) {
    log.warn({ provider: name, event }, "a webhook is about a payment that is not known")
    return refused("unknownPayment")
  }
  if (!isOfferedIn(known, name)) return refused("unknownProvider")
  const { attempt } = known
  const { siteId, id: paymentId } = attempt
  await db
    .insert(paymentEvent)
    .values({ siteId, paymentId, kind: `webhook ${event.kind}`, providerEventId: event.eventId, createdAt: now })
    .onConflictDoNothing()
  if ((await settlePayment(context, paymentId)) !== "silent") return { stored: true }
  await moveAttempt(context, attempt, { to: "processing" })
  return refused("providerSilent")
}

async function readEvent(context: PaymentContext, provider: PaymentProvider, request: WebhookRequest) {
  try {
    const event = await provider.readWebhook(request)
    if (event) return event
  } catch (err) {
    // Checking a signature may mean asking the provider.
    context.log.warn({ err, provider: provider.name }, "a webhook could not be read")
    return refused("providerSilent")
  }
  context.log.warn({ provider: provider.name }, "the signature of a webhook is wrong")
  return refused("signatureInvalid")
}
