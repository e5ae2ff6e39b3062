import { randomUUID } from "node:crypto"
import { expect, test } from "vitest"
import { guestAddress, newGoods, stockOf } from "../admin/catalog/shelf.ts"
import { memberWithCart, orderNoOf } from "../buying.ts"
import { testShop } from "../test-shop.ts"

// A wallet brings its own address, and on a good's page buys that good alone.

const shop = await testShop()
const CALL = "POST /api/order/createOrder"

/** A member with three of a good in the cart, who buys two of the same at once. */
async function buyerOf(price: number) {
  const { variantId } = await newGoods(shop, { price, stock: 10 })
  const buyer = await memberWithCart(shop, [{ detail_id: variantId, number: 3 }])
  const items = [{ detail_id: variantId, number: 2 }]
  const preview = await shop.ask("POST /api/order/preview", {
    headers: buyer.headers,
    body: { items, region_code: "DE" },
  })
  if (preview.code !== 1) throw new Error(preview.reason)
  const order = (body: object, key: string = randomUUID()) =>
    shop.ask(CALL, {
      headers: { ...buyer.headers, "idempotency-key": key },
      body: { expected_total: preview.data.total, ...body },
    })
  const cart = async () => (await shop.get("GET /api/goods/cart", undefined, { headers: buyer.headers })).list
  return { ...buyer, variantId, items, order, cart }
}

test("lines by themselves go to an address of their own; cart and address book stay as they were", async () => {
  const buyer = await buyerOf(1_250)
  const { headers, variantId, items } = buyer
  const address = guestAddress("wallet@people.example")
  const orderNo = orderNoOf(await buyer.order({ items, address }))
  const detail = await shop.get("GET /api/order/orderDetail", { order_no: orderNo }, { headers })
  expect(detail).toMatchObject({
    viewer: "member",
    detail: [{ goodDetailId: variantId, buNumber: 2 }],
    address: { contacter: address.contact, email: "wallet@people.example", region_code: "DE" },
  })
  expect(await buyer.cart()).toMatchObject([{ goodDetailId: variantId, buNumber: 3 }])
  expect((await shop.get("GET /api/address/lists", undefined, { headers })).total).toBe(1)
  expect(await stockOf(shop, variantId)).toBe(8)
})

test("lines of the cart go to such an address too, and leave the cart", async () => {
  const buyer = await buyerOf(900)
  const expected_total = await buyer.total()
  orderNoOf(await buyer.order({ ids: buyer.ids, address: guestAddress(), expected_total }))
  expect(await buyer.cart()).toEqual([])
})

test("the same key is the same order, and another purchase under it is refused", async () => {
  const buyer = await buyerOf(700)
  const { items } = buyer
  const body = { items, address: guestAddress() }
  const key = randomUUID()
  const twice = await Promise.all([buyer.order(body, key), buyer.order(body, key)])
  expect(new Set(twice.map(orderNoOf)).size).toBe(1)
  expect(await stockOf(shop, buyer.variantId)).toBe(8)
  const other = { ...body, address: { ...guestAddress(), city: "Bremen" } }
  expect(await buyer.order(other, key)).toMatchObject({ reason: "keyReused" })
})

test("its address is checked like any other", async () => {
  const { order, items } = await buyerOf(600)
  const address = { ...guestAddress(), zip_code: "1", mobile: "12" }
  expect(await order({ items, address })).toMatchObject({
    reason: "invalidField",
    data: { fields: { "address.zip_code": "postcodeInvalid", "address.mobile": "phoneInvalid" } },
  })
})

test.each([
  ["neither cart lines nor others", {}, "ids"],
  ["both", { ids: true, items: true }, "ids"],
  ["no address", { items: true, address: false }, "address_id"],
  ["two addresses", { items: true, address_id: true }, "address_id"],
])("%s: refused", async (_, asked: Record<string, boolean>, field) => {
  const buyer = await buyerOf(500)
  const answer = await buyer.order({
    ...(asked.ids && { ids: buyer.ids }),
    ...(asked.items && { items: buyer.items }),
    ...(asked.address !== false && { address: guestAddress() }),
    ...(asked.address_id && { address_id: buyer.address_id }),
  })
  expect(answer).toMatchObject({ reason: "invalidField", data: { fields: { [field]: "required" } } })
})
