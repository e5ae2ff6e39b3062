import { afterAll, expect, test } from "vitest"
import { SANDBOX_CARDS } from "../../../../src/contract/sandbox-cards.ts"
import { lockOrder } from "../../../../src/server/order-records/lock-order.ts"
import { makeRefunds } from "../../../../src/server/payments/make-refunds.ts"
import { reconcilePayments } from "../../../../src/server/payments/reconcile-payments.ts"
import { requestRefund } from "../../../../src/server/payments/request-refund.ts"
import { TEST_CARDS } from "../../../stand-ins/stripe/test-cards.ts"
import { MERCHANT, OTHER_MERCHANT } from "../provider-shops.ts"
import { guardedShop } from "./guarded-shop.ts"

const guarded = await guardedShop()
const { shop, desk, owner, logged, worlds, paypal, stripe, atStripe, atPaypal, watch, close } = guarded
afterAll(close)

/** Three purchases with all their mishaps, on a busy machine. */
const PURCHASES_MS = 120_000

/** Everything that was sent to our server and everything that it sent back, as it went over the network. */
const sent: { path: string; text: string }[] = []
const replies: string[] = []
const { fetch } = shop.api
shop.api.fetch = async (request, ...rest) => {
  sent.push({ path: new URL(request.url).pathname, text: `${request.url} ${await request.clone().text()}` })
  const reply = await fetch(request, ...rest)
  replies.push(JSON.stringify([...reply.headers]), await reply.clone().text())
  return reply
}

const everythingKept = async () => {
  const tables = await shop.rows<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_name ~ 'payment|order|refund|dispute|mail|audit|idempotency|job|sandbox'`,
  )
  expect(tables.length).toBeGreaterThan(8)
  const texts: string[] = []
  for (const { name } of tables) {
    const [row] = await shop.rows<{ all: string | null }>(`select string_agg(t::text, ' ') as all from "${name}" t`)
    texts.push(row?.all ?? "")
  }
  return texts.join()
}

/** Which cards' numbers stand in a text, as they are typed or in groups of four. */
const numbersIn = (text: string, numbers: readonly string[]) =>
  numbers.filter((number) => text.includes(number) || text.includes(grouped(number)))
const grouped = (number: string) => number.replaceAll(/(.{4})(?=.)/g, "$1 ")

/** Whole purchases with all that can go wrong on the way, by every provider. */
async function livePurchases() {
  for (const world of worlds) {
    const { payment, ...order } = await guarded.begunOrder(world)
    await world.declines(payment)
    await desk.callback(order.orderNo, payment.paypalId)
    const again = await guarded.begin(world, order.orderNo)
    await world.pays(again)
    for (const delivery of await world.misSigned(again)) await guarded.tell(world, delivery)
    world.setDown(true)
    await desk.callback(order.orderNo, again.paypalId)
    await guarded.tellAll(world, again)
    world.setDown(false)
    await reconcilePayments(desk.resources(60))
    await guarded.tellAll(world, again)
    expect((await guarded.told(order.id)).amontStatus).toBe(1)
    const { id, siteId } = order
    await shop.db.transaction(async (tx) => {
      await lockOrder(tx, siteId, id)
      await requestRefund(tx, { siteId, orderId: id, base: "rest", cause: `cancel ${id}` })
    })
    await makeRefunds({ ...desk.resources(), log: shop.log })
    // And one whose payment is not what was asked for, which is logged in full.
    const odd = await guarded.paidOrder(world)
    await world.alter(odd.payment, "amount")
    await desk.callback(odd.orderNo, odd.payment.paypalId)
  }
}

test(
  "keys and card numbers are in no reply, log or row, whatever happens in a purchase",
  async () => {
    for (const { id } of [atStripe, atPaypal]) await owner.does("POST /api/admin/paymentAccount/test", { id })
    await owner.reads("GET /api/admin/paymentAccount/lists")
    await shop.get("GET /api/pay/methods")
    await livePurchases()
    // Keys that the provider does not take any more.
    atStripe.account.revoke(atStripe.account.secretKey)
    paypal.revokeKeys(MERCHANT.clientId)
    paypal.endTokens()
    for (const { name, method } of worlds) await desk.begin((await desk.newOrder()).orderNo, method, { provider: name })
    for (const { id } of [atStripe, atPaypal]) await owner.does("POST /api/admin/paymentAccount/test", { id })
    expect(watch.fetched.length).toBeGreaterThan(5)

    const { secretKey, webhookSecret, publishableKey } = atStripe.account
    const bearers = stripe.requests.map(({ headers }) => headers.get("authorization"))
    expect(new Set(bearers)).toEqual(new Set([`Bearer ${secretKey}`]))
    const basic = Buffer.from(`${MERCHANT.clientId}:${MERCHANT.clientSecret}`).toString("base64")
    const keys = [secretKey, webhookSecret, MERCHANT.clientSecret, OTHER_MERCHANT.clientSecret, basic, "A21AA"]
    const kept = await everythingKept()
    const [answered, written] = [replies.join("\n"), [...logged, ...desk.logged].join("\n")]
    // What is looked for would be found: the public keys are there.
    expect(answered).toContain(publishableKey)
    expect(answered).toContain(MERCHANT.clientId)
    expect(written).toContain("a payment provider failed to answer")
    for (const key of keys) {
      expect(answered.includes(key), "in a reply").toBe(false)
      expect(written.includes(key), "in the log").toBe(false)
      expect(kept.includes(key), "in the database").toBe(false)
    }
    // What opens a payment in the browser goes to its buyer and nowhere else.
    const tokens = [...atStripe.account.books.intents.values()].flatMap(({ client_secret }) => client_secret ?? [])
    expect(tokens.length).toBeGreaterThan(0)
    for (const token of tokens) {
      expect(answered).toContain(token)
      expect(written.includes(token), "in the log").toBe(false)
      expect(kept.includes(token), "in the database").toBe(false)
    }
    // A card's number goes to its provider. Only the sandbox, whose cards are no cards, lives in our server.
    const numbers = [...Object.values(TEST_CARDS), ...Object.values(SANDBOX_CARDS)]
    const withCard = sent.filter(({ text }) => numbers.some((number) => text.includes(number)))
    expect(new Set(withCard.map(({ path }) => path))).toEqual(new Set(["/api/pay/sandbox/confirm"]))
    for (const text of [answered, written, kept]) expect(numbersIn(text, numbers), "a card's number").toEqual([])
  },
  PURCHASES_MS,
)

test("the search for cards' numbers would find one that is sent, answered, logged and stored", async () => {
  const [typed, inGroups] = [TEST_CARDS.success, grouped(TEST_CARDS.declined)]
  const numbers = [TEST_CARDS.success, TEST_CARDS.declined]
  const { orderNo } = await desk.newOrder()
  const before = { sent: sent.length, replies: replies.length, logged: logged.length }
  expect(numbersIn(await everythingKept(), numbers)).toEqual([])
  // A clerk who writes a card's number into a note: it goes to our server, into the database, and back to the staff.
  const note = `${typed}, then ${inGroups}`
  await owner.does("POST /api/admin/order/note", { order_no: orderNo, text: note })
  await owner.reads("GET /api/admin/order/detail", { order_no: orderNo })
  // And a provider whose error would quote what the buyer typed: it is logged as all errors are.
  shop.log.warn({ err: new Error(`no answer for ${note}`) }, "a payment provider failed to answer")
  const seen = {
    sent: sent.slice(before.sent).map(({ text }) => text),
    replies: replies.slice(before.replies),
    logged: logged.slice(before.logged),
    kept: [await everythingKept()],
  }
  for (const [where, texts] of Object.entries(seen))
    expect(numbersIn(texts.join("\n"), numbers), where).toEqual(numbers)
})
