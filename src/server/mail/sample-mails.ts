import type { Queries } from "../../db/database.ts"
import type { MailName } from "../../domain/site/mail-kinds.ts"
import {
  accessGrantedPage,
  emailChangedPage,
  emailCodePage,
  passkeyAddedPage,
  passkeyRemovedPage,
  passwordChangedPage,
  resetCodePage,
  staffLinkPage,
  welcomePage,
} from "./account-mails.ts"
import { backInStockPage } from "./back-in-stock-mail.ts"
import {
  accessRequestPage,
  feedbackPage,
  inquiryAnsweredPage,
  inquiryMessagePage,
  inquiryPage,
  inquiryReceivedPage,
  letterPage,
} from "./contact-mails.ts"
import { additionTo, withAddition } from "./mail-addition.ts"
import type { MailPage } from "./mail-page.ts"
import type { Writing } from "./mail-writing.ts"
import {
  merchantPage,
  orderCancelledPage,
  orderChangedPage,
  orderExpiredPage,
  orderPaidPage,
  orderPlacedPage,
  orderRefundedPage,
} from "./order-mails.ts"
import { orderRestCancelledPage, orderShippedPage } from "./parcel-mails.ts"
import { returnPage } from "./return-mails.ts"
import {
  sampleContact,
  sampleGoods,
  sampleInquiry,
  sampleMessage,
  sampleOrder,
  sampleRefund,
  sampleReturn,
} from "./sample-shop.ts"

const BUYER = "Robin Berg"
const CODE = "482913"
const CODE_MINUTES = 15
/** One piece that will not be sent. */
const SAMPLE_REST = { orderId: 1, pieces: [{ id: 2, quantity: 1 }], isPaid: true }
const PASSKEY = "Firefox"
/** Leads nowhere: nobody has been given it. */
const TOKEN = "example"

/** Each mail, of things that do not exist; a kind without one does not compile. */
const samples: Record<MailName, (writing: Writing) => MailPage> = {
  welcome: (writing) => welcomePage({ userName: BUYER, coupon: null }, writing),
  resetCode: (writing) => resetCodePage({ userName: BUYER, code: CODE, minutes: CODE_MINUTES }, writing),
  emailCode: (writing) => emailCodePage({ userName: BUYER, code: CODE, minutes: CODE_MINUTES }, writing),
  emailChanged: (writing) => emailChangedPage({ userName: BUYER }, writing),
  passwordChanged: (writing) => passwordChangedPage({ userName: BUYER }, writing),
  passkeyAdded: (writing) => passkeyAddedPage({ userName: BUYER, passkey: PASSKEY }, writing),
  passkeyRemoved: (writing) => passkeyRemovedPage({ userName: BUYER, passkey: PASSKEY }, writing),
  orderPlaced: (writing) => orderPlacedPage({ ...sampleOrder(), paymentStatus: 0 }, writing),
  orderPaid: (writing) => orderPaidPage(sampleOrder(), writing),
  orderChanged: (writing) => orderChangedPage(sampleOrder(), writing),
  orderShipped: (writing) => orderShippedPage(sampleOrder(), writing, null),
  orderRestCancelled: (writing) => orderRestCancelledPage(sampleOrder(), SAMPLE_REST, writing),
  orderCancelled: (writing) => orderCancelledPage(sampleOrder(), writing),
  orderExpired: (writing) => orderExpiredPage({ ...sampleOrder(), paymentStatus: 0 }, writing),
  orderRefunded: (writing) => orderRefundedPage(sampleOrder(), sampleRefund(), writing),
  returnRequested: (writing) => returnPage("returnRequested", sampleReturn(), writing),
  returnApproved: (writing) => returnPage("returnApproved", sampleReturn(), writing),
  returnRefused: (writing) => returnPage("returnRefused", sampleReturn(), writing),
  returnSentBack: (writing) => returnPage("returnSentBack", sampleReturn(), writing),
  returnConfirmed: (writing) => returnPage("returnConfirmed", sampleReturn(), writing),
  returnCancelled: (writing) => returnPage("returnCancelled", sampleReturn(), writing),
  inquiryReceived: (writing) => inquiryReceivedPage(sampleInquiry(), writing),
  inquiryAnswered: (writing) => inquiryAnsweredPage(sampleInquiry(), writing),
  accessGranted: (writing) => accessGrantedPage({ name: BUYER }, CODE, writing),
  letter: (writing) => letterPage(writing.link(`/newsletter?token=${TOKEN}`), writing),
  backInStock: (writing) => backInStockPage(sampleGoods(), `/back-in-stock?token=${TOKEN}`, writing),
  merchantPaid: (writing) => merchantPage("merchantPaid", sampleOrder(), writing),
  merchantUnpaid: (writing) => merchantPage("merchantUnpaid", { ...sampleOrder(), paymentStatus: 0 }, writing),
  inquiry: (writing) => inquiryPage(sampleInquiry(), writing),
  inquiryMessage: (writing) => inquiryMessagePage(sampleMessage(), writing),
  accessRequest: (writing) => accessRequestPage(sampleContact(), writing),
  feedback: (writing) => feedbackPage(sampleContact(), writing),
  staffLink: (writing) => staffLinkPage({ name: BUYER, link: writing.link("/") }, writing),
}

/** A mail as it would be, with what the merchant adds or would add. */
export function samplePage(kind: MailName, addition: string, writing: Writing): MailPage {
  return withAddition(samples[kind](writing), addition)
}

/** The same as a mail that is sent; its subject says that it is none in earnest. */
export async function testPage(db: Queries, kind: MailName, writing: Writing): Promise<MailPage> {
  const page = samplePage(kind, await additionTo(db, writing.shop.id, kind, writing.language), writing)
  return { ...page, subject: writing.say("testSubject", { subject: page.subject }) }
}
