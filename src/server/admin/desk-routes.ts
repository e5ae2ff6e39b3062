import type { adminDeskCalls } from "../../contract/admin/desk-calls.ts"
import type { Handlers } from "../api/handlers.ts"
import { siteRegions } from "../sites/site-regions.ts"
import { handleAccessRequest, listAccessRequests } from "./contact/access-requests.ts"
import { answerInquiry } from "./contact/answer-inquiry.ts"
import { listFeedback } from "./contact/list-feedback.ts"
import { listInquiries } from "./contact/list-inquiries.ts"
import { showInquiry } from "./contact/show-inquiry.ts"
import { withdrawQuote, writeMessage } from "./contact/write-message.ts"
import { listAudit } from "./list-audit.ts"
import { listMails } from "./mails/list-mails.ts"
import { sendMailAgain } from "./mails/send-mail-again.ts"
import { showMail } from "./mails/show-mail.ts"
import { eraseMember } from "./members/erase-member.ts"
import { exportMember } from "./members/export-member.ts"
import { listMembers } from "./members/list-members.ts"
import { noteOnMember, removeMemberNote } from "./members/member-notes.ts"
import { showMember } from "./members/show-member.ts"
import { bulkOrders } from "./orders/bulk-orders.ts"
import { cancelForBuyer } from "./orders/cancel-for-buyer.ts"
import { changeOrder, previewChange } from "./orders/change/change-order.ts"
import { correctParcel } from "./orders/correct-parcel.ts"
import { exportOrders } from "./orders/export-orders.ts"
import { countOrders, listOrders, sumOrders } from "./orders/list-orders.ts"
import { findVariants } from "./orders/made/find-variants.ts"
import { makeOrder } from "./orders/made/make-order.ts"
import { previewMadeOrder } from "./orders/made/preview-made-order.ts"
import { sendOrderLink } from "./orders/made/send-order-link.ts"
import { moveOrder } from "./orders/move-order.ts"
import { noteOnOrder } from "./orders/note-on-order.ts"
import { packLine } from "./orders/pack-line.ts"
import { packingSlips } from "./orders/packing-slips.ts"
import { recordGivenBack, recordReceived } from "./orders/record-hand-money.ts"
import { refundOrder } from "./orders/refund-order.ts"
import { shipOrder, shipPieces } from "./orders/ship-order.ts"
import { showOrder } from "./orders/show-order.ts"
import { addStaff, sendLink } from "./people/add-staff.ts"
import { changeRole, removeStaff } from "./people/change-staff.ts"
import { listStaff } from "./people/list-staff.ts"
import { decideVatNumber, setMemberKind, showMemberBusiness } from "./people/member-business.ts"
import { exportReport } from "./reports/export-report.ts"
import { funnelReport } from "./reports/funnel-report.ts"
import { salesReport } from "./reports/sales-report.ts"
import { stockReport } from "./reports/stock-report.ts"
import { listReturns } from "./returns/list-returns.ts"
import { showReturn } from "./returns/show-return.ts"
import { receiveReturn, workOnReturn } from "./returns/work-on-return.ts"
import { listReviews } from "./reviews/list-reviews.ts"
import { answerReview, moderateReview } from "./reviews/moderate-review.ts"
import { moderateReviews } from "./reviews/moderate-reviews.ts"
import { undoStep } from "./steps/undo-step.ts"
import { today } from "./today/today.ts"
import { listViews, removeView, saveView } from "./views.ts"

export const adminDeskHandlers: Handlers<typeof adminDeskCalls> = {
  "GET /api/admin/audit/lists": ({ shop, query }) => listAudit(shop, query),
  "GET /api/admin/desk/today": ({ shop }) => today(shop),

  "POST /api/admin/step/undo": ({ shop, staff, body }) => undoStep(shop, staff, body.token),

  "GET /api/admin/sentMail/lists": ({ shop, query }) => listMails(shop, query),
  "GET /api/admin/sentMail/detail": ({ shop, query }) => showMail(shop, query.id),
  "POST /api/admin/sentMail/again": ({ shop, staff, body }) => sendMailAgain(shop, staff, body.id),
  "GET /api/admin/report/sales": ({ shop, query }) => salesReport(shop, query),
  "GET /api/admin/report/stock": ({ shop }) => stockReport(shop),
  "GET /api/admin/report/funnel": ({ shop, query }) => funnelReport(shop, query),
  "GET /api/admin/report/export": ({ shop, staff, query }) => exportReport(shop, staff, query),

  "GET /api/admin/order/lists": ({ shop, query }) => listOrders(shop, query),
  "GET /api/admin/order/sum": ({ shop, query }) => sumOrders(shop, query),
  "GET /api/admin/order/counts": ({ shop }) => countOrders(shop),
  "GET /api/admin/order/export": ({ shop, staff, query }) => exportOrders(shop, staff, query),
  "POST /api/admin/order/bulk": ({ shop, staff, body }) => bulkOrders(shop, staff, body),
  "GET /api/admin/order/slips": ({ shop, query }) => packingSlips(shop, query.order_nos),
  "POST /api/admin/order/parcel": ({ shop, staff, body, idempotencyKey }) =>
    shipPieces(shop, staff, body, idempotencyKey),
  "POST /api/admin/order/parcelNumber": ({ shop, staff, body }) => correctParcel(shop, staff, body),
  "POST /api/admin/order/pack": ({ shop, staff, body }) => packLine(shop, staff, body),
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
  "GET /api/admin/order/variants": ({ shop, query }) => findVariants(shop, query),
  "GET /api/admin/region/lists": async ({ shop }) => ({ list: await siteRegions(shop) }),
  "POST /api/admin/order/makePreview": ({ shop, staff, body }) => previewMadeOrder(shop, staff, body),
  "POST /api/admin/order/make": ({ shop, staff, body, idempotencyKey }) => makeOrder(shop, staff, body, idempotencyKey),
  "POST /api/admin/order/link": ({ shop, staff, body }) => sendOrderLink(shop, staff, body),
  "POST /api/admin/order/changePreview": ({ shop, staff, body }) => previewChange(shop, staff, body),
  "POST /api/admin/order/change": ({ shop, staff, body, idempotencyKey }) =>
    changeOrder(shop, staff, body, idempotencyKey),
  "POST /api/admin/order/note": ({ shop, staff, body }) => noteOnOrder(shop, staff, body),

  "GET /api/admin/view/lists": ({ shop, staff, query }) => listViews(shop, staff, query.list),
  "POST /api/admin/view/save": ({ shop, staff, body }) => saveView(shop, staff, body),
  "POST /api/admin/view/remove": ({ shop, staff, body }) => removeView(shop, staff, body.id),

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
  "POST /api/admin/inquiry/message": ({ shop, staff, body }) => writeMessage(shop, staff, body),
  "POST /api/admin/inquiry/withdrawQuote": ({ shop, staff, body }) => withdrawQuote(shop, staff, body.id),
  "GET /api/admin/access/lists": ({ shop, query }) => listAccessRequests(shop, query),
  "POST /api/admin/access/grant": ({ shop, staff, body }) => handleAccessRequest(shop, staff, body.id, true),
  "POST /api/admin/access/dismiss": ({ shop, staff, body }) => handleAccessRequest(shop, staff, body.id, false),
  "GET /api/admin/feedback/lists": ({ shop, query }) => listFeedback(shop, query),

  "GET /api/admin/review/lists": ({ shop, query }) => listReviews(shop, query),
  "POST /api/admin/review/show": ({ shop, staff, body }) => moderateReview(shop, staff, body.id, "shown"),
  "POST /api/admin/review/hide": ({ shop, staff, body }) => moderateReview(shop, staff, body.id, "hidden"),
  "POST /api/admin/review/moderate": ({ shop, staff, body }) => moderateReviews(shop, staff, body),
  "POST /api/admin/review/answer": ({ shop, staff, body }) => answerReview(shop, staff, body),

  "GET /api/admin/member/lists": ({ shop, query }) => listMembers(shop, query),
  "GET /api/admin/member/detail": ({ shop, query }) => showMember(shop, query.id),
  "POST /api/admin/member/note": ({ shop, staff, body }) => noteOnMember(shop, staff, body),
  "POST /api/admin/member/removeNote": ({ shop, staff, body }) => removeMemberNote(shop, staff, body.id),
  "POST /api/admin/member/export": ({ shop, staff, body }) => exportMember(shop, staff, body.id),
  "POST /api/admin/member/erase": ({ shop, staff, body }) => eraseMember(shop, staff, body),
  "GET /api/admin/member/business": ({ shop, query }) => showMemberBusiness(shop, query.id),
  "POST /api/admin/member/kind": (ask) => setMemberKind(ask, ask.body),
  "POST /api/admin/member/vatNumber": (ask) => decideVatNumber(ask, ask.body),
  "GET /api/admin/staff/lists": ({ shop, query }) => listStaff(shop, query),
  "POST /api/admin/staff/add": ({ shop, staff, body }) => addStaff(shop, staff, body),
  "POST /api/admin/staff/link": ({ shop, staff, body }) => sendLink(shop, staff, body.id),
  "POST /api/admin/staff/role": ({ shop, staff, body }) => changeRole(shop, staff, body),
  "POST /api/admin/staff/remove": ({ shop, staff, body }) => removeStaff(shop, staff, body.id),
}
