import type { BodyOf } from "../../../contract/call.ts"
import type { AllCalls, CallReply } from "../../../contract/calls.ts"
import { hasShipped, ORDER_STATUS } from "../../../domain/orders/order-status.ts"
import { isRefused } from "../../../domain/refusal.ts"
import type { Refused } from "../../api/handlers.ts"
import type { Shop } from "../../shop.ts"
import type { Staff } from "../../who.ts"
import { moveOrder } from "./move-order.ts"
import { shipOrder } from "./ship-order.ts"
import type { OrderStepped } from "./work-on-order.ts"

type Asked = BodyOf<AllCalls["POST /api/admin/order/bulk"]>
type Step = Asked["step"]
type Outcome = CallReply<"POST /api/admin/order/bulk">["list"][number]

/** Where an order stands once the step has been taken, however far it went since. */
const IS_BEHIND: Record<Step, (status: number) => boolean> = {
  accept: (status) => status === ORDER_STATUS.placed || status === ORDER_STATUS.preparing || hasShipped(status),
  prepare: (status) => status === ORDER_STATUS.preparing || hasShipped(status),
  ship: hasShipped,
  deliver: (status) => status === ORDER_STATUS.delivered || status === ORDER_STATUS.completed,
  complete: (status) => status === ORDER_STATUS.completed,
}

/** The same step for many orders, one after the other, each in a transaction of its own: what one cannot, others can. */
export async function bulkOrders(
  shop: Shop,
  staff: Staff,
  { step, orders }: Asked,
): Promise<CallReply<"POST /api/admin/order/bulk">> {
  const list: Outcome[] = []
  for (const order of orders) list.push(outcomeOf(step, order.order_no, await take(shop, staff, step, order)))
  return { list }
}

async function take(
  shop: Shop,
  staff: Staff,
  step: Step,
  { order_no, carrier, tracking_no }: Asked["orders"][number],
): Promise<OrderStepped | Refused> {
  if (step !== "ship") return moveOrder(shop, staff, order_no, step)
  if (carrier === undefined || tracking_no === undefined) throw new Error("The contract asks for both")
  return shipOrder(shop, staff, { order_no, carrier, tracking_no }, true)
}

function outcomeOf(step: Step, order_no: string, answer: OrderStepped | Refused): Outcome {
  if (!isRefused(answer)) return { ...answer, outcome: "done", reason: null }
  const state = stateIn(answer.details)
  const isThere = state.dStatus !== null && IS_BEHIND[step](state.dStatus)
  return {
    order_no,
    outcome: isThere ? "already" : "refused",
    reason: isThere ? null : answer.refused,
    ...state,
    undo: null,
  }
}

/** How the order stands, as a refusal tells it. */
function stateIn(details: unknown): { dStatus: number | null; amontStatus: number | null } {
  const told = typeof details === "object" && details !== null ? details : {}
  const numberIn = (name: string) => {
    const value: unknown = Reflect.get(told, name)
    return typeof value === "number" ? value : null
  }
  return { dStatus: numberIn("dStatus"), amontStatus: numberIn("amontStatus") }
}
