import { describe, expect, test } from "vitest"
import { newGoods, stockOf } from "../admin/catalog/shelf.ts"
import { guestWithPaidOrder } from "../bought.ts"
import { guestBuys, guestTotal, memberWithCart, orderNoOf } from "../buying.ts"
import { testShop } from "../test-shop.ts"

const shop = await testShop()
const { ask, rows } = shop

describe("a member's order", () => {
  test("freezes what was shown, takes the stock and empties the cart", async () => {
    const [mug, plate] = [
      await newGoods(shop, { price: 1_250, stock: 10 }),
      await newGoods(shop, { price: 333, stock: 5 }),
    ]
    const buyer = await memberWithCart(shop, [
      { detail_id: mug.variantId, number: 2 },
      { detail_id: plate.variantId, number: 3 },
    ])
    const orderNo = orderNoOf(await buyer.order({ remark: "Ring twice" }))
    expect(orderNo).toMatch(/^\d{8}-[2-9A-Z]{13}$/)
    expect([await stockOf(shop, mug.variantId), await stockOf(shop, plate.variantId)]).toEqual([8, 2])
    const detail = await shop.get("GET /api/order/orderDetail", { order_no: orderNo }, { headers: buyer.headers })
    expect(detail).toMatchObject({
      viewer: "member",
      isMasked: false,
      dStatus: 1,
      amontStatus: 0,
      status: 1,
      step: 0,
      remark: "Ring twice",
      subtotal: 34.99,
      address: { contacter: "Robin Hood", email: buyer.email },
      actions: ["pay", "cancel"],
      detail: [
        { buNumber: 2, price: 12.5 },
        { buNumber: 3, price: 3.33 },
      ],
      timeline: [{ kind: "created" }],
    })
    expect(await ask("GET /api/goods/cart", { headers: buyer.headers })).toMatchObject({ data: { list: [] } })
    await rows("update variant set price = 9999 where id = $1", mug.variantId)
    expect(
      await shop.get("GET /api/order/orderDetail", { order_no: orderNo }, { headers: buyer.headers }),
    ).toMatchObject({
      subtotal: 34.99,
      total: detail.total,
    })
  })

  test("parts sum to the whole, in base and shown currency", async () => {
    const { variantId } = await newGoods(shop, { price: 1_999 })
    const [currency] = await rows<{ id: number; code: string }>(
      "select c.id, c.code from currency c join site s on s.id = c.site_id where s.name = 'default-modulized' and not c.is_base",
    )
    const buyer = await memberWithCart(shop, [{ detail_id: variantId, number: 7 }])
    const headers = { ...buyer.headers, cookie: `rate=${currency?.id}` }
    const placed = await ask("POST /api/order/createOrder", {
      headers: { ...headers, "idempotency-key": "sum-to-the-whole" },
      body: { ids: [variantId], address_id: buyer.address_id, expected_total: await buyer.total() },
    })
    const detail = await shop.get("GET /api/order/orderDetail", { order_no: orderNoOf(placed) }, { headers })
    const cents = (amount: number) => Math.round(amount * 100)
    const off = (reductions: { amount: number }[]) => reductions.reduce((sum, { amount }) => sum + cents(amount), 0)
    expect(cents(detail.subtotal) - off(detail.reductions) + cents(detail.freight)).toBe(cents(detail.total))
    const { shown } = detail
    expect(shown.code).toBe(currency?.code)
    expect(cents(shown.subtotal) - off(shown.reductions) + cents(shown.freight)).toBe(cents(shown.total))
  })
})

describe("an order is refused", () => {
  test("when the total is not the one that was seen", async () => {
    const { variantId } = await newGoods(shop, { price: 1_000, stock: 5 })
    const items = [{ detail_id: variantId, number: 1 }]
    const total = await guestTotal(shop, items)
    await rows("update variant set price = 1100 where id = $1", variantId)
    const answer = await guestBuys(shop, items, { expected_total: total })
    expect(answer).toMatchObject({ status: 409, reason: "priceChanged", data: { total: total + 1 } })
    expect(await stockOf(shop, variantId)).toBe(5)
  })

  test.each([
    ["below the minimum", { moq: 4 }, 3, "belowMoq", { lines: [{ missing: 1 }] }],
    ["beyond the stock", { stock: 2 }, 3, "outOfStock", { lines: [{ available: 2 }] }],
    ["without a price", { price: 0 }, 1, "priceOnRequest", {}],
  ])("%s", async (_, goods, number, reason, data) => {
    const { variantId } = await newGoods(shop, goods)
    const answer = await guestBuys(shop, [{ detail_id: variantId, number }], { expected_total: 10 })
    expect(answer).toMatchObject({ status: 409, reason, data })
  })

  test("for what is no longer sold, unknown or another shop's", async () => {
    const [gone, foreign] = [await newGoods(shop), await newGoods(shop, { site: "sport" })]
    await rows("update goods set on_sale = false where id = $1", gone.goodsId)
    const buy = (detail_id: number) => guestBuys(shop, [{ detail_id, number: 1 }], { expected_total: 10 })
    expect(await buy(gone.variantId)).toMatchObject({ status: 409, reason: "offSale" })
    expect(await buy(foreign.variantId)).toMatchObject({ status: 409, reason: "nothingToBuy" })
    expect(await buy(2_000_000_000)).toMatchObject({ status: 409, reason: "nothingToBuy" })
  })

  test("to where the shop does not ship, or where nobody lives", async () => {
    const { variantId } = await newGoods(shop)
    const items = [{ detail_id: variantId, number: 1 }]
    const preview = await shop.ask("POST /api/order/preview", { body: { items, region_code: "AQ" } })
    expect(preview).toMatchObject({ code: 1, data: { noShipping: true, freight: null } })
    const fee = await ask("GET /api/order/computeFreightFee", { query: { region_code: "AQ" } })
    expect(fee).toMatchObject({ status: 409, reason: "nothingToBuy" })
    expect(await ask("POST /api/order/computeFreightFee", { body: { items, region_code: "AQ" } })).toMatchObject({
      reason: "noShipping",
    })
  })

  test("without a key, and to guests where guests may not buy", async () => {
    const { variantId } = await newGoods(shop)
    const items = [{ detail_id: variantId, number: 1 }]
    expect(await guestBuys(shop, items, { key: "short" })).toMatchObject({ status: 422, reason: "keyRequired" })
    await shop.withoutApp(16, async () => {
      expect(await guestBuys(shop, items)).toMatchObject({ status: 403, reason: "appOff" })
    })
  })
})

test("an order that costs nothing is paid at once", async () => {
  const { variantId } = await newGoods(shop, { price: 500 })
  await rows(
    `insert into coupon (site_id, name, code, kind, full_reduction, amount, receive_type)
     select id, 'All of it', 'ALLOFIT', 1, 0, 100000, 2 from site where name = 'default-modulized'`,
  )
  await rows(
    "update freight_rate set free_above = 1 where site_id = (select id from site where name = 'default-modulized')",
  )
  const { headers } = await guestWithPaidOrder(shop)
  const placed = await guestBuys(shop, [{ detail_id: variantId, number: 1 }], { coupon_code: "allofit", headers })
  const [order] = await rows(
    "select status, payment_status, total, reduction from shop_order where order_no = $1",
    orderNoOf(placed),
  )
  expect(order).toEqual({ status: 5, payment_status: 1, total: 0, reduction: 500 })
})
