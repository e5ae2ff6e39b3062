import { randomUUID } from "node:crypto"
import { describe, expect, test } from "vitest"
import { refundOfReturn } from "../../../src/server/returns/refund-of-return.ts"
import { replied } from "../admin/desk/desk.ts"
import { AUSTRIAN, address, BILLED_IN_PARIS, business, businessShop, GERMAN } from "../business-shop.ts"
import { orderNoOf } from "../buying.ts"

const { shop, vies, staff, items, settings, preview, buys, orderOf } = await businessShop()
const { ask, get, rows } = shop
const { asOwner } = staff

describe("a confirmed business in another member state", () => {
  test("pays net, and its order keeps who it is, and that, when and how it was confirmed", async () => {
    const told = await preview("AT", "atu 12.345.678")
    expect(told).toMatchObject({
      total: 100,
      business: { vat_number: AUSTRIAN, check: "confirmed", text: `VAT number ${AUSTRIAN} is confirmed.` },
      shown: { tax: { belowTotal: [{ text: "Exempt intra-Community supply", amount: null }] } },
    })
    const order_no = orderNoOf(await buys("AT", AUSTRIAN))
    const { business: bought, shown } = await orderOf(order_no)
    expect(shown).toMatchObject({ total: 100, tax: { belowTotal: [{ text: "Exempt intra-Community supply" }] } })
    expect(bought).toEqual({
      company: "Muster GmbH",
      vat_number: AUSTRIAN,
      billing: null,
      kind: "confirmedBusiness",
      check: { result: "confirmed", by: "checker", checkTime: expect.any(String), reference: "WAPIAAAAY1" },
    })
    const [tax] = await rows(
      "select kind, country, tax from order_tax x join shop_order o on o.id = x.order_id where o.order_no = $1",
      order_no,
    )
    expect(tax).toEqual({ kind: "intraCommunity", country: null, tax: 0 })
    // Preview, preview and order: asked once.
    expect(vies.asked).toEqual([
      { countryCode: "AT", vatNumber: "U12345678", requesterMemberStateCode: "DE", requesterNumber: "123456789" },
    ])
  })

  test("may have its bill sent to a third one", async () => {
    vies.registered.add("FR12345678901")
    const order_no = orderNoOf(await buys("AT", "12345678901", BILLED_IN_PARIS))
    expect((await orderOf(order_no)).business).toMatchObject({
      vat_number: "FR12345678901",
      billing: { region_code: "FR", countryName: "France", city: "Paris", addressPart: "1 rue de Rivoli" },
    })
    expect((await orderOf(order_no)).shown.total).toBe(100)
  })
})

test.each([
  ["a German number, delivered in Austria", "AT", "DE987654321", { billing_address: { region_code: "DE" } }, 119],
  ["an Austrian number, delivered in Germany", "DE", AUSTRIAN, { billing_address: { region_code: "AT" } }, 119],
  ["a Swiss number, delivered in Austria", "AT", "CHE123456789", { billing_address: { region_code: "CH" } }, 119],
])("%s: taxed, and nobody is asked", async (_, region, number, more, total) => {
  vies.registered.add(number)
  expect(await preview(region, number, more)).toMatchObject({ total, business: { check: "notAsked", text: "" } })
  expect(vies.asked).toEqual([])
})

test("what leaves the Union is an export for anybody", async () => {
  expect(await preview("US", "")).toMatchObject({
    total: 100,
    shown: { tax: { belowTotal: [{ text: expect.stringMatching(/^Tax-free export/) }] } },
  })
})

describe("a number that is not confirmed means tax, and the order can be placed", () => {
  test("where the checker does not know it", async () => {
    expect(await preview("AT", "ATU00000000")).toMatchObject({
      total: 119,
      business: { check: "refused", text: expect.stringMatching(/ATU00000000 could not be confirmed/) },
    })
    const { business: bought } = await orderOf(orderNoOf(await buys("AT", "ATU00000000")))
    expect(bought).toMatchObject({ kind: "business", check: { result: "refused", by: "checker" } })
  })

  test.each([
    ["says so", { trouble: "MS_UNAVAILABLE" }],
    ["talks nonsense", { raw: "<h1>Gateway</h1>" }],
    ["takes too long", { delayMs: 1_500 }],
  ])("where the checker %s", async (_, state) => {
    Object.assign(vies.state, state)
    expect(await preview("AT", AUSTRIAN)).toMatchObject({
      total: 119,
      business: { check: "silent", text: expect.stringMatching(/cannot be checked at the moment/) },
    })
    const { business: bought } = await orderOf(orderNoOf(await buys("AT", AUSTRIAN)))
    expect(bought).toMatchObject({ kind: "business", check: { result: "silent", by: "checker" } })
    // Its silence is remembered for a minute: nobody waits for it with each change of the form.
    expect(vies.asked).toHaveLength(1)
  })

  test("where the shop has no checker", async () => {
    await settings({ vatChecker: "none" })
    expect(await preview("AT", AUSTRIAN)).toMatchObject({
      total: 119,
      business: { check: "notAsked", text: expect.stringMatching(/confirms VAT numbers by hand/) },
    })
    const { business: bought } = await orderOf(orderNoOf(await buys("AT", AUSTRIAN)))
    expect(bought).toMatchObject({ kind: "business", check: null })
    expect(vies.asked).toEqual([])
  })

  test("a checker that speaks again is told before anything is charged", async () => {
    vies.state.trouble = "MS_UNAVAILABLE"
    const { total } = await preview("AT", AUSTRIAN)
    vies.state.trouble = null
    await rows("update vat_check set at = at - interval '61 seconds'")
    const body = { items, address: address("AT"), business: business(AUSTRIAN), expected_total: total }
    const headers = { "idempotency-key": randomUUID() }
    expect(await ask("POST /api/order/noUserCreateOrder", { headers, body })).toMatchObject({
      reason: "priceChanged",
      data: { total: 100 },
    })
  })
})

describe("bad input", () => {
  test.each([
    [
      "a number of another country",
      AUSTRIAN,
      { billing_address: { ...BILLED_IN_PARIS.billing_address } },
      "vatNumberOtherCountry",
    ],
    ["no number", "hello", {}, "vatNumberInvalid"],
    ["markup", "<script>", {}, "vatNumberInvalid"],
    ["digits too few", "ATU1", {}, "vatNumberInvalid"],
  ])("%s is refused in words, and nothing is written", async (_, vat_number, more, key) => {
    const before = await rows("select count(*)::int as n from shop_order")
    const headers = { "idempotency-key": randomUUID() }
    const body = { items, address: address("AT"), business: business(vat_number, more), expected_total: 119 }
    expect(await ask("POST /api/order/noUserCreateOrder", { headers, body })).toMatchObject({
      status: 422,
      data: { fields: { "business.vat_number": key } },
    })
    expect(await rows("select count(*)::int as n from shop_order")).toEqual(before)
    expect(vies.asked).toEqual([])
    expect(await preview("AT", vat_number, more)).toMatchObject({
      total: 119,
      business: { check: "wrong", text: expect.stringMatching(/VAT number/) },
    })
  })

  test("a billing address is checked like any other", async () => {
    const headers = { "idempotency-key": randomUUID() }
    const bill = (change: object) => ({ billing_address: { ...BILLED_IN_PARIS.billing_address, ...change } })
    const order = (more: object) =>
      ask("POST /api/order/noUserCreateOrder", {
        headers,
        body: { items, address: address("AT"), business: business("", more), expected_total: 119 },
      })
    expect(await order(bill({ region_code: "QQ" }))).toMatchObject({
      data: { fields: { "business.billing_address.region_code": "regionUnknown" } },
    })
    expect(await order(bill({ zip_code: "1" }))).toMatchObject({
      data: { fields: { "business.billing_address.zip_code": "postcodeInvalid" } },
    })
    expect(await order(bill({ city: " " }))).toMatchObject({
      data: { fields: { "business.billing_address.city": "required" } },
    })
    expect(await order({ ...bill({}), company: "" })).toMatchObject({
      data: { fields: { "business.company": "required" } },
    })
  })

  test("the shop's own number has to be one of its country", async () => {
    const body = { settings: { ...GERMAN, vatNumber: AUSTRIAN }, zones: [] }
    expect(await ask("POST /api/admin/tax/settings", { body, ...asOwner })).toMatchObject({
      data: { fields: { "settings.vatNumber": "vatNumberOtherCountry" } },
    })
    expect((await settings()).settings).toMatchObject({ vatNumber: "DE123456789", vatChecker: "vies" })
  })
})

describe("the checker is not flooded", () => {
  test("a double submit, and many at once, ask once", async () => {
    vies.state.delayMs = 100
    const key = randomUUID()
    const body = { items, address: address("AT"), business: business(AUSTRIAN), expected_total: 100 }
    const headers = { "idempotency-key": key }
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => ask("POST /api/order/noUserCreateOrder", { headers, body })),
    )
    expect(new Set(answers.map((answer) => orderNoOf(answer))).size).toBe(1)
    expect(vies.asked).toHaveLength(1)
  })

  test("who tries number after number is taxed, and asks nobody any more", async () => {
    const numbers = Array.from({ length: 25 }, (_, index) => `ATU${String(10_000_000 + index)}`)
    for (const number of numbers) await preview("AT", number, {}, { address: "203.0.113.7" })
    expect(vies.asked).toHaveLength(20)
    expect(await preview("AT", AUSTRIAN, {}, { address: "203.0.113.7" })).toMatchObject({
      total: 119,
      business: { check: "silent" },
    })
    // Others are not in the way of each other.
    expect(await preview("AT", AUSTRIAN, {}, { address: "203.0.113.8" })).toMatchObject({ total: 100 })
  })

  test("an answer counts for a day", async () => {
    await preview("AT", AUSTRIAN)
    await rows("update vat_check set at = at - interval '23 hours'")
    await preview("AT", AUSTRIAN)
    expect(vies.asked).toHaveLength(1)
    await rows("update vat_check set at = at - interval '1 hour'")
    vies.registered.clear()
    expect(await preview("AT", AUSTRIAN)).toMatchObject({ total: 119, business: { check: "refused" } })
    expect(vies.asked).toHaveLength(2)
  })
})

test("a stranger sees the first letters of it only", async () => {
  const order_no = orderNoOf(await buys("AT", AUSTRIAN))
  const { business: seen } = await get("GET /api/order/orderDetail", { order_no })
  expect(seen).toEqual({ company: "M•••", vat_number: "A•••", billing: null })
})

test("only private buyers withdraw: a business gets no freight back", async () => {
  await rows("update freight_rate set first_fee = 500 where site_id = 1")
  const freightBack = async (bought: Awaited<ReturnType<typeof buys>>) => {
    const order_no = orderNoOf(bought)
    const [order] = await rows<{ id: number }>(
      "update shop_order set status = 8, payment_status = 1, shipped_at = now() where order_no = $1 returning id",
      order_no,
    )
    const [request] = await rows<{ id: number }>(
      "insert into return_request (site_id, order_id, reason) values (1, $1, 'none') returning id",
      order?.id,
    )
    await rows(
      `insert into return_line (site_id, return_id, order_id, order_line_id, quantity)
       select site_id, $1, order_id, id, quantity from order_line where order_id = $2`,
      request?.id,
      order?.id,
    )
    return refundOfReturn(shop.db, 1, request?.id ?? 0)
  }
  const { total } = replied(
    await ask("POST /api/order/preview", { body: { items, region_code: "AT", zip_code: "1010" } }),
  )
  const headers = { "idempotency-key": randomUUID() }
  const body = { items, address: address("AT"), expected_total: total }
  expect(await freightBack(await ask("POST /api/order/noUserCreateOrder", { headers, body }))).toBe(11_900 + 500)
  expect(await freightBack(await buys("AT", "ATU00000000"))).toBe(11_900)
  await rows("update freight_rate set first_fee = 0 where site_id = 1")
})

test("a shop without taxes keeps company, number and billing address, and asks nobody", async () => {
  replied(await ask("POST /api/admin/tax/settings", { body: { settings: null, zones: [] }, ...asOwner }))
  const order_no = orderNoOf(await buys("AT", AUSTRIAN))
  expect((await orderOf(order_no)).business).toMatchObject({ vat_number: AUSTRIAN, kind: "business", check: null })
  expect(vies.asked).toEqual([])
})
