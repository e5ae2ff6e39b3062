import { afterAll, beforeEach, describe, expect, test } from "vitest"
import type { PaymentProvider } from "../../../src/server/payment-provider.ts"
import { orderToPay, shopAtStripe } from "./shop-at-stripe.ts"
import { signedWebhook } from "./sign-webhook.ts"
import type { TellableEvent } from "./stripe-books.ts"
import { startStripe } from "./stripe-stand-in.ts"
import type { StripeStandInAccount } from "./stripe-stand-in-account.ts"
import { TEST_CARDS } from "./test-cards.ts"

const stripe = await startStripe()
afterAll(() => stripe.close())

let account: StripeStandInAccount
let shop: PaymentProvider
let paymentId: string
beforeEach(async () => {
  account = stripe.account()
  shop = shopAtStripe(stripe, account)
  paymentId = (await shop.create(orderToPay())).id
})

function lastEvent(): TellableEvent {
  const event = account.books.events.at(-1)
  if (!event) throw new Error("Nothing has happened")
  return event
}

const MINUTE_MS = 60_000
const ago = (ms: number) => new Date(Date.now() - ms)
/** A webhook's text with something else in it. */
const altered = (text: string, change: (event: Record<string, unknown>) => void) => {
  const event = JSON.parse(text)
  change(event)
  return JSON.stringify(event)
}

describe("what Stripe tells is believed", () => {
  test("of payments, charges, refunds and disputes, each about its payment", async () => {
    account.pay(paymentId, TEST_CARDS.declined)
    account.pay(paymentId, TEST_CARDS.refundPending)
    account.finishRefund(account.refundAtDesk(paymentId, 100).id, "failed")
    account.moveDispute(account.openDispute({ intentId: paymentId }).id, "lost")
    const told = await Promise.all(account.books.events.map((event) => shop.readWebhook(account.webhook(event))))
    expect(told.map((event) => event?.kind)).toEqual([
      "payment_intent.created",
      "charge.failed",
      "payment_intent.payment_failed",
      "charge.succeeded",
      "payment_intent.succeeded",
      "refund.created",
      "charge.refunded",
      "refund.updated",
      "refund.failed",
      "charge.dispute.created",
      "charge.dispute.closed",
    ])
    expect(told.map((event) => event?.about)).toEqual(told.map(() => ({ payment: paymentId })))
    expect(told.map((event) => event?.eventId)).toEqual(account.books.events.map(({ id }) => id))
  })

  test("by its charge where it names no payment", async () => {
    account.pay(paymentId, TEST_CARDS.success)
    const charge = account.books.intents.get(paymentId)?.latest_charge
    for (const [object, more] of [
      ["charge", { id: charge }],
      ["refund", { id: "re_1", charge }],
      ["dispute", { id: "du_1", charge: { id: charge } }],
    ] as const) {
      const text = altered(lastEvent().text, (event) => {
        event.data = { object: { object, payment_intent: null, ...more } }
      })
      const event = await shop.readWebhook(signedWebhook(text, { secrets: [account.webhookSecret] }))
      expect(event?.about).toEqual({ capture: charge })
    }
  })

  test("of anything else as nothing of ours", async () => {
    for (const object of ["account", "payout", "checkout.session", "review"]) {
      const text = altered(lastEvent().text, (event) => {
        event.type = `${object}.updated`
        event.data = { object: { object, id: "x_1", payment_intent: paymentId } }
      })
      const event = await shop.readWebhook(signedWebhook(text, { secrets: [account.webhookSecret] }))
      expect(event).toEqual({ eventId: lastEvent().id, kind: `${object}.updated`, about: null })
    }
  })

  test("of another account of a platform as nothing of ours", async () => {
    const text = altered(lastEvent().text, (event) => {
      event.account = "acct_customer"
    })
    const event = await shop.readWebhook(signedWebhook(text, { secrets: [account.webhookSecret] }))
    expect(event?.about).toBeNull()
  })

  test("again, when it is told again", async () => {
    const [once, twice] = [account.webhook(lastEvent()), account.webhook(lastEvent())]
    expect(await shop.readWebhook(once)).toEqual(await shop.readWebhook(twice))
  })

  test("with one of two signatures, while the secret is rolled", async () => {
    for (const secrets of [
      ["whsec_new", account.webhookSecret],
      [account.webhookSecret, "whsec_new"],
    ])
      expect(await shop.readWebhook(signedWebhook(lastEvent().text, { secrets }))).not.toBeNull()
  })

  test("some minutes later, and days later when it is signed anew", async () => {
    const { text } = lastEvent()
    const secrets = [account.webhookSecret]
    expect(await shop.readWebhook(signedWebhook(text, { secrets, at: ago(4 * MINUTE_MS) }))).not.toBeNull()
    const old = altered(text, (event) => {
      event.created = Math.floor(ago(3 * 24 * 60 * MINUTE_MS).getTime() / 1000)
    })
    expect(await shop.readWebhook(signedWebhook(old, { secrets }))).not.toBeNull()
  })
})

describe("what Stripe did not say is not believed", () => {
  test("an altered text", async () => {
    const { text, headers } = account.webhook(lastEvent())
    expect(await shop.readWebhook({ text: text.replace("V1001", "V1002"), headers })).toBeNull()
    expect(await shop.readWebhook({ text: `${text} `, headers })).toBeNull()
  })

  test("a wrong secret, another shop's or none", async () => {
    const { text } = lastEvent()
    const other = stripe.account()
    for (const secrets of [["whsec_wrong"], [other.webhookSecret], [""], []])
      expect(await shop.readWebhook(signedWebhook(text, { secrets }))).toBeNull()
    const careless = shopAtStripe(stripe, account, { webhookSecret: "" })
    expect(await careless.readWebhook(signedWebhook(text, { secrets: [""] }))).toBeNull()
  })

  test("an old signature", async () => {
    const old = signedWebhook(lastEvent().text, { secrets: [account.webhookSecret], at: ago(6 * MINUTE_MS) })
    expect(await shop.readWebhook(old)).toBeNull()
  })

  test("a header that is missing or makes no sense", async () => {
    const { text } = lastEvent()
    for (const header of ["", "t=1", "v1=abc", "t=now,v1=abc", "x".repeat(10_000)])
      expect(await shop.readWebhook({ text, headers: new Headers({ "Stripe-Signature": header }) })).toBeNull()
    expect(await shop.readWebhook({ text, headers: new Headers() })).toBeNull()
  })

  test("a text that is no event, though rightly signed", async () => {
    for (const text of ["", "{", "null", "[]", '"evt"', "{}", '{"object":"v2.core.event","id":"evt_1"}'])
      expect(await shop.readWebhook(signedWebhook(text, { secrets: [account.webhookSecret] }))).toBeNull()
  })

  test("an event of the other mode", async () => {
    const live = shopAtStripe(stripe, account, { mode: "live" })
    expect(await live.readWebhook(account.webhook(lastEvent()))).toBeNull()
  })
})

describe("the stand-in signs as Stripe does", () => {
  test("as the package's own signer", async () => {
    const { default: Stripe } = await import("stripe")
    const { text } = lastEvent()
    const header = Stripe.webhooks.generateTestHeaderString({ payload: text, secret: account.webhookSecret })
    const event = await shop.readWebhook({ text, headers: new Headers({ "Stripe-Signature": header }) })
    expect(event).toEqual(await shop.readWebhook(account.webhook(lastEvent())))
  })
})
