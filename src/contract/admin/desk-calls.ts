import type { Calls } from "../call.ts"
import { adminBusinessCalls } from "./business-calls.ts"
import { adminContactCalls } from "./contact-calls.ts"
import { adminInquiryCalls } from "./inquiry-calls.ts"
import { adminMadeOrderCalls } from "./made-order-calls.ts"
import { adminMemberCalls } from "./member-calls.ts"
import { adminOrderCalls } from "./order-calls.ts"
import { adminOrderListCalls } from "./order-list-calls.ts"
import { adminOverviewCalls } from "./overview-calls.ts"
import { adminParcelCalls } from "./parcel-calls.ts"
import { adminPeopleCalls } from "./people-calls.ts"
import { adminReportCalls } from "./report-calls.ts"
import { adminReturnCalls } from "./return-calls.ts"
import { adminReviewCalls } from "./review-calls.ts"
import { adminSentMailCalls } from "./sent-mail-calls.ts"
import { adminStepCalls } from "./step-calls.ts"
import { adminViewCalls } from "./view-calls.ts"

/** The staff calls with which the shop serves people. */
export const adminDeskCalls = {
  ...adminOverviewCalls,
  ...adminStepCalls,
  ...adminSentMailCalls,
  ...adminReportCalls,
  ...adminOrderCalls,
  ...adminOrderListCalls,
  ...adminParcelCalls,
  ...adminViewCalls,
  ...adminMadeOrderCalls,
  ...adminReturnCalls,
  ...adminInquiryCalls,
  ...adminContactCalls,
  ...adminReviewCalls,
  ...adminMemberCalls,
  ...adminPeopleCalls,
  ...adminBusinessCalls,
} as const satisfies Calls
