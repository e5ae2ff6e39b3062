import type { Calls } from "../call.ts"
import { adminCategoryCalls } from "./category-calls.ts"
import { adminContentCalls } from "./content-calls.ts"
import { adminCouponCalls } from "./coupon-calls.ts"
import { adminFrameCalls } from "./frame-calls.ts"
import { adminGoodsCalls } from "./goods-calls.ts"
import { adminLookCalls } from "./look-calls.ts"
import { adminMediaCalls } from "./media-calls.ts"
import { adminPaymentAccountCalls } from "./payment-account-calls.ts"
import { adminPromotionCalls } from "./promotion-calls.ts"
import { adminSiteCalls } from "./site-calls.ts"
import { adminStockCalls } from "./stock-calls.ts"
import { adminTaxCalls } from "./tax-calls.ts"
import { adminTradeCalls } from "./trade-calls.ts"

import { adminTranslationCalls } from "./translation-calls.ts"

/** The calls with which a merchant keeps the shop. */
export const adminCatalogCalls = {
  ...adminGoodsCalls,
  ...adminStockCalls,
  ...adminCategoryCalls,
  ...adminMediaCalls,
  ...adminPromotionCalls,
  ...adminCouponCalls,
  ...adminContentCalls,
  ...adminFrameCalls,
  ...adminLookCalls,
  ...adminSiteCalls,
  ...adminTradeCalls,
  ...adminTranslationCalls,
  ...adminTaxCalls,
  ...adminPaymentAccountCalls,
} as const satisfies Calls
