import { data } from "react-router"
import { readOrder } from "../../features/orders/read-order.ts"
import { readReturn } from "../../features/orders/read-return.ts"
import { loadPayment } from "../../features/payment/load-payment.server.ts"
import { dataOf } from "../../shell/data-of.ts"
import { isFailure } from "../../shell/page-action.server.ts"
import { askForPart, type LoaderVisit, pageApi } from "../../shell/page-api.ts"
import { hasSession } from "../guard-screen.server.ts"
import { isQuestion } from "./order-questions.ts"

const TYPED_MAX = 60

/** One order as far as this visitor may see it. A number that is none, or of no order, is 'not found'. */
export async function loadOrder(visit: LoaderVisit, { orderNo }: { orderNo: string }) {
  const isMember = hasSession(visit.request)
  const reply = await pageApi(visit).ask("GET /api/order/orderDetail", { query: { order_no: orderNo } })
  if (isFailure(reply) && (reply.reason === "unknownOrder" || reply.reason === "invalidField")) {
    const typed = orderNo
      .replace(/\p{Cc}/gu, " ")
      .trim()
      .slice(0, TYPED_MAX)
      .toWellFormed()
    return data({ order: null, typed, isMember }, { status: 404 })
  }
  const told = dataOf(reply)
  const order = readOrder(told)
  const returned = order.returnId
    ? await askForPart(visit)("GET /api/order/returnedDetail", { query: { id: order.returnId } })
    : null
  const asked = visit.url.searchParams.get("do")
  return data({
    order,
    returned: returned && readReturn(returned),
    payment: await loadPayment(visit, told),
    isMember,
    /** What is asked on the page itself, where no dialog can open. */
    question: isQuestion(asked) ? asked : null,
    view: asked === "return" || asked === "print" ? asked : null,
  })
}
