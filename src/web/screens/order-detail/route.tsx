import { faultsIn, typedIn } from "../../shell/form-outcome.ts"
import { shellOf } from "../../shell/shell.ts"
import { personalMeta } from "../personal-meta.ts"
import { screenParams } from "../screen-params.ts"
import type { Route } from "./+types/route.ts"
import { loadOrder } from "./load-order.server.ts"
import { orderAction } from "./order-action.server.ts"
import { OrderNotFound } from "./order-not-found.tsx"
import { OrderPage } from "./order-page.tsx"
import { ReturnForm } from "./return-form.tsx"

export function loader(visit: Route.LoaderArgs) {
  return loadOrder(visit, screenParams("orderDetail", visit))
}

export function action(visit: Route.ActionArgs) {
  return orderAction(visit, screenParams("orderDetail", visit))
}

export { caughtAction as clientAction } from "../../shell/caught-action.ts"

export function meta({ matches, loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  const shell = shellOf(matches[0].loaderData)
  return personalMeta(shell, [shell?.words.searchOrders, loaderData?.order?.number].filter(Boolean).join(" "))
}

export default function OrderDetail({ loaderData, actionData }: Route.ComponentProps) {
  const { order, isMember } = loaderData
  if (!order) return <OrderNotFound typed={loaderData.typed} isMember={isMember} />
  const { view, isMember: _, ...shown } = loaderData
  // Another order is another page: its dialogs and forms start anew.
  if (view === "return" && order.actions.includes("return"))
    return <ReturnForm key={order.id} order={order} faults={faultsIn(actionData)} typed={typedIn(actionData)} />
  return <OrderPage key={order.id} {...shown} isSheet={view === "print"} actionData={actionData} />
}
