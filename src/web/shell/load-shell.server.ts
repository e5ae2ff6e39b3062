import type { CallReply } from "../../contract/calls.ts"
import { type Envelope, SUCCESS } from "../../contract/envelope.ts"
import type { CategoryNode } from "../../contract/goods-shapes.ts"
import type { HomeSection } from "../../contract/sections/home-section.ts"
import type { SiteConfig } from "../../contract/site-calls.ts"
import { DEFAULT_LOCALE, LOCALES, localeOf, offeredLocales } from "../../domain/locales/locales.ts"
import { basenameOf, hreflangs } from "../../domain/locales/prefix.ts"
import { UTC } from "../../domain/time-zone.ts"
import { zoneOffsets } from "../../domain/zone-offsets.ts"
import { chosenCurrency } from "./chosen-currency.ts"
import { dateFormats } from "./date-formats.ts"
import { ownTextsIn } from "./own-texts.ts"
import { type LoaderVisit, pageApi } from "./page-api.ts"
import { pageContext } from "./page-context.ts"
import { priceSeparators } from "./price-separators.ts"
import { readCode } from "./read-code.server.ts"
import { descriptionIn, readPolicies, readShop } from "./read-shop.ts"
import type { PolicyName, Shell, Shop } from "./shell.ts"
import { type ShellFile, shellFile } from "./shell-file.server.ts"
import { shopUnavailable } from "./shop-unavailable.ts"
import { wordFilesIn, wordsIn } from "./words-files.server.ts"

/** A shell, and the file in which browsers find it; no file where the shop could not be read. */
export type LoadedShell = { shell: Shell; file: ShellFile | null }

const shells = new WeakMap<object, Promise<LoadedShell>>()

/** All that the frame around every page needs, read once a request however many loaders ask for it. */
export function loadShellFile(visit: LoaderVisit): Promise<LoadedShell> {
  const known = shells.get(visit.context) ?? readShell(visit)
  shells.set(visit.context, known)
  return known
}

export const loadShell = async (visit: LoaderVisit): Promise<Shell> => (await loadShellFile(visit)).shell

/** What was made for a site stays right for as long as the edge says that the site is the same. */
const made = new WeakMap<object, Map<string, LoadedShell>>()

/** It never fails: without its shop it still has words for the error page. */
async function readShell(visit: LoaderVisit): Promise<LoadedShell> {
  const { site, origin, template, locale, draft } = visit.context.get(pageContext)
  const cookies = visit.request.headers.get("cookie")
  const [config, categories, methods] = await settingsOf(visit)
  if (config.code !== SUCCESS || categories.code !== SUCCESS)
    return { shell: shellFor(visit, config, categories, null), file: null }
  const currency = chosenCurrency(config.data.rate, cookies)?.id ?? 0
  const ofSite = made.get(site) ?? new Map<string, LoadedShell>()
  made.set(site, ofSite)
  const key = [origin, template, locale, currency].join(" ")
  const known = ofSite.get(key)
  if (known) return known
  const shell = shellFor(
    visit,
    config,
    categories,
    readShop(
      config.data,
      categories.data,
      cookies,
      readCode(config.data)?.code ?? null,
      methods.code === SUCCESS ? methods.data : null,
    ),
  )
  const loaded = { shell, file: shell.shop && shellFile(shell, currency, draft?.prefix) }
  if (methods.code === SUCCESS) ofSite.set(key, loaded)
  return loaded
}

function shellFor(
  visit: LoaderVisit,
  config: Envelope<SiteConfig>,
  categories: Envelope<CategoryNode[]>,
  shop: Shop | null,
): Shell {
  const { origin, template, locale, buildId, look } = visit.context.get(pageContext)
  const { code, iso, dir } = LOCALES[localeOf(locale) ?? DEFAULT_LOCALE]
  return {
    origin,
    lang: iso,
    dir,
    ...merchantLang(config, categories, iso),
    locale: code,
    template,
    words: wordsIn(code, "frame"),
    wordFiles: wordFilesIn(code),
    separators: priceSeparators(iso),
    dates: dateFormats(iso, offsetsOf(config)),
    shop,
    addresses: addressesOf(config, code),
    buildId,
    ...(look && { look }),
  }
}

const offsetsOf = (config: Envelope<SiteConfig>) =>
  config.code === SUCCESS ? zoneOffsets(config.data.timeZone, new Date()) : UTC

/** What a merchant has not translated is in the shop's own language, and says so. */
function merchantLang(
  config: Envelope<SiteConfig>,
  categories: Envelope<CategoryNode[]>,
  lang: string,
): Pick<Shell, "merchantLang" | "ownTexts"> {
  if (config.code !== SUCCESS) return {}
  const own = LOCALES[localeOf(config.data.languageCode) ?? DEFAULT_LOCALE].iso
  if (own === lang) return {}
  if (!config.data.isTranslated) return { merchantLang: own }
  // Whole policies are on their own pages only.
  const policies = Object.values(readPolicies(config.data)).map(({ text }) => text)
  const ownTexts = ownTextsIn([config.data, categories.data]).filter((text) => !policies.includes(text))
  return { merchantLang: own, ownTexts }
}

type Settings = [Envelope<SiteConfig>, Envelope<CategoryNode[]>, Envelope<CallReply<"GET /api/pay/methods">>]

const settings = new WeakMap<object, Map<string, Promise<Settings>>>()

/** The same for every visitor who reads one language, for as long as the edge says that the site is. */
function settingsOf(visit: LoaderVisit): Promise<Settings> {
  const { site, locale } = visit.context.get(pageContext)
  const inLocales = settings.get(site) ?? new Map<string, Promise<Settings>>()
  settings.set(site, inLocales)
  const known = inLocales.get(locale)
  if (known) return known
  const { ask } = pageApi(visit)
  const asked = Promise.all([ask("GET /api/site/config"), ask("GET /api/goods/category"), ask("GET /api/pay/methods")])
  inLocales.set(locale, asked)
  asked.then((replies) => {
    // What failed is asked for again.
    if (replies.some(({ code }) => code !== SUCCESS)) inLocales.delete(locale)
  })
  return asked
}

/** What the merchant says of a category. It is not part of the shell, where every page would carry all of them. */
export async function categoryText(visit: LoaderVisit, id: number): Promise<string> {
  const [, categories] = await settingsOf(visit)
  return categories.code === SUCCESS ? (descriptionIn(categories.data, id) ?? "") : ""
}

/** The code of others that the shop has now, and the file that it is in. */
export async function presentCode(visit: LoaderVisit): Promise<ReturnType<typeof readCode>> {
  const [config] = await settingsOf(visit)
  return config.code === SUCCESS ? readCode(config.data) : null
}

type PolicyText = { text: string; summary: string; isOwn: boolean }

/** One of the shop's policies, whole. The shell has only their summaries. */
export async function policyText(visit: LoaderVisit, name: PolicyName): Promise<PolicyText> {
  const [config] = await settingsOf(visit)
  if (config.code !== SUCCESS) throw shopUnavailable()
  const policy = readPolicies(config.data)[name]
  return { ...policy, isOwn: config.data.isTranslated && ownTextsIn(config.data).includes(policy.text) }
}

/** The sections that the site has chosen for its home page; null where the template's list holds. */
export async function ownHomeSections(visit: LoaderVisit): Promise<HomeSection[] | null> {
  const [config] = await settingsOf(visit)
  return config.code === SUCCESS ? config.data.homeSections : null
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
