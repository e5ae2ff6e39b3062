import { randomUUID } from "node:crypto"
import { describe, expect, test } from "vitest"
import { bought } from "../../bought.ts"
import { newMember } from "../../people.ts"
import { testShop } from "../../test-shop.ts"
import { newGoods, stockOf } from "../catalog/shelf.ts"
import { atDesk, replied } from "./desk.ts"

const shop = await testShop()
const { ask, get, rows } = shop
const { clerk, asOwner, asClerk, elsewhere, noted, mails } = await atDesk(shop)

const PLACED = { status: 5 }
const emailOf = () => `${randomUUID()}@buyer.example`
type Pieces = { id: number; quantity: number }[]
const send = (
  order_no: string,
  lines: Pieces,
  { key = randomUUID() as string, as = asClerk, tracking_no = "JD01" } = {},
) =>
  ask("POST /api/admin/order/parcel", {
    body: { order_no, carrier: "DHL", tracking_no, lines },
    headers: { ...as.headers, "idempotency-key": key },
  })
const detail = (order_no: string) => get("GET /api/admin/order/detail", { order_no }, asClerk)
const cancel = (order_no: string, as = asOwner) => ask("POST /api/admin/order/cancel", { body: { order_no }, ...as })

/** An order with two lines of 4 and 1 pieces of goods of its own. */
async function order(wanted: Parameters<typeof bought>[1] = {}) {
  const [mug, lamp] = [await newGoods(shop), await newGoods(shop)]
  const made = await bought(shop, {
    ...PLACED,
    email: emailOf(),
    lines: [
      { variantId: mug.variantId, quantity: 4 },
      { variantId: lamp.variantId, price: 5_000 },
    ],
    ...wanted,
  })
  const [mugs, lamps] = made.lines
  if (!mugs || !lamps) throw new Error("Two lines were bought")
  return { ...made, mugs: mugs.id, lamps: lamps.id, mug, lamp }
}

describe("an order leaves in parcels", () => {
  test("it stays in preparation until its last piece has left, and the buyer is told of each parcel", async () => {
    const member = await newMember(shop)
    const { orderNo, id, mugs, lamps, email } = await order({ memberId: member.id, email: member.email })
    expect(replied(await send(orderNo, [{ id: mugs, quantity: 3 }]))).toMatchObject({ dStatus: 7, amontStatus: 1 })
    const seen = await detail(orderNo)
    expect(seen).toMatchObject({ dStatus: 7, step: 1, carrier: { company: "DHL" } })
    expect(seen.detail).toMatchObject([
      { id: mugs, shipped: 3, cancelled: 0 },
      { id: lamps, shipped: 0 },
    ])
    const rest = [
      { id: mugs, quantity: 1 },
      { id: lamps, quantity: 1 },
    ]
    expect(replied(await send(orderNo, rest, { tracking_no: "JD02" }))).toMatchObject({ dStatus: 8 })
    const bought = await get("GET /api/order/orderDetail", { order_no: orderNo }, { headers: member.headers })
    expect(bought.parcels).toMatchObject([
      { company: "DHL", number: "JD01", lines: [{ id: mugs, buNumber: 3 }] },
      {
        company: "DHL",
        number: "JD02",
        lines: [
          { id: mugs, buNumber: 1 },
          { id: lamps, buNumber: 1 },
        ],
      },
    ])
    expect(bought).toMatchObject({ dStatus: 8, step: 2, carrier: { number: "JD02" } })
    expect(bought.timeline.map(({ kind }) => kind)).toEqual(["parcelSent", "shipped"])
    expect(await mails(email, "orderShipped")).toMatchObject([
      { content: { orderId: id, parcelId: bought.parcels[0]?.id } },
      { content: { orderId: id, parcelId: bought.parcels[1]?.id } },
    ])
    expect(await noted(`order ${orderNo}`)).toMatchObject([
      { action: "order.ship", staff_id: clerk.id, detail: { before: 5, after: 7, lines: [{ id: mugs, quantity: 3 }] } },
      { action: "order.ship", detail: { before: 7, after: 8 } },
    ])
  })

  test("the usual step sends what is left in one parcel", async () => {
    const { orderNo, mugs, lamps } = await order()
    await send(orderNo, [{ id: lamps, quantity: 1 }])
    const rest = { order_no: orderNo, carrier: "UPS", tracking_no: "1Z" }
    expect(replied(await ask("POST /api/admin/order/ship", { body: rest, ...asClerk }))).toMatchObject({ dStatus: 8 })
    expect((await detail(orderNo)).parcels).toMatchObject([
      { number: "JD01" },
      { company: "UPS", number: "1Z", lines: [{ id: mugs, buNumber: 4 }] },
    ])
  })

  test("the same key is the same parcel; more than is left is refused with what is left", async () => {
    const { orderNo, mugs, lamps } = await order()
    const key = randomUUID()
    const twice = [
      await send(orderNo, [{ id: mugs, quantity: 3 }], { key }),
      await send(orderNo, [{ id: mugs, quantity: 3 }], { key }),
    ]
    expect(twice[1]?.data).toEqual(twice[0]?.data)
    expect(await send(orderNo, [{ id: mugs, quantity: 2 }])).toMatchObject({
      status: 409,
      reason: "notPossibleNow",
      data: {
        why: "moreThanLeft",
        lines: [
          { id: mugs, quantity: 1 },
          { id: lamps, quantity: 1 },
        ],
      },
    })
    expect((await detail(orderNo)).parcels).toHaveLength(1)
  })

  test("two clerks who pack the last piece at once send it once", async () => {
    const { orderNo, lamps } = await order()
    const answers = await Promise.all([1, 2, 3].map(() => send(orderNo, [{ id: lamps, quantity: 1 }])))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    expect((await detail(orderNo)).parcels).toHaveLength(1)
  })

  test("lines of another order, twice the same line, nothing, another shop: refused", async () => {
    const [{ orderNo, mugs }, other] = [await order(), await order()]
    expect(await send(orderNo, [{ id: other.mugs, quantity: 1 }])).toMatchObject({ status: 409 })
    for (const lines of [
      [],
      [{ id: mugs, quantity: 0 }],
      [
        { id: mugs, quantity: 1 },
        { id: mugs, quantity: 1 },
      ],
    ])
      expect(await send(orderNo, lines), JSON.stringify(lines)).toMatchObject({ status: 422 })
    const foreign = { order_no: orderNo, carrier: "x", tracking_no: "x", lines: [{ id: mugs, quantity: 1 }] }
    const headers = { ...elsewhere.headers, "idempotency-key": randomUUID() }
    expect(await ask("POST /api/admin/order/parcel", { ...elsewhere, headers, body: foreign })).toMatchObject({
      status: 404,
      reason: "unknownOrder",
    })
    expect((await detail(orderNo)).parcels).toEqual([])
  })

  test("carrier and number of one parcel are corrected, and the buyer is told; the same again changes nothing", async () => {
    const { orderNo, mugs, email } = await order()
    const { parcel_id } = replied(await send(orderNo, [{ id: mugs, quantity: 1 }]))
    await send(orderNo, [{ id: mugs, quantity: 1 }], { tracking_no: "JD02" })
    const body = { order_no: orderNo, parcel_id, carrier: "UPS", tracking_no: "1Z9" }
    for (const _ of [1, 2]) replied(await ask("POST /api/admin/order/parcelNumber", { body, ...asClerk }))
    const seen = await detail(orderNo)
    expect(seen.parcels).toMatchObject([{ company: "UPS", number: "1Z9" }, { number: "JD02" }])
    expect(seen.carrier).toEqual({ company: "DHL", number: "JD02" })
    expect(await mails(email, "orderShipped")).toHaveLength(3)
    const none = { ...body, parcel_id: 999_999 }
    expect(await ask("POST /api/admin/order/parcelNumber", { body: none, ...asClerk })).toMatchObject({ status: 404 })
  })
})

describe("once a parcel has left", () => {
  test("cancelling takes back the rest: stock, and money for these pieces; the order is on its way", async () => {
    const { orderNo, id, mugs, lamps, mug, lamp, email } = await order()
    await send(orderNo, [{ id: mugs, quantity: 1 }])
    const before = [await stockOf(shop, mug.variantId), await stockOf(shop, lamp.variantId)]
    expect(await cancel(orderNo, asClerk)).toMatchObject({ status: 403, reason: "ownerOnly" })
    expect(replied(await cancel(orderNo))).toMatchObject({ dStatus: 8, amontStatus: 1 })
    const after = [await stockOf(shop, mug.variantId), await stockOf(shop, lamp.variantId)]
    expect(after).toEqual([(before[0] ?? 0) + 3, (before[1] ?? 0) + 1])
    const seen = await detail(orderNo)
    expect(seen.detail).toMatchObject([
      { id: mugs, shipped: 1, cancelled: 3 },
      { id: lamps, shipped: 0, cancelled: 1 },
    ])
    expect(seen.refunds).toMatchObject([
      {
        amount: 80,
        lines: [
          { id: mugs, quantity: 3, amount: 30 },
          { id: lamps, quantity: 1, amount: 50 },
        ],
      },
    ])
    expect(await mails(email, "orderRestCancelled")).toMatchObject([
      {
        content: {
          orderId: id,
          isPaid: true,
          pieces: [
            { id: mugs, quantity: 3 },
            { id: lamps, quantity: 1 },
          ],
        },
      },
    ])
    expect(await cancel(orderNo)).toMatchObject({ status: 409, reason: "notPossibleNow" })
  })

  test("pieces whose money went back before come off the shelf's count, not out of the till again", async () => {
    const { orderNo, mugs, lamps } = await order()
    const headers = { ...asOwner.headers, "idempotency-key": randomUUID() }
    const body = { order_no: orderNo, lines: [{ id: lamps, quantity: 1 }] }
    replied(await ask("POST /api/admin/order/refund", { body, headers }))
    await send(orderNo, [{ id: mugs, quantity: 4 }])
    replied(await cancel(orderNo))
    const seen = await detail(orderNo)
    expect(seen.detail[1]).toMatchObject({ cancelled: 1 })
    expect(seen.refunds).toHaveLength(1)
  })

  test("the buyer cannot cancel any more, and one that is not paid stays whole", async () => {
    const member = await newMember(shop)
    const paid = await order({ memberId: member.id, email: member.email })
    await send(paid.orderNo, [{ id: paid.mugs, quantity: 1 }])
    const { headers } = member
    const seen = await get("GET /api/order/orderDetail", { order_no: paid.orderNo }, { headers })
    expect(seen.actions).not.toContain("cancel")
    const body = { order_no: paid.orderNo }
    expect(await ask("POST /api/order/cancel", { body, headers })).toMatchObject({ status: 409 })
    const unpaid = await order({ paymentStatus: 0 })
    await send(unpaid.orderNo, [{ id: unpaid.mugs, quantity: 1 }])
    expect(await cancel(unpaid.orderNo)).toMatchObject({ status: 409, data: { why: "notPaid" } })
  })

  test("only what has left can come back", async () => {
    const member = await newMember(shop)
    const { orderNo, mugs, mug } = await order({ memberId: member.id, email: member.email })
    await send(orderNo, [{ id: mugs, quantity: 1 }])
    replied(await cancel(orderNo))
    const { headers } = member
    const back = (number: number) =>
      ask("POST /api/order/returned", {
        body: { order_no: orderNo, reason: "broken", content: "", items: [{ detail_id: mug.variantId, number }] },
        headers,
      })
    expect(await back(2)).toMatchObject({ status: 409, reason: "notReturnable" })
    expect(await back(1)).toMatchObject({ status: 200 })
  })
})

describe("packing", () => {
  test("ticks are kept with the order, and go when the pieces leave", async () => {
    const { orderNo, mugs, lamps } = await order()
    const tick = (id: number, packed = true) =>
      ask("POST /api/admin/order/pack", { body: { order_no: orderNo, id, packed }, ...asClerk })
    for (const id of [mugs, lamps]) replied(await tick(id))
    expect((await detail(orderNo)).packed).toEqual([mugs, lamps])
    replied(await tick(lamps, false))
    expect((await detail(orderNo)).packed).toEqual([mugs])
    await send(orderNo, [{ id: mugs, quantity: 4 }])
    expect((await detail(orderNo)).packed).toEqual([])
    expect(await tick(999_999)).toMatchObject({ status: 404, reason: "unknownRow" })
  })

  test("slips say in the buyer's language what still goes into the box", async () => {
    const { orderNo, mugs, lamps } = await order({ language: "de" })
    const other = await order()
    await send(orderNo, [{ id: mugs, quantity: 3 }])
    const order_nos = `${other.orderNo},${orderNo},20260101-22222ABCDEFGH`
    const { list } = await get("GET /api/admin/order/slips", { order_nos }, asClerk)
    expect(list).toMatchObject([
      { order_no: other.orderNo, lines: [{ pieces: 4 }, { pieces: 1 }], words: { pieces: "Pieces" } },
      {
        order_no: orderNo,
        lines: [
          { id: mugs, pieces: 1 },
          { id: lamps, pieces: 1 },
        ],
        words: { pieces: "Stück" },
      },
    ])
    expect(list[0]?.address).toEqual(["Robin Hood", "1 Elm", "LS6 1BD Leeds", "United Kingdom"])
    expect((await get("GET /api/admin/order/slips", { order_nos }, elsewhere)).list).toEqual([])
  })
})

describe("refunds", () => {
  const back = (body: object, order_no: string) =>
    ask("POST /api/admin/order/refund", {
      body: { order_no, ...body },
      headers: { ...asOwner.headers, "idempotency-key": randomUUID() },
    })

  test("freight goes back once, beside pieces or by itself", async () => {
    const { orderNo, mugs } = await order()
    expect((await detail(orderNo)).refundable).toMatchObject({
      freight: 5,
      lines: [{ id: mugs, paid: 40, givenBack: 0 }, {}],
    })
    replied(await back({ lines: [{ id: mugs, quantity: 1 }], freight: true }, orderNo))
    const seen = await detail(orderNo)
    expect(seen.refunds).toMatchObject([{ amount: 15 }])
    expect(seen.refundable).toMatchObject({ freight: 0, lines: [{ id: mugs, givenBack: 1 }, {}] })
    expect(await back({ freight: true }, orderNo)).toMatchObject({ status: 409, data: { why: "moreThanLeft" } })
    expect(await back({ amount: 1, freight: true }, orderNo)).toMatchObject({ status: 422 })
  })
})

test("orders that were sent before are in one parcel each", async () => {
  const found = await rows<{ sent: number; whole: number }>(`
    select count(*)::int as sent, count(*) filter (where not exists (
      select from order_line l where l.order_id = o.id and l.quantity <> (
        select coalesce(sum(x.quantity), 0) from parcel_line x where x.order_line_id = l.id)))::int as whole
    from shop_order o join site s on s.id = o.site_id
    where o.status in (8, 9, 10) and o.tracking_no like 'DEMO%'`)
  expect(found[0]?.sent).toBeGreaterThan(0)
  expect(found[0]?.whole).toBe(found[0]?.sent)
})

test("a parcel that left by mistake is taken back with its mail, ticks and all", async () => {
  const { orderNo, mugs, lamps, email } = await order()
  replied(await ask("POST /api/admin/order/pack", { body: { order_no: orderNo, id: lamps, packed: true }, ...asClerk }))
  await send(orderNo, [{ id: mugs, quantity: 1 }])
  const { undo } = replied(await send(orderNo, [{ id: lamps, quantity: 1 }], { tracking_no: "JD02" }))
  const body = { token: undo?.token ?? "" }
  replied(await ask("POST /api/admin/step/undo", { body, ...asClerk }))
  const seen = await detail(orderNo)
  expect(seen).toMatchObject({
    dStatus: 7,
    packed: [lamps],
    parcels: [{ number: "JD01" }],
    carrier: { number: "JD01" },
  })
  expect(seen.timeline.map(({ kind }) => kind)).toEqual(["parcelSent"])
  expect(await mails(email, "orderShipped")).toHaveLength(1)
})
