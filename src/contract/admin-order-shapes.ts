import { z } from "zod"
import { amount, id, moment } from "./fields.ts"
import { orderAddress, orderLine, shownAmounts } from "./order-shapes.ts"

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

const staffAction = z.enum(["accept", "prepare", "ship", "deliver", "complete", "cancel", "refund"])

export const adminOrderDetail = z.object({
  order_no: z.string(),
  dStatus: z.number().int(),
  amontStatus: z.number().int(),
  email: z.string(),
  member: z.object({ id, userName: z.string(), email: z.string() }).nullable(),
  language: z.string(),
  remark: z.string(),
  address: orderAddress,
  detail: z.array(orderLine),
  reductions: z.array(z.object({ kind: z.string(), dnames: z.string(), amount })),
  subtotal: amount,
  reduction: amount,
  freight: amount,
  total: amount,
  weight: z.number().int(),
  shown: shownAmounts,
  carrier: z.object({ company: z.string(), number: z.string() }).nullable(),
  createTime: moment,
  checkTime: moment.nullable(),
  deliveryTime: moment.nullable(),
  completeTime: moment.nullable(),
  cancelTime: moment.nullable(),
  expireTime: moment.nullable(),
  payments: z.array(payment),
  refunds: z.array(refund),
  returns: z.array(
    z.object({
      id,
      status: z.number().int(),
      reason: z.string(),
      refund: amount,
      createTime: moment,
      updateTime: moment,
    }),
  ),
  timeline: z.array(happening),
  actions: z.array(staffAction),
})

export const orderMoved = z.object({
  order_no: z.string(),
  dStatus: z.number().int(),
  amontStatus: z.number().int(),
})
