import { redirect } from "react-router"
import { signInPath } from "../../../domain/site/route-address.ts"
import type { ScreenParams } from "../../../domain/site/screen-address.ts"
import { isLineAt, readReviewable } from "../../features/orders/read-reviewable.ts"
import { dataOf } from "../../shell/data-of.ts"
import { pageNotFound } from "../../shell/not-found.ts"
import { isFailure } from "../../shell/page-action.server.ts"
import { type LoaderVisit, pageApi } from "../../shell/page-api.ts"
import { hasSession } from "../guard-screen.server.ts"

/** One line of an order that may be talked about. Whoever has not bought it signs in, or there is no such page. */
export async function loadRemark(visit: LoaderVisit, asked: ScreenParams<"remark">) {
  const reply = await pageApi(visit).ask("GET /api/goods/remarkable", { query: { order_id: asked.orderId } })
  if (isFailure(reply) && (reply.reason === "unknownOrder" || reply.reason === "sessionOver")) {
    if (!hasSession(visit.request)) throw redirect(signInPath(visit.url.pathname))
    throw pageNotFound()
  }
  if (isFailure(reply) && reply.reason === "appOff") throw pageNotFound()
  const { list, order_no: orderNumber } = dataOf(reply)
  const lines = list.map((line) => readReviewable(asked.orderId, line))
  const line = lines.find((each) => isLineAt(asked, each))
  if (!line) throw pageNotFound()
  return { orderNumber, line, others: lines.filter((other) => other !== line && other.mayReview) }
}
