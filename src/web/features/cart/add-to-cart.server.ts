import { type Failure, SUCCESS } from "../../../contract/envelope.ts"
import type { RefusalReason } from "../../../contract/refusals.ts"
import { GUEST_CART_COOKIE } from "../../../domain/constants.ts"
import { addGuestLine, readGuestCart, writeGuestCart } from "../../../domain/orders/guest-cart.ts"
import { isRefused } from "../../../domain/refusal.ts"
import type { ActionApi } from "../../shell/page-action.server.ts"
import { type CartLine, writeCartLine } from "./write-cart-line.ts"

/** Puts pieces into the cart of whoever asks: the member's own, else that in the guest's cookie. Null when it is done. */
export async function addToCart(api: ActionApi, wanted: CartLine): Promise<Failure | RefusalReason | null> {
  const reply = await api.ask("POST /api/goods/addCart", { body: writeCartLine(wanted) })
  if (reply.code === SUCCESS) return null
  return reply.reason === "signInRequired" || reply.reason === "sessionOver" ? addAsGuest(api, wanted) : reply
}

/** The server says of the line as it would be whether it can be had; the cookie holds no more than variant and quantity. */
async function addAsGuest(api: ActionApi, wanted: CartLine): Promise<Failure | RefusalReason | null> {
  const { variantId, quantity } = wanted
  const lines = addGuestLine(readGuestCart(api.cookie(GUEST_CART_COOKIE)), variantId, quantity)
  if (isRefused(lines)) return lines.refused
  const together = lines.find((line) => line.variantId === variantId) ?? wanted
  const view = await api.ask("POST /api/goods/cartView", { body: { items: [writeCartLine(together)] } })
  if (view.code !== SUCCESS) return view
  const [line] = view.data.list
  if (!line) return "unknownGoods"
  if (line.problem) return line.problem
  api.setCookie(GUEST_CART_COOKIE, writeGuestCart(lines))
  return null
}
