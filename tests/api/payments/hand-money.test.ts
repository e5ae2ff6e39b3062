import { randomUUID } from "node:crypto"
import { describe, expect, test } from "vitest"
import { expireOrders } from "../../../src/server/orders/order-jobs.ts"
import { newGoods } from "../admin/catalog/shelf.ts"
import { atDesk } from "../admin/desk/desk.ts"
import { bought } from "../bought.ts"
import { guestBuys, orderNoOf } from "../buying.ts"
import { newStaff } from "../people.ts"
import { testShop } from "../test-shop.ts"
import { paymentDesk } from "./payment-desk.ts"

const shop = await testShop()
const { ask, get, rows } = shop
const { asOwner, asClerk, noted, owner } = await atDesk(shop)
const { resources } = paymentDesk(shop)

const ACCOUNT = "IBAN DE02 1203 0000 0000 2020 51\nVitrine <b>GmbH</b>"
const DAY = "2026-11-17"

const save = (wish: object, as = asOwner) =>
  ask("POST /api/admin/offlineWay/save", {
    body: { way: "bankTransfer", isOn: true, instructions: ACCOUNT, expiryHours: 72, ...wish },
    ...as,
  })

type Entry = { amount?: number; day?: string; reference?: string; key?: string; headers?: Record<string, string> }
const hand =
  (call: "received" | "givenBack") =>
  (
    order_no: string,
    { amount = 35, day = DAY, reference = "", key = randomUUID(), headers = owner.headers }: Entry = {},
  ) =>
    ask(`POST /api/admin/order/${call}`, {
      body: { order_no, amount, day, reference },
      headers: { ...headers, "idempotency-key": key },
    })
const received = hand("received")
const givenBack = hand("givenBack")

const detail = (order_no: string) => get("GET /api/admin/order/detail", { order_no }, asClerk)
const mails = (orderNo: string, kind: string) =>
  rows(
    `select m.content from mail_outbox m join shop_order o on m.content ->> 'orderId' = o.id::text
     where o.order_no = $1 and m.kind = $2`,
    orderNo,
    kind,
  )

/** An order of 35 dollars that waits for its money. */
const waiting = (status = 1) => bought(shop, { status, paymentStatus: 0, lines: [{ quantity: 3, price: 1000 }] })

describe("a shop offers ways to pay without a provider", () => {
  test("which its owner sets, and nobody else", async () => {
    expect((await get("GET /api/admin/offlineWay/lists", undefined, asOwner)).list).toEqual(
      ["bankTransfer", "cash", "invoice"].map((way) => ({
        way,
        isOn: false,
        instructions: "",
        expiryHours: 24,
        updated_at: null,
      })),
    )
    expect(await save({}, asClerk)).toMatchObject({ status: 403, reason: "ownerOnly" })
    expect(await save({ instructions: " " })).toMatchObject({ data: { fields: { instructions: "required" } } })
    for (const expiryHours of [0, 1.5, 24 * 90 + 1]) expect(await save({ expiryHours })).toMatchObject({ status: 422 })
    expect(await save({ way: "barter" })).toMatchObject({ data: { fields: { way: "invalid" } } })
    expect((await save({})).data).toMatchObject({
      way: "bankTransfer",
      isOn: true,
      instructions: ACCOUNT,
      expiryHours: 72,
    })
    expect(await noted("offlineWay bankTransfer")).toMatchObject([
      { action: "offlineWay.change", detail: { before: null, after: { instructions: ACCOUNT } } },
    ])
  })

  test("are told at the checkout; an order that is paid so waits for its hours, and says how", async () => {
    await save({})
    await save({ way: "cash", isOn: false, instructions: "Counter", expiryHours: 5 })
    const { list } = await get("GET /api/pay/methods")
    expect(list.map(({ provider, payment_way, instructions }) => [provider, payment_way, instructions])).toEqual([
      ["sandbox", "online", ""],
      ["bankTransfer", "bankTransfer", ACCOUNT],
    ])
    const { variantId } = await newGoods(shop, { stock: 5 })
    const items = [{ detail_id: variantId, number: 1 }]
    expect(await guestBuys(shop, items, { payment_way: "cash" })).toMatchObject({ reason: "unknownProvider" })
    const answer = await guestBuys(shop, items, { payment_way: "bankTransfer" })
    const orderNo = orderNoOf(answer)
    const cookie = (answer.headers.get("set-cookie") ?? "").split(";")[0] ?? ""
    const shown = await get("GET /api/order/orderDetail", { order_no: orderNo }, { headers: { cookie } })
    expect(shown).toMatchObject({ payment_way: "bankTransfer", byHand: { instructions: ACCOUNT, received: 0 } })
    expect(shown.byHand?.owed).toBe(shown.shown.total)
    const [row] = await rows<{ hours: number }>(
      "select round(extract(epoch from expires_at - created_at) / 3600)::int as hours from shop_order where order_no = $1",
      orderNo,
    )
    expect(row).toEqual({ hours: 72 })
    await save({ isOn: false })
    const after = await get("GET /api/order/orderDetail", { order_no: orderNo }, { headers: { cookie } })
    expect(after.byHand, "who has chosen it is told nevertheless").toMatchObject({ instructions: ACCOUNT })
  })

  test("is sold from without any provider", async () => {
    await save({})
    await rows("update site set mode = 'live' where name = 'default-modulized'")
    const { variantId } = await newGoods(shop, { stock: 5 })
    const answer = await guestBuys(shop, [{ detail_id: variantId, number: 1 }])
    await rows("update site set mode = 'demo' where name = 'default-modulized'")
    expect(answer).toMatchObject({ code: 1, data: { payment_way: "bankTransfer" } })
  })
})

describe("staff write down money that came", () => {
  test("in parts: the order is paid when it is all there, once, and its buyer is told", async () => {
    const { orderNo, id } = await waiting()
    await rows("update shop_order set expires_at = now() + interval '1 hour' where id = $1", id)
    expect((await received(orderNo, { amount: 20, reference: "statement 7" })).data).toMatchObject({ amontStatus: 0 })
    const part = await detail(orderNo)
    expect(part).toMatchObject({
      handMoney: [{ kind: "received", amount: 20, code: "USD", day: DAY, reference: "statement 7", staffName: "Sam" }],
      money: { received: 20, owed: 15, captured: 0 },
    })
    await expireOrders(resources(7200))
    expect(await detail(orderNo), "with a part here it does not expire").toMatchObject({ dStatus: 1 })
    expect(await received(orderNo, { amount: 15.01 })).toMatchObject({
      status: 409,
      reason: "moreThanOwed",
      data: { owed: 15 },
    })
    expect((await received(orderNo, { amount: 15 })).data).toEqual({ order_no: orderNo, dStatus: 5, amontStatus: 1 })
    expect(await mails(orderNo, "orderPaid")).toHaveLength(1)
    expect(await received(orderNo, { amount: 0.01 })).toMatchObject({ reason: "moreThanOwed", data: { owed: 0 } })
    expect(await noted(`order ${orderNo}`)).toMatchObject([
      { action: "order.received", staff_id: owner.id, detail: { amount: 20, day: DAY, reference: "statement 7" } },
      { action: "order.received", detail: { amount: 15 } },
    ])
  })

  test("as clerks too, and once, however often the button is clicked", async () => {
    const { orderNo } = await waiting()
    const key = randomUUID()
    const clicks = Array.from({ length: 10 }, () => received(orderNo, { key, headers: asClerk.headers }))
    expect((await Promise.all(clicks)).every(({ code }) => code === 1)).toBe(true)
    expect((await detail(orderNo)).handMoney).toHaveLength(1)
    expect(await received(orderNo, { key, amount: 1, headers: asClerk.headers })).toMatchObject({ reason: "keyReused" })
  })

  test("at once: ten clerks never write down more than is owed, and the order is paid once", async () => {
    const { orderNo } = await waiting()
    const answers = await Promise.all(Array.from({ length: 10 }, () => received(orderNo, { amount: 7 })))
    expect(answers.filter(({ code }) => code === 1)).toHaveLength(5)
    expect(await detail(orderNo)).toMatchObject({ amontStatus: 1, money: { received: 35, owed: 0 } })
    expect(await mails(orderNo, "orderPaid")).toHaveLength(1)
  })

  test("of an order that is over: it stays over, and the money is to be given back", async () => {
    const { orderNo } = await waiting(2)
    expect((await received(orderNo)).data).toMatchObject({ dStatus: 2, amontStatus: 0 })
    expect((await givenBack(orderNo)).data).toMatchObject({ dStatus: 2, amontStatus: 2 })
  })

  test.each([
    [{ amount: 0 }, "amount"],
    [{ amount: -1 }, "amount"],
    [{ amount: 1.001 }, "amount"],
    [{ amount: 1e12 }, "amount"],
    [{ day: "2026-13-01" }, "day"],
    [{ day: "2999-01-01" }, "day"],
    [{ reference: "x".repeat(201) }, "reference"],
  ])("%j is refused", async (wish, field) => {
    const { orderNo } = await waiting()
    expect(await received(orderNo, wish)).toMatchObject({
      status: 422,
      data: { fields: { [field]: expect.any(String) } },
    })
    expect((await detail(orderNo)).handMoney).toEqual([])
  })

  test("not while a provider is at it", async () => {
    const { orderNo, id } = await waiting()
    await rows("update shop_order set payment_status = 3 where id = $1", id)
    expect(await received(orderNo)).toMatchObject({ status: 409, reason: "notPossibleNow" })
  })
})

describe("and money that was given back", () => {
  test("never more than was received; all of it leaves the order refunded, and its buyer is told", async () => {
    const { orderNo } = await waiting()
    expect(await givenBack(orderNo, { amount: 1 })).toMatchObject({ reason: "moreThanReceived", data: { received: 0 } })
    await received(orderNo)
    expect((await givenBack(orderNo, { amount: 10 })).data).toMatchObject({ amontStatus: 1 })
    expect(await givenBack(orderNo, { amount: 25.01 })).toMatchObject({ status: 409, data: { received: 25 } })
    expect((await givenBack(orderNo, { amount: 25 })).data).toMatchObject({ amontStatus: 2 })
    expect(await mails(orderNo, "orderRefunded")).toHaveLength(2)
    const after = await detail(orderNo)
    expect(after).toMatchObject({
      money: { received: 35, givenBack: 35 },
      actions: expect.not.arrayContaining(["ship"]),
    })
    expect(await noted(`order ${orderNo}`)).toMatchObject([
      { action: "order.received" },
      { action: "order.givenBack", detail: { amount: 10 } },
      { action: "order.givenBack", detail: { amount: 25 } },
    ])
  })

  test("by ten at once: what was received goes back once", async () => {
    const { orderNo } = await waiting()
    await received(orderNo)
    const answers = await Promise.all(Array.from({ length: 10 }, () => givenBack(orderNo, { amount: 10 })))
    expect(answers.filter(({ code }) => code === 1)).toHaveLength(3)
    expect(await detail(orderNo)).toMatchObject({ amontStatus: 1, money: { givenBack: 30 } })
  })

  test("by the owner alone", async () => {
    const { orderNo } = await waiting()
    await received(orderNo)
    expect(await givenBack(orderNo, { headers: asClerk.headers })).toMatchObject({ status: 403, reason: "ownerOnly" })
  })
})

test("whoever wrote it down may leave; the name stays", async () => {
  const clerk = await newStaff(shop, "clerk")
  const { orderNo } = await waiting()
  await received(orderNo, { headers: clerk.headers })
  expect(await ask("POST /api/admin/staff/remove", { body: { id: clerk.id }, ...asOwner })).toMatchObject({ code: 1 })
  expect((await detail(orderNo)).handMoney).toMatchObject([{ staffName: "Sam" }])
})

test("of another shop nobody writes anything down", async () => {
  const { orderNo } = await waiting()
  const { headers } = await newStaff(shop, "owner", "sport")
  const body = { order_no: orderNo, amount: 1, day: DAY, reference: "" }
  const elsewhere = { headers: { ...headers, "idempotency-key": randomUUID() }, host: "sport.localhost" }
  expect(await ask("POST /api/admin/order/received", { body, ...elsewhere })).toMatchObject({ reason: "unknownOrder" })
})
