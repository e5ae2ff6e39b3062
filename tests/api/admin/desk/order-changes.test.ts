import { randomUUID } from "node:crypto"
import { expect, test } from "vitest"
import { guestBuys, orderNoOf } from "../../buying.ts"
import { testShop } from "../../test-shop.ts"
import { newGoods, stockOf } from "../catalog/shelf.ts"
import { atDesk, replied } from "./desk.ts"

const shop = await testShop()
const { ask, get, rows } = shop
const { asOwner, asClerk, elsewhere, noted, mails } = await atDesk(shop)

type Line = { detail_id: number; number: number }
const buyer = () => `${randomUUID()}@buyer.example`
const preview = (order_no: string, items: Line[], as: object = asOwner, extra: object = {}) =>
  ask("POST /api/admin/order/changePreview", { body: { order_no, items, ...extra }, ...as })
async function change(order_no: string, items: Line[], as = asOwner, expected?: number, key: string = randomUUID()) {
  const seen = expected === undefined ? replied(await preview(order_no, items, as)).total : expected
  return ask("POST /api/admin/order/change", {
    ...as,
    headers: { ...as.headers, "idempotency-key": key },
    body: { order_no, items, expected_total: seen },
  })
}
const detail = (order_no: string) => get("GET /api/admin/order/detail", { order_no }, asOwner)

/** An order of two lamps and three mugs that is paid, as the sandbox pays. */
async function ordered({ isPaid = true, stock = 20 } = {}) {
  const [lamp, mug, rug] = [
    await newGoods(shop, { price: 4_000, stock }),
    await newGoods(shop, { price: 999, stock }),
    await newGoods(shop, { price: 2_500, stock }),
  ]
  const email = buyer()
  const items = [
    { detail_id: lamp.variantId, number: 2 },
    { detail_id: mug.variantId, number: 3 },
  ]
  const order_no = orderNoOf(await guestBuys(shop, items, { email }))
  if (isPaid) await pay(order_no)
  return { order_no, email, lamp: lamp.variantId, mug: mug.variantId, rug: rug.variantId }
}

async function pay(order_no: string) {
  await rows(
    `insert into payment (site_id, order_id, provider, method, provider_id, amount, currency_code, status)
     select site_id, id, 'sandbox', 'card', 'test-' || order_no, shown_total, currency_code, 'captured'
     from shop_order where order_no = $1`,
    order_no,
  )
  await rows(
    "update shop_order set payment_status = 1, status = 5, checked_at = now(), expires_at = null where order_no = $1",
    order_no,
  )
}

/** What the rows of an order say must be what its header says, to the last unit. */
async function addsUp(order_no: string) {
  const [row] = await rows<Record<string, number>>(
    `select o.subtotal, o.reduction, o.total, o.shown_total, o.overpaid,
      (select sum(unit_price * quantity)::bigint from order_line where order_id = o.id) as lines,
      (select sum(reduction)::bigint from order_line where order_id = o.id) as reductions,
      (select coalesce(sum(amount), 0)::bigint from order_reduction where order_id = o.id and kind <> 'shipping') as named,
      (select net + tax from order_tax where order_id = o.id) as taxed,
      (select sum(net + tax)::bigint from order_tax_part where order_id = o.id) as parts,
      (select amount from payment where order_id = o.id and status = 'captured') as captured,
      (select coalesce(sum(amount), 0)::bigint from refund where order_id = o.id) as back
    from shop_order o where o.order_no = $1`,
    order_no,
  )
  if (!row) throw new Error("There is no such order")
  expect(row.lines).toBe(row.subtotal)
  expect(row.reductions).toBe(row.reduction)
  expect(row.named).toBe(row.reduction)
  expect(row.parts).toBe(row.taxed)
  if (row.taxed !== null) expect(row.taxed).toBe(row.total)
  if (row.captured !== null) expect(row.captured).toBe((row.shown_total ?? 0) + (row.back ?? 0))
  expect(row.back).toBe(row.overpaid)
  return row
}

test("cheaper: the order holds less, the pieces are on the shelf, the difference goes back, the buyer is told", async () => {
  const { order_no, email, lamp, mug } = await ordered()
  const items = [
    { detail_id: lamp, number: 1 },
    { detail_id: mug, number: 3 },
  ]
  const seen = replied(await preview(order_no, items))
  expect(await stockOf(shop, lamp)).toBe(18)
  expect((await detail(order_no)).subtotal).toBe(109.97)
  const done = replied(await change(order_no, items))
  expect(done).toMatchObject({ before: seen.before, after: seen.after, refund: { byHand: false }, followUp: null })
  expect(done.refund?.amount).toBeCloseTo(done.before.shown.total - done.after.shown.total)
  expect([await stockOf(shop, lamp), await stockOf(shop, mug)]).toEqual([19, 17])
  await addsUp(order_no)
  const { money, refunds, subtotal } = await detail(order_no)
  expect(subtotal).toBe(69.97)
  expect(refunds).toMatchObject([{ status: "requested", amount: done.refund?.amount }])
  expect(money.left).toBeCloseTo(done.after.shown.total)
  expect(await mails(email, "orderChanged")).toHaveLength(1)
  expect((await noted(`order ${order_no}`)).at(-1)).toMatchObject({ action: "order.change" })
})

test("what goes back is the owner's to decide; a clerk may change what costs the same", async () => {
  const { order_no, lamp, mug } = await ordered()
  const less = [{ detail_id: lamp, number: 1 }]
  expect(replied(await preview(order_no, less, asClerk)).refund).not.toBeNull()
  expect(await change(order_no, less, asClerk)).toMatchObject({ status: 403, reason: "ownerOnly" })
  await addsUp(order_no)
  const same = [
    { detail_id: lamp, number: 2 },
    { detail_id: mug, number: 3 },
  ]
  expect(replied(await change(order_no, same, asClerk))).toMatchObject({ refund: null, followUp: null })
})

test("dearer: what is added follows in an order of its own, and the first is held until that is paid or dropped", async () => {
  const { order_no, lamp, mug, rug } = await ordered()
  const more = [
    { detail_id: lamp, number: 2 },
    { detail_id: mug, number: 3 },
    { detail_id: rug, number: 1 },
  ]
  const { followUp, refund, after, before } = replied(await change(order_no, more, asClerk))
  expect({ refund, after }).toEqual({ refund: null, after: before })
  expect(await stockOf(shop, rug)).toBe(19)
  expect(await detail(order_no)).toMatchObject({ held: true, followUps: [{ order_no: followUp?.order_no }] })
  expect((await detail(order_no)).actions).not.toContain("ship")
  const ship = () =>
    ask("POST /api/admin/order/ship", { body: { order_no, carrier: "DHL", tracking_no: "1" }, ...asClerk })
  expect(await ship()).toMatchObject({ status: 409, data: { held: true } })
  expect(await preview(order_no, more)).toMatchObject({ status: 409, data: { why: "followed" } })
  await pay(followUp?.order_no ?? "")
  expect(await detail(order_no)).toMatchObject({ held: false })
  expect((await ship()).status).toBe(200)

  const other = await ordered()
  const dropped = replied(
    await change(other.order_no, [
      { detail_id: other.lamp, number: 3 },
      { detail_id: other.mug, number: 3 },
    ]),
  )
  await ask("POST /api/admin/order/cancel", { body: { order_no: dropped.followUp?.order_no ?? "" }, ...asClerk })
  expect(await detail(other.order_no)).toMatchObject({ held: false })
  expect(await stockOf(shop, other.lamp)).toBe(18)
})

test("an order that is not paid is simply written anew, dearer or cheaper, with a link to pay it", async () => {
  const { order_no, email, lamp, mug, rug } = await ordered({ isPaid: false })
  const items = [
    { detail_id: mug, number: 1 },
    { detail_id: rug, number: 4 },
  ]
  expect(replied(await change(order_no, items, asClerk))).toMatchObject({ refund: null, followUp: null })
  expect([await stockOf(shop, lamp), await stockOf(shop, mug), await stockOf(shop, rug)]).toEqual([20, 19, 16])
  await addsUp(order_no)
  expect(await mails(email, "orderChanged")).toMatchObject([{ content: { link: expect.any(String) } }])
})

test("the address alone can be changed", async () => {
  const { order_no, lamp, mug } = await ordered()
  const items = [
    { detail_id: lamp, number: 2 },
    { detail_id: mug, number: 3 },
  ]
  const address = {
    ...{ region_code: "DE", contact: "Maid Marian", calling_code: "49", mobile: "0151 1" },
    city: "Köln",
  }
  const body = { order_no, items, address: { ...address, address_part: "Dom 1", zip_code: "50667", email: "" } }
  const { total } = replied(await ask("POST /api/admin/order/changePreview", { body, ...asClerk }))
  const headers = { ...asClerk.headers, "idempotency-key": randomUUID() }
  expect(
    (await ask("POST /api/admin/order/change", { body: { ...body, expected_total: total }, headers })).status,
  ).toBe(200)
  expect((await detail(order_no)).address).toMatchObject({ contacter: "Maid Marian" })
})

test("not once it is sent, refunded for pieces, being paid, or of another shop; not to nothing, nor to what is gone", async () => {
  const { order_no, lamp } = await ordered({ stock: 3 })
  const one = [{ detail_id: lamp, number: 1 }]
  expect(await preview(order_no, one, elsewhere)).toMatchObject({ status: 404 })
  expect(await preview(order_no, [])).toMatchObject({ status: 422 })
  expect(await preview(order_no, [{ detail_id: lamp, number: 4 }])).toMatchObject({ reason: "outOfStock" })
  const headers = { ...asOwner.headers, "idempotency-key": randomUUID() }
  await ask("POST /api/admin/order/refund", { body: { order_no, amount: 1 }, headers })
  expect(await preview(order_no, one)).toMatchObject({ data: { why: "refunded" } })
  const sent = await ordered()
  await rows("update shop_order set status = 8, shipped_at = now() where order_no = $1", sent.order_no)
  expect(await preview(sent.order_no, [{ detail_id: sent.lamp, number: 1 }])).toMatchObject({ data: { why: "sent" } })
  const paying = await ordered({ isPaid: false })
  await rows("update shop_order set payment_status = 3 where order_no = $1", paying.order_no)
  expect(await preview(paying.order_no, [{ detail_id: paying.lamp, number: 1 }])).toMatchObject({
    data: { why: "money" },
  })
})

test("however it is changed, all of it adds up, and no piece is lost", async () => {
  for (let round = 0; round < 8; round++) {
    const { order_no, lamp, mug, rug } = await ordered({ isPaid: round % 2 === 0 })
    let seed = round * 7 + 3
    const some = () => {
      seed = (seed * 31 + 11) % 101
      return seed % 4
    }
    for (let step = 0; step < 3; step++) {
      const wanted = [lamp, mug, rug]
        .map((detail_id) => ({ detail_id, number: some() }))
        .filter((line) => line.number > 0)
      if (wanted.length === 0) continue
      const seen = await preview(order_no, wanted)
      if (seen.code === 0) continue
      const done = replied(await change(order_no, wanted))
      await addsUp(order_no)
      const { followUp } = done
      if (followUp) {
        await addsUp(followUp.order_no)
        await ask("POST /api/admin/order/cancel", { body: { order_no: followUp.order_no }, ...asClerk })
      }
    }
    for (const variantId of [lamp, mug, rug]) {
      const [held] = await rows<{ pieces: number }>(
        `select coalesce(sum(l.quantity), 0)::int as pieces from order_line l join shop_order o on o.id = l.order_id
         where l.variant_id = $1 and o.status not in (2,6)`,
        variantId,
      )
      expect((await stockOf(shop, variantId)) + (held?.pieces ?? 0)).toBe(20)
    }
  }
})

test("changed and shipped, changed and cancelled, changed twice at once: one of them", async () => {
  for (let round = 0; round < 4; round++) {
    const { order_no, lamp, mug } = await ordered()
    const less = [{ detail_id: lamp, number: 1 }]
    const expected = replied(await preview(order_no, less)).total
    const [changed, shipped] = await Promise.all([
      change(order_no, less, asOwner, expected),
      ask("POST /api/admin/order/ship", { body: { order_no, carrier: "DHL", tracking_no: "1" }, ...asClerk }),
    ])
    expect(shipped.status).toBe(200)
    const isFirst = changed.code === 1
    expect(await stockOf(shop, mug)).toBe(isFirst ? 20 : 17)
    await addsUp(order_no)
  }
  const { order_no, lamp } = await ordered()
  const less = [{ detail_id: lamp, number: 1 }]
  const expected = replied(await preview(order_no, less)).total
  const both = await Promise.all([
    change(order_no, less, asOwner, expected),
    ask("POST /api/admin/order/cancel", { body: { order_no }, ...asOwner }),
    change(order_no, less, asOwner, expected),
  ])
  expect(both.every(({ status }) => status === 200 || status === 409)).toBe(true)
  const [row] = await rows<{ captured: number; back: number }>(
    `select p.amount as captured, (select sum(amount)::bigint from refund where order_id = o.id) as back
     from shop_order o join payment p on p.order_id = o.id where o.order_no = $1`,
    order_no,
  )
  if ((await detail(order_no)).dStatus === 2) expect(row?.back).toBe(row?.captured)
})

test("the same key is the same change", async () => {
  const { order_no, lamp } = await ordered()
  const less = [{ detail_id: lamp, number: 1 }]
  const expected = replied(await preview(order_no, less)).total
  const key = randomUUID()
  const both = await Promise.all([1, 2].map(() => change(order_no, less, asOwner, expected, key)))
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  await addsUp(order_no)
  expect(await change(order_no, less, asOwner, expected + 1)).toMatchObject({ reason: "priceChanged" })
})
