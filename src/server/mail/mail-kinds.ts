/** What each mail is about. It is kept with the mail, so only what cannot be looked up when the mail is written out. */
export type MailContents = {
  welcome: { userName: string; coupon: string | null }
  resetCode: { userName: string; code: string; minutes: number }
  orderPlaced: { orderId: number }
  orderPaid: { orderId: number }
  orderShipped: { orderId: number }
  orderCancelled: { orderId: number }
  orderExpired: { orderId: number }
  /** In the currency of the payment. */
  orderRefunded: { orderId: number; amount: number; currencyCode: string }
  returnRequested: { returnId: number }
  returnApproved: { returnId: number }
  returnRefused: { returnId: number }
  returnSentBack: { returnId: number }
  returnConfirmed: { returnId: number }
  returnCancelled: { returnId: number }
  /** To the merchant, to the sender, and the merchant's answer. */
  inquiry: { inquiryId: number }
  inquiryReceived: { inquiryId: number }
  inquiryAnswered: { inquiryId: number }
  accessRequest: { accessRequestId: number }
  /** To whoever asked, with the goods password as it is when the mail is written out. */
  accessGranted: { accessRequestId: number }
  feedback: { feedbackId: number }
  staffLink: { name: string; link: string }
}

export type MailKind = keyof MailContents
