import { z } from "zod"
import { REVIEW_PICTURES_MAX, REVIEW_STARS_MAX, REVIEW_STARS_MIN, REVIEW_TEXT_MAX } from "../domain/constants.ts"
import { tidyReviewText } from "../domain/orders/review-rule.ts"
import type { Calls } from "./call.ts"
import { email, id, idText, key, listOf, moment, orderNo, pictureUrls } from "./fields.ts"

const stars = z
  .number(key("starsInvalid"))
  .int(key("starsInvalid"))
  .min(REVIEW_STARS_MIN, key("starsInvalid"))
  .max(REVIEW_STARS_MAX, key("starsInvalid"))

const written = z.object({
  id,
  stars: z.number().int(),
  content: z.string(),
  images: z.array(z.string()),
  isShown: z.boolean(),
  createTime: moment,
})

const reviewable = z.object({
  good_id: id,
  good_detail_id: id,
  goodName: z.string(),
  specs: z.string(),
  image: z.string().nullable(),
  canReview: z.boolean(),
  remark: written.nullable(),
})

const refusals = ["appOff", "unknownOrder", "proofRequired", "tooMany"] as const

export const reviewCalls = {
  "POST /api/goods/addRemark": {
    summary: "A review of what was bought, once for each line of a shipped order",
    who: "shopper",
    body: z.object({
      order_no: orderNo,
      email: email.optional(),
      good_id: id,
      good_detail_id: id,
      stars,
      content: z
        .string()
        .transform(tidyReviewText)
        .pipe(z.string().max(REVIEW_TEXT_MAX, key("tooLong"))),
      images: pictureUrls(REVIEW_PICTURES_MAX),
    }),
    // Not shown at once where the shop looks at reviews first.
    reply: z.object({ id, isShown: z.boolean() }),
    refusals: [...refusals, "notBought", "notShipped", "alreadyReviewed", "unknownPicture"],
  },
  "GET /api/goods/remarkable": {
    summary: "Lines of an order with what was said about them, and whether something can be said now",
    who: "shopper",
    // By its number, or by the id that the address of the review form has.
    query: z
      .object({ order_no: orderNo.optional(), order_id: idText.optional(), email: email.optional() })
      .refine((sent) => sent.order_no !== undefined || sent.order_id !== undefined, {
        path: ["order_no"],
        message: key("required"),
      }),
    reply: listOf(reviewable).extend({ order_no: z.string() }),
    refusals,
  },
} as const satisfies Calls
