import type { AllCalls } from "../contract/calls.ts"
import { addressHandlers } from "./addresses/routes.ts"
import { adminHandlers } from "./admin/routes.ts"
import type { Handlers } from "./api/handlers.ts"
import { businessHandlers } from "./business/routes.ts"
import { cartHandlers } from "./cart/routes.ts"
import { catalogHandlers } from "./catalog/routes.ts"
import { contentHandlers } from "./content/routes.ts"
import { favouriteHandlers } from "./favourites/routes.ts"
import { inquiryHandlers } from "./inquiries/routes.ts"
import { mediaHandlers } from "./media/routes.ts"
import { passkeyHandlers } from "./members/passkeys/routes.ts"
import { memberHandlers } from "./members/routes.ts"
import { orderHandlers } from "./orders/routes.ts"
import { paymentHandlers } from "./payments/routes.ts"
import { returnHandlers } from "./returns/routes.ts"
import { reviewHandlers } from "./reviews/routes.ts"
import { siteHandlers } from "./sites/routes.ts"
import { stockWishHandlers } from "./stock-wishes/routes.ts"

/** What answers each call, by whatever way it comes: over HTTP or from a loader. */
export const handlers: Handlers<AllCalls> = {
  ...siteHandlers,
  ...contentHandlers,
  ...catalogHandlers,
  ...stockWishHandlers,
  ...memberHandlers,
  ...passkeyHandlers,
  ...addressHandlers,
  ...businessHandlers,
  ...favouriteHandlers,
  ...cartHandlers,
  ...orderHandlers,
  ...paymentHandlers,
  ...returnHandlers,
  ...reviewHandlers,
  ...inquiryHandlers,
  ...mediaHandlers,
  ...adminHandlers,
}
