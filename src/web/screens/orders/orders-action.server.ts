import { orderPath } from "../../../domain/site/route-address.ts"
import { ORDER_FIELDS } from "../../features/orders/order-forms.ts"
import { actionApi, isFailure, textIn } from "../../shell/page-action.server.ts"
import type { LoaderVisit } from "../../shell/page-api.ts"

/** A guest finds an order by its number and e-mail address; this browser keeps the proof. */
export async function ordersAction(visit: LoaderVisit) {
  const api = actionApi(visit)
  const form = await visit.request.formData()
  const order_no = textIn(form, ORDER_FIELDS.number)
  const reply = await api.ask("POST /api/order/prove", { body: { order_no, email: textIn(form, ORDER_FIELDS.email) } })
  if (isFailure(reply)) return api.refuse(reply, { form })
  return api.lead(orderPath(reply.data.order_no))
}
