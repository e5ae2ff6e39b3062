import { isbot } from "isbot"
import { LANGUAGE_COOKIE } from "../../domain/constants.ts"
import { firstVisitRedirect } from "../../domain/first-visit.ts"
import { pathInLocale } from "../../domain/prefix.ts"
import { refererHost } from "../../domain/site-host.ts"
import { cookieValue } from "./cookie-value.ts"
import type { HeaderSource } from "./header-source.ts"
import type { PageAsk } from "./page-ask.ts"

/** What the answer at a front door depends on, besides what every page does. */
export const DOOR_VARIES = "Accept-Language"

/**
 * Whoever comes to the shop by its front door is shown in where their language is spoken: the path there, null where they
 * are right. Only those who come from outside, because a shopper who asks for another language means it; and no crawlers,
 * who have to find every language under its own address.
 */
export function otherDoor({ door, site, visitor }: PageAsk, headers: HeaderSource): string | null {
  if (door === null || isFromInside(visitor.host, headers)) return null
  const cookie = cookieValue(headers.get("cookie"), LANGUAGE_COOKIE)
  const acceptLanguage = headers.get("accept-language")
  const locale = firstVisitRedirect({ prefix: door, firstAccess: true, cookie, acceptLanguage }, site)
  if (locale === null || isbot(headers.get("user-agent"))) return null
  return pathInLocale(door, locale, site.siteDefault)
}

/** Browsers tell it over https, all others only by the page that they come from. */
function isFromInside(host: string | null, headers: HeaderSource): boolean {
  const from = headers.get("sec-fetch-site")
  if (from !== null) return from === "same-origin"
  return host !== null && refererHost(headers.get("referer")) === host
}
