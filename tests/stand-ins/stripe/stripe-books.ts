import type Stripe from "stripe"
import { missing } from "./stripe-refusal.ts"
import type { CardBehaviour } from "./test-cards.ts"

type Told = Extract<
  Stripe.Event,
  { type: `payment_intent.${string}` | `charge.${string}` | `refund.${string}` | "account.updated" }
>

/** An event as it was when it happened: later changes of its object do not reach it. */
export type TellableEvent = { id: string; type: string; text: string }

/** What the first request with a key was, and what it was answered. */
type SavedAnswer = { request: string; status: number; body: string }

/** All that Stripe knows of one account in one mode. */
export type StripeBooks = {
  account: Stripe.Account
  livemode: boolean
  intents: Map<string, Stripe.PaymentIntent>
  charges: Map<string, Stripe.Charge>
  refunds: Stripe.Refund[]
  disputes: Stripe.Dispute[]
  endpoints: Stripe.WebhookEndpoint[]
  domains: Stripe.PaymentMethodDomain[]
  /** Hosts that Stripe does not find reachable until they are looked at again. */
  unreachableHosts: Set<string>
  /** How the card behaves that an intent was confirmed with. */
  cards: Map<string, { behaviour: CardBehaviour; last4: string }>
  savedAnswers: Map<string, SavedAnswer>
  events: TellableEvent[]
  /** Hears of each event when it happens. */
  hear: (event: TellableEvent) => void
}

export function newBooks(account: Stripe.Account, livemode: boolean): StripeBooks {
  return {
    account,
    livemode,
    intents: new Map(),
    charges: new Map(),
    refunds: [],
    disputes: [],
    endpoints: [],
    domains: [],
    unreachableHosts: new Set(),
    cards: new Map(),
    savedAnswers: new Map(),
    events: [],
    hear: () => {},
  }
}

export const newId = (kind: string): string => `${kind}_${crypto.randomUUID().replaceAll("-", "").slice(0, 24)}`

export function announce<Kind extends Told["type"]>(
  { livemode, events, hear }: StripeBooks,
  type: Kind,
  object: Extract<Told, { type: Kind }>["data"]["object"],
): void {
  const event = {
    id: newId("evt"),
    object: "event",
    api_version: "2026-10-28.endive",
    created: Math.floor(Date.now() / 1000),
    data: { object },
    livemode,
    pending_webhooks: 1,
    request: { id: newId("req"), idempotency_key: null },
    type,
  } satisfies Stripe.EventBase
  const tellable = { id: event.id, type, text: JSON.stringify(event, null, 2) }
  events.push(tellable)
  hear(tellable)
}

export function intentOf({ intents }: StripeBooks, id: string): Stripe.PaymentIntent {
  const intent = intents.get(id)
  if (!intent) throw missing("payment_intent", id)
  return intent
}

export function chargeOf(books: StripeBooks, intentId: string): Stripe.Charge {
  const { latest_charge } = intentOf(books, intentId)
  const charge = typeof latest_charge === "string" ? books.charges.get(latest_charge) : latest_charge
  if (!charge) throw missing("charge", intentId)
  return charge
}
