import type { reviewCalls } from "../../contract/review-calls.ts"
import type { Handlers } from "../api/handlers.ts"
import { addReview } from "./add-review.ts"
import { reviewableLines } from "./reviewable-lines.ts"

export const reviewHandlers: Handlers<typeof reviewCalls> = {
  "POST /api/goods/addRemark": ({ shop, shopper, body }) => addReview(shop, shopper, body),
  "GET /api/goods/remarkable": ({ shop, shopper, query }) => reviewableLines(shop, shopper, query),
}
