import { z } from "zod"
import { isReturnStatus } from "../../domain/orders/return-status.ts"
import type { Calls } from "../call.ts"
import { amount, amountSent, filled, flagText, id, idText, key, keywordsText, listOf, moment, text } from "../fields.ts"
import { returnedDetail, returnStatus } from "../return-shapes.ts"
import { pages } from "./fields.ts"
import { undoable } from "./step-calls.ts"

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
const stepped = moved.extend({ undo: undoable })

export const adminReturnCalls = {
  "GET /api/admin/return/lists": {
    summary: "Returns, newest first, all or those in one status",
    who: "staff",
    query: z.object({
      status: idText.refine(isReturnStatus, key("invalid")).optional(),
      /** Those that wait for staff: asked for, or sent back. */
      waiting: flagText.optional(),
      keywords: keywordsText.optional(),
      ...pages,
    }),
    reply: listOf(returnEntry),
  },
  "GET /api/admin/return/detail": {
    summary: "One return with its pieces, its pictures and what can be done with it now",
    who: "staff",
    query: z.object({ id: idText }),
    reply: returnedDetail.extend({
      email: z.string(),
      contacter: z.string(),
      language: z.string(),
      steps: z.array(z.enum(["approve", "refuse", "confirm"])),
    }),
    refusals: ["unknownReturn"],
  },
  "POST /api/admin/return/approve": {
    summary: "The goods may be sent back",
    who: "staff",
    body: z.object({ id, answer: text(ANSWER_MAX).optional() }),
    reply: stepped,
    refusals: ["unknownReturn", "notPossibleNow"],
  },
  "POST /api/admin/return/refuse": {
    summary: "The return is refused, and the buyer is told why",
    who: "staff",
    body: z.object({ id, answer: filled(ANSWER_MAX, "contentRequired") }),
    reply: stepped,
    refusals: ["unknownReturn", "notPossibleNow"],
  },
  "POST /api/admin/return/receive": {
    summary:
      "The goods are back: they go on the shelf unless `restock` is false, and what they cost is given back, or the lesser `refund`",
    who: "staff",
    body: z.object({
      id,
      restock: z.boolean().default(true),
      refund: amountSent.optional(),
      /** What has come, where it is less than was announced; the rest counts as kept, and may be sent back later. */
      lines: z
        .array(
          z.object({ detail_id: id, number: z.number().int().min(0).max(999_999), isGift: z.boolean().default(false) }),
        )
        .max(200, key("tooManyEntries"))
        .optional(),
    }),
    reply: moved.extend({ refund: amount }),
    refusals: ["unknownReturn", "notPossibleNow", "refundNotExact"],
  },
} as const satisfies Calls
