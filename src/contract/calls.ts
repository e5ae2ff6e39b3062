import { addressCalls } from "./address-calls.ts"
import { adminCalls } from "./admin/calls.ts"
import { businessCalls } from "./business-calls.ts"
import type { ReplyOf } from "./call.ts"
import { cartCalls } from "./cart-calls.ts"
import { contentCalls } from "./content-calls.ts"
import { conversationCalls } from "./conversation-calls.ts"
import { favouriteCalls } from "./favourite-calls.ts"
import { goodsCalls } from "./goods-calls.ts"
import { inquiryCalls } from "./inquiry-calls.ts"
import { mediaCalls } from "./media-calls.ts"
import { memberCalls } from "./member-calls.ts"
import { orderCalls } from "./order-calls.ts"
import { passkeyCalls } from "./passkey-calls.ts"
import { paymentCalls } from "./payment-calls.ts"
import { returnCalls } from "./return-calls.ts"
import { reviewCalls } from "./review-calls.ts"
import { siteCalls } from "./site-calls.ts"
import { stockWishCalls } from "./stock-wish-calls.ts"

/** Every call there is. A call that is listed here without a handler does not compile, nor does a handler without a call. */
export const calls = {
  ...siteCalls,
  ...contentCalls,
  ...goodsCalls,
  ...stockWishCalls,
  ...memberCalls,
  ...passkeyCalls,
  ...addressCalls,
  ...businessCalls,
  ...favouriteCalls,
  ...cartCalls,
  ...orderCalls,
  ...paymentCalls,
  ...returnCalls,
  ...reviewCalls,
  ...inquiryCalls,
  ...conversationCalls,
  ...mediaCalls,
  ...adminCalls,
}

export type AllCalls = typeof calls
export type CallReply<Name extends keyof AllCalls> = ReplyOf<AllCalls[Name]>
