import type { SessionShown } from "../../contract/member-calls.ts"
import { isRefused } from "../../domain/refusal.ts"
import type { Refused } from "../api/handlers.ts"
import { takeGuestCart } from "../cart/guest-cookie.ts"
import type { Shop } from "../shop.ts"
import type { Browser } from "./browser-session.ts"
import type { Session } from "./sessions.ts"
import { tokensShown } from "./tokens-shown.ts"

/** Whoever signs in on a page of the shop brings along what this browser has in its cart. */
export async function signedIn(
  ask: Browser & { shop: Shop },
  session: Session | Refused,
  remember = false,
): Promise<SessionShown | Refused> {
  if (!isRefused(session) && ask.askedFrom === "shop") await takeGuestCart(ask.shop, session.person.id, ask)
  return sessionShown(ask, session, remember)
}

export function sessionShown(browser: Browser, session: Session | Refused, remember?: boolean): SessionShown | Refused {
  if (isRefused(session)) return session
  return { ...userShown(session.person), ...tokensShown(browser, session, remember) }
}

export const userShown = ({ name, email }: { name: string; email: string }) => ({
  userName: name,
  email,
  account: email,
})
