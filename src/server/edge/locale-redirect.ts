import { isbot } from "isbot"
import { LANGUAGE_COOKIE } from "../../domain/constants.ts"
import { firstVisitRedirect } from "../../domain/locales/first-visit.ts"
import type { LocaleCode } from "../../domain/locales/locales.ts"
import { type Prefix, pathInLocale } from "../../domain/locales/prefix.ts"
import { cookieValue } from "../../domain/site/cookie-header.ts"
import { refererHost } from "../../domain/site/site-host.ts"
import type { Site } from "../site.ts"
import type { HeaderSource } from "./header-source.ts"
import type { PageAsk } from "./page-ask.ts"

/** What the answer at a front door depends on, besides what every page does. */
export const DOOR_VARIES = "Accept-Language"

/**
 * Whoever comes to the shop by its front door is shown in where their language is spoken: the path there, null where they
 * are right. Only those who come from outside, because a shopper who asks for another language means it; and no crawlers,
 * who have to find every language under its own address.
 */
export function localeRedirect({ door, site, visitor }: PageAsk, headers: HeaderSource): string | null {
  if (door === null) return null
  const locale = otherLocale(site, door, headers)
  if (locale === null || isFromInside(visitor.host, headers) || isbot(headers.get("user-agent"))) return null
  return pathInLocale(door, locale, site.siteDefault)
}

type Doors = Map<string, LocaleCode | null>

/** What was read for a shop: nearly all come with one of a few headers, and reading one costs more than finding the page. */
const known = new WeakMap<Site, Doors>()
const KNOWN_MAX = 500
const KNOWN_LENGTH_MAX = 200

/** The language of the visitor, where it is not the one of this door. */
function otherLocale(site: Site, prefix: Prefix, headers: HeaderSource): LocaleCode | null {
  const cookie = cookieValue(headers.get("cookie"), LANGUAGE_COOKIE)
  const acceptLanguage = headers.get("accept-language")
  const words = `${cookie}\n${acceptLanguage}`
  const doors: Doors = known.get(site) ?? new Map()
  const before = doors.get(words)
  if (before !== undefined) return before
  const locale = firstVisitRedirect({ prefix, firstAccess: true, cookie, acceptLanguage }, site)
  if (words.length > KNOWN_LENGTH_MAX) return locale
  if (doors.size >= KNOWN_MAX) doors.clear()
  known.set(site, doors.set(words, locale))
  return locale
}

/** Browsers tell it over https, all others only by the page that they come from. */
function isFromInside(host: string | null, headers: HeaderSource): boolean {
  const from = headers.get("sec-fetch-site")
  if (from !== null) return from === "same-origin"
  return host !== null && refererHost(headers.get("referer")) === host
}
