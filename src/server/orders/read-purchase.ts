import type { SQL } from "drizzle-orm"
import type { Queries } from "../../db/database.ts"
import type { RegionCode } from "../../domain/addresses/region.ts"
import { areaPriceRegion } from "../../domain/pricing/area-price.ts"
import { chargedSum, NOTHING_CHARGED } from "../../domain/pricing/charged-amount.ts"
import { type ChargedReckoning, chargedReckoning } from "../../domain/pricing/charged-reckoning.ts"
import { type Freight, freightFor } from "../../domain/pricing/freight.ts"
import { type Money, sum, ZERO } from "../../domain/pricing/money.ts"
import { orderTotal } from "../../domain/pricing/reductions.ts"
import type { CouponRefusal } from "../../domain/promotions/coupon.ts"
import { shipsFree } from "../../domain/promotions/goods-promotion.ts"
import { isRefused, type Refusal } from "../../domain/refusal.ts"
import type { TaxBuyer } from "../../domain/tax/tax-treatment.ts"
import { cartGoods } from "../cart/cart-goods.ts"
import { runningPromotions } from "../cart/order-promotions.ts"
import { type BuyableLine, isBuyable, type PricedLine, priceLines } from "../cart/price-lines.ts"
import { type PurchaseTax, purchaseTax } from "../cart/purchase-tax.ts"
import { type LinesReckoned, reckonLines } from "../cart/reckon-lines.ts"
import { has, type Shop } from "../shop.ts"
import { type Agreed, agreedFreight, agreedLines } from "./agreed-prices.ts"
import { type CouponBuyer, type CouponNamed, type FoundCoupon, findCoupon, isNamed } from "./find-coupon.ts"
import { freightRules } from "./freight-rules.ts"

export type PurchaseAsked = {
  wanted: SQL
  /** Where it is sent, once that is known. */
  region: RegionCode | null
  /** Empty where it is not known: taxes of some places depend on it. */
  postcode: string
  coupon: CouponNamed
  buyer: CouponBuyer
  /** Who buys, as far as taxes go. */
  taxed: TaxBuyer
  /** What staff have agreed with the buyer. */
  agreed?: Agreed | undefined
}

type CouponProblem = Refusal<
  "couponInvalid",
  { why: CouponRefusal["details"]["why"] | "unknown" | "notReceived"; missing?: Money }
>

export type Purchase = {
  lines: PricedLine[]
  /** The lines among them that can be bought as they stand. */
  bought: BuyableLine[]
  reckoned: LinesReckoned
  freight: Freight | Refusal<"noShipping"> | null
  /** All of it in the shopper's currency; without freight where that is not known. */
  charged: ChargedReckoning
  /** Null where the shop has nothing to do with taxes. */
  tax: PurchaseTax | null
  /** All of it in the base currency. */
  total: Money
  /** Null where none was named, or none that this buyer may use. */
  coupon: FoundCoupon | null
  /** Why the coupon that was named does nothing. */
  couponRefusal: CouponProblem | null
}

/** Reads everything that decides what a purchase costs, and reckons it. The same for preview, freight and the order itself. */
export async function readPurchase(shop: Shop, db: Pick<Queries, "execute">, asked: PurchaseAsked): Promise<Purchase> {
  const { region, coupon: named, buyer } = asked
  // One after another: a transaction has one connection, which answers one question at a time.
  const goods = await cartGoods(shop, db, asked.wanted)
  const running = await runningPromotions(shop, db)
  const rules = region === null ? null : await freightRules(shop, db, region)
  const found = isNamed(named) ? await findCoupon(shop, db, named, buyer) : null
  const coupon = isRefused(found) ? null : found
  const { siteType, defaultRegion } = shop.site
  const whereabouts = { address: region, proxyCountry: shop.country, siteDefault: defaultRegion }
  const priced = priceLines(shop, goods, areaPriceRegion(siteType, has(shop, "areaPrice"), whereabouts))
  const lines = asked.agreed ? agreedLines(priced, asked.agreed) : priced
  const bought = lines.filter((line) => line.goods.selected).filter(isBuyable)
  const reckoned = reckonLines(shop, bought, running, coupon)
  const usual =
    rules && region !== null
      ? freightFor({
          region,
          ...rules,
          amount: reckoned.goods.freightAmount,
          now: shop.now,
          lines: bought.map(({ goods: { weight, quantity, goodsId, promotions } }) => ({
            weight,
            quantity,
            shipsFree: shipsFree(goodsId, promotions, shop.now),
          })),
        })
      : null
  const freight = agreedFreight(usual, asked.agreed?.freight)
  const fee = freight && !isRefused(freight) ? freight.fee : ZERO
  const entered = chargedReckoning(reckoned.goods, fee, shop.currency)
  const to = region === null ? null : { region, postcode: asked.postcode }
  const tax = purchaseTax(shop, bought, { goods: reckoned.goods, fee, charged: entered }, to, asked.taxed)
  const total = sum([orderTotal(reckoned.goods, fee), tax?.change ?? ZERO])
  const charged = { ...entered, total: chargedSum([entered.total, tax?.shownChange ?? NOTHING_CHARGED]) }
  const couponRefusal = isRefused(found) ? found : reckoned.goods.couponRefusal
  return { lines, bought, reckoned, freight, charged, tax, total, coupon, couponRefusal }
}
