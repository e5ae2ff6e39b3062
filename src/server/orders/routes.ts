import { randomUUID } from "node:crypto"
import type { orderCalls } from "../../contract/order-calls.ts"
import type { FrozenAddress } from "../../db/schema/order.ts"
import { GUEST_COOKIE, GUEST_COOKIE_DAYS, ORDER_PROOF_DAYS, ORDER_PROOFS_COOKIE } from "../../domain/constants.ts"
import { withOrderProof } from "../../domain/orders/order-proofs.ts"
import { fromDecimal } from "../../domain/pricing/money.ts"
import { isRefused, refused } from "../../domain/refusal.ts"
import { DAY_SECONDS } from "../../domain/time-units.ts"
import type { Handlers } from "../api/handlers.ts"
import { orderBuyer } from "../business/buying-as.ts"
import { linesSent } from "../cart/cart-goods.ts"
import { giftShown } from "../cart/cart-shown.ts"
import { askedOrder, provenOrder } from "../order-records/proven-order.ts"
import { has } from "../shop.ts"
import { signedValue } from "../signed-value.ts"
import { cancelOrder } from "./cancel-order.ts"
import { confirmOrder } from "./confirm-order.ts"
import { requestHash } from "./idempotency.ts"
import { listOrders } from "./list-orders.ts"
import { guestAddressOf, orderAddress } from "./order-address.ts"
import { orderDetail } from "./order-detail.ts"
import { type PlacedOrder, placeOrder } from "./place-order.ts"
import { computeFreight, previewOrder } from "./preview-order.ts"
import { wantedLines } from "./wanted-lines.ts"

export const orderHandlers: Handlers<typeof orderCalls> = {
  "POST /api/order/preview": ({ shop, shopper, body }) => previewOrder(shop, shopper, body),
  "GET /api/order/computeFreightFee": ({ shop, shopper, query: { region_code, ids } }) =>
    computeFreight(shop, shopper, region_code, { ids }),
  "POST /api/order/computeFreightFee": ({ shop, shopper, body: { region_code, ...wanted } }) =>
    computeFreight(shop, shopper, region_code, wanted),

  "POST /api/order/createOrder": async ({ shop, member, body, idempotencyKey }) => {
    if (shop.site.termsRequired && !body.agreed) return refused("termsNotAgreed")
    const address = await orderAddress(shop, member, body)
    const wanted = wantedLines(shop, member, body)
    if (isRefused(address)) return address
    if (!wanted) return refused("nothingToBuy")
    const buyer = await orderBuyer(shop, member.id, body.business, destinationOf(address))
    if (isRefused(buyer)) return buyer
    const placed = await placeOrder(shop, {
      memberId: member.id,
      guestKey: null,
      provenOrders: new Map(),
      email: member.email,
      wanted,
      wantedIds: body.ids ?? body.items?.map(({ detail_id }) => detail_id) ?? [],
      isFromCart: body.ids !== undefined,
      address,
      buyer,
      coupon: { couponId: body.coupon_id, code: body.coupon_code },
      remark: body.remark,
      paymentWay: body.payment_way,
      expectedTotal: fromDecimal(body.expected_total),
      key: idempotencyKey,
      bodyHash: requestHash("createOrder", member.id, body),
    })
    return isRefused(placed) ? placed : placedShown(placed)
  },

  "POST /api/order/noUserCreateOrder": async ({ shop, shopper, body, idempotencyKey, setCookie }) => {
    if (!has(shop, "guestPurchase")) return refused("appOff")
    if (shop.site.termsRequired && !body.agreed) return refused("termsNotAgreed")
    const address = await guestAddressOf(shop.db, body.address)
    if (isRefused(address)) return address
    const buyer = await orderBuyer(shop, shopper.member?.id ?? null, body.business, destinationOf(address))
    if (isRefused(buyer)) return buyer
    const lines = body.items.map(({ detail_id, number }) => ({ variantId: detail_id, quantity: number }))
    const { member } = shopper
    const placed = await placeOrder(shop, {
      memberId: member?.id ?? null,
      guestKey: member ? null : (shopper.guestKey ?? randomUUID()),
      provenOrders: shopper.provenOrders,
      email: member?.email ?? address.email,
      address,
      buyer,
      remark: body.remark,
      paymentWay: body.payment_way,
      coupon: { code: body.coupon_code },
      wanted: linesSent(lines),
      wantedIds: lines.map(({ variantId }) => variantId),
      isFromCart: true,
      expectedTotal: fromDecimal(body.expected_total),
      key: idempotencyKey,
      bodyHash: requestHash("noUserCreateOrder", member?.id ?? null, body),
    })
    if (isRefused(placed)) return placed
    if (placed.guestKey !== null) {
      const proof = signedValue(shop.secret, "guest", placed.guestKey)
      setCookie(GUEST_COOKIE, proof, GUEST_COOKIE_DAYS * DAY_SECONDS, { httpOnly: true })
    }
    return placedShown(placed)
  },

  "GET /api/Order/lists": ({ shop, shopper, query }) => listOrders(shop, shopper, query),
  "GET /api/order/orderDetail": async ({ shop, shopper, query }) => {
    const found = await askedOrder(shop, shopper, query)
    return isRefused(found) ? found : orderDetail(shop, found)
  },
  "POST /api/order/prove": async ({ shop, shopper, body, setCookie }) => {
    const found = await provenOrder(shop, shopper, body)
    if (isRefused(found)) return found
    const { order, viewer } = found
    if (viewer === "provenGuest") {
      const proofs = withOrderProof(shopper.provenOrders, shop.site.id, order.id, shop.now)
      const signed = signedValue(shop.secret, "orderProofs", proofs)
      setCookie(ORDER_PROOFS_COOKIE, signed, ORDER_PROOF_DAYS * DAY_SECONDS, { httpOnly: true })
    }
    return { order_no: order.orderNo }
  },
  "POST /api/order/cancel": async ({ shop, shopper, body }) => {
    const found = await provenOrder(shop, shopper, body)
    return isRefused(found) ? found : cancelOrder(shop, found.order.id, { who: "shopper", mayRefund: true })
  },
  "POST /api/order/confirm": async ({ shop, shopper, body }) => {
    const found = await provenOrder(shop, shopper, body)
    return isRefused(found) ? found : confirmOrder(shop, found.order.id, found.viewer)
  },
}

const destinationOf = ({ regionCode, zipCode }: FrozenAddress) => ({ region: regionCode, postcode: zipCode })

/** Replies that were kept under their keys before orders had a way to be paid, or told of gifts, do not tell it. */
const placedShown = ({ orderNo, paymentWay = "online", expireTime = null, droppedGifts = [] }: PlacedOrder) => ({
  order_no: orderNo,
  payment_way: paymentWay,
  expireTime,
  dropped_gifts: droppedGifts.map(giftShown),
})
