import { RETURN_PICTURES_MAX } from "../../../domain/constants.ts"
import { orderPath, positiveId } from "../../../domain/site/route-address.ts"
import { isOrderTask, ORDER_FIELDS, type OrderTask } from "../../features/orders/order-forms.ts"
import { writeReturn } from "../../features/orders/write-return.ts"
import { payOrder } from "../../features/payment/pay-order.server.ts"
import { sentPictures } from "../../features/pictures/sent-pictures.server.ts"
import { type ActionApi, actionApi, isFailure, textIn } from "../../shell/page-action.server.ts"
import type { LoaderVisit } from "../../shell/page-api.ts"

type Task = (api: ActionApi, order_no: string, form: FormData) => ReturnType<typeof answer>

const TASKS: Record<OrderTask, Task> = {
  prove: async (api, order_no, form) =>
    answer(
      api,
      order_no,
      form,
      await api.ask("POST /api/order/prove", { body: { order_no, email: textIn(form, ORDER_FIELDS.email) } }),
    ),
  cancel: async (api, order_no, form) =>
    answer(api, order_no, form, await api.ask("POST /api/order/cancel", { body: { order_no } })),
  confirm: async (api, order_no, form) =>
    answer(api, order_no, form, await api.ask("POST /api/order/confirm", { body: { order_no } })),
  cancelReturn: async (api, order_no, form) =>
    answer(api, order_no, form, await api.ask("POST /api/order/returnedCancel", { body: { id: returnId(form) } })),
  confirmReturn: async (api, order_no, form) =>
    answer(api, order_no, form, await api.ask("POST /api/order/returnedConfirm", { body: { id: returnId(form) } })),
  sendBack: async (api, order_no, form) => {
    const parcel = {
      express_company: textIn(form, ORDER_FIELDS.carrier),
      express_no: textIn(form, ORDER_FIELDS.tracking),
    }
    return answer(
      api,
      order_no,
      form,
      await api.ask("POST /api/order/returnedChangeInfo", { body: { id: returnId(form), ...parcel } }),
    )
  },
  return: async (api, order_no, form) => {
    const images = await sentPictures(api, form, RETURN_PICTURES_MAX)
    if (!Array.isArray(images)) return api.refuse(images, { form })
    const reply = await api.ask("POST /api/order/returned", { body: writeReturn(order_no, form, images) })
    // Its own page is over; a script is told so too, and goes to the order.
    return isFailure(reply) ? api.refuse(reply, { form }) : api.lead(orderPath(order_no))
  },
}

/** What a buyer does with an order from its page. */
export async function orderAction(visit: LoaderVisit, { orderNo }: { orderNo: string }) {
  const api = actionApi(visit)
  const form = await visit.request.formData()
  const paid = await payOrder(api, orderNo, form)
  if (paid) return paid
  const task = textIn(form, ORDER_FIELDS.task)
  return isOrderTask(task) ? TASKS[task](api, orderNo, form) : api.refuse("malformed")
}

async function answer(api: ActionApi, orderNo: string, form: FormData, reply: Parameters<typeof isFailure>[0]) {
  return isFailure(reply) ? api.refuse(reply, { form }) : api.done(orderPath(orderNo))
}

const returnId = (form: FormData) => positiveId(textIn(form, "id")) ?? 0
