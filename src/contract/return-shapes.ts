import { z } from "zod"
import { amount, id, moment } from "./fields.ts"

export const returnStatus = z.literal([1, 2, 3, 4, 5, 7])

const returnedLine = z.object({
  detail_id: id,
  good_id: id,
  goodName: z.string(),
  goodNo: z.string(),
  specs: z.string(),
  image: z.string().nullable(),
  isGift: z.boolean(),
  number: z.number().int().min(1),
})

/** `refund` is what comes back: reckoned while the return runs, fixed once it is confirmed. */
export const returnedDetail = z.object({
  id,
  order_no: z.string(),
  status: returnStatus,
  reason: z.string(),
  content: z.string(),
  answer: z.string(),
  express_company: z.string().nullable(),
  express_no: z.string().nullable(),
  refund: amount,
  refundMade: z.boolean(),
  images: z.array(z.string()),
  items: z.array(returnedLine),
  createTime: moment,
  updateTime: moment,
})

export type ReturnedDetail = z.output<typeof returnedDetail>
