import { expect, test } from "vitest"
import { newGoods, stockOf } from "../admin/catalog/shelf.ts"
import { guestWithPaidOrder } from "../bought.ts"
import { guestBuys, guestTotal, memberWithCart, orderNoOf } from "../buying.ts"
import { testShop } from "../test-shop.ts"

const shop = await testShop()
const { ask, get, rows } = shop

const times = <T>(count: number, act: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => act(index)))
const reasons = (answers: { code: number; reason?: string }[]) =>
  Object.fromEntries(
    Object.entries(Object.groupBy(answers, (answer) => answer.reason ?? "placed")).map(([reason, some]) => [
      reason,
      some?.length,
    ]),
  )

test("200 buyers for the last 10 pieces: 10 orders, nothing left, 190 clear refusals", {
  timeout: 120_000,
}, async () => {
  const { variantId, goodsId } = await newGoods(shop, { stock: 10 })
  const items = [{ detail_id: variantId, number: 1 }]
  const expected_total = await guestTotal(shop, items)
  const counted = reasons(await times(200, () => guestBuys(shop, items, { expected_total })))
  console.log("200 buyers for 10 pieces:", counted)
  expect(counted).toEqual({ placed: 10, outOfStock: 190 })
  expect(await stockOf(shop, variantId)).toBe(0)
  const [goods] = await rows("select in_stock from goods where id = $1", goodsId)
  expect(goods).toEqual({ in_stock: false })
})

test("a variant that is bought and given takes its pieces from one stock", async () => {
  const { variantId, siteId } = await newGoods(shop, { price: 5_000, stock: 9 })
  const [promotion] = await rows<{ id: number }>(
    `insert into order_promotion (site_id, name, type, begin_at, end_at)
     values ($1, 'One more', 1, now() - interval '1 day', now() + interval '1 day') returning id`,
    siteId,
  )
  const [tier] = await rows<{ id: number }>(
    "insert into order_promotion_tier (site_id, promotion_id, type, amount) values ($1, $2, 1, 1) returning id",
    ...[siteId, promotion?.id],
  )
  await rows(
    "insert into order_promotion_gift (site_id, tier_id, variant_id, number) values ($1, $2, $3, 1)",
    siteId,
    tier?.id,
    variantId,
  )
  const items = [{ detail_id: variantId, number: 2 }]
  const expected_total = await guestTotal(shop, items)
  const counted = reasons(await times(20, () => guestBuys(shop, items, { expected_total })))
  await rows("delete from order_promotion where id = $1", promotion?.id)
  const [sold] = await rows<{ pieces: number }>(
    "select sum(quantity)::int as pieces from order_line where variant_id = $1",
    variantId,
  )
  // Gifts are left out when they run out, so the last order may take two pieces where the others take three.
  expect(Number(sold?.pieces) + (await stockOf(shop, variantId))).toBe(9)
  expect(counted.placed).toBeGreaterThanOrEqual(3)
  expect(Object.keys(counted).toSorted()).toEqual(["outOfStock", "placed"])
})

test("20 orders for the last gift: all are placed, one has it, 19 are told that it is gone", {
  timeout: 120_000,
}, async () => {
  const bought = await newGoods(shop, { price: 5_000, stock: 100 })
  const gift = await newGoods(shop, { stock: 1 })
  const [promotion] = await rows<{ id: number }>(
    `insert into order_promotion (site_id, name, type, begin_at, end_at)
     values ($1, 'Last one', 1, now() - interval '1 day', now() + interval '1 day') returning id`,
    gift.siteId,
  )
  await rows(
    `with tier as (insert into order_promotion_tier (site_id, promotion_id, type, amount) values ($1, $2, 1, 1) returning id)
     insert into order_promotion_gift (site_id, tier_id, variant_id, number) select $1, id, $3, 1 from tier`,
    ...[gift.siteId, promotion?.id, gift.variantId],
  )
  const items = [{ detail_id: bought.variantId, number: 1 }]
  const expected_total = await guestTotal(shop, items)
  const answers = await times(20, () => guestBuys(shop, items, { expected_total }))
  await rows("delete from order_promotion where id = $1", promotion?.id)
  expect(reasons(answers)).toEqual({ placed: 20 })
  expect(await stockOf(shop, gift.variantId)).toBe(0)
  expect(await stockOf(shop, bought.variantId)).toBe(80)
  const without = answers.filter((answer) => answer.code === 1 && answer.data.dropped_gifts.length > 0)
  expect(without).toHaveLength(19)
  for (const answer of without) expect(answer.data).toMatchObject({ dropped_gifts: [{ goodDetailId: gift.variantId }] })
  const [lines] = await rows("select count(*)::int as given from order_line where variant_id = $1", gift.variantId)
  expect(lines).toEqual({ given: 1 })
  const [told] = without
  if (!told) throw new Error("19 are told")
  const detail = await get("GET /api/order/orderDetail", { order_no: orderNoOf(told) })
  expect(detail).toMatchObject({ dropped_gifts: [{ goodDetailId: gift.variantId, buNumber: 1, dnames: "Last one" }] })
})

test("orders with the same goods in another order never wait for each other in a circle", {
  timeout: 120_000,
}, async () => {
  const shelf = await Promise.all(Array.from({ length: 5 }, () => newGoods(shop, { stock: 1_000 })))
  const forward = shelf.map(({ variantId }) => ({ detail_id: variantId, number: 1 }))
  const expected_total = await guestTotal(shop, forward)
  const orders = await times(100, (index) =>
    guestBuys(shop, index % 2 === 0 ? forward : forward.toReversed(), { expected_total }),
  )
  console.log("100 orders over the same 5 goods, forwards and backwards:", reasons(orders))
  expect(reasons(orders)).toEqual({ placed: 100 })
  expect(await Promise.all(shelf.map(({ variantId }) => stockOf(shop, variantId)))).toEqual([900, 900, 900, 900, 900])
})

test("one key a hundred times at once: one order; with another body: refused", { timeout: 120_000 }, async () => {
  const { variantId } = await newGoods(shop, { stock: 1_000 })
  const items = [{ detail_id: variantId, number: 1 }]
  const options = { expected_total: await guestTotal(shop, items), key: "the-same-key", email: "one@guest.example" }
  const answers = await times(100, () => guestBuys(shop, items, options))
  const numbers = new Set(answers.map(orderNoOf))
  console.log(`one key 100 times: ${numbers.size} order, ${1_000 - (await stockOf(shop, variantId))} piece taken`)
  expect(numbers.size).toBe(1)
  expect(await stockOf(shop, variantId)).toBe(999)
  const other = await guestBuys(shop, [{ detail_id: variantId, number: 2 }], options)
  expect(other).toMatchObject({ status: 409, reason: "keyReused" })
})

test("nobody gets another member's order by their key", async () => {
  const { variantId } = await newGoods(shop)
  const [one, two] = [
    await memberWithCart(shop, [{ detail_id: variantId, number: 1 }]),
    await memberWithCart(shop, [{ detail_id: variantId, number: 1 }]),
  ]
  expect(await one.order({ key: "my-own-key" })).toMatchObject({ code: 1 })
  expect(await two.order({ key: "my-own-key" })).toMatchObject({ status: 409, reason: "keyReused" })
})

test("a coupon that can be used once is used once, a hundred times at once; freed when the order ends", {
  timeout: 120_000,
}, async () => {
  const { variantId } = await newGoods(shop, { price: 2_000, stock: 1_000 })
  await rows(
    `insert into coupon (site_id, name, code, kind, full_reduction, amount, receive_type)
     select id, 'Five off', 'FIVEOFF', 1, 0, 500, 2 from site where name = 'default-modulized'`,
  )
  const items = [{ detail_id: variantId, number: 1 }]
  const { headers } = await guestWithPaidOrder(shop)
  const extra = { coupon_code: "FIVEOFF", email: "saver@guest.example", headers }
  const expected_total = await guestTotal(shop, items, extra)
  const answers = await times(100, () => guestBuys(shop, items, { ...extra, expected_total }))
  const counted = reasons(answers)
  console.log("one coupon 100 times:", counted)
  expect(counted).toEqual({ placed: 1, couponInvalid: 99 })
  expect(await stockOf(shop, variantId)).toBe(999)
  const [placed] = answers.filter(({ code }) => code === 1)
  if (!placed) throw new Error("One order was placed")
  const cancelled = await ask("POST /api/order/cancel", { body: { order_no: orderNoOf(placed), email: extra.email } })
  expect(cancelled).toMatchObject({ code: 1, data: { dStatus: 2 } })
  expect(await stockOf(shop, variantId)).toBe(1_000)
  expect(await guestBuys(shop, items, { ...extra, expected_total })).toMatchObject({ code: 1 })
})

test("an order is cancelled once, however many try: its stock comes back once", async () => {
  const { variantId } = await newGoods(shop, { stock: 10 })
  const orderNo = orderNoOf(
    await guestBuys(shop, [{ detail_id: variantId, number: 4 }], { email: "twice@guest.example" }),
  )
  const body = { order_no: orderNo, email: "twice@guest.example" }
  const counted = reasons(await times(8, () => ask("POST /api/order/cancel", { body })))
  expect(counted).toEqual({ placed: 1, notPossibleNow: 7 })
  expect(await stockOf(shop, variantId)).toBe(10)
})
