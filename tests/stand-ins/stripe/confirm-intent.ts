import type Stripe from "stripe"
import { newCharge } from "./objects/new-charge.ts"
import { announce, intentOf, newId, type StripeBooks } from "./stripe-books.ts"
import { invalidRequest, StripeRefusal } from "./stripe-refusal.ts"
import { behaviourOf } from "./test-cards.ts"

const CONFIRMABLE = ["requires_payment_method", "requires_confirmation"]

/** The buyer pays with a card, or a bank account. */
export function confirmIntent(books: StripeBooks, id: string, number: string): Stripe.PaymentIntent {
  const intent = intentOf(books, id)
  if (!CONFIRMABLE.includes(intent.status)) throw unexpectedState(intent, "confirm")
  const behaviour = behaviourOf(number)
  if (!behaviour)
    throw new StripeRefusal(402, {
      type: "card_error",
      code: "incorrect_number",
      message: "Your card number is incorrect.",
      param: "number",
    })
  const last4 = number.slice(-4)
  books.cards.set(id, { behaviour, last4 })
  intent.payment_method = newId("pm")
  intent.last_payment_error = null
  if (behaviour === "declined") throw decline(books, intent, "generic_decline")
  if (behaviour === "insufficientFunds") throw decline(books, intent, "insufficient_funds")
  if (behaviour === "challenge") {
    intent.status = "requires_action"
    intent.next_action = {
      type: "use_stripe_sdk",
      use_stripe_sdk: { type: "three_d_secure_redirect", source: newId("src") },
    }
    announce(books, "payment_intent.requires_action", intent)
    return intent
  }
  if (behaviour === "slow") return beginDebit(books, intent, last4)
  return succeed(books, intent)
}

/** The buyer answers the bank's question, rightly or not. */
export function answerChallenge(books: StripeBooks, id: string, passes: boolean): Stripe.PaymentIntent {
  const intent = intentOf(books, id)
  if (intent.status !== "requires_action") throw unexpectedState(intent, "confirm")
  intent.next_action = null
  if (passes) return succeed(books, intent)
  intent.status = "requires_payment_method"
  intent.payment_method = null
  intent.last_payment_error = {
    type: "invalid_request_error",
    code: "payment_intent_authentication_failure",
    message:
      "We are unable to authenticate your payment method. Please choose a different payment method and try again.",
  }
  announce(books, "payment_intent.payment_failed", intent)
  return intent
}

/** The bank answers to a debit, days later. */
export function finishDebit(books: StripeBooks, id: string, isPaid: boolean): Stripe.PaymentIntent {
  const intent = intentOf(books, id)
  if (intent.status !== "processing") throw unexpectedState(intent, "confirm")
  if (isPaid) return succeed(books, intent)
  fail(books, intent, "insufficient_funds")
  return intent
}

export function unexpectedState(intent: Stripe.PaymentIntent, verb: string): StripeRefusal {
  return new StripeRefusal(400, {
    type: "invalid_request_error",
    code: "payment_intent_unexpected_state",
    message: `You cannot ${verb} this PaymentIntent because it has a status of ${intent.status}.`,
    payment_intent: intent,
  })
}

function succeed(books: StripeBooks, intent: Stripe.PaymentIntent): Stripe.PaymentIntent {
  const { behaviour, last4 } = cardOf(books, intent)
  const method = behaviour === "slow" ? "sepa_debit" : "card"
  const charge = newCharge({ id: newId("ch"), intent, status: "succeeded", last4, method, declineCode: null })
  books.charges.set(charge.id, charge)
  Object.assign(intent, {
    status: "succeeded",
    latest_charge: charge.id,
    amount_received: intent.amount,
    next_action: null,
  })
  announce(books, "charge.succeeded", charge)
  announce(books, "payment_intent.succeeded", intent)
  return intent
}

function beginDebit(books: StripeBooks, intent: Stripe.PaymentIntent, last4: string): Stripe.PaymentIntent {
  const charge = newCharge({
    id: newId("py"),
    intent,
    status: "pending",
    last4,
    method: "sepa_debit",
    declineCode: null,
  })
  books.charges.set(charge.id, charge)
  Object.assign(intent, { status: "processing", latest_charge: charge.id })
  announce(books, "charge.pending", charge)
  announce(books, "payment_intent.processing", intent)
  return intent
}

function decline(books: StripeBooks, intent: Stripe.PaymentIntent, declineCode: string): StripeRefusal {
  const charge = fail(books, intent, declineCode)
  return new StripeRefusal(402, { ...declined(declineCode), charge: charge.id, payment_intent: intent })
}

function fail(books: StripeBooks, intent: Stripe.PaymentIntent, declineCode: string): Stripe.Charge {
  const { last4 } = cardOf(books, intent)
  const charge = newCharge({ id: newId("ch"), intent, status: "failed", last4, method: "card", declineCode })
  books.charges.set(charge.id, charge)
  intent.status = "requires_payment_method"
  intent.payment_method = null
  intent.latest_charge = charge.id
  intent.last_payment_error = { ...declined(declineCode), charge: charge.id }
  announce(books, "charge.failed", charge)
  announce(books, "payment_intent.payment_failed", intent)
  return charge
}

const declined = (declineCode: string) =>
  ({
    type: "card_error",
    code: "card_declined",
    decline_code: declineCode,
    doc_url: "https://stripe.com/docs/error-codes/card-declined",
    message: "Your card was declined.",
  }) as const

function cardOf({ cards }: StripeBooks, { id }: Stripe.PaymentIntent) {
  const card = cards.get(id)
  if (!card) throw invalidRequest("You cannot confirm this PaymentIntent because it's missing a payment method.")
  return card
}
