import { DEFAULT_DISCOUNT_PERCENT } from "../constants.ts"
import { isRefused } from "../refusal.ts"
import { type Money, minus, parseMoney, percentOf } from "./money.ts"

/** The percent that remains to be paid: above 0 and at most 100; anything else, 0 included, is the default 100. */
export function remainingPercent(percent: number | null | undefined): number {
  // An empty field arrives as 0 or nothing; reading it as "free of charge" would give the shop away.
  const valid = percent != null && percent > 0 && percent <= 100 && !isRefused(parseMoney(percent))
  return valid ? percent : DEFAULT_DISCOUNT_PERCENT
}

/** What a discount takes off: the amount less what remains to be paid, which rounds half up. */
export function discountOff(amount: Money, percent: number | null | undefined): Money {
  return minus(amount, percentOf(amount, remainingPercent(percent)))
}
