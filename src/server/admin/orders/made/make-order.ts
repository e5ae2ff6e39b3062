import type { adminMadeOrderCalls } from "../../../../contract/admin/made-order-calls.ts"
import type { BodyOf, ReplyOf } from "../../../../contract/call.ts"
import { fromDecimal } from "../../../../domain/pricing/money.ts"
import { isRefused, refused } from "../../../../domain/refusal.ts"
import { DAY_MS } from "../../../../domain/time-units.ts"
import type { Refused } from "../../../api/handlers.ts"
import { linesSent } from "../../../cart/cart-goods.ts"
import { giftShown } from "../../../cart/cart-shown.ts"
import { PRIVATE_BUYER } from "../../../cart/purchase-tax.ts"
import { expiryAfter } from "../../../order-records/order-expiry.ts"
import { chosenWay } from "../../../orders/chosen-way.ts"
import { once, requestHash } from "../../../orders/idempotency.ts"
import { guestAddressOf, memberAddress } from "../../../orders/order-address.ts"
import { orderLink } from "../../../orders/order-link.ts"
import { isCouponTaken } from "../../../orders/order-rows.ts"
import { place } from "../../../orders/place-order.ts"
import type { Shop } from "../../../shop.ts"
import { transact } from "../../../transact.ts"
import type { Member, Staff } from "../../../who.ts"
import { noteAudit } from "../../note-audit.ts"
import { agreedBy, buyingMember, shopForBuyer } from "./for-buyer.ts"

type Call = (typeof adminMadeOrderCalls)["POST /api/admin/order/make"]
type Sent = BodyOf<Call>
type Made = ReplyOf<Call>

/** An order for somebody who does not sit before the shop themselves. Reckoned as any other; the same key is the same order. */
export async function makeOrder(shop: Shop, staff: Staff, sent: Sent, key: string): Promise<Made | Refused> {
  const buyers = shopForBuyer(shop, sent)
  if (isRefused(buyers)) return buyers
  const agreed = agreedBy(staff, sent)
  if (isRefused(agreed)) return agreed
  const member = await buyingMember(shop.db, shop.site.id, sent.member_id)
  if (isRefused(member)) return member
  const address = await addressOf(buyers, member, sent)
  if (isRefused(address)) return address
  // Cash is taken at a stall whether or not the shop's pages offer it.
  const way = sent.payment_way === "online" ? await chosenWay(shop, "online") : sent.payment_way
  if (isRefused(way)) return way
  const wanted = sent.items.map(({ detail_id, number }) => ({ variantId: detail_id, quantity: number }))
  const { now, site } = shop
  const expiresAt = sent.waitDays
    ? new Date(now.getTime() + sent.waitDays * DAY_MS)
    : expiryAfter(now, "agreement", site)
  const order = {
    memberId: member?.id ?? null,
    guestKey: null,
    provenOrders: new Map<number, number>(),
    email: member?.email ?? address.email,
    wanted: linesSent(wanted),
    wantedIds: wanted.map(({ variantId }) => variantId),
    isFromCart: false,
    address,
    buyer: { taxed: PRIVATE_BUYER, business: null },
    coupon: { code: sent.coupon_code },
    remark: sent.remark,
    paymentWay: way,
    expectedTotal: fromDecimal(sent.expected_total),
    byStaff: { agreed, expiresAt, followsId: null, hasLink: true },
  }
  const bodyHash = requestHash("made order", staff.id, sent)
  try {
    return await transact(shop.db, (tx) =>
      once<Made | Refused>(tx, { siteId: site.id, key, bodyHash }, async () => {
        const placed = await place(buyers, tx, order, way)
        if (isRefused(placed)) return placed
        const { orderNo, paymentWay, expireTime, droppedGifts } = placed
        const detail = { email: order.email, payment: way, items: sent.items, freight: sent.freight ?? null }
        await noteAudit(tx, { id: staff.id, siteId: site.id }, "order.make", `order ${orderNo}`, detail)
        return {
          order_no: orderNo,
          payment_way: paymentWay,
          expireTime,
          link: shop.origin + orderLink(shop, { siteId: site.id, orderNo }),
          dropped_gifts: droppedGifts.map(giftShown),
        }
      }),
    )
  } catch (failure) {
    if (isCouponTaken(failure)) return refused("couponInvalid", { why: "used" })
    throw failure
  }
}

async function addressOf(shop: Shop, member: Member | null, { address, address_id }: Sent) {
  if (address) return guestAddressOf(shop.db, address)
  return (member && (await memberAddress(shop, shop.db, member, address_id ?? 0))) ?? refused("unknownAddress")
}
