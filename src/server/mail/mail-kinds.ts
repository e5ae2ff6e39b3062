import { z } from "zod"
import { isCharged } from "../../domain/pricing/charged-amount.ts"

const name = z.string()
const order = z.object({ orderId: z.number().int() })
const returned = z.object({ returnId: z.number().int() })
const inquired = z.object({ inquiryId: z.number().int() })
const access = z.object({ accessRequestId: z.number().int() })

/** What each mail is about. It is kept with the mail, so only what cannot be looked up when the mail is written out. */
export const mailContents = {
  welcome: z.object({ userName: name, coupon: z.string().nullable() }),
  resetCode: z.object({ userName: name, code: z.string(), minutes: z.number() }),
  /** To the address that a member wants to have; to the one before, once it is another. */
  emailCode: z.object({ userName: name, code: z.string(), minutes: z.number() }),
  emailChanged: z.object({ userName: name }),
  passwordChanged: z.object({ userName: name }),
  /** `passkey`: what it is called; several where all of them went. */
  passkeyAdded: z.object({ userName: name, passkey: z.string() }),
  passkeyRemoved: z.object({ userName: name, passkey: z.string() }),
  orderPlaced: order,
  orderPaid: order,
  orderShipped: order,
  orderCancelled: order,
  orderExpired: order,
  /** In the smallest units of the payment's currency. */
  orderRefunded: order.extend({ amount: z.number().refine(isCharged), currencyCode: z.string() }),
  /** To the merchant: one of the two for each order. */
  merchantPaid: order,
  merchantUnpaid: order,
  /** To the buyer, and to the merchant. */
  returnRequested: returned,
  returnApproved: returned,
  returnRefused: returned,
  returnSentBack: returned,
  returnConfirmed: returned,
  returnCancelled: returned,
  /** To the merchant, to the sender, and the merchant's answer. */
  inquiry: inquired,
  inquiryReceived: inquired,
  inquiryAnswered: inquired,
  accessRequest: access,
  /** To whoever asked, with the goods password as it is when the mail is written out. */
  accessGranted: access,
  feedback: z.object({ feedbackId: z.number().int() }),
  letter: z.object({ link: z.string() }),
  /** The path that forgets what else the address waits for. */
  backInStock: z.object({ variantId: z.number().int(), link: z.string() }),
  staffLink: z.object({ name, link: z.string() }),
} as const

export type MailKind = keyof typeof mailContents
export type MailContents = { [Kind in MailKind]: z.output<(typeof mailContents)[Kind]> }
