import type { adminCatalogCalls } from "../../contract/admin/catalog-calls.ts"
import type { Handlers } from "../api/handlers.ts"
import { contentHandlers } from "./catalog/content-handlers.ts"
import { goodsHandlers } from "./catalog/goods-handlers.ts"
import { promotionHandlers } from "./catalog/promotion-handlers.ts"
import { siteHandlers } from "./catalog/site-handlers.ts"
import { lookHandlers } from "./look/look-handlers.ts"
import { paymentAccountHandlers } from "./payments/payment-account-handlers.ts"
import { taxHandlers } from "./tax/tax-handlers.ts"

export const adminCatalogHandlers: Handlers<typeof adminCatalogCalls> = {
  ...goodsHandlers,
  ...promotionHandlers,
  ...contentHandlers,
  ...lookHandlers,
  ...siteHandlers,
  ...paymentAccountHandlers,
  ...taxHandlers,
}
