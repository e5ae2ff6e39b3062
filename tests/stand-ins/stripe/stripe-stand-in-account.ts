import type Stripe from "stripe"
import { answerChallenge, confirmIntent, finishDebit } from "./confirm-intent.ts"
import { newAccount, newEndpoint } from "./objects/account-objects.ts"
import { signedWebhook } from "./sign-webhook.ts"
import { newBooks, newId, type StripeBooks, type TellableEvent } from "./stripe-books.ts"
import type { StripeCall } from "./stripe-calls.ts"
import { finishRefund, makeRefund, moveDispute, openDispute } from "./stripe-desk.ts"
import type { StripeKey } from "./stripe-keys.ts"
import { StripeRefusal } from "./stripe-refusal.ts"

/** Keys may be given, for a shop that was configured before. */
export type AccountWish = {
  id?: string
  mode?: "live" | "test"
  secretKey?: string
  publishableKey?: string
  webhookSecret?: string
}

/** One account in one mode, with what its owner, its buyers and their banks do. */
export class StripeStandInAccount {
  readonly id: string
  readonly mode: "live" | "test"
  readonly books: StripeBooks
  readonly secretKey: string
  readonly publishableKey: string
  /** The newest first: an endpoint's secret can be rolled. */
  webhookSecrets: string[]
  readonly #keys: Map<string, StripeKey>

  constructor(keys: Map<string, StripeKey>, wish: AccountWish) {
    const { id = newId("acct"), mode = "test", webhookSecret = newId("whsec") } = wish
    this.id = id
    this.mode = mode
    this.books = newBooks(newAccount(id), mode === "live")
    this.#keys = keys
    this.webhookSecrets = [webhookSecret]
    this.secretKey = this.#addKey(wish.secretKey ?? this.#newKey("sk"), "secret")
    this.publishableKey = this.#addKey(wish.publishableKey ?? this.#newKey("pk"), "publishable")
  }

  /** A key that may do only this. */
  restrictedKey(rights: readonly StripeCall["right"][]): string {
    return this.#addKey(this.#newKey("rk"), "restricted", rights)
  }

  revoke(key: string): void {
    const known = this.#keys.get(key)
    if (known) known.isRevoked = true
  }

  get webhookSecret(): string {
    return this.webhookSecrets[0] ?? ""
  }

  /** Stripe forgets keys of requests after a day. */
  forgetRequestKeys(): void {
    this.books.savedAnswers.clear()
  }

  listenAt(url: string): void {
    this.books.endpoints.push(newEndpoint(newId("we"), url, this.books.livemode))
  }

  /** The buyer pays with a card; a declined one leaves the payment open. */
  pay(intentId: string, cardNumber: string): Stripe.PaymentIntent["status"] {
    try {
      return confirmIntent(this.books, intentId, cardNumber).status
    } catch (refusal) {
      if (refusal instanceof StripeRefusal && refusal.status === 402) return "requires_payment_method"
      throw refusal
    }
  }

  answerChallenge = (intentId: string, passes: boolean) => answerChallenge(this.books, intentId, passes).status
  finishDebit = (intentId: string, isPaid: boolean) => finishDebit(this.books, intentId, isPaid).status
  refundAtDesk = (intentId: string, amount?: number) => makeRefund(this.books, { intentId, amount })
  finishRefund = (id: string, status: "succeeded" | "failed" | "canceled") => finishRefund(this.books, id, status)
  openDispute = (wish: Parameters<typeof openDispute>[1]) => openDispute(this.books, wish)
  moveDispute = (id: string, status: Stripe.Dispute["status"]) => moveDispute(this.books, id, status)

  /** An event as a webhook that Stripe signs now. */
  webhook({ text }: TellableEvent) {
    return signedWebhook(text, { secrets: this.webhookSecrets })
  }

  /** Sends an event to all addresses that listen, and says what they answered. */
  async deliver(event: TellableEvent): Promise<number[]> {
    const { text, headers } = this.webhook(event)
    const answers = this.books.endpoints.map(({ url }) => fetch(url, { method: "POST", headers, body: text }))
    return (await Promise.all(answers)).map(({ status }) => status)
  }

  /** Sends each event when it happens, as Stripe does. One that nobody takes is told again by `deliver` only. */
  tellAtOnce(): void {
    this.books.hear = (event) => void this.deliver(event).catch(() => [])
  }

  #newKey = (prefix: string) => `${prefix}_${this.mode}_${newId("key").slice(4)}`

  #addKey(key: string, kind: StripeKey["kind"], rights: readonly StripeCall["right"][] = []): string {
    this.#keys.set(key, { books: this.books, kind, rights, isRevoked: false })
    return key
  }
}
