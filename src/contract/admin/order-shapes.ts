import { z } from "zod"
import { amount, id, moment } from "../fields.ts"
import { orderDetail } from "../order-shapes.ts"

export const adminOrderEntry = z.object({
  order_no: z.string(),
  dStatus: z.number().int(),
  amontStatus: z.number().int(),
  email: z.string(),
  contacter: z.string(),
  countryName: z.string(),
  /** Nothing where a guest bought it. */
  member_id: id.nullable(),
  pieces: z.number().int(),
  total: amount,
  shown: z.object({ code: z.string(), total: amount }),
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
  status: z.string(),
  amount,
  refunded: amount,
  code: z.string(),
  createTime: moment,
  updateTime: moment,
  events: z.array(happening),
})

const refund = z.object({
  id,
  cause: z.string(),
  status: z.string(),
  amount,
  code: z.string(),
  failure: z.string().nullable(),
  createTime: moment,
  madeTime: moment.nullable(),
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
  .omit({ viewer: true, isMasked: true, payment: true, return: true, returnId: true, timeline: true, actions: true })
  .extend({
    email: z.string(),
    member: z.object({ id, userName: z.string(), email: z.string() }).nullable(),
    language: z.string(),
    payments: z.array(payment),
    refunds: z.array(refund),
    returns: z.array(returned),
    timeline: z.array(happening),
    actions: z.array(staffAction),
  })

export const orderMoved = z.object({
  order_no: z.string(),
  dStatus: z.number().int(),
  amontStatus: z.number().int(),
})
