import { describe, expect, test } from "vitest"
import { adminDeskCalls } from "../../../../src/contract/admin/desk-calls.ts"
import { isOwners } from "../../../../src/contract/admin/staff-rights.ts"
import type { Call } from "../../../../src/contract/call.ts"
import { bought } from "../../bought.ts"
import { newMember } from "../../people.ts"
import { testShop } from "../../test-shop.ts"
import { atDesk } from "./desk.ts"

const shop = await testShop()
const { ask, get, rows, send } = shop
const { owner, clerk, asOwner, asClerk, elsewhere } = await atDesk(shop)

const names = Object.keys(adminDeskCalls)
const callOf = (name: string): Call =>
  Object.entries<Call>(adminDeskCalls).find(([key]) => key === name)?.[1] ?? never(name)
const never = (name: string): never => {
  throw new Error(`${name} is no call`)
}
const knock = (name: string, headers: Record<string, string>, body: unknown = {}) => {
  const [method = "", path = ""] = name.split(" ")
  if (method === "GET") return send(path, { headers })
  return send(path, { method, headers: { "content-type": "application/json", ...headers }, body: JSON.stringify(body) })
}

describe.each(names)("%s", (name) => {
  const call = callOf(name)

  test("is for the staff of this shop alone", async () => {
    const member = await newMember(shop)
    const guest = { cookie: "guest=somebody" }
    for (const headers of [{}, guest]) expect((await knock(name, headers)).status).toBe(401)
    for (const headers of [member.headers, elsewhere.headers, { authorization: "Bearer nonsense" }])
      expect(await (await knock(name, headers)).json()).toMatchObject({ code: 0, reason: "sessionOver" })
  })

  test("asks for the owner where it says so, else for anyone who works here", async () => {
    const answer = await knock(name, clerk.headers)
    if (isOwners(name)) expect(answer.status).toBe(403)
    else expect([401, 403]).not.toContain(answer.status)
  })

  test("takes no harm from nonsense", async () => {
    const nonsense = [null, -1, 0, 1e300, "1e3", "x".repeat(5000), true, [], [[[]]], { $gt: "" }, 2_147_483_648]
    const fields = Object.keys({ ...call.body?.shape, ...call.query?.shape })
    // In an address an empty value is none.
    for (const value of nonsense.filter((each) => !name.startsWith("GET") || String(each) !== "")) {
      const sent = Object.fromEntries(fields.map((field) => [field, value]))
      const query = new URLSearchParams(fields.map((field) => [field, String(value)]))
      const headers = { ...owner.headers, "idempotency-key": "a key for nonsense" }
      const answer = await knock(name.startsWith("GET") && fields.length > 0 ? `${name}?${query}` : name, headers, sent)
      expect(answer.status, JSON.stringify(value)?.slice(0, 20)).toBe(fields.length === 0 ? 200 : 422)
    }
  })
})

describe("what was done", () => {
  test("can be read by who, what, with what and when", async () => {
    const { orderNo } = await bought(shop, { status: 5 })
    const subject = `order ${orderNo}`
    await ask("POST /api/admin/order/prepare", { body: { order_no: orderNo }, ...asClerk })
    await ask("POST /api/admin/order/note", { body: { order_no: orderNo, text: "Fragile" }, ...asOwner })
    const list = (query: Parameters<typeof get<"GET /api/admin/audit/lists">>[1]) =>
      get("GET /api/admin/audit/lists", query, asOwner)
    expect((await list({ subject })).list).toMatchObject([
      { staff_id: owner.id, staffName: "Sam", action: "order.note", subject, detail: { text: "Fragile" } },
      { staff_id: clerk.id, action: "order.prepare", subject, detail: { before: 5, after: 7 } },
    ])
    expect((await list({ subject, staff_id: clerk.id })).list).toMatchObject([{ action: "order.prepare" }])
    expect((await list({ subject, action: "order.note" })).total).toBe(1)
    const today = new Date().toISOString().slice(0, 10)
    expect((await list({ subject, from: today, to: today })).total).toBe(2)
    expect((await list({ subject, to: "2020-01-01" })).total).toBe(0)
    expect(await list({ subject, page_size: 1, current_page: 2 })).toMatchObject({
      total: 2,
      list: [{ action: "order.prepare" }],
    })
    expect(await get("GET /api/admin/audit/lists", { subject }, elsewhere)).toMatchObject({ total: 0, list: [] })
  })
})

describe("today", () => {
  const today = () => get("GET /api/admin/desk/today", undefined, asClerk)

  test("says what waits", async () => {
    const before = await today()
    await bought(shop, { status: 1, paymentStatus: 0 })
    await bought(shop, { status: 5 })
    await bought(shop, { status: 7 })
    const { id } = await bought(shop, { status: 8 })
    await rows(
      "insert into return_request (site_id, order_id, reason) select site_id, id, 'x' from shop_order where id = $1",
      id,
    )
    await rows("insert into inquiry (site_id, number, name, email, content) values (1, 'Q1', 'A', 'a@b.example', 'x')")
    await rows("insert into access_request (site_id, name, email) values (1, 'A', 'a@b.example')")
    await rows("update review set state = 0 where id = (select min(id) from review where site_id = 1)")
    const after = await today()
    expect(after).toMatchObject({
      toAccept: before.toAccept + 1,
      toShip: before.toShip + 2,
      returnsToAnswer: before.returnsToAnswer + 1,
      returnsToReceive: before.returnsToReceive,
      inquiriesWaiting: before.inquiriesWaiting + 1,
      accessRequestsWaiting: before.accessRequestsWaiting + 1,
      reviewsWaiting: before.reviewsWaiting + 1,
    })
    const others = await get("GET /api/admin/desk/today", undefined, elsewhere)
    expect(others).toMatchObject({ inquiriesWaiting: 0, accessRequestsWaiting: 0, returnsToAnswer: 0 })
  })

  test("says what was taken, day by day, less what was given back; unpaid and cancelled orders bring nothing", async () => {
    const before = await today()
    expect(before.days).toHaveLength(30)
    expect(before.days.at(-1)?.day).toBe(new Date().toISOString().slice(0, 10))
    const partly = await bought(shop, { status: 8 })
    await rows("update payment set refunded = 400 where order_id = $1", partly.id)
    await bought(shop, { status: 1, paymentStatus: 0 })
    await bought(shop, { status: 2, paymentStatus: 2 })
    const old = await bought(shop, { status: 10 })
    await rows("update shop_order set created_at = now() - interval '3 days' where id = $1", old.id)
    const older = await bought(shop, { status: 10 })
    await rows("update shop_order set created_at = now() - interval '40 days' where id = $1", older.id)
    const after = await today()
    const near = (amount: number) => expect.closeTo(amount, 5)
    expect(after.revenueToday).toEqual(near(before.revenueToday + 11))
    expect(after.revenue30Days).toEqual(near(before.revenue30Days + 26))
    expect(after.days.at(-4)?.revenue).toEqual(near((before.days.at(-4)?.revenue ?? 0) + 15))
    expect(after.days.at(-1)?.orders).toBe((before.days.at(-1)?.orders ?? 0) + 2)
  })

  test("counts what was given back by the rate of the order", async () => {
    const before = await today()
    const { id } = await bought(shop, { status: 8 })
    await rows(
      "update shop_order set rate = 0.5, shown_total = 3000, shown_subtotal = 3000, shown_reduction = 0, shown_freight = 0, currency_code = 'EUR' where id = $1",
      id,
    )
    await rows("update payment set amount = 3000, refunded = 1000, currency_code = 'EUR' where order_id = $1", id)
    expect((await today()).revenueToday).toEqual(expect.closeTo(before.revenueToday + 10, 5))
  })
})
