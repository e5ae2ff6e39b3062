import { z } from "zod"
import { isReturnStatus } from "../../domain/orders/return-status.ts"
import type { Calls } from "../call.ts"
import { amount, amountSent, filled, id, idText, key, listOf, moment, text } from "../fields.ts"
import { returnedDetail, returnStatus } from "../return-shapes.ts"
import { pages } from "./fields.ts"

const ANSWER_MAX = 2000

const returnEntry = z.object({
  id,
  order_no: z.string(),
  email: z.string(),
  contacter: z.string(),
  status: returnStatus,
  reason: z.string(),
  pieces: z.number().int(),
  createTime: moment,
  updateTime: moment,
})

const moved = z.object({ id, status: returnStatus })

export const adminReturnCalls = {
  "GET /api/admin/return/lists": {
    summary: "Returns, newest first, all or those in one status",
    who: "staff",
    query: z.object({
      status: idText.refine(isReturnStatus, key("invalid")).optional(),
      ...pages,
    }),
    reply: listOf(returnEntry),
  },
  "GET /api/admin/return/detail": {
    summary: "One return with its pieces, its pictures and what can be done with it now",
    who: "staff",
    query: z.object({ id: idText }),
    reply: returnedDetail.extend({ email: z.string(), steps: z.array(z.enum(["approve", "refuse", "confirm"])) }),
    refusals: ["unknownReturn"],
  },
  "POST /api/admin/return/approve": {
    summary: "The goods may be sent back",
    who: "staff",
    body: z.object({ id, answer: text(ANSWER_MAX).optional() }),
    reply: moved,
    refusals: ["unknownReturn", "notPossibleNow"],
  },
  "POST /api/admin/return/refuse": {
    summary: "The return is refused, and the buyer is told why",
    who: "staff",
    body: z.object({ id, answer: filled(ANSWER_MAX, "contentRequired") }),
    reply: moved,
    refusals: ["unknownReturn", "notPossibleNow"],
  },
  "POST /api/admin/return/receive": {
    summary:
      "The goods are back: they go on the shelf unless `restock` is false, and what they cost is given back, or the lesser `refund`",
    who: "staff",
    body: z.object({ id, restock: z.boolean().default(true), refund: amountSent.optional() }),
    reply: moved.extend({ refund: amount }),
    refusals: ["unknownReturn", "notPossibleNow", "refundNotExact"],
  },
} as const satisfies Calls
