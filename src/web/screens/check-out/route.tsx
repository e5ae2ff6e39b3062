import type { ShouldRevalidateFunctionArgs } from "react-router"
import { faultsIn, typedIn } from "../../shell/form-outcome.ts"
import { shellOf } from "../../shell/shell.ts"
import { personalMeta } from "../personal-meta.ts"
import type { Route } from "./+types/route.ts"
import { checkOutAction } from "./check-out-action.server.ts"
import { previewIn } from "./checkout.ts"
import { CheckoutPage } from "./checkout-page.tsx"
import { loadCheckout } from "./load-checkout.server.ts"

export function loader(visit: Route.LoaderArgs) {
  return loadCheckout(visit)
}

export function action(visit: Route.ActionArgs) {
  return checkOutAction(visit)
}

export { caughtAction as clientAction } from "../../shell/caught-action.ts"

export function meta({ matches, loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return personalMeta(shellOf(matches[0].loaderData), loaderData?.title ?? "")
}

/** What was chosen stays as it is while the page is open: only the shop's reckoning comes anew. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.search !== nextUrl.search

export default function CheckOut({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <CheckoutPage
      {...loaderData}
      first={{ faults: faultsIn(actionData), typed: typedIn(actionData), preview: previewIn(actionData) }}
    />
  )
}
