import type { Calls } from "../call.ts"
import { adminBusinessCalls } from "./business-calls.ts"
import { adminContactCalls } from "./contact-calls.ts"
import { adminOrderCalls } from "./order-calls.ts"
import { adminOverviewCalls } from "./overview-calls.ts"
import { adminPeopleCalls } from "./people-calls.ts"
import { adminReturnCalls } from "./return-calls.ts"
import { adminReviewCalls } from "./review-calls.ts"

/** The staff calls with which the shop serves people. */
export const adminDeskCalls = {
  ...adminOverviewCalls,
  ...adminOrderCalls,
  ...adminReturnCalls,
  ...adminContactCalls,
  ...adminReviewCalls,
  ...adminPeopleCalls,
  ...adminBusinessCalls,
} as const satisfies Calls
