import type { Money } from "../pricing/money.ts"
import { fullDiscount } from "./full-discount.ts"
import { fullGift } from "./full-gift.ts"
import { fullReduction } from "./full-reduction.ts"
import type {
  Gift,
  LadderTier,
  OrderPromotion,
  OrderPromotionRule,
  OrderPromotionType,
} from "./order-promotion-rule.ts"
import { isRunning } from "./time-window.ts"

/** The rule of each type: 1 full-on gift, 2 full-on reduce, 3 full-on discount. */
export const orderPromotionRules: Record<OrderPromotionType, OrderPromotionRule> = {
  1: fullGift,
  2: fullReduction,
  3: fullDiscount,
}

/** A promotion and what it takes off an amount. */
export interface MoneyOff {
  readonly promotion: OrderPromotion
  readonly amount: Money
}

/** Gifts and the promotion they come from. */
export interface GiftsGiven {
  readonly promotion: OrderPromotion
  readonly gifts: readonly Gift[]
}

/** The best tier reached: the one with the highest amount at or below the given amount. */
export function tierReached(tiers: readonly LadderTier[], amount: Money): LadderTier | null {
  return tiers
    .filter((tier) => tier.amount <= amount)
    .reduce<LadderTier | null>((best, tier) => (best && best.amount > tier.amount ? best : tier), null)
}

/** Of all running promotions (app 8) the one that takes most off; they do not add up. The first wins a tie. */
export function bestMoneyOff(promotions: readonly OrderPromotion[], amount: Money, now: Date): MoneyOff | null {
  return reached(promotions, amount, now)
    .map(({ promotion, tier }) => ({
      promotion,
      amount: orderPromotionRules[promotion.type].moneyOff(tier, amount),
    }))
    .filter((off) => off.amount > 0)
    .reduce<MoneyOff | null>((best, off) => (best && best.amount >= off.amount ? best : off), null)
}

/** The gifts of every running gift promotion reached: gifts do not compete with money, nor with each other. */
export function giftsGiven(promotions: readonly OrderPromotion[], amount: Money, now: Date): GiftsGiven[] {
  return reached(promotions, amount, now)
    .map(({ promotion, tier }) => ({ promotion, gifts: orderPromotionRules[promotion.type].gifts(tier) }))
    .filter((given) => given.gifts.length > 0)
}

function reached(promotions: readonly OrderPromotion[], amount: Money, now: Date) {
  return promotions
    .filter((promotion) => amount > 0 && isRunning(promotion, now))
    .flatMap((promotion) => {
      const tier = tierReached(promotion.tiers, amount)
      return tier ? [{ promotion, tier }] : []
    })
}
