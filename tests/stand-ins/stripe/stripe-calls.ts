import type Stripe from "stripe"
import type { AskedCall } from "./asked-call.ts"
import { checkAmount, checkUnit } from "./check-amount.ts"
import { answerChallenge, confirmIntent, unexpectedState } from "./confirm-intent.ts"
import { listedPage } from "./listed-page.ts"
import { newIntent } from "./objects/new-intent.ts"
import { knownOnly, required, text, texts, wholeNumber } from "./read-form.ts"
import { announce, intentOf, newId } from "./stripe-books.ts"
import { makeRefund } from "./stripe-desk.ts"
import { invalidRequest, missing, StripeRefusal } from "./stripe-refusal.ts"
import { createDomain, listDomains, validateDomain } from "./wallet-domains.ts"

export type StripeCall = {
  path: RegExp
  method: "GET" | "POST"
  /** What a restricted key must have been given; a publishable key may do what says so. */
  right: "account" | "payments" | "refunds" | "disputes" | "webhooks" | "domains"
  inBrowser?: true
  answer: (asked: AskedCall) => object
}

const CREATE_INTENT = ["amount", "currency", "automatic_payment_methods", "description", "metadata"]

export const STRIPE_CALLS: readonly StripeCall[] = [
  { method: "GET", path: /^\/v1\/account$/, right: "account", answer: ({ books }) => books.account },
  { method: "POST", path: /^\/v1\/payment_intents$/, right: "payments", answer: createIntent },
  { method: "GET", path: /^\/v1\/payment_intents\/(\w+)$/, right: "payments", inBrowser: true, answer: tellIntent },
  {
    method: "POST",
    path: /^\/v1\/payment_intents\/(\w+)\/confirm$/,
    right: "payments",
    inBrowser: true,
    answer: confirm,
  },
  { method: "POST", path: /^\/v1\/payment_intents\/(\w+)\/cancel$/, right: "payments", answer: cancelIntent },
  { method: "POST", path: /^\/v1\/3ds2\/challenge_complete$/, right: "payments", inBrowser: true, answer: challenged },
  { method: "POST", path: /^\/v1\/refunds$/, right: "refunds", answer: createRefund },
  {
    method: "GET",
    path: /^\/v1\/refunds$/,
    right: "refunds",
    answer: (asked) => listedPage("/v1/refunds", asked, ofIntent(asked.books.refunds, asked)),
  },
  {
    method: "GET",
    path: /^\/v1\/disputes$/,
    right: "disputes",
    answer: (asked) => listedPage("/v1/disputes", asked, ofIntent(asked.books.disputes, asked)),
  },
  {
    method: "GET",
    path: /^\/v1\/webhook_endpoints$/,
    right: "webhooks",
    answer: (asked) => listedPage("/v1/webhook_endpoints", asked, asked.books.endpoints),
  },
  { method: "GET", path: /^\/v1\/payment_method_domains$/, right: "domains", answer: listDomains },
  { method: "POST", path: /^\/v1\/payment_method_domains$/, right: "domains", answer: createDomain },
  { method: "POST", path: /^\/v1\/payment_method_domains\/(\w+)\/validate$/, right: "domains", answer: validateDomain },
]

function createIntent({ books, form }: AskedCall): Stripe.PaymentIntent {
  knownOnly(form, CREATE_INTENT)
  const amount = wholeNumber(form, "amount")
  const currency = required(form, "currency")
  checkAmount(amount, currency)
  const automatic = texts(form, "automatic_payment_methods")
  if (automatic.enabled !== "true") throw invalidRequest("The stand-in knows automatic payment methods only.")
  const intent = newIntent({
    id: newId("pi"),
    amount,
    currency,
    description: text(form, "description") ?? null,
    metadata: texts(form, "metadata"),
    allowRedirects: automatic.allow_redirects === "never" ? "never" : "always",
    livemode: books.livemode,
  })
  books.intents.set(intent.id, intent)
  announce(books, "payment_intent.created", intent)
  return intent
}

function tellIntent({ books, id, form, isBrowser }: AskedCall): Stripe.PaymentIntent {
  const intent = intentOf(books, id)
  if (isBrowser && required(form, "client_secret") !== intent.client_secret) throw missing("payment_intent", id)
  return intent
}

/** The bank's page tells how the buyer answered. The true one tells by ways of its own. */
function challenged(asked: AskedCall): Stripe.PaymentIntent {
  const { id } = tellIntent({ ...asked, id: required(asked.form, "payment_intent") })
  return answerChallenge(asked.books, id, text(asked.form, "passed") === "true")
}

function confirm(asked: AskedCall): Stripe.PaymentIntent {
  const { books, form } = asked
  const { id } = tellIntent(asked)
  const method = form.payment_method_data
  const card = typeof method === "object" ? (method.card ?? method.sepa_debit) : undefined
  const number = typeof card === "object" ? (text(card, "number") ?? text(card, "iban")) : undefined
  if (number === undefined)
    throw invalidRequest("You cannot confirm this PaymentIntent because it's missing a payment method.")
  return confirmIntent(books, id, number)
}

function cancelIntent({ books, id, form }: AskedCall): Stripe.PaymentIntent {
  knownOnly(form, ["cancellation_reason"])
  const intent = intentOf(books, id)
  if (["succeeded", "canceled", "processing"].includes(intent.status)) throw unexpectedState(intent, "cancel")
  const reason = text(form, "cancellation_reason")
  Object.assign(intent, { status: "canceled", canceled_at: Math.floor(Date.now() / 1000), next_action: null })
  intent.cancellation_reason = reason ?? null
  announce(books, "payment_intent.canceled", intent)
  return intent
}

function createRefund({ books, form }: AskedCall): Stripe.Refund {
  knownOnly(form, ["payment_intent", "amount", "metadata"])
  const amount = wholeNumber(form, "amount")
  const intent = intentOf(books, required(form, "payment_intent"))
  checkUnit(amount, intent.currency)
  return makeRefund(books, { intentId: intent.id, amount, metadata: texts(form, "metadata") })
}

function ofIntent<One extends { payment_intent: unknown }>(all: readonly One[], { form, books }: AskedCall): One[] {
  const wanted = required(form, "payment_intent")
  intentOf(books, wanted)
  return all.filter(({ payment_intent }) => payment_intent === wanted)
}

export const notFound = (method: string, path: string): StripeRefusal =>
  new StripeRefusal(404, { type: "invalid_request_error", message: `Unrecognized request URL (${method}: ${path}).` })
