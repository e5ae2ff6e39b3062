import { z } from "zod"
import { isCharged } from "../../domain/pricing/charged-amount.ts"
import { MAIL_KINDS, type MailName } from "../../domain/site/mail-kinds.ts"

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
  /** `link`: a path that opens the order for whoever has it, in one that staff have made. */
  orderPlaced: order.extend({ link: z.string().optional() }),
  /** Its lines, pieces or address are others now. */
  orderChanged: order.extend({ link: z.string().optional() }),
  orderPaid: order,
  /** With the parcel that left; a mail from before there were several has none. */
  orderShipped: order.extend({ parcelId: z.number().int().optional() }),
  orderCancelled: order,
  /** What will not be sent of an order that has left in part: pieces by the ids of their lines. */
  orderRestCancelled: order.extend({
    pieces: z.array(z.object({ id: z.number().int(), quantity: z.number().int() })),
    isPaid: z.boolean(),
  }),
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
  /** `link`: the path of the conversation; `messageId`: what was said. Both are missing in mails of before there was one. */
  inquiryAnswered: inquired.extend({ messageId: z.number().int().optional(), link: z.string().optional() }),
  /** To the merchant: the sender has written again. */
  inquiryMessage: inquired.extend({ messageId: z.number().int() }),
  accessRequest: access,
  /** To whoever asked, with the goods password as it is when the mail is written out. */
  accessGranted: access,
  feedback: z.object({ feedbackId: z.number().int() }),
  letter: z.object({ link: z.string() }),
  /** The path that forgets what else the address waits for. */
  backInStock: z.object({ variantId: z.number().int(), link: z.string() }),
  staffLink: z.object({ name, link: z.string() }),
  /** To whoever of the staff wants to see what a mail looks like: one of the others, of what does not exist. */
  sample: z.object({ of: z.enum(MAIL_KINDS) }),
} as const satisfies Record<MailName | "sample", z.ZodObject>

export type MailKind = keyof typeof mailContents
export type MailContents = { [Kind in MailKind]: z.output<(typeof mailContents)[Kind]> }

/** Mails with a code or a link that lets whoever reads it in, or the password of locked goods: nobody else reads them. */
const OPEN_A_DOOR: readonly string[] = [
  "resetCode",
  "emailCode",
  "letter",
  "backInStock",
  "staffLink",
  "accessGranted",
] satisfies MailKind[]

/** Whether staff may read a mail of that kind as it was sent. */
export const isForStaff = (kind: string): boolean => !OPEN_A_DOOR.includes(kind)
