import { and, eq, isNull, type SQL } from "drizzle-orm"
import { payment, paymentEvent } from "../../db/schema/payment.ts"
import { paymentAccount } from "../../db/schema/payment-account.ts"
import { site } from "../../db/schema/site.ts"
import { isRefused, refused } from "../../domain/refusal.ts"
import type { Refused } from "../api/handlers.ts"
import type { PaymentProvider, ProviderEvent, WebhookRequest } from "../payment-provider.ts"
import { accountOfPayment, isTestMoney } from "./find-payment.ts"
import { moveAttempt } from "./move-attempt.ts"
import type { Attempt, PaymentContext } from "./payment-context.ts"
import { countsIn } from "./payment-methods.ts"
import { settlePayment } from "./settle-payment.ts"

type Taken = { stored: boolean }
/** Nothing of ours, or nothing new: there is nothing to do, and nothing to be told again. */
const IGNORED: Taken = { stored: false }

/**
 * What a provider tells by itself, at the address of one account. It is believed if it is signed as that account's are, and
 * acted upon if it is about a payment that was begun with that account. What the provider must tell again is refused.
 */
export async function takeWebhook(
  context: PaymentContext,
  { provider: name, account: webhookName }: { provider: string; account: string },
  request: WebhookRequest,
): Promise<Taken | Refused> {
  const provider = await context.payments.byWebhook(name, webhookName)
  if (!provider || provider.accountId === null) return refused("unknownProvider")
  if (!isJsonObject(request.text)) return refused("malformed")
  const event = await readEvent(context, provider, request)
  if (isRefused(event)) return event
  const found = event.about && (await findAbout(context, event.about, eq(payment.accountId, provider.accountId)))
  return found && countsIn(found, found) ? takeEvent(context, event, found.attempt) : IGNORED
}

/** The sandbox has one account for all shops, and tells again what is not known yet. */
export async function takeSandboxWebhook(context: PaymentContext, request: WebhookRequest): Promise<Taken | Refused> {
  const sandbox = await context.payments.ofAccount({ siteId: 0, provider: "sandbox", accountId: null })
  if (!sandbox) return refused("unknownProvider")
  const event = await readEvent(context, sandbox, request)
  if (isRefused(event)) return event
  if (event.about === null) return IGNORED
  const found = await findAbout(context, event.about, and(eq(payment.provider, "sandbox"), isNull(payment.accountId)))
  if (!found) {
    context.log.warn({ provider: "sandbox", event }, "a webhook is about a payment that is not known")
    return refused("unknownPayment")
  }
  return countsIn(found, found) ? takeEvent(context, event, found.attempt) : refused("unknownProvider")
}

async function readEvent(
  { log }: PaymentContext,
  provider: PaymentProvider,
  request: WebhookRequest,
): Promise<ProviderEvent | Refused> {
  try {
    const event = await provider.readWebhook(request)
    if (event) return event
  } catch (err) {
    // Checking a signature may mean asking the provider.
    log.warn({ err, provider: provider.name }, "a webhook could not be read")
    return refused("providerSilent")
  }
  log.warn({ provider: provider.name }, "the signature of a webhook is wrong")
  return refused("signatureInvalid")
}

/** The payment brings its site with it. */
async function findAbout({ db }: PaymentContext, about: NonNullable<ProviderEvent["about"]>, ofAccount?: SQL) {
  const isThis = "payment" in about ? eq(payment.providerId, about.payment) : eq(payment.captureId, about.capture)
  const [found] = await db
    .select({ attempt: payment, mode: site.mode, isTest: isTestMoney })
    .from(payment)
    .innerJoin(site, eq(site.id, payment.siteId))
    .leftJoin(paymentAccount, accountOfPayment)
    .where(and(ofAccount, isThis))
  return found
}

/** Only what is stored and acted upon is answered with success. One that is known already is acted upon again: the first may have failed. */
async function takeEvent(
  context: PaymentContext,
  { eventId, kind }: ProviderEvent,
  attempt: Attempt,
): Promise<Taken | Refused> {
  const { siteId, id: paymentId } = attempt
  await context.db
    .insert(paymentEvent)
    .values({ siteId, paymentId, kind: `webhook ${kind}`, providerEventId: eventId, createdAt: context.now })
    .onConflictDoNothing()
  if ((await settlePayment(context, paymentId)) !== "silent") return { stored: true }
  await moveAttempt(context, attempt, { to: "processing" })
  return refused("providerSilent")
}

function isJsonObject(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === "object" && value !== null && !Array.isArray(value)
  } catch {
    return false
  }
}
