import { z } from "zod"
import { REVIEW_TEXT_MAX } from "../../domain/constants.ts"
import type { Calls } from "../call.ts"
import { id, idText, keywordsText, listOf, moment, starsText, text } from "../fields.ts"
import { pages, someIds } from "./fields.ts"

const state = z.enum(["waiting", "shown", "hidden"])

const reviewEntry = z.object({
  id,
  state,
  goodId: id,
  goodName: z.string(),
  url: z.string(),
  specs: z.string(),
  order_no: z.string(),
  author: z.string(),
  stars: z.number().int(),
  content: z.string(),
  images: z.array(z.string()),
  answer: z.string(),
  createTime: moment,
})

export const adminReviewCalls = {
  "GET /api/admin/review/lists": {
    summary: "Reviews in one state, newest first; those that wait where no state is named",
    who: "staff",
    query: z.object({
      state: state.default("waiting"),
      keywords: keywordsText.optional(),
      stars: starsText.optional(),
      goods_id: idText.optional(),
      ...pages,
    }),
    reply: listOf(reviewEntry),
  },
  "POST /api/admin/review/show": {
    summary: "Shows a review in the shop",
    who: "staff",
    body: z.object({ id }),
    reply: z.object({ id, state }),
    refusals: ["unknownRow", "notPossibleNow"],
  },
  "POST /api/admin/review/hide": {
    summary: "Takes a review out of the shop",
    who: "staff",
    body: z.object({ id }),
    reply: z.object({ id, state }),
    refusals: ["unknownRow", "notPossibleNow"],
  },
  "POST /api/admin/review/moderate": {
    summary: "Shows or hides many reviews: all of them, or none",
    who: "staff",
    body: z.object({ ids: someIds, state: z.enum(["shown", "hidden"]) }),
    reply: z.object({ changed: z.array(id) }),
    refusals: ["unknownRow"],
  },
  "POST /api/admin/review/answer": {
    summary: "The shop's answer under a review; an empty one takes it away",
    who: "staff",
    body: z.object({ id, text: text(REVIEW_TEXT_MAX) }),
    reply: z.object({ id, answer: z.string() }),
    refusals: ["unknownRow"],
  },
} as const satisfies Calls
