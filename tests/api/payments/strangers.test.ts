import { expect, test } from "vitest"
import { newGoods } from "../admin/catalog/shelf.ts"
import { guestBuys, memberWithCart, orderNoOf } from "../buying.ts"
import { newGuest, newMember } from "../people.ts"
import { testShop } from "../test-shop.ts"

const shop = await testShop()
const { ask, rows } = shop

async function guestsOrder() {
  const { variantId } = await newGoods(shop)
  const answer = await guestBuys(shop, [{ detail_id: variantId, number: 1 }], { email: "buyer@guest.example" })
  const headers = { cookie: /guest=[^;]+/.exec(answer.headers.get("set-cookie") ?? "")?.[0] ?? "" }
  return { order_no: orderNoOf(answer), headers }
}

async function membersOrder() {
  const { variantId } = await newGoods(shop)
  const buyer = await memberWithCart(shop, [{ detail_id: variantId, number: 1 }])
  return { order_no: orderNoOf(await buyer.order()), headers: buyer.headers }
}

const wish = { provider: "sandbox", method: "card" }

test.each([
  ["a guest's", guestsOrder],
  ["a member's", membersOrder],
])("a stranger who knows the number of %s order neither starts nor ends its payment", async (_whose, make) => {
  const { order_no, headers } = await make()
  const begun = await ask("POST /api/order/createOrderPaySign", { body: { order_no, ...wish }, headers })
  if (begun.code !== 1) throw new Error(begun.reason)
  const { paypal_id } = begun.data
  const strangers = [{}, newGuest(shop).headers, (await newMember(shop)).headers]
  for (const stranger of strangers) {
    // Another method would end the buyer's own attempt.
    for (const method of ["card", "wallet"]) {
      const body = { order_no, provider: "sandbox", method }
      const answer = await ask("POST /api/order/createOrderPaySign", { body, headers: stranger })
      expect(answer).toMatchObject({ status: 403, reason: "proofRequired" })
    }
    const wrong = { order_no, ...wish, email: "wrong@guest.example" }
    expect(await ask("POST /api/order/createOrderPaySign", { body: wrong, headers: stranger })).toMatchObject({
      status: 403,
    })
    const hint = { order_no, paypal_id }
    expect(await ask("POST /api/pay/callback", { body: hint, headers: stranger })).toMatchObject({ status: 403 })
    // What a stranger can make of the payment's number opens no sheet.
    for (const token of [paypal_id, `${paypal_id}.`, `${paypal_id}.${"A".repeat(43)}`])
      expect(await ask("POST /api/pay/sandbox/cancel", { body: { token } })).toMatchObject({ status: 404 })
  }
  expect(await rows("select status, method from payment where provider_id = $1", paypal_id)).toEqual([
    { status: "created", method: "card" },
  ])
  expect(
    await rows(
      "select 1 from payment_event e join payment p on p.id = e.payment_id where p.provider_id = $1 and e.kind = 'callback'",
      paypal_id,
    ),
  ).toEqual([])
})

test("a guest pays on another device by the address that the order was placed with", async () => {
  const { order_no } = await guestsOrder()
  const body = { order_no, ...wish, email: "Buyer@guest.example" }
  expect(await ask("POST /api/order/createOrderPaySign", { body })).toMatchObject({ code: 1 })
})

test("wrong addresses from a hundred networks do not keep the buyer out", async () => {
  const { order_no } = await guestsOrder()
  for (let network = 0; network < 120; network++) {
    const query = { order_no, email: `guess${network}@guest.example` }
    await ask("GET /api/order/orderDetail", { query, address: `198.51.100.${network}` })
  }
  const query = { order_no, email: "buyer@guest.example" }
  const seen = await ask("GET /api/order/orderDetail", { query, address: "203.0.113.50" })
  expect(seen).toMatchObject({ data: { viewer: "provenGuest" } })
  // Whoever goes on guessing gets two tries a network.
  const guess = { order_no, email: "guess@guest.example" }
  const answers = []
  for (let round = 0; round < 4; round++)
    answers.push((await ask("GET /api/order/orderDetail", { query: guess, address: "203.0.113.51" })).status)
  expect(answers).toEqual([200, 200, 429, 429])
})
