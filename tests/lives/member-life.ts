import { randomBytes } from "node:crypto"
import { SANDBOX_CARDS } from "../../src/contract/sandbox-cards.ts"
import { addUp, type Balance } from "./balance.ts"
import { CARD, openSheet, pay, untilRefunded } from "./pay.ts"
import { newPerson, type Scene } from "./person.ts"
import { goodsToBuy, onShelf, staffOf } from "./staff.ts"

/** Register, browse, cart, coupon, order, pay, ship, confirm, review, return, refund. */
export async function memberLife(scene: Scene): Promise<Balance> {
  const { say } = scene
  const [anna, staff] = [newPerson(scene), await staffOf(scene)]
  const email = `anna.${randomBytes(4).toString("hex")}@people.example`
  const body = { user_name: "Anna", email, password: "a good password" }
  anna.hold((await anna.ask("POST /api/login/register", { body })).access_token)
  const [coupon] = (await anna.ask("GET /api/user/promation")).list
  say(`Anna signs up and receives ${coupon ? `the coupon "${coupon.dnames}"` : "no coupon"}`)

  const { goods, variant } = await goodsToBuy(anna, 5)
  const before = await onShelf(staff, goods.id, variant.id)
  await anna.ask("POST /api/goods/addCollect", { body: { goods_id: goods.id } })
  const cart = await anna.ask("POST /api/goods/addCart", { body: { detail_id: variant.id, number: 3 } })
  say(`She finds "${goods.dnames}", keeps it as a favourite and puts 3 into the cart: ${cart.total}`)

  const address = await anna.ask("POST /api/address/add", {
    body: {
      region_code: "DE",
      contacter: "Anna Ampel",
      callingCodes: "49",
      mobile: "0151 23456789",
      city: "Berlin",
      addressPart: "Torstrasse 1",
      zipCode: "10115",
    },
  })
  const chosen = { ids: [variant.id], address_id: address.id, ...(coupon && { coupon_id: coupon.id }) }
  const seen = await anna.ask("POST /api/order/preview", { body: chosen })
  const { order_no } = await anna.ask("POST /api/order/createOrder", {
    body: { ...chosen, expected_total: seen.total, remark: "Please ring twice" },
  })
  say(
    `She orders for ${seen.total} (${seen.reductions.map(({ dnames, amount }) => `${dnames} −${amount}`).join(", ")}): ${order_no}`,
  )

  const first = await openSheet(anna, order_no)
  const declined = { token: first.token, number: SANDBOX_CARDS.decline, ...CARD }
  const { status } = await anna.ask("POST /api/pay/sandbox/confirm", { body: declined })
  await anna.ask("POST /api/pay/callback", { body: { paypal_id: first.paypal_id, order_no } })
  const paid = await pay(anna, order_no)
  say(`Her first card is ${status}, her second one pays: payment status ${paid}`)

  await staff.ask("POST /api/admin/order/prepare", { body: { order_no } })
  await staff.ask("POST /api/admin/order/ship", { body: { order_no, carrier: "DHL", tracking_no: "00340434161094" } })
  await anna.ask("POST /api/order/confirm", { body: { order_no } })
  const review = {
    order_no,
    good_id: goods.id,
    good_detail_id: variant.id,
    stars: 5,
    content: "Just as I wished.",
    images: [],
  }
  const { isShown } = await anna.ask("POST /api/goods/addRemark", { body: review })
  say(`The shop prepares and ships it, she confirms and reviews it with 5 stars (${isShown ? "shown" : "waiting"})`)

  const { returned_id } = await anna.ask("POST /api/order/returned", {
    body: { order_no, items: [{ detail_id: variant.id, number: 1 }], reason: "One too many", content: "", images: [] },
  })
  await staff.ask("POST /api/admin/return/approve", { body: { id: returned_id } })
  const parcel = { id: returned_id, express_company: "DHL", express_no: "00340434161095" }
  await anna.ask("POST /api/order/returnedChangeInfo", { body: parcel })
  const { refund } = await staff.ask("POST /api/admin/return/receive", { body: { id: returned_id } })
  await untilRefunded(anna, order_no, refund)
  say(`She sends one back; the shop receives it and gives ${refund} back`)

  const order = await anna.ask("GET /api/order/orderDetail", { query: { order_no } })
  const [used] = coupon ? (await anna.ask("GET /api/user/promation")).list : []
  return addUp("Anna", order, {
    before,
    after: await onShelf(staff, goods.id, variant.id),
    bought: 3,
    back: 1,
    refund,
    couponIsUsed: used ? used.isUse === "1" : null,
  })
}
