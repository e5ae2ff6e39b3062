import { type Envelope, SUCCESS } from "../../contract/envelope.ts"
import type { CategoryNode } from "../../contract/goods-shapes.ts"
import type { SiteConfig } from "../../contract/site-calls.ts"
import { DEFAULT_LOCALE, LOCALES, localeOf, offeredLocales } from "../../domain/locales/locales.ts"
import { basenameOf, hreflangs } from "../../domain/locales/prefix.ts"
import { APPS } from "../../domain/site/apps.ts"
import { SCREENS } from "../../domain/site/screens.ts"
import { chosenCurrency } from "./chosen-currency.ts"
import { dateFormats } from "./date-formats.ts"
import { fieldFaultsIn } from "./field-faults.server.ts"
import { messagesIn } from "./messages-in.server.ts"
import { type LoaderVisit, pageApi } from "./page-api.ts"
import { pageContext } from "./page-context.ts"
import { priceSeparators } from "./price-separators.ts"
import type { Shell, Shop } from "./shell.ts"

const shells = new WeakMap<object, Promise<Shell>>()

/** All that the frame around every page needs, fetched once a request however many loaders ask for it. */
export function loadShell(visit: LoaderVisit): Promise<Shell> {
  const known = shells.get(visit.context) ?? fetchShell(visit)
  shells.set(visit.context, known)
  return known
}

/** It never fails: without its shop it still has words for the error page. */
async function fetchShell(visit: LoaderVisit): Promise<Shell> {
  const { origin, template, locale } = visit.context.get(pageContext)
  const { code, iso, dir } = LOCALES[localeOf(locale) ?? DEFAULT_LOCALE]
  const [config, categories] = await settingsOf(visit)
  return {
    origin,
    lang: iso,
    dir,
    locale: code,
    template,
    messages: messagesIn(code),
    fieldFaults: fieldFaultsIn(code),
    separators: priceSeparators(iso),
    dates: dateFormats(iso),
    shop: shopOf(config, categories, visit.request.headers.get("cookie")),
    addresses: addressesOf(config, code),
  }
}

type Settings = [Envelope<SiteConfig>, Envelope<CategoryNode[]>]

const settings = new WeakMap<object, Promise<Settings>>()

/** The same for every visitor, for as long as the edge says that the site is. */
function settingsOf(visit: LoaderVisit): Promise<Settings> {
  const { site } = visit.context.get(pageContext)
  const known = settings.get(site)
  if (known) return known
  const { ask } = pageApi(visit)
  const asked = Promise.all([ask("GET /api/site/config"), ask("GET /api/goods/category")])
  settings.set(site, asked)
  asked.then((replies) => {
    // What failed is asked for again.
    if (replies.some(({ code }) => code !== SUCCESS)) settings.delete(site)
  })
  return asked
}

/** What the browser needs of the settings; policies and codes stay on the server. */
function shopOf(
  config: Envelope<SiteConfig>,
  categories: Envelope<CategoryNode[]>,
  cookies: string | null,
): Shop | null {
  if (config.code !== SUCCESS || categories.code !== SUCCESS) return null
  const site = config.data
  const currency = chosenCurrency(site.rate, cookies)
  if (!currency) return null
  return {
    name: site.dnames || site.title,
    title: site.title || site.dnames,
    slogan: site.slogan,
    description: site.description,
    keywords: site.keywords,
    favico: site.favico,
    navigation: site.navigation,
    categories: categories.data,
    currency,
    currencies: site.rate,
    locales: site.locales,
    policies: policiesOf(site),
    friendLinks: site.friendLinks,
    whatsapp: site.whatsapp,
    content: site.ad_config,
    siteCoupon: site.siteCoupon,
    apps: {
      guestPurchase: site.enableGuestPurchaseApp,
      remarks: site.appIds.includes(APPS.remarks),
      encryptedGoods: site.enableEncryptedGoodsApp && site.hasGoodsPassword,
    },
    type: site.type,
  }
}

/** The policies that the shop has written, in the order in which shoppers look for them. */
function policiesOf(site: SiteConfig): Shop["policies"] {
  const all = [
    { name: "shipping", text: site.shippingPolicy, summary: site.shippingSummary },
    { name: "payment", text: site.paymentPolicy, summary: site.paymentSummary },
    { name: "returns", text: site.returnPolicy, summary: site.returnSummary },
    { name: "privacy", text: site.privacyPolicy, summary: site.privacySummary },
    { name: "service", text: site.servicePolicy, summary: site.serviceSummary },
  ] as const
  return all.filter(({ text }) => text !== "").map(({ name, summary }) => ({ name, summary, path: SCREENS[name].path }))
}

/** Where this page is at home (never under a template prefix), and under which prefix it speaks other languages. */
function addressesOf(config: Envelope<SiteConfig>, code: keyof typeof LOCALES): Shell["addresses"] {
  if (config.code !== SUCCESS) return { canonical: "/", alternates: [] }
  const siteDefault = localeOf(config.data.languageCode) ?? DEFAULT_LOCALE
  const listed = config.data.locales.map((locale) => locale.code)
  return {
    canonical: basenameOf(code === siteDefault ? null : code, null),
    alternates: hreflangs("/", { offered: offeredLocales(listed, siteDefault), siteDefault }),
  }
}
