import { CURRENCY_COOKIE, GOODS_PASSWORD_COOKIE, LANGUAGE_COOKIE, TEMPLATE_COOKIE } from "../../domain/constants.ts"
import type { LocaleCode } from "../../domain/locales/locales.ts"
import { localeInUse, type Prefix, splitPrefix, templateInUse } from "../../domain/locales/prefix.ts"
import type { TemplateName } from "../../domain/site/templates.ts"
import { isUnlocked } from "../inquiries/goods-password.ts"
import type { Site } from "../site.ts"
import { chosenCurrency } from "../sites/chosen-currency.ts"
import { siteOrigin } from "../sites/site-origin.ts"
import type { Visitor } from "../visitor.ts"
import { cachedQuery } from "./cached-query.ts"
import { cookieValue } from "./cookie-value.ts"
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
  /** Whether this visitor sees the encrypted goods. */
  unlocked: boolean
  /** Its prefix, where this is the home page of a shop of several languages and names none; else null. */
  door: Prefix | null
  /** Path and query, without what only advertisers read. */
  path: string
  /** The cookies that change what a public page shows, and no other. */
  cookies: string
}

/** What the edge was started with: the origin of the default shop, and what its cookies are signed with. */
export type PageSettings = { origin: string | undefined; secret: string }

const PATH_MAX = 512

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
  const prefix = splitPrefix(documentPath(path), site)
  const template = templateInUse({
    prefix: prefix.template,
    cookie: cookieValue(cookies, TEMPLATE_COOKIE),
    setting: site.template,
  })
  const currency = chosenCurrency(site, cookieValue(cookies, CURRENCY_COOKIE))
  const goodsCookie = cookieValue(cookies, GOODS_PASSWORD_COOKIE)
  const unlocked = isUnlocked(site, settings.secret, goodsCookie)
  const origin = siteOrigin(site, visitor, settings.origin)
  const cached = cachedQuery(query)
  const isRead = method === "GET" || method === "HEAD"
  const mayBeCached = cached !== null && visitor.host !== null && isRead && path.length <= PATH_MAX
  const region = site.apps.has("areaPrice") ? visitor.country : null
  return {
    key: mayBeCached ? [site.id, origin, template, currency.id, region, unlocked, path + cached].join("\n") : null,
    site,
    visitor,
    origin,
    basename: prefix.basename,
    template,
    locale: localeInUse(prefix.locale, site.siteDefault),
    unlocked,
    door: isDoor(path, prefix, site) && isRead ? prefix : null,
    path: path + (cached ?? query),
    cookies: [
      `${TEMPLATE_COOKIE}=${template}`,
      ...(currency.isBase ? [] : [`${CURRENCY_COOKIE}=${currency.id}`]),
      ...(unlocked ? [`${GOODS_PASSWORD_COOKIE}=${goodsCookie}`] : []),
    ].join("; "),
  }
}

const isDoor = (path: string, { locale, rest }: Prefix, { offered }: Site) =>
  rest === "/" && locale === null && offered.length > 1 && !path.endsWith(".data")

/** A client navigation asks for the data of a page: `/sport.data` belongs to `/sport`, `/_.data` to `/`. */
const documentPath = (path: string) => path.replace(/(?:\/_)?\.data$/, "") || "/"

const THAT_MATTER = [TEMPLATE_COOKIE, CURRENCY_COOKIE, GOODS_PASSWORD_COOKIE]

/** The values of those cookies, as they were sent; empty for nearly everyone. */
export function cookiesThatMatter(cookies: string | null): string {
  if (cookies === null || !THAT_MATTER.some((name) => cookies.includes(name))) return ""
  return THAT_MATTER.map((name) => cookieValue(cookies, name) ?? "").join(";")
}

/** Cookies that say nothing about who the visitor is. */
const IMPERSONAL = new Set([...THAT_MATTER, LANGUAGE_COOKIE])

/** Whether a page that is drawn for this visitor could differ from the one drawn for nobody in particular. */
export function hasPersonalCookies(headers: HeaderSource): boolean {
  const cookies = headers.get("cookie")
  if (cookies === null) return false
  return cookies.split(";").some((pair) => !IMPERSONAL.has(pair.slice(0, pair.indexOf("=")).trim()))
}
