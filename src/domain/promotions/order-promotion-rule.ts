import type { DISCOUNT_KIND, ORDER_PROMOTION_TYPE } from "../constants.ts"
import type { Money } from "../pricing/money.ts"
import type { TimeWindow } from "./time-window.ts"

export type OrderPromotionType = (typeof ORDER_PROMOTION_TYPE)[keyof typeof ORDER_PROMOTION_TYPE]

/** A variant given away: its line costs 0 and takes stock. */
export interface Gift {
  readonly variantId: number
  readonly number: number
}

/** One step of a promotion's ladder: from `amount` on, what its rule gives. */
export interface LadderTier {
  readonly amount: Money
  readonly reduceMoney?: Money | null
  /** Percent that remains to be paid. */
  readonly discount?: number | null
  readonly gifts?: readonly Gift[]
}

export interface OrderPromotion extends TimeWindow {
  readonly id: number
  readonly name: string
  readonly type: OrderPromotionType
  readonly tiers: readonly LadderTier[]
}

/** What a type of order promotion gives at a tier that was reached. */
export interface OrderPromotionRule {
  readonly type: OrderPromotionType
  /** How the API names the money it takes off; a gift takes none. */
  readonly discountKind: (typeof DISCOUNT_KIND)[keyof typeof DISCOUNT_KIND] | null
  moneyOff(tier: LadderTier, amount: Money): Money
  gifts(tier: LadderTier): readonly Gift[]
}
