import { adminContactCalls } from "./admin-contact-calls.ts"
import { adminOrderCalls } from "./admin-order-calls.ts"
import { adminOverviewCalls } from "./admin-overview-calls.ts"
import { adminPeopleCalls } from "./admin-people-calls.ts"
import { adminReturnCalls } from "./admin-return-calls.ts"
import { adminReviewCalls } from "./admin-review-calls.ts"
import type { Calls } from "./call.ts"

/** The staff calls with which the shop serves people. */
export const adminDeskCalls = {
  ...adminOverviewCalls,
  ...adminOrderCalls,
  ...adminReturnCalls,
  ...adminContactCalls,
  ...adminReviewCalls,
  ...adminPeopleCalls,
} as const satisfies Calls
