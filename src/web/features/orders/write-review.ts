import type { ScreenParams } from "../../../domain/site/screen-address.ts"
import { REMARK_FIELDS } from "./remark-fields.ts"

/** The review form as the API wants it; no star chosen is 0, which it refuses. */
export const writeReview = (orderNumber: string, line: ScreenParams<"remark">, form: FormData, images: string[]) => ({
  body: {
    order_no: orderNumber,
    good_id: line.goodId,
    good_detail_id: line.goodDetailId,
    stars: Number(form.get(REMARK_FIELDS.stars) ?? 0),
    content: String(form.get(REMARK_FIELDS.text) ?? ""),
    images,
  },
})
