import type { adminDeskCalls } from "../../contract/admin-desk-calls.ts"
import type { Handlers } from "../api/handlers.ts"
import { handleAccessRequest, listAccessRequests } from "./contact/access-requests.ts"
import { answerInquiry } from "./contact/answer-inquiry.ts"
import { listFeedback } from "./contact/list-feedback.ts"
import { listInquiries } from "./contact/list-inquiries.ts"
import { showInquiry } from "./contact/show-inquiry.ts"
import { listAudit } from "./list-audit.ts"
import { addStaff, sendLink } from "./people/add-staff.ts"
import { changeRole, removeStaff } from "./people/change-staff.ts"
import { listMembers } from "./people/list-members.ts"
import { listStaff } from "./people/list-staff.ts"
import { showMember } from "./people/show-member.ts"
import { listReviews } from "./reviews/list-reviews.ts"
import { answerReview, moderateReview } from "./reviews/moderate-review.ts"
import { today } from "./today.ts"

export const adminDeskHandlers: Handlers<typeof adminDeskCalls> = {
  "GET /api/admin/audit/lists": ({ shop, query }) => listAudit(shop, query),
  "GET /api/admin/desk/today": ({ shop }) => today(shop),

  "GET /api/admin/inquiry/lists": ({ shop, query }) => listInquiries(shop, query),
  "GET /api/admin/inquiry/detail": ({ shop, query }) => showInquiry(shop, query.id),
  "POST /api/admin/inquiry/answer": ({ shop, staff, body }) => answerInquiry(shop, staff, body),
  "GET /api/admin/access/lists": ({ shop, query }) => listAccessRequests(shop, query),
  "POST /api/admin/access/grant": ({ shop, staff, body }) => handleAccessRequest(shop, staff, body.id, true),
  "POST /api/admin/access/dismiss": ({ shop, staff, body }) => handleAccessRequest(shop, staff, body.id, false),
  "GET /api/admin/feedback/lists": ({ shop, query }) => listFeedback(shop, query),

  "GET /api/admin/review/lists": ({ shop, query }) => listReviews(shop, query),
  "POST /api/admin/review/show": ({ shop, staff, body }) => moderateReview(shop, staff, body.id, "shown"),
  "POST /api/admin/review/hide": ({ shop, staff, body }) => moderateReview(shop, staff, body.id, "hidden"),
  "POST /api/admin/review/answer": ({ shop, staff, body }) => answerReview(shop, staff, body),

  "GET /api/admin/member/lists": ({ shop, query }) => listMembers(shop, query),
  "GET /api/admin/member/detail": ({ shop, query }) => showMember(shop, query.id),
  "GET /api/admin/staff/lists": ({ shop, query }) => listStaff(shop, query),
  "POST /api/admin/staff/add": ({ shop, staff, body }) => addStaff(shop, staff, body),
  "POST /api/admin/staff/link": ({ shop, staff, body }) => sendLink(shop, staff, body.id),
  "POST /api/admin/staff/role": ({ shop, staff, body }) => changeRole(shop, staff, body),
  "POST /api/admin/staff/remove": ({ shop, staff, body }) => removeStaff(shop, staff, body.id),
}
