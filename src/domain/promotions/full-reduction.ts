import { DEFAULT_REDUCE_MONEY, DISCOUNT_KIND, ORDER_PROMOTION_TYPE } from "../constants.ts"
import { atLeastZero, cents, lesser } from "../pricing/money.ts"
import type { OrderPromotionRule } from "./order-promotion-rule.ts"

/** Type 2, full-on reduce: the tier's money comes off (default 0), never more than the amount. */
export const fullReduction: OrderPromotionRule = {
  type: ORDER_PROMOTION_TYPE.reduce,
  discountKind: DISCOUNT_KIND.reduce,
  moneyOff: (tier, amount) => lesser(amount, atLeastZero(tier.reduceMoney ?? cents(DEFAULT_REDUCE_MONEY))),
  gifts: () => [],
}
