import type { MemberCoupon } from "../../../contract/member-calls.ts"
import { fromDecimal, type Money, ZERO } from "../../../domain/pricing/money.ts"
import { couponEndOf, couponKindOf, couponPercentOff } from "../../../domain/promotions/coupon.ts"

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
  /** Empty where it never ends. */
  endsAt: string
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
    endsAt: couponEndOf(coupon.peirodTime)?.toISOString() ?? "",
    state: coupon.state,
  }
}
