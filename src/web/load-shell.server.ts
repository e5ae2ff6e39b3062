import { type Envelope, SUCCESS } from "../contract/envelope.ts"
import type { SiteConfig } from "../contract/site-calls.ts"
import { DEFAULT_LOCALE, LOCALES, localeOf, offeredLocales } from "../domain/locales.ts"
import { basenameOf, hreflangs } from "../domain/prefix.ts"
import { chosenCurrency } from "./chosen-currency.ts"
import { messagesIn } from "./messages/messages-in.server.ts"
import { type LoaderVisit, pageApi } from "./page-api.ts"
import { pageContext } from "./page-context.ts"
import { priceSeparators } from "./price-separators.ts"

/** All that the frame around every page needs. It never fails: without its shop it still has words for the error page. */
export async function loadShell(visit: LoaderVisit) {
  const { origin, template, locale } = visit.context.get(pageContext)
  const { code, iso, dir } = LOCALES[localeOf(locale) ?? DEFAULT_LOCALE]
  const config = await pageApi(visit).ask("GET /api/site/config")
  return {
    lang: iso,
    dir,
    template,
    messages: messagesIn(code),
    separators: priceSeparators(iso),
    shop: shopOf(config, visit.request.headers.get("cookie")),
    addresses: { origin, ...addressesOf(config, code) },
  }
}

export type Shell = Awaited<ReturnType<typeof loadShell>>

/** The few settings that the browser needs; policies and codes stay on the server. */
function shopOf(config: Envelope<SiteConfig>, cookies: string | null) {
  if (config.code !== SUCCESS) return null
  const { title, dnames, slogan, description, keywords, favico, navigation, rate } = config.data
  return {
    name: dnames || title,
    title: title || dnames,
    slogan,
    description,
    keywords,
    favico,
    navigation: navigation.map((entry) => ({ name: entry.dnames, url: entry.url })),
    currency: chosenCurrency(rate, cookies),
  }
}

/** Where this page is at home (never under a template prefix), and under which prefix it speaks other languages. */
function addressesOf(config: Envelope<SiteConfig>, code: keyof typeof LOCALES) {
  if (config.code !== SUCCESS) return { canonical: "/", alternates: [] }
  const siteDefault = localeOf(config.data.languageCode) ?? DEFAULT_LOCALE
  const listed = config.data.locales.map((locale) => locale.code)
  return {
    canonical: basenameOf(code === siteDefault ? null : code, null),
    alternates: hreflangs("/", { offered: offeredLocales(listed, siteDefault), siteDefault }),
  }
}
