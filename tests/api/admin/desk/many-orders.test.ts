import { randomUUID } from "node:crypto"
import { describe, expect, test } from "vitest"
import { bought } from "../../bought.ts"
import { newMember } from "../../people.ts"
import { testShop } from "../../test-shop.ts"
import { newGoods } from "../catalog/shelf.ts"
import { atDesk, replied } from "./desk.ts"

const shop = await testShop()
const { ask, get, rows, send } = shop
const { owner, clerk, asOwner, asClerk, elsewhere, noted } = await atDesk(shop)
const emailOf = () => `${randomUUID()}@buyer.example`

describe("one step for many orders", () => {
  const bulk = (step: "accept" | "prepare" | "ship" | "deliver" | "complete", orders: object[], as = asClerk) =>
    ask("POST /api/admin/order/bulk", {
      body: { step, orders: orders.map((order) => ({ order_no: "", ...order })) },
      ...as,
    })

  test("each by itself: done, done before, not possible, not there", async () => {
    const [placed, preparing, cancelled, shipped] = [
      await bought(shop, { status: 5 }),
      await bought(shop, { status: 7 }),
      await bought(shop, { status: 2 }),
      await bought(shop, { status: 8 }),
    ]
    const numbers = [placed, preparing, cancelled, shipped].map(({ orderNo }) => ({ order_no: orderNo }))
    const nobody = { order_no: "20260101-22222ABCDEFGH" }
    const { list } = replied(await bulk("prepare", [...numbers, nobody]))
    expect(list.map(({ outcome, reason, dStatus }) => [outcome, reason, dStatus])).toEqual([
      ["done", null, 7],
      ["already", null, 7],
      ["refused", "notPossibleNow", 2],
      ["already", null, 8],
      ["refused", "unknownOrder", null],
    ])
    expect(await noted(`order ${placed.orderNo}`)).toMatchObject([{ action: "order.prepare", staff_id: clerk.id }])
    const again = replied(await bulk("prepare", numbers))
    expect(again.list.map(({ outcome }) => outcome)).toEqual(["already", "already", "refused", "already"])
    expect(await noted(`order ${placed.orderNo}`)).toHaveLength(1)
  })

  test("shipping wants a number for each, and does not correct what has left", async () => {
    const [one, two] = [await bought(shop, { status: 7 }), await bought(shop, { status: 5 })]
    const parcels = [one, two].map(({ orderNo }, at) => ({ order_no: orderNo, carrier: "DHL", tracking_no: `N${at}` }))
    expect(await bulk("ship", [{ order_no: one.orderNo }])).toMatchObject({
      status: 422,
      data: { fields: { "orders.0.carrier": expect.any(String), "orders.0.tracking_no": expect.any(String) } },
    })
    expect(replied(await bulk("ship", parcels)).list.map(({ dStatus }) => dStatus)).toEqual([8, 8])
    const other = parcels.map((parcel) => ({ ...parcel, tracking_no: "other" }))
    expect(replied(await bulk("ship", other)).list.map(({ outcome }) => outcome)).toEqual(["already", "already"])
    const seen = await get("GET /api/admin/order/detail", { order_no: two.orderNo }, asClerk)
    expect(seen.parcels).toMatchObject([{ company: "DHL", number: "N1" }])
  })

  test("two clerks at once do it once", async () => {
    const orders = await Promise.all([1, 2, 3, 4].map(() => bought(shop, { status: 5 })))
    const numbers = orders.map(({ orderNo }) => ({ order_no: orderNo }))
    const answers = await Promise.all([bulk("prepare", numbers), bulk("prepare", numbers.toReversed(), asOwner)])
    const outcomes = answers.flatMap((answer) => replied(answer).list.map(({ outcome }) => outcome))
    expect(outcomes.toSorted()).toEqual([...Array(4).fill("already"), ...Array(4).fill("done")])
  })

  test("another shop's orders are not there; too many, none, or one twice is refused", async () => {
    const { orderNo } = await bought(shop, { status: 5 })
    const one = { order_no: orderNo }
    expect(replied(await bulk("prepare", [one], elsewhere)).list).toMatchObject([{ reason: "unknownOrder" }])
    const many = Array.from({ length: 101 }, (_, at) => ({ order_no: `20260101-${String(at).padStart(13, "2")}` }))
    for (const orders of [[], [one, one], many]) expect((await bulk("prepare", orders)).status).toBe(422)
  })
})

describe("the list finds", async () => {
  const email = emailOf()
  const member = await newMember(shop)
  const { goodsId, variantId } = await newGoods(shop)
  const small = await bought(shop, { status: 8, email, lines: [{ price: 1_000 }] })
  const large = await bought(shop, { status: 5, memberId: member.id, email, lines: [{ variantId, price: 90_000 }] })
  const waits = await bought(shop, { status: 1, paymentStatus: 0, email, lines: [{ price: 2_000 }] })
  await rows(`update shop_order set address = address || '{"regionCode": "US-CA"}' where id = $1`, large.id)
  const find = async (query: Parameters<typeof get<"GET /api/admin/order/lists">>[1]) =>
    (await get("GET /api/admin/order/lists", { keywords: email, ...query }, asClerk)).list.map(
      (order) => order.order_no,
    )

  test("by country, buyer, total, goods and coupon", async () => {
    const coupon = `Twelve ${randomUUID().slice(0, 8)}`
    await rows(
      `with c as (insert into coupon (site_id, name, kind, amount, receive_type) values (1, $1, 1, 500, 1) returning id)
       insert into coupon_use (site_id, coupon_id, email, order_id) select 1, c.id, 'x@y.example', $2 from c`,
      coupon,
      small.id,
    )
    expect(await find({ country: "US" })).toEqual([large.orderNo])
    expect(await find({ buyer: "member" })).toEqual([large.orderNo])
    expect(await find({ buyer: "guest" })).toEqual([waits.orderNo, small.orderNo])
    expect(await find({ member_id: member.id })).toEqual([large.orderNo])
    expect(await find({ total_from: "100" })).toEqual([large.orderNo])
    expect(await find({ total_from: "15", total_to: "25" })).toEqual([waits.orderNo, small.orderNo])
    expect(await find({ goods_id: goodsId })).toEqual([large.orderNo])
    expect(await find({ coupon: coupon.toLowerCase() })).toEqual([small.orderNo])
    expect(await find({ coupon: "%" })).toEqual([])
  })

  test("what needs a hand: to send, to accept by agreement, a return to answer", async () => {
    expect(await find({ needs_hand: "1" })).toEqual([large.orderNo])
    await rows("update shop_order set payment_way = 'agreement' where id = $1", waits.id)
    await rows("insert into return_request (site_id, order_id, reason) values (1, $1, 'broken')", small.id)
    expect(await find({ needs_hand: "1" })).toEqual([waits.orderNo, large.orderNo, small.orderNo])
  })

  test("in any order", async () => {
    expect(await find({ sort: "oldest" })).toEqual([small.orderNo, large.orderNo, waits.orderNo])
    expect(await find({ sort: "highest" })).toEqual([large.orderNo, waits.orderNo, small.orderNo])
    expect(await find({ sort: "lowest" })).toEqual([small.orderNo, waits.orderNo, large.orderNo])
  })

  test("and says what is wrong with a filter", async () => {
    for (const query of [{ country: "Germany" }, { total_from: "1e5" }, { goods_id: "x" }, { coupon: "x".repeat(41) }])
      expect(await ask("GET /api/admin/order/lists", { query, ...asClerk }), JSON.stringify(query)).toMatchObject({
        status: 422,
      })
  })

  test("the usual views are counted", async () => {
    const counts = await get("GET /api/admin/order/counts", undefined, asClerk)
    expect(counts.all).toBeGreaterThan(counts.needsHand)
    expect(counts.needsHand).toBeGreaterThanOrEqual(counts.toShip)
  })
})

describe("saved views", () => {
  const VIEW = {
    list: "orders" as const,
    name: "Abroad",
    query: { country: "US", sort: "highest" },
    columns: ["total"],
  }
  const save = (body: object, as = asClerk) => ask("POST /api/admin/view/save", { body: { ...VIEW, ...body }, ...as })
  const names = async (as = asClerk) =>
    (await get("GET /api/admin/view/lists", { list: "orders" }, as)).list.map(({ name }) => name)

  test("are one's own until they are shared, and nobody else's to change but an owner's", async () => {
    const made = replied(await save({}))
    expect(made).toMatchObject({ name: "Abroad", own: true, shared: false, query: VIEW.query, columns: ["total"] })
    expect(await names()).toEqual(["Abroad"])
    expect(await names(asOwner)).toEqual([])
    expect(await save({ id: made.id, name: "Mine" }, asOwner)).toMatchObject({ status: 404 })
    const shared = replied(await save({ id: made.id, shared: true, updated_at: made.updated_at }))
    expect(await names(asOwner)).toEqual(["Abroad"])
    expect(await save({ id: made.id, updated_at: made.updated_at })).toMatchObject({
      status: 409,
      data: { updated_at: shared.updated_at },
    })
    expect(replied(await save({ id: made.id, name: "Far", shared: true }, asOwner))).toMatchObject({ own: false })
    const owners = replied(await save({ name: "All", shared: true }, asOwner))
    expect(await save({ id: owners.id, name: "Clerk's" })).toMatchObject({ status: 403, reason: "ownerOnly" })
    const remove = (id: number, as = asClerk) => ask("POST /api/admin/view/remove", { body: { id }, ...as })
    expect(await remove(owners.id)).toMatchObject({ status: 403 })
    expect(await remove(owners.id, elsewhere)).toMatchObject({ status: 404 })
    replied(await remove(made.id, asOwner))
    expect(await names()).toEqual(["All"])
    expect(await noted(`view ${made.id}`)).toMatchObject([
      { action: "view.save", staff_id: clerk.id },
      { action: "view.save" },
      { action: "view.save", staff_id: owner.id },
      { action: "view.remove" },
    ])
  })

  test("take no junk", async () => {
    const many = Object.fromEntries(Array.from({ length: 31 }, (_, at) => [`f${at}`, "x"]))
    for (const body of [
      { name: " " },
      { name: "x".repeat(101) },
      { query: many },
      { query: { "a b": "x" } },
      { list: "secrets" },
    ])
      expect(await save(body), JSON.stringify(body)).toMatchObject({ status: 422 })
  })
})

describe("the export", () => {
  const file = async (query: string, as: { headers: Record<string, string>; host?: string } = asClerk) => {
    const response = await send(`/api/admin/order/export?${query}`, as)
    const bytes = Buffer.from(await response.arrayBuffer())
    return {
      response,
      bytes,
      lines: bytes
        .toString()
        .replace(/^\uFEFF/, "")
        .trimEnd()
        .split("\r\n"),
    }
  }

  test("holds all orders of the view, with its columns, and cells that run nothing", async () => {
    const email = emailOf()
    const { id, orderNo } = await bought(shop, { status: 5, email, lines: [{ quantity: 2 }] })
    await rows(`update shop_order set address = address || '{"contact": "=cmd|''/c calc''!A0"}' where id = $1`, id)
    const { response, bytes, lines } = await file(
      `keywords=${email}&columns=order_no,contacter,email,pieces,total,status`,
    )
    expect(response.headers.get("content-type")).toBe("text/csv; charset=utf-8")
    expect(response.headers.get("content-disposition")).toMatch(/^attachment; filename="orders-\d{4}-\d\d-\d\d\.csv"$/)
    expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]))
    expect(lines).toEqual([
      "order_no,contacter,email,pieces,total,status",
      `${orderNo},'=cmd|'/c calc'!A0,${email},2,25,5`,
    ])
    expect((await noted("orders")).at(-1)).toMatchObject({
      action: "order.export",
      staff_id: clerk.id,
      detail: { keywords: email },
    })
    expect((await file(`keywords=${email}`, elsewhere)).lines).toHaveLength(1)
    expect((await file("columns=password")).response.status).toBe(422)
  })

  test("is whole with 10,000 orders, also of one moment, whichever way it is sorted; counts stop there", async () => {
    const email = emailOf()
    const { id } = await bought(shop, { status: 2, email })
    await rows(
      `insert into shop_order (site_id, order_no, email, status, currency_code, currency_symbol, rate, subtotal, reduction,
         freight, total, shown_subtotal, shown_reduction, shown_freight, shown_total, weight, address, created_at)
       select site_id, 'BIG-' || n, email, 2, currency_code, currency_symbol, rate, subtotal, reduction, freight, total,
         shown_subtotal, shown_reduction, shown_freight, shown_total, weight, address, now() - (n / 3) * interval '1 ms'
       from shop_order cross join generate_series(1, 10000) n where id = $1`,
      id,
    )
    for (const sort of ["newest", "highest"]) {
      const { lines } = await file(`keywords=${email}&sort=${sort}&columns=order_no`)
      expect(lines).toHaveLength(10_002)
      expect(new Set(lines).size).toBe(10_002)
    }
    const list = await get("GET /api/admin/order/lists", { status: "2", page_size: 1 }, asClerk)
    expect(list.total).toBe(10_001)
    expect((await get("GET /api/admin/order/sum", { keywords: email }, asClerk)).count).toBe(10_001)
  })
})
