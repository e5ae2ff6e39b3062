/** What only this browser knows: never part of a page that is cached. */
export type Visitor = { name: string; email: string; cartCount: number }

/** The readable cookie of a member: name and e-mail, nothing secret. */
export const USER_COOKIE = "user"
/** The cart of a guest in local storage: variants and how many of each. */
export const GUEST_CART = "guestCart"

/** Who is looking, from the page's cookies and the stored guest cart. Anything unreadable counts as absent. */
export function readVisitor(cookies: string, cart: unknown): Visitor {
  const user = parsed(new RegExp(`(?:^|;\\s*)${USER_COOKIE}=([^;]*)`).exec(cookies)?.[1])
  const lines = Array.isArray(cart) ? cart : []
  return {
    name: textIn(user, "userName"),
    email: textIn(user, "email"),
    cartCount: lines.reduce((sum: number, line: unknown) => sum + quantityIn(line), 0),
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

function quantityIn(line: unknown): number {
  if (typeof line !== "object" || line === null || !("buNumber" in line)) return 0
  return typeof line.buNumber === "number" && line.buNumber > 0 ? Math.trunc(line.buNumber) : 0
}
