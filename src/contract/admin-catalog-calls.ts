import { adminCategoryCalls } from "./admin-category-calls.ts"
import { adminContentCalls } from "./admin-content-calls.ts"
import { adminCouponCalls } from "./admin-coupon-calls.ts"
import { adminFrameCalls } from "./admin-frame-calls.ts"
import { adminGoodsCalls } from "./admin-goods-calls.ts"
import { adminMediaCalls } from "./admin-media-calls.ts"
import { adminPromotionCalls } from "./admin-promotion-calls.ts"
import { adminSiteCalls } from "./admin-site-calls.ts"
import { adminTradeCalls } from "./admin-trade-calls.ts"
import type { Calls } from "./call.ts"

/** The calls with which a merchant keeps the shop. */
export const adminCatalogCalls = {
  ...adminGoodsCalls,
  ...adminCategoryCalls,
  ...adminMediaCalls,
  ...adminPromotionCalls,
  ...adminCouponCalls,
  ...adminContentCalls,
  ...adminFrameCalls,
  ...adminSiteCalls,
  ...adminTradeCalls,
} as const satisfies Calls
