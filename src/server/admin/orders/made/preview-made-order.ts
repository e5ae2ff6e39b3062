import type { adminMadeOrderCalls } from "../../../../contract/admin/made-order-calls.ts"
import type { BodyOf } from "../../../../contract/call.ts"
import type { Preview } from "../../../../contract/order-shapes.ts"
import { isRefused, refused } from "../../../../domain/refusal.ts"
import type { Refused } from "../../../api/handlers.ts"
import { linesSent } from "../../../cart/cart-goods.ts"
import { PRIVATE_BUYER } from "../../../cart/purchase-tax.ts"
import { memberAddress } from "../../../orders/order-address.ts"
import { previewShown } from "../../../orders/preview-order.ts"
import { readPurchase } from "../../../orders/read-purchase.ts"
import type { Shop } from "../../../shop.ts"
import type { Staff } from "../../../who.ts"
import { agreedBy, buyingMember, shopForBuyer } from "./for-buyer.ts"

type Asked = BodyOf<(typeof adminMadeOrderCalls)["POST /api/admin/order/makePreview"]>

/** What an order of staff would come to. All that can still be changed on the form is told, not refused. */
export async function previewMadeOrder(shop: Shop, staff: Staff, asked: Asked): Promise<Preview | Refused> {
  const seen = shopForBuyer(shop, asked)
  if (isRefused(seen)) return seen
  const agreed = agreedBy(staff, asked)
  if (isRefused(agreed)) return agreed
  const member = await buyingMember(shop.db, shop.site.id, asked.member_id)
  if (isRefused(member)) return member
  const address = member && asked.address_id ? await memberAddress(seen, shop.db, member, asked.address_id) : null
  if (asked.address_id && !address) return refused("unknownAddress")
  const purchase = await readPurchase(seen, shop.db, {
    wanted: linesSent(asked.items.map(({ detail_id, number }) => ({ variantId: detail_id, quantity: number }))),
    region: address?.regionCode ?? asked.region_code ?? null,
    postcode: address?.zipCode ?? asked.zip_code ?? "",
    coupon: { code: asked.coupon_code },
    buyer: { memberId: member?.id ?? null, guestKey: null, provenOrders: new Map() },
    taxed: PRIVATE_BUYER,
    agreed,
  })
  if (purchase.lines.length === 0) return refused("nothingToBuy")
  return { ...previewShown(seen, purchase), business: null }
}
