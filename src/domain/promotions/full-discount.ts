import { DISCOUNT_KIND, ORDER_PROMOTION_TYPE } from "../constants.ts"
import { discountOff } from "../pricing/remaining-percent.ts"
import type { OrderPromotionRule } from "./order-promotion-rule.ts"

/** Type 3, full-on discount: the tier's percent remains to be paid (default 100, no reduction). */
export const fullDiscount: OrderPromotionRule = {
  type: ORDER_PROMOTION_TYPE.discount,
  discountKind: DISCOUNT_KIND.discount,
  moneyOff: (tier, amount) => discountOff(amount, tier.discount),
  gifts: () => [],
}
