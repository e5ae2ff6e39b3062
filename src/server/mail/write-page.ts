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
  inquiryMessagePage,
  inquiryPage,
  inquiryReceivedPage,
  inquiryToldPage,
  letterPage,
} from "./contact-mails.ts"
import { loadBackInStock } from "./load-back-in-stock.ts"
import { type InquiryTold, loadAccessRequest, loadFeedback, loadInquiry, loadMessage } from "./load-contact.ts"
import { loadOrder, type OrderTold } from "./load-order.ts"
import { loadParcel } from "./load-parcel.ts"
import { loadReturn, type ReturnTold } from "./load-return.ts"
import { type MailKind, mailContents } from "./mail-kinds.ts"
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
import { returnPage, returnToHandlePage } from "./return-mails.ts"
import { testPage } from "./sample-mails.ts"

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
  orderChanged: ofOrder(orderChangedPage),
  orderPaid: ofOrder(orderPaidPage),
  orderShipped: of(mailContents.orderShipped, async ({ orderId, parcelId }, writing, db) => {
    const order = await loadOrder(db, writing.shop, orderId)
    return order && orderShippedPage(order, writing, await loadParcel(db, writing.shop, orderId, parcelId))
  }),
  orderCancelled: ofOrder(orderCancelledPage),
  orderExpired: ofOrder(orderExpiredPage),
  orderRestCancelled: of(mailContents.orderRestCancelled, async (content, writing, db) => {
    const order = await loadOrder(db, writing.shop, content.orderId)
    return order && orderRestCancelledPage(order, content, writing)
  }),
  orderRefunded: of(mailContents.orderRefunded, async (content, writing, db) => {
    const order = await loadOrder(db, writing.shop, content.orderId)
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
  inquiryAnswered: of(mailContents.inquiryAnswered, async ({ inquiryId, messageId, link }, writing, db) => {
    const reader = { site: writing.shop, language: writing.language }
    if (messageId !== undefined && link !== undefined) {
      const told = await loadMessage(db, reader, inquiryId, messageId)
      return told && inquiryToldPage(told, link, writing)
    }
    const inquiry = await loadInquiry(db, reader, inquiryId)
    return inquiry && inquiryAnsweredPage(inquiry, writing)
  }),
  inquiryMessage: of(mailContents.inquiryMessage, async ({ inquiryId, messageId }, writing, db) => {
    const told = await loadMessage(db, { site: writing.shop, language: writing.language }, inquiryId, messageId)
    return told && inquiryMessagePage(told, writing)
  }),
  accessRequest: of(mailContents.accessRequest, async ({ accessRequestId }, writing, db) => {
    const asked = await loadAccessRequest(db, writing.shop.id, accessRequestId)
    return asked && accessRequestPage(asked, writing)
  }),
  accessGranted: of(mailContents.accessGranted, async ({ accessRequestId }, writing, db) => {
    const asked = await loadAccessRequest(db, writing.shop.id, accessRequestId)
    const { goodsPassword } = writing.shop
    return asked && goodsPassword ? accessGrantedPage(asked, goodsPassword, writing) : null
  }),
  sample: of(mailContents.sample, async ({ of: kind }, writing, db) => testPage(db, kind, writing)),
  letter: of(mailContents.letter, async ({ link }, writing) => letterPage(link, writing)),
  backInStock: of(mailContents.backInStock, async ({ variantId, link }, writing, db) => {
    const goods = await loadBackInStock(db, { site: writing.shop, language: writing.language }, variantId)
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

function ofOrder(page: (order: OrderTold, writing: Writing, link?: string) => MailPage): Writer {
  return of(mailContents.orderPlaced, async ({ orderId, link }, writing, db) => {
    const order = await loadOrder(db, writing.shop, orderId)
    return order && page(order, writing, link)
  })
}

function ofReturn(page: (told: ReturnTold, writing: Writing) => MailPage): Writer {
  return of(mailContents.returnRequested, async ({ returnId }, writing, db) => {
    const told = await loadReturn(db, writing.shop, returnId)
    return told && page(told, writing)
  })
}

function ofInquiry(page: (inquiry: InquiryTold, writing: Writing) => MailPage): Writer {
  return of(mailContents.inquiry, async ({ inquiryId }, writing, db) => {
    const inquiry = await loadInquiry(db, { site: writing.shop, language: writing.language }, inquiryId)
    return inquiry && page(inquiry, writing)
  })
}
