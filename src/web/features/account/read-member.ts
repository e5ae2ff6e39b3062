import type { MemberCoupon } from "../../../contract/member-calls.ts"
import { fromDecimal, type Money, ZERO } from "../../../domain/pricing/money.ts"
import { couponKindOf, couponPercentOff } from "../../../domain/promotions/coupon.ts"
import { lastMoment } from "../../../domain/promotions/time-window.ts"

/** A coupon of the member's. */
export type HeldCoupon = {
  id: number
  name: string
  code: string | null
  /** What it takes off: an amount, else percent. */
  amount: Money
  percent: number
  /** From which amount on. */
  from: Money
  /** Its last moment; empty where it never ends. */
  lastsTo: string
  state: MemberCoupon["state"]
}

export function readCoupon(coupon: MemberCoupon): HeldCoupon {
  const kind = couponKindOf(coupon.type)
  const isAmount = kind === "fullReduction"
  return {
    id: coupon.id,
    name: coupon.dnames,
    code: coupon.code,
    amount: isAmount ? fromDecimal(coupon.amount) : ZERO,
    percent: isAmount ? 0 : couponPercentOff({ kind, discount: coupon.discount }),
    from: fromDecimal(coupon.fullReduction),
    lastsTo: coupon.peirodTime && lastMoment(coupon.peirodTime),
    state: coupon.state,
  }
}
