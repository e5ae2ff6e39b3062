import type Stripe from "stripe"
import { answerChallenge, confirmIntent, unexpectedState } from "./confirm-intent.ts"
import { newDomain } from "./objects/account-objects.ts"
import { newIntent } from "./objects/new-intent.ts"
import { type Form, knownOnly, required, text, texts, wholeNumber } from "./read-form.ts"
import { announce, intentOf, newId, type StripeBooks } from "./stripe-books.ts"
import { makeRefund } from "./stripe-desk.ts"
import { invalidRequest, missing, StripeRefusal } from "./stripe-refusal.ts"

/** `isBrowser`: with the publishable key, which anybody has; then the payment's own secret must be told. */
type Asked = { books: StripeBooks; form: Form; id: string; pageSize: number; isBrowser: boolean }
export type StripeCall = {
  path: RegExp
  method: "GET" | "POST"
  /** What a restricted key must have been given; a publishable key may do what says so. */
  right: "account" | "payments" | "refunds" | "disputes" | "webhooks" | "domains"
  inBrowser?: true
  answer: (asked: Asked) => object
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
    answer: (asked) => listed("/v1/refunds", asked, ofIntent(asked.books.refunds, asked)),
  },
  {
    method: "GET",
    path: /^\/v1\/disputes$/,
    right: "disputes",
    answer: (asked) => listed("/v1/disputes", asked, ofIntent(asked.books.disputes, asked)),
  },
  {
    method: "GET",
    path: /^\/v1\/webhook_endpoints$/,
    right: "webhooks",
    answer: (asked) => listed("/v1/webhook_endpoints", asked, asked.books.endpoints),
  },
  { method: "GET", path: /^\/v1\/payment_method_domains$/, right: "domains", answer: listDomains },
  { method: "POST", path: /^\/v1\/payment_method_domains$/, right: "domains", answer: createDomain },
  { method: "POST", path: /^\/v1\/payment_method_domains\/(\w+)\/validate$/, right: "domains", answer: validateDomain },
]

function createIntent({ books, form }: Asked): Stripe.PaymentIntent {
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

const WHOLE_ONLY = ["isk", "ugx"]
const LAST_DIGIT_ZERO = ["bhd", "jod", "kwd", "omr", "tnd"]
const SMALLEST: Record<string, number> = { usd: 50, eur: 50, gbp: 30, jpy: 50, huf: 17_500 }

/** As docs.stripe.com/currencies has it. */
function checkAmount(amount: number, currency: string): void {
  if (!/^[a-z]{3}$/.test(currency)) throw invalidRequest(`Invalid currency: ${currency}`, { param: "currency" })
  if (amount < (SMALLEST[currency] ?? 1))
    throw invalidRequest("Amount must be at least the minimum.", { code: "amount_too_small", param: "amount" })
  checkUnit(amount, currency)
}

function checkUnit(amount: number, currency: string): void {
  if (WHOLE_ONLY.includes(currency) && amount % 100 !== 0)
    throw invalidRequest("Invalid amount.", { code: "invalid_charge_amount_no_decimal_compatible", param: "amount" })
  if (LAST_DIGIT_ZERO.includes(currency) && amount % 10 !== 0)
    throw invalidRequest("Invalid amount: the last digit must be 0.", {
      code: "parameter_invalid_integer",
      param: "amount",
    })
}

function tellIntent({ books, id, form, isBrowser }: Asked): Stripe.PaymentIntent {
  const intent = intentOf(books, id)
  if (isBrowser && required(form, "client_secret") !== intent.client_secret) throw missing("payment_intent", id)
  return intent
}

/** The bank's page tells how the buyer answered. The true one tells by ways of its own. */
function challenged(asked: Asked): Stripe.PaymentIntent {
  const { id } = tellIntent({ ...asked, id: required(asked.form, "payment_intent") })
  return answerChallenge(asked.books, id, text(asked.form, "passed") === "true")
}

function confirm(asked: Asked): Stripe.PaymentIntent {
  const { books, form } = asked
  const { id } = tellIntent(asked)
  const method = form.payment_method_data
  const card = typeof method === "object" ? (method.card ?? method.sepa_debit) : undefined
  const number = typeof card === "object" ? (text(card, "number") ?? text(card, "iban")) : undefined
  if (number === undefined)
    throw invalidRequest("You cannot confirm this PaymentIntent because it's missing a payment method.")
  return confirmIntent(books, id, number)
}

function cancelIntent({ books, id, form }: Asked): Stripe.PaymentIntent {
  knownOnly(form, ["cancellation_reason"])
  const intent = intentOf(books, id)
  if (["succeeded", "canceled", "processing"].includes(intent.status)) throw unexpectedState(intent, "cancel")
  const reason = text(form, "cancellation_reason")
  Object.assign(intent, { status: "canceled", canceled_at: Math.floor(Date.now() / 1000), next_action: null })
  intent.cancellation_reason = reason ?? null
  announce(books, "payment_intent.canceled", intent)
  return intent
}

function createRefund({ books, form }: Asked): Stripe.Refund {
  knownOnly(form, ["payment_intent", "amount", "metadata"])
  const amount = wholeNumber(form, "amount")
  const intent = intentOf(books, required(form, "payment_intent"))
  checkUnit(amount, intent.currency)
  return makeRefund(books, { intentId: intent.id, amount, metadata: texts(form, "metadata") })
}

function ofIntent<One extends { payment_intent: unknown }>(all: readonly One[], { form, books }: Asked): One[] {
  const wanted = required(form, "payment_intent")
  intentOf(books, wanted)
  return all.filter(({ payment_intent }) => payment_intent === wanted)
}

/** Newest first, in pages. */
function listed<One extends { id: string }>(url: string, { form, pageSize }: Asked, all: readonly One[]) {
  const after = text(form, "starting_after")
  const start = after === undefined ? 0 : all.findIndex(({ id }) => id === after) + 1
  const size = Math.min(Number(text(form, "limit") ?? 10), pageSize)
  const data = all.slice(start, start + size)
  return { object: "list", data, has_more: start + size < all.length, url } satisfies Stripe.ApiList<One>
}

function listDomains(asked: Asked) {
  const name = text(asked.form, "domain_name")
  const found = asked.books.domains.filter(({ domain_name }) => name === undefined || domain_name === name)
  return listed("/v1/payment_method_domains", asked, found)
}

function createDomain({ books, form }: Asked): Stripe.PaymentMethodDomain {
  knownOnly(form, ["domain_name"])
  const name = required(form, "domain_name")
  if (!/^([a-z0-9-]+\.)+[a-z]{2,}$/.test(name) || name.endsWith(".localhost"))
    throw invalidRequest(`Invalid domain name: ${name}`, { param: "domain_name" })
  const domain = newDomain(newId("pmd"), name, books.livemode)
  if (books.unreachableHosts.has(name)) {
    domain.apple_pay = { status: "inactive", status_details: { error_message: "The domain could not be verified." } }
  }
  books.domains.push(domain)
  return domain
}

function validateDomain({ books, id }: Asked): Stripe.PaymentMethodDomain {
  const domain = books.domains.find((one) => one.id === id)
  if (!domain) throw missing("payment_method_domain", id)
  if (!books.unreachableHosts.has(domain.domain_name)) domain.apple_pay = { status: "active" }
  return domain
}

export const notFound = (method: string, path: string): StripeRefusal =>
  new StripeRefusal(404, { type: "invalid_request_error", message: `Unrecognized request URL (${method}: ${path}).` })
