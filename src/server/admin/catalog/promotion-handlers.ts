import type { adminCouponCalls } from "../../../contract/admin/coupon-calls.ts"
import type { adminPromotionCalls } from "../../../contract/admin/promotion-calls.ts"
import type { Handlers } from "../../api/handlers.ts"
import { giveCoupon } from "./promotions/give-coupon.ts"
import { listGoodsPromotions, removeGoodsPromotion, saveGoodsPromotion } from "./promotions/goods-promotions.ts"
import { listCoupons } from "./promotions/list-coupons.ts"
import { listOrderPromotions, removeOrderPromotion, saveOrderPromotion } from "./promotions/order-promotions.ts"
import { pausePromotion } from "./promotions/pause-promotion.ts"
import { removeCoupon, saveCoupon } from "./promotions/save-coupon.ts"
import {
  listShippingPromotions,
  removeShippingPromotion,
  saveShippingPromotion,
} from "./promotions/shipping-promotions.ts"
import { workedExample } from "./promotions/worked-example.ts"

/** Offers: promotions of three kinds, and coupons. */
export const promotionHandlers: Handlers<typeof adminPromotionCalls & typeof adminCouponCalls> = {
  "GET /api/admin/goodsPromotion/lists": ({ shop, query }) => listGoodsPromotions(shop, query),
  "POST /api/admin/goodsPromotion/save": (ask) => saveGoodsPromotion(ask, ask.body),
  "POST /api/admin/goodsPromotion/remove": (ask) => removeGoodsPromotion(ask, ask.body.id),
  "GET /api/admin/orderPromotion/lists": ({ shop, query }) => listOrderPromotions(shop, query),
  "POST /api/admin/orderPromotion/save": (ask) => saveOrderPromotion(ask, ask.body),
  "POST /api/admin/orderPromotion/remove": (ask) => removeOrderPromotion(ask, ask.body.id),
  "GET /api/admin/shippingPromotion/lists": ({ shop, query }) => listShippingPromotions(shop, query),
  "POST /api/admin/shippingPromotion/save": (ask) => saveShippingPromotion(ask, ask.body),
  "POST /api/admin/shippingPromotion/remove": (ask) => removeShippingPromotion(ask, ask.body.id),

  "POST /api/admin/promotion/pause": (ask) => pausePromotion(ask, ask.body),
  "POST /api/admin/promotion/example": ({ shop, body }) => workedExample(shop, body),

  "GET /api/admin/coupon/lists": ({ shop, query }) => listCoupons(shop, query),
  "POST /api/admin/coupon/save": (ask) => saveCoupon(ask, ask.body),
  "POST /api/admin/coupon/remove": (ask) => removeCoupon(ask, ask.body.id),
  "POST /api/admin/coupon/give": (ask) => giveCoupon(ask, ask.body),
}
