import { faultsIn, typedIn } from "../../shell/form-outcome.ts"
import { shellOf } from "../../shell/shell.ts"
import { personalMeta } from "../personal-meta.ts"
import type { Route } from "./+types/route.ts"
import { loadOrders } from "./load-orders.server.ts"
import { ordersAction } from "./orders-action.server.ts"
import { OrdersPage } from "./orders-page.tsx"

export function loader(visit: Route.LoaderArgs) {
  return loadOrders(visit)
}

export function action(visit: Route.ActionArgs) {
  return ordersAction(visit)
}

export { caughtAction as clientAction } from "../../shell/caught-action.ts"

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  const shell = shellOf(matches[0].loaderData)
  return personalMeta(shell, shell?.words.searchOrders ?? "")
}

export default function Orders({ loaderData, actionData }: Route.ComponentProps) {
  return <OrdersPage view={loaderData} faults={faultsIn(actionData)} typed={typedIn(actionData)} />
}
