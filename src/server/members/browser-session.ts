import type { Who } from "../../contract/call.ts"
import {
  COOKIE_LIFE_SECONDS,
  GUEST_COOKIE,
  ORDER_PROOFS_COOKIE,
  REFRESH_COOKIE,
  REMEMBER_COOKIE,
  TOKEN_COOKIE,
  USER_COOKIE,
} from "../../domain/constants.ts"
import { refreshMoment } from "../../domain/members/session.ts"
import { isRefused, type Refusal, refused } from "../../domain/refusal.ts"
import type { AskedFrom } from "../api/asked-from.ts"
import type { CookieOptions, ReadCookie, SetCookie } from "../api/handlers.ts"
import type { Shop } from "../shop.ts"
import { tokenHolder } from "./access-token.ts"
import { type Identity, identify, type Unknown } from "./identity.ts"
import type { Person } from "./person.ts"
import { renewSession, type Session } from "./sessions.ts"

export type Browser = { headers: Headers; askedFrom: AskedFrom; cookie: ReadCookie; setCookie: SetCookie }
export type Visit = Browser & {
  method: string
  /** Whether the host that was asked is one of this shop. Cookies belong to a host; those of another shop are left alone. */
  atHome: boolean
}

/** Shoppers come by links of others and stay signed in. */
const SECRET: CookieOptions = { httpOnly: true, sameSite: "Lax" }

/** Whom a call is made by: whoever the bearer header names, else whoever is signed in in this browser. */
export async function whoAsks(
  shop: Shop,
  who: Who | undefined,
  visit: Visit,
): Promise<Identity | Unknown | Refusal<"otherOrigin">> {
  const [guestCookie, proofsCookie] = [visit.cookie(GUEST_COOKIE), visit.cookie(ORDER_PROOFS_COOKIE)]
  const as = (bearer: string | null) => identify(shop, who, { bearer, guestCookie, proofsCookie })
  const bearer = /^Bearer +(\S+)$/i.exec(visit.headers.get("authorization") ?? "")?.[1]
  if (who === undefined || bearer) return as(bearer ?? null)
  const hasSession = [TOKEN_COOKIE, REFRESH_COOKIE].some((name) => visit.cookie(name))
  if (visit.method !== "GET") {
    // Browsers send cookies along whoever wrote the page; programs without cookies have nothing that could be misused.
    const isGuest = guestCookie !== undefined || proofsCookie !== undefined
    const isForged = hasSession ? visit.askedFrom !== "shop" : isGuest && visit.askedFrom === "elsewhere"
    if (isForged) return refused("otherOrigin")
  }
  if (!hasSession) return as(null)
  const kept = await keptToken(shop, visit)
  const identity = await as(kept)
  if (kept === null || !isRefused(identity) || identity.refused !== "sessionOver") return identity
  if (visit.atHome) clearSession(visit)
  return as(null)
}

/** The access token of this browser, renewed where it is about to end; null where the session is over. */
async function keptToken(shop: Shop, visit: Visit): Promise<string | null> {
  const token = visit.cookie(TOKEN_COOKIE)
  const held = token ? await tokenHolder(shop.secret, token, shop.site.id, shop.now) : null
  const isFresh = held !== null && shop.now.getTime() / 1000 <= refreshMoment(held)
  const refresh = visit.cookie(REFRESH_COOKIE)
  if (token && held && (isFresh || !refresh || !visit.atHome)) return token
  if (!visit.atHome) return null
  const session = refresh ? await renewSession(shop, refresh) : refused("sessionOver")
  if (isRefused(session)) {
    clearSession(visit)
    return null
  }
  keepSession(visit, session)
  return session.accessToken
}

/** The refresh token that a page of the shop sends without being able to read it. */
export function keptRefreshToken(browser: Browser): string | undefined {
  return browser.askedFrom === "shop" ? browser.cookie(REFRESH_COOKIE) : undefined
}

/**
 * Puts the tokens where the browser keeps them out of the reach of scripts; name and e-mail are there for the page. Who did
 * not ask to stay signed in has cookies that end with the browser; a session that is renewed goes on as it was begun.
 */
export function keepSession(browser: Browser, session: Session, remember?: boolean): void {
  const isRemembered = remember ?? wasRemembered(browser)
  const life = isRemembered ? COOKIE_LIFE_SECONDS : null
  browser.setCookie(TOKEN_COOKIE, session.accessToken, life, SECRET)
  browser.setCookie(REFRESH_COOKIE, session.refreshToken, life, SECRET)
  if (isRemembered || browser.cookie(REMEMBER_COOKIE))
    browser.setCookie(REMEMBER_COOKIE, isRemembered ? "1" : "", life ?? 0)
  writeUser(browser, session.person, life)
}

const wasRemembered = ({ cookie }: Browser) => cookie(REMEMBER_COOKIE) === "1"

type Named = Pick<Person, "name" | "email">

const writeUser = ({ setCookie }: Browser, { name, email }: Named, life: number | null) =>
  setCookie(USER_COOKIE, JSON.stringify({ userName: name, email }), life)

/** The name and the address that the page shows, where they have changed. */
export function showUser(browser: Browser, person: Named): void {
  writeUser(browser, person, wasRemembered(browser) ? COOKIE_LIFE_SECONDS : null)
}

export function clearSession({ setCookie }: Browser): void {
  for (const name of [TOKEN_COOKIE, REFRESH_COOKIE]) setCookie(name, "", 0, SECRET)
  setCookie(USER_COOKIE, "", 0)
  setCookie(REMEMBER_COOKIE, "", 0)
}
