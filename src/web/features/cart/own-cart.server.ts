import { GUEST_CART_COOKIE } from "../../../domain/constants.ts"
import { type GuestLine, readGuestCart } from "../../../domain/orders/guest-cart.ts"
import { cookieValue } from "../../../domain/site/cookie-header.ts"
import { dataOf } from "../../shell/data-of.ts"
import { isStranger } from "../../shell/member-data.ts"
import { isFailure } from "../../shell/page-action.server.ts"
import { type LoaderVisit, pageApi } from "../../shell/page-api.ts"
import { readingApi } from "../../shell/reading-api.server.ts"
import type { Cart } from "./cart.ts"
import { EMPTY_CART, readCart } from "./read-cart.ts"
import { writeKeptLine } from "./write-cart-line.ts"

/** For loaders: the cart of whoever looks, the member's own or that in the guest's cookie. */
export async function ownCart(visit: LoaderVisit): Promise<Cart & { isMember: boolean }> {
  const reply = await pageApi(visit).ask("GET /api/goods/cart")
  if (!isFailure(reply)) return { ...readCart(reply.data), isMember: true }
  if (!isStranger(reply.reason)) dataOf(reply)
  const items = guestLines(visit).map(writeKeptLine)
  if (items.length === 0) return { ...EMPTY_CART, isMember: false }
  const view = await readingApi(visit).ask("POST /api/goods/cartView", { body: { items } })
  return { ...readCart(dataOf(view)), isMember: false }
}

const guestLines = ({ request }: LoaderVisit): GuestLine[] =>
  readGuestCart(cookieValue(request.headers.get("cookie") ?? "", GUEST_CART_COOKIE))
