import { afterAll, afterEach, describe, expect, test } from "vitest"
import { WEBHOOK_MAX_BYTES } from "../../../src/domain/constants.ts"
import { signedWebhook } from "../../stand-ins/stripe/sign-webhook.ts"
import { TEST_CARDS } from "../../stand-ins/stripe/test-cards.ts"
import { PAID_ONCE, UNPAID } from "./payment-desk.ts"
import { MERCHANT, providerShops } from "./provider-shops.ts"

const { shop, paypal, owner, desk, logged, withStripe, withStripeAt, forgetAccounts, close } = await providerShops()
const { rows, send } = shop
afterAll(close)
afterEach(forgetAccounts)

type Delivery = { text: string; headers: HeadersInit }
async function tell(address: string, { text, headers }: Delivery) {
  const response = await send(address, { method: "POST", body: text, headers })
  const { code, reason, data }: { code: number; reason?: string; data: unknown } = await response.json()
  return { status: response.status, ...(code === 1 ? { data } : { reason }) }
}

/** An order that was paid at Stripe, where nobody has told the shop yet. */
async function paidAtStripe({ account }: Awaited<ReturnType<typeof withStripe>>) {
  const order = await desk.newOrder()
  const payment = await desk.begun(order.orderNo, "card", { provider: "stripe" })
  account.pay(payment.paypalId, TEST_CARDS.success)
  const event = account.books.events.findLast(({ type }) => type === "payment_intent.succeeded")
  if (!event) throw new Error("Stripe has nothing to tell")
  return { ...order, payment, event, webhook: account.webhook(event) }
}

const ONCE = { ...PAID_ONCE, captures: 0 }

describe("a webhook of Stripe", () => {
  test("that is rightly signed pays the order, once however often it comes", async () => {
    const own = await withStripe()
    const { id, webhook } = await paidAtStripe(own)
    const answers = await Promise.all(Array.from({ length: 5 }, () => tell(own.address, webhook)))
    for (const answer of answers) expect(answer).toEqual({ status: 200, data: { stored: true } })
    expect(await desk.told(id)).toEqual(ONCE)
  })

  test("that is forged, altered or of another account changes nothing", async () => {
    const own = await withStripe()
    const live = await withStripe("live")
    const other = await withStripeAt("sport")
    const { id, event, webhook } = await paidAtStripe(own)
    const forged: Delivery[] = [
      { text: webhook.text, headers: {} },
      { text: webhook.text, headers: { "stripe-signature": "t=1,v1=00" } },
      { text: webhook.text.replace('"livemode"', '"livemode" '), headers: webhook.headers },
      signedWebhook(webhook.text, { secrets: ["whsec_somebody_elses"] }),
      signedWebhook(webhook.text, { secrets: [""] }),
      signedWebhook(webhook.text, { secrets: own.account.webhookSecrets, at: new Date(Date.now() - 3_600_000) }),
      other.account.webhook(event),
      live.account.webhook(event),
    ]
    for (const delivery of forged)
      expect(await tell(own.address, delivery)).toEqual({ status: 403, reason: "signatureInvalid" })
    expect(await tell(other.address, webhook)).toMatchObject({ status: 403 })
    expect(await tell(live.address, webhook)).toMatchObject({ status: 403 })
    expect(await desk.told(id)).toEqual(UNPAID)
    expect(logged.join()).toContain("the signature of a webhook is wrong")
  })

  test("about a payment of another shop is ignored, though it is rightly signed", async () => {
    const own = await withStripe()
    const other = await withStripeAt("sport")
    const { id, event } = await paidAtStripe(own)
    const telling = other.account.webhook(event)
    expect(await tell(other.address, telling)).toEqual({ status: 200, data: { stored: false } })
    expect(await desk.told(id)).toEqual(UNPAID)
  })

  test("about nothing of ours is answered with success and ignored", async () => {
    const { account, address } = await withStripe()
    for (const object of [
      { object: "payment_intent", id: "pi_unknown" },
      { object: "charge", id: "ch_unknown" },
      { object: "payout", id: "po_1" },
    ]) {
      const text = JSON.stringify({ id: "evt_1", object: "event", type: "x.y", livemode: false, data: { object } })
      const telling = signedWebhook(text, { secrets: account.webhookSecrets })
      expect(await tell(address, telling)).toEqual({ status: 200, data: { stored: false } })
    }
  })

  test("that is too large, no JSON object, or for nobody is refused", async () => {
    const { account, address } = await withStripe()
    const signed = (text: string) => signedWebhook(text, { secrets: account.webhookSecrets })
    expect(await tell(address, signed("x".repeat(WEBHOOK_MAX_BYTES + 1)))).toMatchObject({ status: 413 })
    const large = JSON.stringify({ filling: "x".repeat(WEBHOOK_MAX_BYTES - 100) })
    expect(await tell(address, signed(large)), "large, but no event").toMatchObject({ status: 403 })
    for (const text of ["", "{", "[]", "null", '"text"', "\u0000", "[".repeat(9_000)])
      expect(await tell(address, signed(text)), text.slice(0, 9)).toEqual({ status: 400, reason: "malformed" })
    for (const nowhere of [
      "stripe/nobody",
      "stripe/%00",
      "paypal/nobody",
      "sandbox/x",
      "klarna/x",
      `stripe/${"x".repeat(101)}`,
    ])
      expect((await tell(`/api/pay/webhook/${nowhere}`, signed("{}"))).status, nowhere).toBe(422)
  })

  test("cannot be proved by an account without its secret, not even with an empty one", async () => {
    const own = await withStripe()
    const { id, webhook } = await paidAtStripe(own)
    await owner.does("POST /api/admin/paymentAccount/switch", { id: own.id, isOn: false })
    const { payments } = shop
    const [row] = await shop.db.query.paymentAccount.findMany()
    if (!row) throw new Error("There is no account")
    const { secretKey = "" } = payments.keys.openSealed(row) ?? {}
    await rows("update payment_account set sealed_keys = $1", payments.keys.seal(row, { secretKey }))
    const unproved = signedWebhook(webhook.text, { secrets: [""] })
    expect(await tell(own.address, unproved)).toEqual({ status: 422, reason: "unknownProvider" })
    expect(await desk.told(id)).toEqual(UNPAID)
    const [account] = (await owner.reads("GET /api/admin/paymentAccount/lists")).list
    expect(account?.problems).toMatchObject([{ reason: "webhookUnproved" }])
  })

  test("reaches an account that takes no new payments any more", async () => {
    const own = await withStripe()
    const { id, webhook } = await paidAtStripe(own)
    await owner.does("POST /api/admin/paymentAccount/switch", { id: own.id, isOn: false })
    expect(await tell(own.address, webhook)).toMatchObject({ data: { stored: true } })
    expect(await desk.told(id)).toEqual(ONCE)
  })

  test("of test money pays nothing in a shop that is live now", async () => {
    const own = await withStripe()
    const { id, webhook } = await paidAtStripe(own)
    await rows("update site set mode = 'live' where name = 'default-modulized'")
    expect(await tell(own.address, webhook)).toEqual({ status: 200, data: { stored: false } })
    expect(await desk.told(id)).toEqual(UNPAID)
  })

  test("is logged without what it says", async () => {
    const { account, address } = await withStripe()
    const person = "zaphod@beeblebrox.example"
    const text = JSON.stringify({
      id: "evt_2",
      type: "x",
      livemode: false,
      receipt_email: person,
      data: { object: {} },
    })
    await tell(address, signedWebhook(text, { secrets: account.webhookSecrets }))
    await tell(address, signedWebhook(text, { secrets: ["wrong"] }))
    expect(logged.join()).not.toContain(person)
  })
})

test("a webhook of PayPal pays its order once, and a forged one never", async () => {
  const keys = { provider: "paypal", mode: "test", keys: MERCHANT } as const
  const account = await owner.does("POST /api/admin/paymentAccount/save", keys)
  await owner.does("POST /api/admin/paymentAccount/switch", { id: account.id, isOn: true })
  const address = new URL(account.webhookUrl).pathname
  const { id, orderNo } = await desk.newOrder()
  const { paypalId } = await desk.begun(orderNo, "paypal", { provider: "paypal" })
  paypal.approve(paypalId)
  const event = paypal.events.at(-1)
  if (!event) throw new Error("PayPal has nothing to tell")
  const signed = paypal.signed(event)
  const forged = { ...signed, text: signed.text.replace("APPROVED", "COMPLETED") }
  expect(await tell(address, forged)).toEqual({ status: 403, reason: "signatureInvalid" })
  expect(await tell(address, paypal.signed(event, "9ZZ028458E2496999"))).toMatchObject({ status: 403 })
  expect(await desk.told(id)).toEqual(UNPAID)
  const answers = [await tell(address, signed), await tell(address, paypal.signed(event))]
  for (const answer of answers) expect(answer).toEqual({ status: 200, data: { stored: true } })
  expect(await desk.told(id)).toEqual(ONCE)
})
