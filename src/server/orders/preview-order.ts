import type { BodyOf } from "../../contract/call.ts"
import type { orderCalls } from "../../contract/order-calls.ts"
import type { Preview } from "../../contract/order-shapes.ts"
import type { RegionCode } from "../../domain/addresses/region.ts"
import type { Freight } from "../../domain/pricing/freight.ts"
import { toDecimal } from "../../domain/pricing/money.ts"
import { isRefused, type Refusal, refused } from "../../domain/refusal.ts"
import type { Refused } from "../api/handlers.ts"
import { previewBuyer } from "../business/buying-as.ts"
import { lineShown, reckoningShown } from "../cart/cart-shown.ts"
import { PRIVATE_BUYER, taxTold } from "../cart/purchase-tax.ts"
import { shownAmounts } from "../order-records/shown-amounts.ts"
import type { Shop } from "../shop.ts"
import type { Shopper } from "../who.ts"
import { noPaymentMethod } from "./chosen-way.ts"
import { memberAddress } from "./order-address.ts"
import { type Purchase, readPurchase } from "./read-purchase.ts"
import { wantedLines } from "./wanted-lines.ts"

type PreviewAsked = BodyOf<(typeof orderCalls)["POST /api/order/preview"]>
type FreightAsked = Omit<BodyOf<(typeof orderCalls)["POST /api/order/computeFreightFee"]>, "region_code">
type FreightShown = NonNullable<Preview["freight"]>

/** What the order would come to. Nothing is refused that the checkout page can show and let the shopper change. */
export async function previewOrder(
  shop: Shop,
  { member, guestKey, provenOrders }: Shopper,
  asked: PreviewAsked,
): Promise<Preview | Refused> {
  const nothing = await noPaymentMethod(shop)
  if (nothing) return nothing
  const wanted = wantedLines(shop, member, asked)
  if (!wanted) return refused("nothingToBuy")
  const memberId = member?.id ?? null
  const address = member && asked.address_id ? await memberAddress(shop, shop.db, member, asked.address_id) : null
  if (asked.address_id && !address) return refused("unknownAddress")
  const region = address?.regionCode ?? asked.region_code ?? null
  const postcode = address?.zipCode ?? asked.zip_code ?? ""
  const to = region === null ? null : { region, postcode }
  const business = asked.business ? await previewBuyer(shop, memberId, asked.business, to) : null
  const purchase = await readPurchase(shop, shop.db, {
    wanted,
    region,
    postcode,
    coupon: { couponId: asked.coupon_id, code: asked.coupon_code },
    buyer: { memberId, guestKey, provenOrders },
    taxed: business?.taxed ?? PRIVATE_BUYER,
  })
  if (purchase.lines.length === 0) return refused("nothingToBuy")
  return { ...previewShown(shop, purchase), business: business?.told ?? null }
}

/** All of a purchase as a checkout shows it. */
export function previewShown(shop: Shop, purchase: Purchase): Omit<Preview, "business"> {
  const { lines, bought, reckoned, freight, charged, tax, total, couponRefusal } = purchase
  return {
    list: lines.map((line) => lineShown(shop, line)),
    ...reckoningShown(shop, bought, reckoned),
    total: toDecimal(total),
    freight: freight && !isRefused(freight) ? freightShown(freight) : null,
    noShipping: isRefused(freight),
    couponProblem: couponProblem(couponRefusal),
    shown: shownAmounts(charged, shop.currency, tax && taxTold(tax), shop.language),
  }
}

function couponProblem(refusal: Purchase["couponRefusal"]): Preview["couponProblem"] {
  if (!refusal) return null
  const { why, missing } = refusal.details
  return { why, ...(missing !== undefined && { missing: toDecimal(missing) }) }
}

/** What sending costs, for the lines as they stand. */
export async function computeFreight(
  shop: Shop,
  { member }: Shopper,
  region: RegionCode,
  asked: FreightAsked,
): Promise<FreightShown | Refusal<"nothingToBuy"> | Refusal<"noShipping">> {
  const wanted = wantedLines(shop, member, asked)
  if (!wanted) return refused("nothingToBuy")
  const buyer = { memberId: null, guestKey: null, provenOrders: new Map() }
  const { bought, freight } = await readPurchase(shop, shop.db, {
    wanted,
    region,
    postcode: "",
    coupon: {},
    buyer,
    taxed: PRIVATE_BUYER,
  })
  if (bought.length === 0 || !freight) return refused("nothingToBuy")
  return isRefused(freight) ? freight : freightShown(freight)
}

const freightShown = ({ fee, ...told }: Freight): FreightShown => ({ fee: toDecimal(fee), ...told })
