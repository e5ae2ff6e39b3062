import { CURRENCY_COOKIE, GOODS_PASSWORD_COOKIE, LANGUAGE_COOKIE, TEMPLATE_COOKIE } from "../../domain/constants.ts"
import type { LocaleCode } from "../../domain/locales/locales.ts"
import { localeInUse, type Prefix, splitPrefix, templateInUse, underPrefix } from "../../domain/locales/prefix.ts"
import { cookieName } from "../../domain/members/session-cookies.ts"
import { canonicalAddress, recodedPath } from "../../domain/site/canonical-address.ts"
import { CONSENT_COOKIE } from "../../domain/site/consent.ts"
import { cookieValue } from "../../domain/site/cookie-header.ts"
import { canonicalQuery } from "../../domain/site/page-query.ts"
import { PERSONAL_PATHS } from "../../domain/site/route-address.ts"
import type { ScreenName } from "../../domain/site/screens.ts"
import type { TemplateName } from "../../domain/site/templates.ts"
import { isUnlocked } from "../inquiries/goods-password.ts"
import type { Site } from "../site.ts"
import { chosenCurrency } from "../sites/chosen-currency.ts"
import { siteOrigin } from "../sites/site-origin.ts"
import type { Visitor } from "../visitor.ts"
import type { HeaderSource } from "./header-source.ts"

/** A page request, as far as it decides what is shown. */
export type PageAsk = {
  /** Whoever asks with the same key gets the same public page; null where a page is never cached. */
  key: string | null
  site: Site
  visitor: Visitor
  origin: string
  basename: string
  template: TemplateName
  locale: LocaleCode
  /** Null on a page of the merchant's own. */
  screen: ScreenName | null
  /** Whether this visitor sees the encrypted goods. */
  unlocked: boolean
  /** Its prefix, where this is the home page of a shop of several languages and names none; else null. */
  door: Prefix | null
  /** Path and query in the one wording of this page: what only advertisers read is not in it. */
  path: string
  /** The path where this page is at home, if it was asked for by another one; else null. */
  redirect: string | null
  /** The cookies that change what a public page shows, and no other. */
  cookies: string
}

/** What the edge was started with: the origins of default shop and staff, and what its cookies are signed with. */
export type PageSettings = {
  origin: string | undefined
  adminOrigin: string | undefined
  secret: string
  /** Whether pages are cached for visitors who come by the port of this origin. */
  isKnownPort: (origin: string) => boolean
}

/** Longer ones are drawn each time: anybody could push real pages out with them. */
const ADDRESS_MAX = 768

/**
 * Reads what is asked for. The key holds all that a public page may depend on: the shop and the address it is visited by,
 * template, currency, region (where prices depend on it), whether encrypted goods are unlocked, path and query. A cached page is drawn from these alone, so that
 * nothing of a visitor can get into it. Whoever makes public pages depend on another cookie adds it to key and cookies.
 */
export function pageAsk(
  method: string,
  path: string,
  query: string,
  headers: HeaderSource,
  visitor: Visitor,
  site: Site,
  settings: PageSettings,
): PageAsk {
  const cookies = headers.get("cookie")
  const document = documentPath(path)
  const prefix = splitPrefix(document, site)
  const template = templateInUse({
    prefix: prefix.template,
    cookie: cookieValue(cookies, TEMPLATE_COOKIE),
    setting: site.template,
  })
  const currency = chosenCurrency(site, cookieValue(cookies, CURRENCY_COOKIE))
  const goodsName = cookieName(GOODS_PASSWORD_COOKIE, visitor.protocol)
  const goodsCookie = cookieValue(cookies, goodsName)
  const unlocked = isUnlocked(site, settings.secret, goodsCookie)
  const origin = siteOrigin(site, visitor, settings.origin)
  const isRead = method === "GET" || method === "HEAD"
  const canonical = canonicalAddress(prefix.rest)
  const home = underPrefix(prefix.basename, canonical.path)
  const isData = document !== path
  const isPersonal = PERSONAL_PATHS.includes(canonical.path)
  const publicQuery = isRead && !isPersonal ? publicQueryOf(canonical.screen, query, isData) : null
  const address = isRead ? dataAddress(home, isData) + (publicQuery ?? query) : path + query
  const mayBeCached =
    publicQuery !== null && visitor.host !== null && address.length <= ADDRESS_MAX && settings.isKnownPort(origin)
  const region = site.apps.has("areaPrice") ? visitor.country : null
  return {
    key: mayBeCached ? [site.id, origin, template, currency.id, region, unlocked, address].join("\n") : null,
    site,
    visitor,
    origin,
    basename: prefix.basename,
    template,
    locale: localeInUse(prefix.locale, site.siteDefault),
    screen: canonical.screen,
    unlocked,
    door: isDoor(path, prefix, site) && isRead ? prefix : null,
    path: address,
    redirect: isRead && !isData && recodedPath(path) !== home ? home : null,
    cookies: [
      `${TEMPLATE_COOKIE}=${template}`,
      ...(currency.isBase ? [] : [`${CURRENCY_COOKIE}=${currency.id}`]),
      ...(unlocked ? [`${goodsName}=${goodsCookie}`] : []),
    ].join("; "),
  }
}

const isDoor = (path: string, { locale, rest }: Prefix, { offered }: Site) =>
  rest === "/" && locale === null && offered.length > 1 && !path.endsWith(".data")

/** A client navigation asks for the data of a page: `/sport.data` belongs to `/sport`, `/_.data` to `/`. */
const documentPath = (path: string) => path.replace(/(?:\/_)?\.data$/, "") || "/"

const dataAddress = (path: string, isData: boolean) => (isData ? `${path === "/" ? "/_" : path}.data` : path)

/** Asks for the data of all routes but the frame's, which stays as it is while the shopper moves about; see the storefront's handler. */
const ALL_BUT_FRAME = "_routes=rest"

/** React Router names the routes whose data it wants. The answer holds them all, with the frame or without it. */
function publicQueryOf(screen: ScreenName | null, query: string, isData: boolean): string | null {
  const own = canonicalQuery(screen, query)
  const routes = isData ? new URLSearchParams(query).get("_routes") : null
  if (own === null || routes === null || routes.split(",").includes("root")) return own
  return `${own === "" ? "?" : `${own}&`}${ALL_BUT_FRAME}`
}

const THAT_MATTER = [
  TEMPLATE_COOKIE,
  CURRENCY_COOKIE,
  GOODS_PASSWORD_COOKIE,
  cookieName(GOODS_PASSWORD_COOKIE, "https"),
]

/** The values of those cookies, as they were sent; empty for nearly everyone. */
export function cookiesThatMatter(cookies: string | null): string {
  if (cookies === null || !THAT_MATTER.some((name) => cookies.includes(name))) return ""
  return THAT_MATTER.map((name) => cookieValue(cookies, name) ?? "").join(";")
}

/** Cookies that say nothing about who the visitor is. */
const IMPERSONAL = new Set([...THAT_MATTER, LANGUAGE_COOKIE, CONSENT_COOKIE])

/** Whether a page that is drawn for this visitor could differ from the one drawn for nobody in particular. */
export function hasPersonalCookies(headers: HeaderSource): boolean {
  const cookies = headers.get("cookie")
  if (cookies === null) return false
  return cookies.split(";").some((pair) => !IMPERSONAL.has(pair.slice(0, pair.indexOf("=")).trim()))
}
