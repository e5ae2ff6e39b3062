import { GUEST_CART_COOKIE, USER_COOKIE } from "../../domain/constants.ts"
import { piecesIn, readGuestCart } from "../../domain/orders/guest-cart.ts"
import { cookieValue } from "../../domain/site/cookie-header.ts"

/** What only this browser knows: never part of a page that is cached. */
export type Browser = { name: string; email: string; cartCount: number; inquiryCount: number }

/** Goods that the visitor asks about, in local storage: a map by the id of the good. */
export const INQUIRY = "inquiry"

/** Who is looking, from the page's cookies and the stored inquiry. Anything unreadable counts as absent. */
export function readPersonal(cookies: string, inquiry: unknown): Browser {
  const user = parsed(cookieValue(cookies, USER_COOKIE))
  return {
    name: textIn(user, "userName"),
    email: textIn(user, "email"),
    cartCount: piecesIn(readGuestCart(cookieValue(cookies, GUEST_CART_COOKIE))),
    inquiryCount:
      typeof inquiry === "object" && inquiry !== null && !Array.isArray(inquiry) ? Object.keys(inquiry).length : 0,
  }
}

function parsed(cookie: string | undefined): unknown {
  try {
    return JSON.parse(decodeURIComponent(cookie ?? "null"))
  } catch {
    return null
  }
}

function textIn(user: unknown, field: "userName" | "email"): string {
  if (typeof user !== "object" || user === null || !(field in user)) return ""
  const value: unknown = Reflect.get(user, field)
  return typeof value === "string" ? value : ""
}
