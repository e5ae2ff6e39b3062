import { expect, test } from "vitest"
import { newGoods } from "../admin/catalog/shelf.ts"
import { guestWithPaidOrder } from "../bought.ts"
import { guestBuys, guestTotal, memberWithCart, orderNoOf } from "../buying.ts"
import { newGuest } from "../people.ts"
import { testShop } from "../test-shop.ts"

const shop = await testShop()
const { ask, get, rows } = shop

const newCoupon = async (code: string, worth: { amount?: number; discount?: number; from?: number } = {}) => {
  const { amount = worth.discount ? null : 500, discount = null, from = 0 } = worth
  const [coupon] = await rows<{ id: number }>(
    `insert into coupon (site_id, name, code, kind, full_reduction, amount, discount, receive_type)
     values (1, $1, $1, $2, $3, $4, $5, 2) returning id`,
    ...[code, discount === null ? 1 : 2, from, amount, discount],
  )
  return coupon?.id ?? 0
}
const give = (memberId: number, couponId: number) =>
  rows("insert into member_coupon (site_id, coupon_id, member_id) values (1, $1, $2)", couponId, memberId)
const { variantId } = await newGoods(shop, { price: 666, stock: 100_000 })
const items = [{ detail_id: variantId, number: 1 }]

test("a quarter off from $200 takes nothing off 6.66, and says what is missing", async () => {
  await newCoupon("QUARTER200", { discount: 75, from: 20_000 })
  const { headers } = await guestWithPaidOrder(shop)
  const body = { items, region_code: "DE", coupon_code: "QUARTER200" }
  const preview = await ask("POST /api/order/preview", { body, headers })
  expect(preview.data).toMatchObject({ reductions: [], couponProblem: { why: "belowAmount", missing: 193.34 } })
  expect(await guestBuys(shop, items, { coupon_code: "QUARTER200", headers })).toMatchObject({
    reason: "couponInvalid",
  })
})

test("a coupon for checking out is for guests with a paid order behind them, once for each", async () => {
  await newCoupon("AGAIN")
  const plain = await guestTotal(shop, items)
  const refused = { status: 409, reason: "couponInvalid", data: { why: "notReceived" } }
  const code = { coupon_code: "AGAIN", expected_total: plain - 5 }
  expect(await guestBuys(shop, items, code)).toMatchObject(refused)
  expect(await guestBuys(shop, items, { ...code, headers: newGuest(shop).headers })).toMatchObject(refused)
  const { headers, earlier } = await guestWithPaidOrder(shop, "again@guest.example")
  await rows("update shop_order set payment_status = 0 where id = $1", earlier.id)
  expect(await guestBuys(shop, items, { ...code, headers })).toMatchObject(refused)
  await rows("update shop_order set payment_status = 1 where id = $1", earlier.id)
  orderNoOf(await guestBuys(shop, items, { ...code, headers }))
  // Another address typed is not another buyer.
  const other = { ...code, headers, email: "other@guest.example" }
  expect(await guestBuys(shop, items, other)).toMatchObject({ reason: "couponInvalid", data: { why: "used" } })
})

test("an order that was proved by its address counts in another browser too", async () => {
  await newCoupon("PROVED")
  const { earlier } = await guestWithPaidOrder(shop, "proved@guest.example")
  const proof = await ask("POST /api/order/prove", { body: { order_no: earlier.orderNo, email: earlier.email } })
  const cookie = proof.headers.getSetCookie().map((line) => line.split(";")[0])
  const headers = { cookie: cookie.join("; ") }
  expect(await guestTotal(shop, items, { coupon_code: "PROVED", headers })).toBe((await guestTotal(shop, items)) - 5)
})

test("a guest who types a member's address neither uses nor blocks the member's coupon", async () => {
  const id = await newCoupon("MINE")
  const member = await memberWithCart(shop, items)
  await give(member.id, id)
  const plain = await member.total()
  const stranger = { coupon_code: "MINE", email: member.email, expected_total: plain - 5 }
  expect(await guestBuys(shop, items, stranger)).toMatchObject({ data: { why: "notReceived" } })
  // Even with a paid order to that address behind them, they use their own.
  const { headers } = await guestWithPaidOrder(shop, member.email)
  orderNoOf(await guestBuys(shop, items, { ...stranger, headers }))
  const { list } = await get("GET /api/user/promation", undefined, { headers: member.headers })
  expect(list).toMatchObject([{ id, isUse: "0", state: "available" }])
  expect(await member.total(id)).toBe(plain - 5)
  orderNoOf(await member.order({ coupon_id: id }))
  const after = await get("GET /api/user/promation", undefined, { headers: member.headers })
  expect(after.list).toMatchObject([{ id, isUse: "1", state: "used" }])
})

test("a member who does not hold it cannot use it by its code", async () => {
  await newCoupon("NOTHELD")
  const member = await memberWithCart(shop, items)
  const body = { ids: member.ids, address_id: member.address_id, coupon_code: "NOTHELD" }
  const preview = await ask("POST /api/order/preview", { headers: member.headers, body })
  expect(preview.data).toMatchObject({ couponProblem: { why: "notReceived" } })
})
