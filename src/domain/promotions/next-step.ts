import { type Money, minus, ZERO } from "../pricing/money.ts"
import { bestMoneyOff, orderPromotionRules } from "./order-promotion.ts"
import type { Gift, LadderTier, OrderPromotion } from "./order-promotion-rule.ts"
import { isRunning } from "./time-window.ts"

/** A tier that has not been reached: what is missing to it, and what it gives once it is. */
export interface NextStep {
  readonly promotion: OrderPromotion
  readonly tier: LadderTier
  readonly missing: Money
  /** What it takes off an order of just its amount. */
  readonly moneyOff: Money
  readonly gifts: readonly Gift[]
}

/**
 * What a little more would bring (app 8): of all tiers that take money off the nearest that takes off more than the order
 * would get without it, and the nearest of each gift promotion; what is nearest first.
 */
export function nextSteps(promotions: readonly OrderPromotion[], amount: Money, now: Date): NextStep[] {
  const running = promotions.filter((promotion) => isRunning(promotion, now))
  const steps = running.flatMap((promotion) => stepsAbove(promotion, amount)).toSorted(nearestFirst)
  const money = steps.find((step) => step.moneyOff > moneyOffWithout(step, running, now))
  const gifts = running.flatMap(
    (promotion) => steps.find((step) => step.promotion === promotion && step.gifts.length > 0) ?? [],
  )
  return [...(money ? [money] : []), ...gifts].toSorted(nearestFirst)
}

function stepsAbove(promotion: OrderPromotion, amount: Money): NextStep[] {
  const rule = orderPromotionRules[promotion.type]
  return promotion.tiers
    .filter((tier) => tier.amount > amount)
    .map((tier) => {
      const missing = minus(tier.amount, amount)
      return { promotion, tier, missing, moneyOff: rule.moneyOff(tier, tier.amount), gifts: rule.gifts(tier) }
    })
}

/** Of two that are equally near the one that takes more off. */
const nearestFirst = (one: NextStep, other: NextStep) => one.missing - other.missing || other.moneyOff - one.moneyOff

/** What an order of the tier's amount would get if there were no such tier: promotions do not add up. */
function moneyOffWithout({ promotion, tier }: NextStep, running: readonly OrderPromotion[], now: Date): Money {
  const others = running.map((each) =>
    each === promotion ? { ...each, tiers: each.tiers.filter((other) => other !== tier) } : each,
  )
  return bestMoneyOff(others, tier.amount, now)?.amount ?? ZERO
}
