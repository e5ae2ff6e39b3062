import { atLeastZero, lesser, type Money, minus, ZERO } from "../pricing/money.ts"
import { discountOff, remainingPercent } from "../pricing/remaining-percent.ts"
import { type Refusal, refused } from "../refusal.ts"
import type { ZoneOffsets } from "../time-zone.ts"
import { momentOf } from "../written-moment.ts"

export type CouponKind = "fullReduction" | "percentage"
export type CouponState = "used" | "expired" | "available"
export type CouponReceipt = "signUp" | "checkOut"

/** What a coupon takes off from `fullReduction` on, whatever its kind: `amount`, or all but `discount` percent. */
export interface CouponValue {
  readonly kind: CouponKind
  readonly fullReduction?: Money | null
  readonly amount?: Money | null
  readonly discount?: number | null
}

/** A member's coupon. */
export interface Coupon extends CouponValue {
  readonly id: number
  readonly name: string
  readonly used: boolean
  /** Nothing means permanent. */
  readonly endAt: Date | null
}

export type CouponRefusal = Refusal<"couponInvalid", { why: "used" | "expired" | "belowAmount"; missing?: Money }>

type Code = number | string | null | undefined

const isOne = (code: Code) => String(code) === "1"

/** Coupon type '1' is a full reduction, anything else a percentage. */
export const couponKindOf = (code: Code): CouponKind => (isOne(code) ? "fullReduction" : "percentage")

/** Receive type '1' is sign up and receive, anything else check out and receive. */
export const couponReceiptOf = (code: Code): CouponReceipt => (isOne(code) ? "signUp" : "checkOut")

/** Message keys that say how a coupon is received. */
export const couponReceiptLabels = {
  signUp: "signUpAndReceive",
  checkOut: "checkOutAndReceive",
} as const satisfies Record<CouponReceipt, string>

/** Reads a coupon's end date; a bare day lasts to its end at the shop, and what is not a date means permanent: null. */
export const couponEndOf = (text: string | null | undefined, offsets: ZoneOffsets): Date | null =>
  momentOf(text ?? "", offsets, "end")

/** Used, else expired once its end date has passed, else available. */
export function couponState(coupon: Pick<Coupon, "used" | "endAt">, now: Date): CouponState {
  if (coupon.used) return "used"
  return coupon.endAt && coupon.endAt.getTime() <= now.getTime() ? "expired" : "available"
}

/** The percent a percentage coupon shows: 100 minus its discount. */
export function couponPercentOff(coupon: CouponValue): number {
  // In hundredths, because 100 − 87.55 is 12.450000000000003 in floats.
  return (10_000 - Math.round(remainingPercent(coupon.discount) * 100)) / 100
}

/** What a coupon takes off an amount: nothing below its minimum, and never more than the amount. */
export function couponReduction(coupon: CouponValue, amount: Money): Money {
  if (missingTo(coupon, amount) > 0) return ZERO
  if (coupon.kind === "percentage") return discountOff(amount, coupon.discount)
  return lesser(amount, atLeastZero(coupon.amount ?? ZERO))
}

/** What an available coupon takes off, or why it cannot be used on this amount. */
export function applyCoupon(coupon: Coupon, amount: Money, now: Date): Money | CouponRefusal {
  const state = couponState(coupon, now)
  if (state !== "available") return refused("couponInvalid", { why: state })
  const missing = missingTo(coupon, amount)
  if (missing > 0) return refused("couponInvalid", { why: "belowAmount", missing })
  return couponReduction(coupon, amount)
}

/** What an amount lacks to a coupon's minimum. */
const missingTo = ({ fullReduction }: CouponValue, amount: Money) => atLeastZero(minus(fullReduction ?? ZERO, amount))
