import { describe, expect, test } from "vitest"
import { completeOrders, expireOrders } from "../../../src/server/orders/order-jobs.ts"
import { newGoods, stockOf } from "../admin/catalog/shelf.ts"
import { bought } from "../bought.ts"
import { guestBuys, memberWithCart, orderNoOf } from "../buying.ts"
import { newMember } from "../people.ts"
import { testShop } from "../test-shop.ts"

const shop = await testShop()
const { ask, rows, get } = shop

async function guestOrder(email = "owner@guest.example") {
  const { variantId } = await newGoods(shop, { stock: 10 })
  const answer = await guestBuys(shop, [{ detail_id: variantId, number: 2 }], { email, remark: "Secret door" })
  const cookie = /guest=[^;]+/.exec(answer.headers.get("set-cookie") ?? "")?.[0] ?? ""
  return { order_no: orderNoOf(answer), variantId, email, headers: { cookie } }
}

const jobResources = (now = new Date()) => ({
  db: shop.db,
  log: shop.log,
  payments: shop.payments,
  secret: shop.secret,
  dataFolder: shop.dataFolder,
  now,
})

describe("a guest's order", () => {
  test("opens by its number, with personal data masked", async () => {
    const { order_no } = await guestOrder()
    const detail = await get("GET /api/order/orderDetail", { order_no })
    expect(detail).toMatchObject({ viewer: "stranger", isMasked: true, remark: "", actions: [], return: null })
    const told = JSON.stringify(detail)
    for (const secret of ["Robin Hood", "owner@guest.example", "Sherwood", "23456789", "10115", "Secret door"])
      expect(told).not.toContain(secret)
  })

  test.each(["the cookie of its browser", "the buyer's address"])("opens in full with %s", async (proof) => {
    const { order_no, headers, email } = await guestOrder()
    const detail = await (proof.startsWith("the cookie")
      ? get("GET /api/order/orderDetail", { order_no }, { headers })
      : get("GET /api/order/orderDetail", { order_no, email: email.toUpperCase() }))
    expect(detail).toMatchObject({ viewer: "provenGuest", isMasked: false, remark: "Secret door" })
    expect(detail).toMatchObject({ address: { contacter: "Robin Hood", addressPart: "Sherwood 1" } })
  })

  test("does not tell by trying whose it is", async () => {
    const { order_no } = await guestOrder()
    for (let guess = 0; guess < 10; guess++) {
      const query = { order_no, email: `guess${guess}@guest.example` }
      expect(await get("GET /api/order/orderDetail", query)).toMatchObject({ viewer: "stranger" })
    }
    const answer = await ask("GET /api/order/orderDetail", { query: { order_no, email: "owner@guest.example" } })
    expect(answer).toMatchObject({ status: 429, reason: "tooMany" })
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0)
  })

  test("opens for its buyer as often as they like", async () => {
    const { order_no, email } = await guestOrder("often@guest.example")
    for (let look = 0; look < 15; look++)
      expect(await get("GET /api/order/orderDetail", { order_no, email })).toMatchObject({ viewer: "provenGuest" })
  })

  test("is in the list of its browser, and in nobody else's", async () => {
    const [mine, other] = [await guestOrder(), await guestOrder()]
    const list = await get("GET /api/Order/lists", {}, { headers: mine.headers })
    expect(list).toMatchObject({ total: 1, list: [{ order_no: mine.order_no, status: 1 }] })
    expect((await get("GET /api/Order/lists", {}, { headers: other.headers })).list).toHaveLength(1)
    expect(await get("GET /api/Order/lists")).toMatchObject({ total: 0, list: [] })
    const forged = { cookie: mine.headers.cookie.replace(/.$/, (last) => (last === "A" ? "B" : "A")) }
    expect(await get("GET /api/Order/lists", {}, { headers: forged })).toMatchObject({ total: 0 })
  })

  test("is cancelled by its buyer only", async () => {
    const { order_no, headers, variantId } = await guestOrder()
    expect(await ask("POST /api/order/cancel", { body: { order_no } })).toMatchObject({
      status: 403,
      reason: "proofRequired",
    })
    const { headers: stranger } = await newMember(shop)
    expect(await ask("POST /api/order/cancel", { body: { order_no }, headers: stranger })).toMatchObject({
      status: 403,
    })
    expect(await ask("POST /api/order/cancel", { body: { order_no }, headers, host: "sport.localhost" })).toMatchObject(
      { status: 404 },
    )
    expect(await stockOf(shop, variantId)).toBe(8)
    expect(await ask("POST /api/order/cancel", { body: { order_no }, headers })).toMatchObject({ code: 1 })
    expect(await stockOf(shop, variantId)).toBe(10)
    const [mail] = await rows(
      "select recipient from mail_outbox where kind = 'orderCancelled' and recipient = 'owner@guest.example'",
    )
    expect(mail).toBeDefined()
  })

  test("is masked for strangers only while guests may buy; afterwards it does not exist for them", async () => {
    const { order_no, headers } = await guestOrder()
    await shop.withoutApp(16, async () => {
      expect(await ask("GET /api/order/orderDetail", { query: { order_no } })).toMatchObject({ status: 404 })
      expect(await get("GET /api/order/orderDetail", { order_no }, { headers })).toMatchObject({
        viewer: "provenGuest",
      })
    })
  })
})

describe("a member's order", () => {
  test("is in their list by its display status, and masked for others", async () => {
    const { variantId } = await newGoods(shop)
    const buyer = await memberWithCart(shop, [{ detail_id: variantId, number: 1 }])
    const order_no = orderNoOf(await buyer.order())
    const { headers } = buyer
    const inList = async (status: "1" | "2" | "3" | "4") =>
      (await get("GET /api/Order/lists", { status }, { headers })).total
    expect([await inList("1"), await inList("2"), await inList("3"), await inList("4")]).toEqual([1, 0, 0, 0])
    await rows("update shop_order set status = 8, payment_status = 1, shipped_at = now() where order_no = $1", order_no)
    expect([await inList("1"), await inList("2"), await inList("3"), await inList("4")]).toEqual([0, 1, 0, 0])
    const other = await newMember(shop)
    const seen = await get("GET /api/order/orderDetail", { order_no, email: buyer.email }, { headers: other.headers })
    expect(seen).toMatchObject({ viewer: "stranger", isMasked: true })
    expect(await ask("POST /api/order/confirm", { body: { order_no }, headers: other.headers })).toMatchObject({
      status: 403,
    })
    expect(await ask("POST /api/order/confirm", { body: { order_no }, headers })).toMatchObject({
      data: { dStatus: 10 },
    })
    expect(await ask("POST /api/order/confirm", { body: { order_no }, headers })).toMatchObject({
      reason: "notPossibleNow",
    })
    expect(await ask("POST /api/order/cancel", { body: { order_no }, headers })).toMatchObject({
      reason: "notPossibleNow",
    })
  })

  test("is found by part of its number, goods or recipient, and counted by status", async () => {
    const { id, headers } = await newMember(shop)
    const [sent, open] = [
      await bought(shop, { memberId: id }),
      await bought(shop, { memberId: id, status: 1, paymentStatus: 0 }),
    ]
    await rows("update order_line set name = 'Blue 100% mug_x' where order_id = $1", sent.id)
    const found = async (keywords: string) =>
      (await get("GET /api/Order/lists", { keywords }, { headers })).list.map(({ order_no }) => order_no)
    expect(await found("bLUE 100% MUG_")).toEqual([sent.orderNo])
    expect(await found(open.orderNo.slice(-6).toLowerCase())).toEqual([open.orderNo])
    expect(await found("hood")).toHaveLength(2)
    // Signs that the database has a use for are only signs here.
    expect([await found("%"), await found("mug.x"), await found("\\"), await found("'; --")]).toEqual([
      [sent.orderNo],
      [],
      [],
      [],
    ])
    expect((await get("GET /api/Order/lists", { keywords: "hood", status: "2" }, { headers })).counts).toEqual({
      all: 2,
      "0": 0,
      "1": 1,
      "2": 1,
      "3": 0,
      "4": 0,
    })
    const { headers: other } = await newMember(shop)
    expect(await get("GET /api/Order/lists", { keywords: "hood" }, { headers: other })).toMatchObject({
      total: 0,
      counts: { all: 0 },
    })
  })

  test("pages through ten at a time", async () => {
    const { variantId } = await newGoods(shop, { stock: 1_000 })
    const buyer = await memberWithCart(shop, [])
    for (let order = 0; order < 12; order++) {
      await ask("POST /api/goods/addCart", { headers: buyer.headers, body: { detail_id: variantId, number: 1 } })
      const body = { ids: [variantId], address_id: buyer.address_id }
      const seen = await ask("POST /api/order/preview", { headers: buyer.headers, body })
      const expected_total = seen.code === 1 ? seen.data.total : 0
      await ask("POST /api/order/createOrder", {
        headers: { ...buyer.headers, "idempotency-key": `page-after-page-${order}` },
        body: { ...body, expected_total },
      })
    }
    const { headers } = buyer
    expect((await get("GET /api/Order/lists", {}, { headers })).list).toHaveLength(10)
    expect(await get("GET /api/Order/lists", { current_page: 2 }, { headers })).toMatchObject({
      total: 12,
      page_size: 10,
    })
  })
})

describe("time", () => {
  test("ends an unpaid order, gives its stock back and tells the buyer; a paid one stays", async () => {
    const [unpaid, paid] = [await guestOrder("late@guest.example"), await guestOrder("paid@guest.example")]
    await rows("update shop_order set payment_status = 1, status = 5 where order_no = $1", paid.order_no)
    const soon = jobResources(new Date(Date.now() + 29 * 60_000))
    await expireOrders(soon)
    expect(await stockOf(shop, unpaid.variantId)).toBe(8)
    const later = jobResources(new Date(Date.now() + 31 * 60_000))
    await Promise.all([expireOrders(later), expireOrders(later), expireOrders(later)])
    expect([await stockOf(shop, unpaid.variantId), await stockOf(shop, paid.variantId)]).toEqual([10, 8])
    expect(await get("GET /api/order/orderDetail", { order_no: unpaid.order_no })).toMatchObject({
      dStatus: 6,
      status: 3,
      endReason: "notPaidInTime",
      expireTime: null,
      secondsLeft: null,
    })
    const mails = await rows(
      "select kind from mail_outbox where kind = 'orderExpired' and recipient = 'late@guest.example'",
    )
    expect(mails).toHaveLength(1)
  })

  test("completes what was sent long ago, unless it is on its way back", async () => {
    const [sent, returned] = [await guestOrder(), await guestOrder()]
    for (const { order_no } of [sent, returned])
      await rows(
        "update shop_order set status = 8, payment_status = 1, shipped_at = now() - interval '20 days' where order_no = $1",
        order_no,
      )
    await rows(
      "insert into return_request (site_id, order_id, reason) select site_id, id, 'broken' from shop_order where order_no = $1",
      returned.order_no,
    )
    await completeOrders(jobResources())
    const statusOf = async (order_no: string) => (await get("GET /api/order/orderDetail", { order_no })).dStatus
    expect([await statusOf(sent.order_no), await statusOf(returned.order_no)]).toEqual([10, 8])
  })
})
