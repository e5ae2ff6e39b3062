import { expect, test } from "vitest"
import { type ChargedDecimal, fromChargedDecimal } from "../../../src/domain/pricing/charged-amount.ts"
import { newGoods } from "../admin/catalog/shelf.ts"
import { memberWithCart, orderNoOf } from "../buying.ts"
import { testShop } from "../test-shop.ts"

const shop = await testShop()
const { ask, get, rows } = shop

/** 3.33 is €3.08 at 1.08: three are €9.24, where 9.99 rounded at once would be €9.25. */
test("cart, preview, order and payment say what a piece is shown to cost, times its pieces", async () => {
  await rows("update currency set rate = 1.08 where code = 'EUR' and site_id = 1")
  const [euro] = await rows<{ id: number }>("select id from currency where code = 'EUR' and site_id = 1")
  const one = await newGoods(shop, { price: 333 })
  const other = await newGoods(shop, { price: 1_999 })
  const buyer = await memberWithCart(shop, [
    { detail_id: one.variantId, number: 3 },
    { detail_id: other.variantId, number: 7 },
  ])
  const headers = { ...buyer.headers, cookie: `rate=${euro?.id}` }
  const { shown: inCart } = await get("GET /api/goods/cart", undefined, { headers })
  expect(inCart).toMatchObject({ code: "EUR", subtotal: 9.24 + 129.57, freight: 0 })
  const asked = { ids: buyer.ids, address_id: buyer.address_id }
  const preview = await ask("POST /api/order/preview", { headers, body: asked })
  if (preview.code !== 1) throw new Error(preview.reason)
  const { shown, total } = preview.data
  expect(shown.subtotal).toBe(138.81)
  const placed = await ask("POST /api/order/createOrder", {
    headers: { ...headers, "idempotency-key": "shown-sums-of-euro" },
    body: { ...asked, expected_total: total },
  })
  const order_no = orderNoOf(placed)
  const detail = await get("GET /api/order/orderDetail", { order_no }, { headers })
  expect(detail.shown).toEqual(shown)
  const units = (amount: ChargedDecimal) => fromChargedDecimal(amount, "EUR")
  const lines = detail.detail.filter(({ isGift }) => !isGift)
  expect(lines.reduce((all, line) => all + units(line.shownPrice) * line.buNumber, 0)).toBe(units(shown.subtotal))
  const off = shown.reductions.reduce((all, { amount }) => all + units(amount), 0)
  expect(units(shown.subtotal) - off + units(shown.freight)).toBe(units(shown.total))
  const [frozen] = await rows("select shown_total, total from shop_order where order_no = $1", order_no)
  expect(frozen).toEqual({ shown_total: units(shown.total), total: Math.round(total * 100) })
})

test("an order whose parts do not add up in its own currency is not stored", async () => {
  await expect(rows("update shop_order set shown_subtotal = shown_subtotal + 1")).rejects.toThrow(
    "shop_order_shown_adds_up",
  )
})
