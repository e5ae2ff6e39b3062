import { z } from "zod"
import { dayText } from "./admin/days.ts"
import { amount, id, moment } from "./fields.ts"

export const MESSAGE_MAX = 4000

const quoteLine = z.object({
  goodId: id,
  goodDetailId: id,
  goodName: z.string(),
  goodNo: z.string(),
  specs: z.string(),
  image: z.string().nullable(),
  url: z.string(),
  number: z.number().int(),
  price: amount,
  total: amount,
})

/** An offer, in the base currency. `expired`: it was open until its last day had passed. */
const inquiryQuote = z.object({
  id,
  state: z.enum(["open", "expired", "withdrawn", "accepted"]),
  lines: z.array(quoteLine),
  goodsTotal: amount,
  freight: amount,
  total: amount,
  validUntil: dayText,
  order_no: z.string().nullable(),
})

/** `by` the shop or who asked; the first one is the inquiry itself. */
export const inquiryMessage = z.object({
  id,
  by: z.enum(["staff", "shopper"]),
  name: z.string(),
  content: z.string(),
  quote: inquiryQuote.nullable(),
  createTime: moment,
})

export type InquiryMessage = z.output<typeof inquiryMessage>
export type InquiryQuote = z.output<typeof inquiryQuote>
