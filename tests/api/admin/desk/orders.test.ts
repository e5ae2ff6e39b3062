import { randomUUID } from "node:crypto"
import { describe, expect, test } from "vitest"
import { bought } from "../../bought.ts"
import { newMember } from "../../people.ts"
import { testShop } from "../../test-shop.ts"
import { newGoods, stockOf } from "../catalog/shelf.ts"
import { atDesk } from "./desk.ts"

const shop = await testShop()
const { ask, get, rows } = shop
const { owner, clerk, asOwner, asClerk, elsewhere, noted, mails } = await atDesk(shop)

const CREATED = { status: 1, paymentStatus: 0 }
const PLACED = { status: 5 }
const PARCEL = { carrier: "DHL", tracking_no: "JD014600003" }

const STEPS = ["accept", "prepare", "deliver", "complete", "cancel"] as const
type Step = (typeof STEPS)[number]
const take = (step: Step, order_no: string, as = asClerk) =>
  ask(`POST /api/admin/order/${step}`, { body: { order_no }, ...as })
const ship = (order_no: string, parcel = PARCEL, as = asClerk) =>
  ask("POST /api/admin/order/ship", { body: { order_no, ...parcel }, ...as })
const refund = (order_no: string, amount?: number, key: string = randomUUID(), as = asOwner) =>
  ask("POST /api/admin/order/refund", {
    body: { order_no, ...(amount !== undefined && { amount }) },
    headers: { ...as.headers, "idempotency-key": key },
  })
const detail = (order_no: string) => get("GET /api/admin/order/detail", { order_no }, asClerk)
const emailOf = () => `${randomUUID()}@buyer.example`

describe("an order goes through the shop", () => {
  test("accepted, prepared, shipped, delivered, completed, each step with its time and its audit entry", async () => {
    const { orderNo, id, email } = await bought(shop, { ...CREATED, email: emailOf() })
    await rows("update shop_order set expires_at = now(), shipped_at = null where id = $1", id)
    expect((await take("accept", orderNo)).data).toEqual({
      ...{ order_no: orderNo, dStatus: 5, amontStatus: 0 },
      undo: { token: expect.any(String), until: expect.any(String) },
    })
    expect(await detail(orderNo)).toMatchObject({ dStatus: 5, expireTime: null, checkTime: expect.any(String) })
    expect((await take("prepare", orderNo)).data).toMatchObject({ dStatus: 7 })
    expect((await ship(orderNo)).data).toMatchObject({ dStatus: 8 })
    expect(await mails(email, "orderShipped")).toMatchObject([{ content: { orderId: id } }])
    expect((await take("deliver", orderNo)).data).toMatchObject({ dStatus: 9 })
    expect((await take("complete", orderNo)).data).toMatchObject({ dStatus: 10 })
    const seen = await detail(orderNo)
    expect(seen).toMatchObject({
      dStatus: 10,
      deliveryTime: expect.any(String),
      completeTime: expect.any(String),
      carrier: { company: "DHL", number: "JD014600003" },
      actions: [],
    })
    expect(seen.timeline.map(({ kind }) => kind)).toEqual([
      "accepted",
      "preparing",
      "shipped",
      "delivered",
      "completed",
    ])
    expect(await noted(`order ${orderNo}`)).toMatchObject([
      { action: "order.accept", staff_id: clerk.id, detail: { before: 1, after: 5 } },
      { action: "order.prepare", detail: { before: 5, after: 7 } },
      { action: "order.ship", detail: { before: 7, after: 8, carrier: "DHL", trackingNo: "JD014600003" } },
      { action: "order.deliver", detail: { before: 8, after: 9 } },
      { action: "order.complete", detail: { before: 9, after: 10 } },
    ])
  })

  test.each<[Step | "ship", number, number[]]>([
    ["accept", 5, [1]],
    ["prepare", 7, [5]],
    ["ship", 8, [5, 7]],
    ["deliver", 9, [8]],
    ["complete", 10, [8, 9]],
    ["cancel", 2, [1, 5, 7]],
  ])("%s leads to %i from %j only; anything else is refused with how it stands", async (step, to, from) => {
    for (const status of [1, 2, 5, 6, 7, 8, 9, 10]) {
      // A shipped order takes carrier and number as a correction: that is another test.
      if (step === "ship" && (status === 8 || status === 9)) continue
      const { orderNo } = await bought(shop, { status, paymentStatus: 0 })
      const answer = step === "ship" ? await ship(orderNo) : await take(step, orderNo)
      if (from.includes(status)) expect(answer, `${status}`).toMatchObject({ status: 200, data: { dStatus: to } })
      else {
        expect(answer, `${status}`).toMatchObject({
          status: 409,
          reason: "notPossibleNow",
          data: { dStatus: status },
        })
        expect(await noted(`order ${orderNo}`), `${status}`).toEqual([])
      }
    }
  })

  test("a parcel number that was mistyped is corrected, and the buyer told once more; the same again changes nothing", async () => {
    const { orderNo, id, email } = await bought(shop, { ...PLACED, email: emailOf() })
    await ship(orderNo)
    const right = { carrier: "UPS", tracking_no: "1Z999" }
    expect((await ship(orderNo, right)).data).toMatchObject({ dStatus: 8 })
    expect((await ship(orderNo, right)).data).toMatchObject({ dStatus: 8 })
    expect((await detail(orderNo)).carrier).toEqual({ company: "UPS", number: "1Z999" })
    expect(await mails(email, "orderShipped")).toHaveLength(2)
    expect(await noted(`order ${orderNo}`)).toMatchObject([
      { detail: { after: 8 } },
      { detail: { before: { carrier: "DHL", trackingNo: "JD014600003" }, after: { carrier: "UPS" } } },
    ])
    const [kinds] = await rows("select array_agg(kind order by id) as kinds from order_event where order_id = $1", id)
    expect(kinds).toEqual({ kinds: ["shipped", "note"] })
  })

  test("while goods are on their way back an order cannot be completed", async () => {
    const { orderNo, id } = await bought(shop, { status: 8 })
    await rows(
      "insert into return_request (site_id, order_id, reason) select site_id, id, 'x' from shop_order where id = $1",
      id,
    )
    expect(await take("complete", orderNo)).toMatchObject({ status: 409, data: { dStatus: 8, returnRunning: true } })
    expect((await detail(orderNo)).actions).not.toContain("complete")
  })

  test("a note is for the staff alone", async () => {
    const member = await newMember(shop)
    const { orderNo } = await bought(shop, { memberId: member.id, email: member.email })
    const text = "Rang twice, <b>nobody</b> there"
    const answer = await ask("POST /api/admin/order/note", { body: { order_no: orderNo, text }, ...asClerk })
    expect(answer.data).toMatchObject({ order_no: orderNo, dStatus: 8 })
    expect((await detail(orderNo)).timeline).toMatchObject([{ kind: "note", detail: { text, by: "Sam" } }])
    const seen = await get("GET /api/order/orderDetail", { order_no: orderNo }, { headers: member.headers })
    expect(JSON.stringify(seen)).not.toContain("nobody")
    expect(await noted(`order ${orderNo}`)).toMatchObject([{ action: "order.note", detail: { text } }])
  })
})

describe("several clerks at once", () => {
  test.each<Step>(["accept", "prepare", "deliver", "complete", "cancel"])("of ten who %s one wins", async (step) => {
    const status = { accept: 1, prepare: 5, deliver: 8, complete: 8, cancel: 5 }[step]
    const { orderNo, id } = await bought(shop, { status, paymentStatus: 0 })
    const answers = await Promise.all(Array.from({ length: 10 }, () => take(step, orderNo)))
    expect(answers.filter(({ code }) => code === 1)).toHaveLength(1)
    expect(answers.filter(({ status, code }) => status === 409 && code === 0)).toHaveLength(9)
    expect(await noted(`order ${orderNo}`)).toHaveLength(1)
    expect(await rows("select kind from order_event where order_id = $1", id)).toHaveLength(1)
  })

  test("one ships while the other cancels: the goods are sent or given back, never both", async () => {
    const outcomes = await Promise.all(
      Array.from({ length: 8 }, async () => {
        const { variantId } = await newGoods(shop, { stock: 5 })
        const { orderNo } = await bought(shop, { ...PLACED, paymentStatus: 0, lines: [{ quantity: 2, variantId }] })
        const [shipped, cancelled] = await Promise.all([ship(orderNo), take("cancel", orderNo)])
        expect(shipped.code + cancelled.code).toBe(1)
        const { dStatus } = await detail(orderNo)
        return { dStatus, stock: await stockOf(shop, variantId) }
      }),
    )
    for (const outcome of outcomes)
      expect([
        { dStatus: 8, stock: 5 },
        { dStatus: 2, stock: 7 },
      ]).toContainEqual(outcome)
  })

  test("ten clicks on ship send one mail and are written down once", async () => {
    const { orderNo, email } = await bought(shop, { ...PLACED, email: emailOf() })
    const answers = await Promise.all(Array.from({ length: 10 }, () => ship(orderNo)))
    expect(answers.every(({ code }) => code === 1)).toBe(true)
    expect(await mails(email, "orderShipped")).toHaveLength(1)
    expect(await noted(`order ${orderNo}`)).toHaveLength(1)
  })
})

describe("cancelled by the shop", () => {
  test("a paid order gives stock and money back, and its buyer is told", async () => {
    const { variantId } = await newGoods(shop, { stock: 5 })
    const { orderNo, email } = await bought(shop, {
      ...PLACED,
      email: emailOf(),
      lines: [{ quantity: 2, price: 1500, variantId }],
      freight: 500,
    })
    expect((await take("cancel", orderNo, asOwner)).data).toMatchObject({ order_no: orderNo, dStatus: 2 })
    expect(await stockOf(shop, variantId)).toBe(7)
    expect((await detail(orderNo)).refunds).toMatchObject([{ status: "requested", amount: 35, code: "USD" }])
    expect(await mails(email, "orderCancelled")).toHaveLength(1)
    expect(await noted(`order ${orderNo}`)).toMatchObject([{ action: "order.cancel", detail: { before: 5 } }])
  })
})

describe("money goes back", () => {
  const promised = async (orderNo: string) => (await detail(orderNo)).refunds.map(({ amount }) => amount)
  const worth35 = { ...PLACED, lines: [{ quantity: 3, price: 1000 }], freight: 500 }

  test("in parts and then the rest, never more than was paid", async () => {
    const { orderNo } = await bought(shop, worth35)
    expect((await refund(orderNo, 10.5)).data).toEqual({ order_no: orderNo, dStatus: 5, amontStatus: 1 })
    expect(await refund(orderNo, 24.51)).toMatchObject({ reason: "notPossibleNow", data: { why: "moreThanLeft" } })
    expect((await refund(orderNo, 4.5)).code).toBe(1)
    expect((await refund(orderNo)).code).toBe(1)
    expect(await promised(orderNo)).toEqual([10.5, 4.5, 20])
    expect(await refund(orderNo)).toMatchObject({ status: 409, reason: "notPossibleNow" })
    expect(await noted(`order ${orderNo}`)).toMatchObject([
      { action: "order.refund", staff_id: owner.id, detail: { amount: 10.5 } },
      { detail: { amount: 4.5 } },
      { detail: { amount: "rest" } },
    ])
  })

  test("once, however often the button is clicked", async () => {
    const { orderNo } = await bought(shop, worth35)
    const key = randomUUID()
    const answers = await Promise.all(Array.from({ length: 20 }, () => refund(orderNo, 5, key)))
    expect(answers.map(({ code, data }) => ({ code, data }))).toEqual(
      answers.map(() => ({ code: 1, data: { order_no: orderNo, dStatus: 5, amontStatus: 1 } })),
    )
    expect(await promised(orderNo)).toEqual([5])
    expect(await refund(orderNo, 6, key)).toMatchObject({ status: 409, reason: "keyReused" })
    expect(await noted(`order ${orderNo}`)).toHaveLength(1)
  })

  test("for all of an order by ten owners at once: it is promised once", async () => {
    const { orderNo } = await bought(shop, worth35)
    const answers = await Promise.all(Array.from({ length: 10 }, () => refund(orderNo)))
    expect(answers.filter(({ code }) => code === 1)).toHaveLength(1)
    expect(await promised(orderNo)).toEqual([35])
  })

  test("what the provider would not give back is asked for once more", async () => {
    const { orderNo, id } = await bought(shop, worth35)
    await refund(orderNo)
    await rows("update refund set status = 'failed', attempts = 12 where order_id = $1", id)
    expect((await refund(orderNo)).code).toBe(1)
    expect(await rows("select status, attempts from refund where order_id = $1", id)).toEqual([
      { status: "requested", attempts: 0 },
    ])
  })

  test("not for what was not paid, and not by a clerk", async () => {
    const { orderNo } = await bought(shop, CREATED)
    expect(await refund(orderNo)).toMatchObject({ status: 409, data: { dStatus: 1, amontStatus: 0 } })
    const { orderNo: paid } = await bought(shop, worth35)
    expect(await refund(paid, undefined, randomUUID(), asClerk)).toMatchObject({ status: 403, reason: "ownerOnly" })
    expect(await promised(paid)).toEqual([])
  })

  test("a refund without a key is refused, and so are sums that are none", async () => {
    const { orderNo } = await bought(shop, worth35)
    const body = { order_no: orderNo }
    expect(await ask("POST /api/admin/order/refund", { body, ...asOwner })).toMatchObject({ reason: "keyRequired" })
    for (const amount of [0, -1, 0.001, 1e12])
      expect(await refund(orderNo, amount), String(amount)).toMatchObject({ data: { fields: { amount: "amount" } } })
    expect(await promised(orderNo)).toEqual([])
  })
})

describe("the staff of another shop", () => {
  test("neither see an order nor change it", async () => {
    const { orderNo, id, email } = await bought(shop, { ...CREATED, email: emailOf() })
    const before = await rows("select * from shop_order where id = $1", id)
    expect(await get("GET /api/admin/order/lists", { keywords: email }, elsewhere)).toMatchObject({
      total: 0,
      list: [],
    })
    const unknown = { status: 404, reason: "unknownOrder" }
    expect(await ask("GET /api/admin/order/detail", { query: { order_no: orderNo }, ...elsewhere })).toMatchObject(
      unknown,
    )
    for (const step of STEPS)
      expect(await ask(`POST /api/admin/order/${step}`, { body: { order_no: orderNo }, ...elsewhere })).toMatchObject(
        unknown,
      )
    expect(await ship(orderNo, PARCEL, elsewhere)).toMatchObject(unknown)
    const note = { order_no: orderNo, text: "mine now" }
    expect(await ask("POST /api/admin/order/note", { body: note, ...elsewhere })).toMatchObject(unknown)
    const headers = { ...elsewhere.headers, "idempotency-key": randomUUID() }
    expect(
      await ask("POST /api/admin/order/refund", { body: { order_no: orderNo }, host: elsewhere.host, headers }),
    ).toMatchObject(unknown)
    expect(await rows("select * from shop_order where id = $1", id)).toEqual(before)
    expect(await noted(`order ${orderNo}`)).toEqual([])
  })
})
