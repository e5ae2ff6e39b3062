import { afterEach, describe, expect, test } from "vitest"
import { reconcilePayments } from "../../../src/server/payments/reconcile-payments.ts"
import { deliverSandboxEvents } from "../../../src/server/payments/sandbox/deliver-sandbox-events.ts"
import { webhookSignature } from "../../../src/server/payments/sandbox/sandbox-signature.ts"
import { newGoods } from "../admin/catalog/shelf.ts"
import { guestBuys, guestTotal, memberWithCart } from "../buying.ts"
import { newStaff } from "../people.ts"
import { testShop } from "../test-shop.ts"
import { paymentDesk, UNPAID } from "./payment-desk.ts"

const shop = await testShop()
const { ask, rows } = shop
const { newOrder, begin, begun, confirm, approvedOrder, callback, resources, told, statusOf } = paymentDesk(shop)

const setMode = (mode: string) => rows("update site set mode = $1 where name = 'default-modulized'", mode)
afterEach(() => setMode("demo"))

test("the demo shops take test money, and the owner decides whether a shop does", async () => {
  expect(await rows("select distinct mode from site")).toEqual([{ mode: "demo" }])
  const [owner, clerk] = [await newStaff(shop), await newStaff(shop, "clerk")]
  const { updated_at } = await shop.get("GET /api/admin/site/settings", undefined, { headers: owner.headers })
  const body = { mode: "live", updated_at } as const
  expect(await ask("POST /api/admin/site/settings", { headers: clerk.headers, body })).toMatchObject({ status: 403 })
  const saved = await ask("POST /api/admin/site/settings", { headers: owner.headers, body })
  expect(saved).toMatchObject({ code: 1, data: { mode: "live" } })
})

describe("the ways to pay", () => {
  const methods = async () => (await shop.get("GET /api/pay/methods")).list
  const currencies = expect.arrayContaining([{ code: "USD", amounts: "all" }])
  const told = { currencies, publicKeys: {}, instructions: "" }
  const sandbox = { provider: "sandbox", methods: ["card", "wallet"], payment_way: "online", isTest: true, ...told }
  const agreement = { provider: "agreement", methods: ["agreement"], payment_way: "agreement", isTest: false, ...told }
  const agree = (byAgreement: boolean | null) =>
    rows("update site set by_agreement = $1 where name = 'default-modulized'", byAgreement)

  test.each([
    ["demo", null, 1, [sandbox]],
    ["test", true, 1, [sandbox, agreement]],
    ["live", null, 1, []],
    ["live", true, 1, [agreement]],
    ["live", null, 2, [agreement]],
    ["live", false, 2, []],
  ])("of a shop in mode %s, by agreement %s, of type %d", async (mode, byAgreement, type, expected) => {
    await setMode(mode)
    await agree(byAgreement)
    await rows("update site set type = $1 where name = 'default-modulized'", type)
    expect(await methods()).toEqual(expected)
    await rows("update site set type = 1, by_agreement = null where name = 'default-modulized'")
  })

  test("are those of the shop that is asked, and no key of a provider is told", async () => {
    await setMode("live")
    expect(await methods()).toEqual([])
    const neighbour = await shop.get("GET /api/pay/methods", undefined, { host: "sport.localhost" })
    expect(neighbour).toEqual({ list: [sandbox], total: 1, page_size: 1, current_page: 1 })
  })
})

describe.each(["test", "demo"])("mode %s", (mode) => {
  test("takes test money", async () => {
    await setMode(mode)
    const { orderNo } = await newOrder()
    expect(await begin(orderNo)).toMatchObject({ code: 1 })
  })
})

describe("a live shop", () => {
  test("takes no test money, even when it is asked for directly", async () => {
    const { orderNo } = await newOrder()
    const open = await begun(orderNo)
    await setMode("live")
    expect(await begin(orderNo)).toMatchObject({ status: 422, reason: "unknownProvider" })
    expect(await confirm(open.token)).toMatchObject({ status: 422, reason: "unknownProvider" })
    const { token } = open
    expect(await ask("GET /api/pay/sandbox/session", { query: { token } })).toMatchObject({ status: 422 })
    expect(await ask("POST /api/pay/sandbox/cancel", { body: { token } })).toMatchObject({ status: 422 })
    expect(await ask("POST /api/pay/sandbox/challenge", { body: { token, code: "1234" } })).toMatchObject({
      status: 422,
    })
  })

  test("is not paid by test money that was on its way when it went live: callback, webhook, job", async () => {
    const [one, two, three] = [await approvedOrder(), await approvedOrder(), await approvedOrder()]
    await setMode("live")
    expect(await callback(one.orderNo, one.payment.paypalId)).toMatchObject({ status: 422 })
    const text = JSON.stringify({ id: "sandbox-event-x", kind: "payment.approved", payment: two.payment.paypalId })
    const headers = { "sandbox-signature": webhookSignature(shop.secret, text, new Date()) }
    const told2 = await shop.send("/api/pay/webhook/sandbox", { method: "POST", body: text, headers })
    expect(told2.status).toBe(422)
    await deliverSandboxEvents(resources())
    await reconcilePayments(resources(60))
    for (const { id } of [one, two, three]) expect(await told(id)).toEqual(UNPAID)
    expect(await statusOf(three.payment.id)).toBe("cancelled")
  })

  test("that nobody can pay says so, names the contact and makes no order", async () => {
    const { variantId } = await newGoods(shop)
    const items = [{ detail_id: variantId, number: 1 }]
    const expected_total = await guestTotal(shop, items)
    const buyer = await memberWithCart(shop, items)
    await setMode("live")
    const before = await rows("select count(*) from shop_order")
    const contact = "hello@default-modulized.test"
    const whatsapp = expect.arrayContaining([expect.any(String)])
    const answers = [
      await ask("POST /api/order/preview", { body: { items, region_code: "DE" } }),
      await guestBuys(shop, items, { expected_total }),
      await buyer.order({ expected_total }),
    ]
    for (const answer of answers) {
      expect(answer).toMatchObject({ status: 409, reason: "noPaymentMethod", data: { email: contact, whatsapp } })
      expect(answer.msg).toContain(contact)
      expect(answer.msg).toContain("WhatsApp")
    }
    expect(await rows("select count(*) from shop_order")).toEqual(before)
  })

  test("without any address names its contact page", async () => {
    const { variantId } = await newGoods(shop)
    await rows("update site set contact_email = '' where name = 'default-modulized'")
    await rows("delete from whatsapp_contact")
    await setMode("live")
    const body = { items: [{ detail_id: variantId, number: 1 }], region_code: "DE" }
    const answer = await ask("POST /api/order/preview", { body })
    expect(answer.msg).toContain("http://default-modulized.localhost/Other/contact")
  })

  test("sells by agreement where that is on, and offers no payment then", async () => {
    const { variantId } = await newGoods(shop)
    await rows("update site set mode = 'live', by_agreement = true where name = 'default-modulized'")
    const answer = await guestBuys(shop, [{ detail_id: variantId, number: 1 }], { email: "agreed@guest.example" })
    expect(answer).toMatchObject({ code: 1, data: { payment_way: "agreement" } })
    const query = { order_no: answer.code === 1 ? answer.data.order_no : "", email: "agreed@guest.example" }
    expect(await ask("GET /api/order/orderDetail", { query })).toMatchObject({ data: { actions: ["cancel"] } })
    await rows("update site set by_agreement = null")
  })
})
