import { readGuestCart, writeGuestCart } from "../../../domain/orders/guest-cart.ts"
import { ownCart } from "../../features/cart/own-cart.server.ts"
import { loadPopular } from "../../features/catalog/load-popular.server.ts"
import { faultsIn } from "../../shell/form-outcome.ts"
import { shellOf } from "../../shell/shell.ts"
import { personalMeta } from "../personal-meta.ts"
import type { Route } from "./+types/route.ts"
import { cartAction } from "./cart-action.server.ts"
import { CartPage } from "./cart-page.tsx"

export async function loader(visit: Route.LoaderArgs) {
  const removed = writeGuestCart(readGuestCart(visit.url.searchParams.get("removed")))
  const cart = await ownCart(visit)
  return { cart, removed, popular: cart.lines.length > 0 ? [] : await loadPopular(visit) }
}

export function action(visit: Route.ActionArgs) {
  return cartAction(visit)
}

export { caughtAction as clientAction } from "../../shell/caught-action.ts"

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  const shell = shellOf(matches[0].loaderData)
  return personalMeta(shell, shell?.words.cart ?? "")
}

export default function CartScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { cart, removed, popular } = loaderData
  return <CartPage cart={cart} removed={removed} popular={popular} faults={faultsIn(actionData)} />
}
