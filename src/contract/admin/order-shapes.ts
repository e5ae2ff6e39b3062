import { z } from "zod"
import { PAYMENT_WAYS } from "../../domain/orders/payment-way.ts"
import { vatCheck } from "../business-calls.ts"
import { amount, chargedAmount, id, moment } from "../fields.ts"
import { orderBusiness, orderDetail } from "../order-shapes.ts"
import { undoable } from "./step-calls.ts"

export const adminOrderEntry = z.object({
  order_no: z.string(),
  dStatus: z.number().int(),
  amontStatus: z.number().int(),
  email: z.string(),
  payment_way: z.enum(PAYMENT_WAYS),
  contacter: z.string(),
  countryName: z.string(),
  /** Its two letters. */
  country: z.string(),
  /** Nothing where a guest bought it. */
  member_id: id.nullable(),
  pieces: z.number().int(),
  /** How many have left so far. */
  parcels: z.number().int(),
  total: amount,
  shown: z.object({ code: z.string(), total: chargedAmount }),
  /** How a running return stands. */
  returnStatus: z.number().int().nullable(),
  createTime: moment,
})

/** What happened, with all that was written down about it. */
const happening = z.object({ kind: z.string(), detail: z.record(z.string(), z.unknown()), createTime: moment })

/** One try to pay. Amounts are in its own currency. */
const payment = z.object({
  id,
  provider: z.string(),
  method: z.string(),
  provider_id: z.string().nullable(),
  /** What the provider calls the money that came. */
  capture_id: z.string().nullable(),
  status: z.string(),
  amount: chargedAmount,
  refunded: chargedAmount,
  /** Taken back by disputes that were lost. */
  lost: chargedAmount,
  code: z.string(),
  createTime: moment,
  updateTime: moment,
  events: z.array(happening),
})

/** Money on its way back, or back. One that was made at the provider's own desk has a cause that begins with "desk". */
const refund = z.object({
  id,
  cause: z.string(),
  provider_refund_id: z.string().nullable(),
  status: z.enum(["requested", "pending", "made", "failed"]),
  /** The pieces that it is for; `amount` in the base currency. */
  lines: z.array(z.object({ id, goodName: z.string(), specs: z.string(), quantity: z.number().int(), amount })),
  amount: chargedAmount,
  code: z.string(),
  failure: z.string().nullable(),
  createTime: moment,
  madeTime: moment.nullable(),
})

/** A buyer who wants the money back through the bank. While one is open nothing else is given back. */
const dispute = z.object({
  id,
  provider_dispute_id: z.string(),
  status: z.enum(["open", "won", "lost"]),
  amount: chargedAmount,
  code: z.string(),
  reason: z.string(),
  /** Until when the shop must answer at the provider. */
  respondBy: moment.nullable(),
  createTime: moment,
  closeTime: moment.nullable(),
})

/** What came or went without a provider, as staff wrote it down. */
const handMoney = z.object({
  id,
  kind: z.enum(["received", "givenBack"]),
  amount: chargedAmount,
  code: z.string(),
  day: z.string(),
  reference: z.string(),
  /** Who wrote it down. */
  staffName: z.string(),
  createTime: moment,
})

/** The order's money, in its currency: captured − refunded − lost, less what is promised, is what is `left` to give back. */
const orderMoney = z.object({
  code: z.string(),
  captured: chargedAmount,
  refunded: chargedAmount,
  lost: chargedAmount,
  promised: chargedAmount,
  left: chargedAmount,
  disputeOpen: z.boolean(),
  /** One was lost in another currency: what is left is not known here, and somebody has to look at it. */
  disputeNotCounted: z.boolean(),
  /** By hand: what came, what went back, what is still owed. */
  received: chargedAmount,
  givenBack: chargedAmount,
  owed: chargedAmount,
})

const returned = z.object({
  id,
  status: z.number().int(),
  reason: z.string(),
  refund: amount,
  createTime: moment,
  updateTime: moment,
})

const staffAction = z.enum(["accept", "prepare", "ship", "deliver", "complete", "cancel", "refund"])

/** What the buyer sees, unmasked, and what only staff do. */
export const adminOrderDetail = orderDetail
  .omit({
    viewer: true,
    isMasked: true,
    payment: true,
    return: true,
    returnId: true,
    timeline: true,
    actions: true,
    business: true,
  })
  .extend({
    email: z.string(),
    member: z.object({ id, userName: z.string(), email: z.string() }).nullable(),
    language: z.string(),
    /** With what was known of its VAT number when it was placed. */
    business: orderBusiness
      .extend({ kind: z.enum(["business", "confirmedBusiness"]), check: vatCheck.nullable() })
      .nullable(),
    payments: z.array(payment),
    refunds: z.array(refund),
    disputes: z.array(dispute),
    handMoney: z.array(handMoney),
    money: orderMoney,
    returns: z.array(returned),
    /** Lines that somebody has ticked off while packing. */
    packed: z.array(id),
    /** Of each line what all its pieces have cost and how many of them gave their money back; of the freight what is left of it. */
    refundable: z.object({
      lines: z.array(z.object({ id, paid: amount, givenBack: z.number().int() })),
      freight: amount,
    }),
    timeline: z.array(happening),
    actions: z.array(staffAction),
    /** Made by staff, for somebody on the phone or at the stall. */
    madeByStaff: z.boolean(),
    /** The order that it adds goods to, and those that add goods to it. While one of these waits for its money it is `held`. */
    follows: z.string().nullable(),
    followUps: z.array(z.object({ order_no: z.string(), dStatus: z.number().int(), amontStatus: z.number().int() })),
    held: z.boolean(),
  })

export const orderMoved = z.object({
  order_no: z.string(),
  dStatus: z.number().int(),
  amontStatus: z.number().int(),
})

/** After a step that can be taken back. */
export const orderStepped = orderMoved.extend({ undo: undoable })
