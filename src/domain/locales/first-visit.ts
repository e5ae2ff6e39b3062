import { browserLanguages } from "./browser-languages.ts"
import { type LocaleCode, localeOf } from "./locales.ts"
import type { Prefix, SiteLocales } from "./prefix.ts"

/** The visitor's language: stored cookie, then browser languages, then (the fallback being empty) the site's default. */
export function visitorLocale(
  wish: { cookie: string | null | undefined; acceptLanguage: string | null | undefined },
  { offered, siteDefault }: SiteLocales,
): LocaleCode {
  const wishes = [wish.cookie, ...browserLanguages(wish.acceptLanguage)].map(localeOf)
  return wishes.find((code) => code !== null && offered.includes(code)) ?? siteDefault
}

/** The locale to redirect a visitor to, or null to stay: only on first access, on the root path, without a locale prefix. */
export function firstVisitRedirect(
  visit: {
    prefix: Pick<Prefix, "locale" | "rest">
    firstAccess: boolean
    cookie: string | null | undefined
    acceptLanguage: string | null | undefined
  },
  site: SiteLocales,
): LocaleCode | null {
  if (!visit.firstAccess || visit.prefix.locale !== null || visit.prefix.rest !== "/") return null
  const locale = visitorLocale(visit, site)
  return locale === site.siteDefault ? null : locale
}
