import { applyCoupon, type Coupon, type CouponRefusal } from "../promotions/coupon.ts"
import { bestMoneyOff, type GiftsGiven, giftsGiven } from "../promotions/order-promotion.ts"
import type { OrderPromotion } from "../promotions/order-promotion-rule.ts"
import { isRefused } from "../refusal.ts"
import { type Money, minus, share, sum, times, ZERO } from "./money.ts"
import type { UnitPrice } from "./unit-price.ts"

type ReductionKind = "goodsPromotion" | "orderPromotion" | "coupon"

interface BoughtLine {
  readonly variantId: number
  readonly quantity: number
  readonly unit: UnitPrice
}

export interface Purchase {
  readonly lines: readonly BoughtLine[]
  /** Empty where app 8 is off. */
  readonly orderPromotions: readonly OrderPromotion[]
  readonly coupon: Coupon | null
  readonly now: Date
}

/** One thing that made the order cheaper, with the id and name of its promotion or coupon. */
export interface Reduction {
  readonly kind: ReductionKind
  readonly id: number
  readonly name: string
  readonly amount: Money
}

/** A line at its ordinary price, its share of every reduction, and what is paid for it: the base of a refund. */
interface ReckonedLine {
  readonly variantId: number
  readonly quantity: number
  readonly unit: UnitPrice
  readonly ordinary: Money
  readonly shares: Readonly<Record<ReductionKind, Money>>
  readonly paid: Money
}

export interface GoodsReckoning {
  readonly lines: readonly ReckonedLine[]
  /** All lines at their ordinary prices. */
  readonly subtotal: Money
  readonly reductions: readonly Reduction[]
  readonly gifts: readonly GiftsGiven[]
  /** What order promotions are measured by: all lines at their sale prices. */
  readonly saleTotal: Money
  /** The amount that free freight is measured by: after promotions, before the coupon. */
  readonly freightAmount: Money
  /** What the goods cost after every reduction. */
  readonly goodsTotal: Money
  /** Why the chosen coupon did nothing, if so. */
  readonly couponRefusal: CouponRefusal | null
}

/** Goods promotion → order promotion (the one that takes most off, plus all gifts reached) → coupon; never below 0. */
export function reckonGoods({ lines, orderPromotions, coupon, now }: Purchase): GoodsReckoning {
  const ordinary = lines.map((line) => times(priced(line.unit.ordinary), line.quantity))
  const onSale = lines.map((line) => times(priced(line.unit.price), line.quantity))

  const saleTotal = sum(onSale)
  const orderOff = bestMoneyOff(orderPromotions, saleTotal, now)
  const orderShares = share(orderOff?.amount ?? ZERO, onSale)
  const promoted = onSale.map((amount, index) => minus(amount, orderShares[index] ?? ZERO))

  const freightAmount = sum(promoted)
  const couponOutcome = coupon ? applyCoupon(coupon, freightAmount, now) : ZERO
  const couponOff = isRefused(couponOutcome) ? ZERO : couponOutcome
  const couponShares = share(couponOff, promoted)

  const reckoned = lines.map(({ variantId, quantity, unit }, index): ReckonedLine => {
    const shares = {
      goodsPromotion: minus(ordinary[index] ?? ZERO, onSale[index] ?? ZERO),
      orderPromotion: orderShares[index] ?? ZERO,
      coupon: couponShares[index] ?? ZERO,
    }
    const paid = minus(promoted[index] ?? ZERO, shares.coupon)
    return { variantId, quantity, unit, ordinary: ordinary[index] ?? ZERO, shares, paid }
  })

  const reductions: Reduction[] = goodsReductions(lines)
  if (orderOff) reductions.push(named("orderPromotion", orderOff.promotion, orderOff.amount))
  if (coupon && couponOff > 0) reductions.push(named("coupon", coupon, couponOff))

  return {
    lines: reckoned,
    subtotal: sum(ordinary),
    reductions,
    gifts: giftsGiven(orderPromotions, saleTotal, now),
    saleTotal,
    freightAmount,
    goodsTotal: sum(reckoned.map((line) => line.paid)),
    couponRefusal: isRefused(couponOutcome) ? couponOutcome : null,
  }
}

/** Freight comes last and no reduction touches it; free shipping is a fee of 0 with its reason, not a reduction. */
export function orderTotal(goods: Pick<GoodsReckoning, "goodsTotal">, fee: Money): Money {
  return sum([goods.goodsTotal, fee])
}

function goodsReductions(lines: readonly BoughtLine[]): Reduction[] {
  const byPromotion = new Map<number, Reduction>()
  for (const { unit, quantity } of lines) {
    if (!unit.promotion) continue
    const before = byPromotion.get(unit.promotion.id)?.amount ?? ZERO
    const amount = sum([before, times(minus(unit.ordinary, unit.price), quantity)])
    byPromotion.set(unit.promotion.id, named("goodsPromotion", unit.promotion, amount))
  }
  return [...byPromotion.values()]
}

function named(kind: ReductionKind, source: { id: number; name: string }, amount: Money): Reduction {
  return { kind, id: source.id, name: source.name, amount }
}

function priced(price: Money): Money {
  if (!(price > 0)) throw new RangeError("A line without a price cannot be bought")
  return price
}
