import { isRefused, type Refusal, refused } from "../../domain/refusal.ts"
import type { Shop } from "../shop.ts"
import { type Browser, clearSession, keptRefreshToken } from "./browser-session.ts"
import { renewSession, type Session } from "./sessions.ts"

type Refusals = Refusal<"sessionOver"> | Refusal<"invalidField", { fields: { refresh_token: "required" } }>

/** Renews the session of the token that was sent, else of the one that the browser keeps. */
export async function refresh(shop: Shop, sent: string | undefined, browser: Browser): Promise<Session | Refusals> {
  const token = sent || keptRefreshToken(browser)
  if (!token) return refused("invalidField", { fields: { refresh_token: "required" } })
  const session = await renewSession(shop, token)
  if (isRefused(session) && browser.askedFrom === "shop") clearSession(browser)
  return session
}
