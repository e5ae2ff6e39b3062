import type { adminDeskCalls } from "../../contract/admin/desk-calls.ts"
import type { Handlers } from "../api/handlers.ts"
import { handleAccessRequest, listAccessRequests } from "./contact/access-requests.ts"
import { answerInquiry } from "./contact/answer-inquiry.ts"
import { listFeedback } from "./contact/list-feedback.ts"
import { listInquiries } from "./contact/list-inquiries.ts"
import { showInquiry } from "./contact/show-inquiry.ts"
import { listAudit } from "./list-audit.ts"
import { cancelForBuyer } from "./orders/cancel-for-buyer.ts"
import { listOrders } from "./orders/list-orders.ts"
import { moveOrder } from "./orders/move-order.ts"
import { noteOnOrder } from "./orders/note-on-order.ts"
import { recordGivenBack, recordReceived } from "./orders/record-hand-money.ts"
import { refundOrder } from "./orders/refund-order.ts"
import { shipOrder } from "./orders/ship-order.ts"
import { showOrder } from "./orders/show-order.ts"
import { addStaff, sendLink } from "./people/add-staff.ts"
import { changeRole, removeStaff } from "./people/change-staff.ts"
import { listMembers } from "./people/list-members.ts"
import { listStaff } from "./people/list-staff.ts"
import { decideVatNumber, setMemberKind, showMemberBusiness } from "./people/member-business.ts"
import { showMember } from "./people/show-member.ts"
import { listReturns } from "./returns/list-returns.ts"
import { showReturn } from "./returns/show-return.ts"
import { receiveReturn, workOnReturn } from "./returns/work-on-return.ts"
import { listReviews } from "./reviews/list-reviews.ts"
import { answerReview, moderateReview } from "./reviews/moderate-review.ts"
import { today } from "./today.ts"

export const adminDeskHandlers: Handlers<typeof adminDeskCalls> = {
  "GET /api/admin/audit/lists": ({ shop, query }) => listAudit(shop, query),
  "GET /api/admin/desk/today": ({ shop }) => today(shop),

  "GET /api/admin/order/lists": ({ shop, query }) => listOrders(shop, query),
  "GET /api/admin/order/detail": ({ shop, staff, query }) => showOrder(shop, staff, query.order_no),
  "POST /api/admin/order/accept": ({ shop, staff, body }) => moveOrder(shop, staff, body.order_no, "accept"),
  "POST /api/admin/order/prepare": ({ shop, staff, body }) => moveOrder(shop, staff, body.order_no, "prepare"),
  "POST /api/admin/order/ship": ({ shop, staff, body }) => shipOrder(shop, staff, body),
  "POST /api/admin/order/deliver": ({ shop, staff, body }) => moveOrder(shop, staff, body.order_no, "deliver"),
  "POST /api/admin/order/complete": ({ shop, staff, body }) => moveOrder(shop, staff, body.order_no, "complete"),
  "POST /api/admin/order/cancel": ({ shop, staff, body }) => cancelForBuyer(shop, staff, body.order_no),
  "POST /api/admin/order/refund": ({ shop, staff, body, idempotencyKey }) =>
    refundOrder(shop, staff, body, idempotencyKey),
  "POST /api/admin/order/received": ({ shop, staff, body, idempotencyKey }) =>
    recordReceived(shop, staff, body, idempotencyKey),
  "POST /api/admin/order/givenBack": ({ shop, staff, body, idempotencyKey }) =>
    recordGivenBack(shop, staff, body, idempotencyKey),
  "POST /api/admin/order/note": ({ shop, staff, body }) => noteOnOrder(shop, staff, body),

  "GET /api/admin/return/lists": ({ shop, query }) => listReturns(shop, query),
  "GET /api/admin/return/detail": ({ shop, query }) => showReturn(shop, query.id),
  "POST /api/admin/return/approve": ({ shop, staff, body: { id, answer } }) =>
    workOnReturn(shop, staff, id, "approve", answer === undefined ? {} : { answer }),
  "POST /api/admin/return/refuse": ({ shop, staff, body: { id, answer } }) =>
    workOnReturn(shop, staff, id, "refuse", { answer }),
  "POST /api/admin/return/receive": ({ shop, staff, body }) => receiveReturn(shop, staff, body),

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
  "GET /api/admin/member/business": ({ shop, query }) => showMemberBusiness(shop, query.id),
  "POST /api/admin/member/kind": (ask) => setMemberKind(ask, ask.body),
  "POST /api/admin/member/vatNumber": (ask) => decideVatNumber(ask, ask.body),
  "GET /api/admin/staff/lists": ({ shop, query }) => listStaff(shop, query),
  "POST /api/admin/staff/add": ({ shop, staff, body }) => addStaff(shop, staff, body),
  "POST /api/admin/staff/link": ({ shop, staff, body }) => sendLink(shop, staff, body.id),
  "POST /api/admin/staff/role": ({ shop, staff, body }) => changeRole(shop, staff, body),
  "POST /api/admin/staff/remove": ({ shop, staff, body }) => removeStaff(shop, staff, body.id),
}
