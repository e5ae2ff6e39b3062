import { REVIEW_PICTURES_MAX } from "../../../domain/constants.ts"
import { remarkPath } from "../../../domain/site/route-address.ts"
import type { ScreenParams } from "../../../domain/site/screen-address.ts"
import { writeReview } from "../../features/orders/write-review.ts"
import { sentPictures } from "../../features/pictures/sent-pictures.server.ts"
import { actionApi, isFailure } from "../../shell/page-action.server.ts"
import type { LoaderVisit } from "../../shell/page-api.ts"

/** What a buyer says of one line. The order is found by its id, which only its buyer is told about. */
export async function remarkAction(visit: LoaderVisit, line: ScreenParams<"remark">) {
  const api = actionApi(visit)
  const form = await visit.request.formData()
  const found = await api.ask("GET /api/goods/remarkable", { query: { order_id: line.orderId } })
  if (isFailure(found)) return api.refuse(found)
  const images = await sentPictures(api, form, REVIEW_PICTURES_MAX)
  if (!Array.isArray(images)) return api.refuse(images, { form })
  const reply = await api.ask("POST /api/goods/addRemark", writeReview(found.data.order_no, line, form, images))
  return isFailure(reply) ? api.refuse(reply, { form }) : api.done(remarkPath(line))
}
