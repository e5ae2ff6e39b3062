import { ORDER_PROMOTION_TYPE } from "../constants.ts"
import { ZERO } from "../pricing/money.ts"
import type { OrderPromotionRule } from "./order-promotion-rule.ts"

/** Type 1, full-on gift: the tier's gifts come with the order, the amount stays. */
export const fullGift: OrderPromotionRule = {
  type: ORDER_PROMOTION_TYPE.gift,
  discountKind: null,
  moneyOff: () => ZERO,
  gifts: (tier) => tier.gifts ?? [],
}
