import { parse } from "hono/utils/cookie"
import { decodeJwt, errors } from "jose"
import type { Page } from "../../contract/page.ts"
import { REFRESH_COOKIE, TOKEN_COOKIE } from "../../domain/constants.ts"
import { isExpired, refreshMoment } from "../../domain/members/session.ts"
import { cookieName } from "../../domain/members/session-cookies.ts"
import { cookiesAfter } from "../../domain/site/cookie-header.ts"
import type { Visitor } from "../visitor.ts"

export type RenewedVisit = { request: Request; setCookies: string[] }

/**
 * A member's tokens that end soon are renewed before the page is drawn, and the browser gets them with the page. If the
 * calls of its loaders renewed them, what they set would be lost, and the next visit would show a token that is used up.
 */
export async function renewedVisit(
  api: Page["api"],
  origin: string,
  request: Request,
  protocol: Visitor["protocol"],
): Promise<RenewedVisit> {
  const cookie = request.headers.get("cookie") ?? ""
  const sent = cookie.includes(REFRESH_COOKIE) ? parse(cookie) : {}
  const [token, refresh] = [sent[cookieName(TOKEN_COOKIE, protocol)], sent[cookieName(REFRESH_COOKIE, protocol)]]
  if (!refresh || !isEnding(token)) return { request, setCookies: [] }
  const setCookies = await renew(api, origin, cookie)
  if (setCookies.length === 0) return { request, setCookies }
  const headers = new Headers(request.headers)
  headers.set("cookie", cookiesAfter(cookie, setCookies))
  // The server's own kind of request is none that the constructor would take over.
  const { url, method, body, signal } = request
  return { request: new Request(url, { method, headers, signal, ...(body && { body, duplex: "half" }) }), setCookies }
}

function isEnding(token: string | undefined): boolean {
  const now = Date.now() / 1000
  try {
    const { iat = 0, exp = 0 } = decodeJwt(token ?? "")
    return isExpired(exp, now) || now > refreshMoment({ issued: iat, expire: exp })
  } catch (failure) {
    if (failure instanceof errors.JOSEError) return true
    throw failure
  }
}

/** The cookies that the API sets for a new session, or to end this one; none where it does not answer. */
async function renew(api: Page["api"], origin: string, cookie: string): Promise<string[]> {
  const headers = { cookie, referer: origin, "content-type": "application/json", "sec-fetch-site": "same-origin" }
  const ask = new Request(new URL("/api/login/refreshToken", origin), { method: "POST", body: "{}", headers })
  try {
    const reply = await api(ask)
    return reply.headers.getSetCookie()
  } catch {
    // No network to the API: a failure signs nobody out, and the page will say what it has to.
    return []
  }
}
