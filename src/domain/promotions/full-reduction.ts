import { DEFAULT_REDUCE_MONEY, DISCOUNT_KIND, ORDER_PROMOTION_TYPE } from "../constants.ts"
import type { OrderPromotionRule } from "./order-promotion-rule.ts"

/** Type 2, full-on reduce: the tier's money comes off (default 0), never more than the amount. */
export const fullReduction: OrderPromotionRule = {
  type: ORDER_PROMOTION_TYPE.reduce,
  discountKind: DISCOUNT_KIND.reduce,
  moneyOff: (tier, amount) => Math.min(amount, Math.max(0, tier.reduceMoney ?? DEFAULT_REDUCE_MONEY)),
  gifts: () => [],
}
