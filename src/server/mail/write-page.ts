import type { z } from "zod"
import type { Queries } from "../../db/database.ts"
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
  inquiryPage,
  inquiryReceivedPage,
  letterPage,
} from "./contact-mails.ts"
import { loadBackInStock } from "./load-back-in-stock.ts"
import { type InquiryTold, loadAccessRequest, loadFeedback, loadInquiry } from "./load-contact.ts"
import { loadOrder, type OrderTold } from "./load-order.ts"
import { loadReturn, type ReturnTold } from "./load-return.ts"
import { type MailKind, mailContents } from "./mail-kinds.ts"
import type { MailPage } from "./mail-page.ts"
import type { Writing } from "./mail-writing.ts"
import {
  merchantPage,
  orderCancelledPage,
  orderExpiredPage,
  orderPaidPage,
  orderPlacedPage,
  orderRefundedPage,
  orderShippedPage,
} from "./order-mails.ts"
import { returnPage, returnToHandlePage } from "./return-mails.ts"

/** Null where what the mail is about is gone. */
type Writer = (db: Queries, writing: Writing, content: unknown) => Promise<MailPage | null>

const writers: Record<MailKind, Writer> = {
  welcome: of(mailContents.welcome, async (content, writing) => welcomePage(content, writing)),
  resetCode: of(mailContents.resetCode, async (content, writing) => resetCodePage(content, writing)),
  emailCode: of(mailContents.emailCode, async (content, writing) => emailCodePage(content, writing)),
  emailChanged: of(mailContents.emailChanged, async (content, writing) => emailChangedPage(content, writing)),
  passwordChanged: of(mailContents.passwordChanged, async (content, writing) => passwordChangedPage(content, writing)),
  passkeyAdded: of(mailContents.passkeyAdded, async (content, writing) => passkeyAddedPage(content, writing)),
  passkeyRemoved: of(mailContents.passkeyRemoved, async (content, writing) => passkeyRemovedPage(content, writing)),
  staffLink: of(mailContents.staffLink, async (content, writing) => staffLinkPage(content, writing)),
  merchantPaid: ofOrder((order, writing) => merchantPage("merchantPaid", order, writing)),
  merchantUnpaid: ofOrder((order, writing) => merchantPage("merchantUnpaid", order, writing)),
  orderPlaced: ofOrder(orderPlacedPage),
  orderPaid: ofOrder(orderPaidPage),
  orderShipped: ofOrder(orderShippedPage),
  orderCancelled: ofOrder(orderCancelledPage),
  orderExpired: ofOrder(orderExpiredPage),
  orderRefunded: of(mailContents.orderRefunded, async (content, writing, db) => {
    const order = await loadOrder(db, writing.shop.id, content.orderId)
    return order && orderRefundedPage(order, content, writing)
  }),
  returnRequested: ofReturn((told, writing) =>
    writing.recipient === told.order.email
      ? returnPage("returnRequested", told, writing)
      : returnToHandlePage(told, writing),
  ),
  returnApproved: ofReturn((told, writing) => returnPage("returnApproved", told, writing)),
  returnRefused: ofReturn((told, writing) => returnPage("returnRefused", told, writing)),
  returnSentBack: ofReturn((told, writing) => returnPage("returnSentBack", told, writing)),
  returnConfirmed: ofReturn((told, writing) => returnPage("returnConfirmed", told, writing)),
  returnCancelled: ofReturn((told, writing) => returnPage("returnCancelled", told, writing)),
  inquiry: ofInquiry(inquiryPage),
  inquiryReceived: ofInquiry(inquiryReceivedPage),
  inquiryAnswered: ofInquiry(inquiryAnsweredPage),
  accessRequest: of(mailContents.accessRequest, async ({ accessRequestId }, writing, db) => {
    const asked = await loadAccessRequest(db, writing.shop.id, accessRequestId)
    return asked && accessRequestPage(asked, writing)
  }),
  accessGranted: of(mailContents.accessGranted, async ({ accessRequestId }, writing, db) => {
    const asked = await loadAccessRequest(db, writing.shop.id, accessRequestId)
    const { goodsPassword } = writing.shop
    return asked && goodsPassword ? accessGrantedPage(asked, goodsPassword, writing) : null
  }),
  letter: of(mailContents.letter, async ({ link }, writing) => letterPage(link, writing)),
  backInStock: of(mailContents.backInStock, async ({ variantId, link }, writing, db) => {
    const goods = await loadBackInStock(db, writing.shop, variantId)
    return goods && backInStockPage(goods, link, writing)
  }),
  feedback: of(mailContents.feedback, async ({ feedbackId }, writing, db) => {
    const word = await loadFeedback(db, writing.shop.id, feedbackId)
    return word && feedbackPage(word, writing)
  }),
}

/** Looks up what a mail is about and writes it down. */
export function writePage(db: Queries, kind: MailKind, content: unknown, writing: Writing): Promise<MailPage | null> {
  return writers[kind](db, writing, content)
}

export const isMailKind = (text: string): text is MailKind => Object.hasOwn(writers, text)

function of<Content>(
  shape: z.ZodType<Content>,
  write: (content: Content, writing: Writing, db: Queries) => Promise<MailPage | null>,
): Writer {
  return (db, writing, content) => write(shape.parse(content), writing, db)
}

function ofOrder(page: (order: OrderTold, writing: Writing) => MailPage): Writer {
  return of(mailContents.orderPlaced, async ({ orderId }, writing, db) => {
    const order = await loadOrder(db, writing.shop.id, orderId)
    return order && page(order, writing)
  })
}

function ofReturn(page: (told: ReturnTold, writing: Writing) => MailPage): Writer {
  return of(mailContents.returnRequested, async ({ returnId }, writing, db) => {
    const told = await loadReturn(db, writing.shop.id, returnId)
    return told && page(told, writing)
  })
}

function ofInquiry(page: (inquiry: InquiryTold, writing: Writing) => MailPage): Writer {
  return of(mailContents.inquiry, async ({ inquiryId }, writing, db) => {
    const inquiry = await loadInquiry(db, writing.shop, inquiryId)
    return inquiry && page(inquiry, writing)
  })
}
