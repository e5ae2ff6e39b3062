import { parse } from "hono/utils/cookie"
import { GUEST_CART_COOKIE } from "../../domain/constants.ts"
import { readGuestCart } from "../../domain/orders/guest-cart.ts"
import type { SetCookie } from "../api/handlers.ts"
import type { Shop } from "../shop.ts"
import { mergeCart } from "./change-cart.ts"

type Browser = { headers: Headers; setCookie: SetCookie }

/** On sign-in what the browser kept for a guest goes into the member's cart. */
export async function takeGuestCart(shop: Shop, memberId: number, browser: Browser): Promise<void> {
  const lines = readGuestCart(cookieOf(browser))
  const items = lines.map(({ variantId, quantity, selected }) => ({ detail_id: variantId, number: quantity, selected }))
  if (items.length > 0) await mergeCart(shop, memberId, items)
  forgetGuestCart(browser)
}

export function forgetGuestCart(browser: Browser): void {
  if (cookieOf(browser) !== undefined) browser.setCookie(GUEST_CART_COOKIE, "", 0)
}

const cookieOf = ({ headers }: Browser) => parse(headers.get("cookie") ?? "", GUEST_CART_COOKIE)[GUEST_CART_COOKIE]
