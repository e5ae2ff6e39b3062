import { GUEST_CART_COOKIE } from "../../../../domain/constants.ts"
import { readGuestCart, removeGuestLines, writeGuestCart } from "../../../../domain/orders/guest-cart.ts"
import { cookieValue } from "../../../../domain/site/cookie-header.ts"
import { writeCookie } from "../../../shell/write-cookie.ts"

const CART_DAYS = 7

/** What was bought leaves the cart that this browser keeps. */
export function leaveGuestCart(lines: string): void {
  const bought = readGuestCart(lines).map(({ variantId }) => variantId)
  const left = writeGuestCart(removeGuestLines(readGuestCart(cookieValue(document.cookie, GUEST_CART_COOKIE)), bought))
  writeCookie(GUEST_CART_COOKIE, left, left === "" ? 0 : CART_DAYS)
}
