/** Every mail that a shop sends, and to whom. */
export const MAILS = {
  welcome: "buyer",
  resetCode: "buyer",
  emailCode: "buyer",
  emailChanged: "buyer",
  passwordChanged: "buyer",
  passkeyAdded: "buyer",
  passkeyRemoved: "buyer",
  orderPlaced: "buyer",
  orderChanged: "buyer",
  orderPaid: "buyer",
  orderShipped: "buyer",
  orderRestCancelled: "buyer",
  orderCancelled: "buyer",
  orderExpired: "buyer",
  orderRefunded: "buyer",
  returnRequested: "buyer",
  returnApproved: "buyer",
  returnRefused: "buyer",
  returnSentBack: "buyer",
  returnConfirmed: "buyer",
  returnCancelled: "buyer",
  inquiryReceived: "buyer",
  inquiryAnswered: "buyer",
  accessGranted: "buyer",
  letter: "buyer",
  backInStock: "buyer",
  merchantPaid: "merchant",
  merchantUnpaid: "merchant",
  inquiry: "merchant",
  inquiryMessage: "merchant",
  accessRequest: "merchant",
  feedback: "merchant",
  staffLink: "staff",
} as const satisfies Record<string, "buyer" | "merchant" | "staff">

export type MailName = keyof typeof MAILS

const isMailName = (name: string): name is MailName => Object.hasOwn(MAILS, name)
export const MAIL_KINDS: readonly MailName[] = Object.keys(MAILS).filter(isMailName)
