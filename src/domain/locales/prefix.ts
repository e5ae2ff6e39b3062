import { DEFAULT_TEMPLATE, isTemplateName, type TemplateName } from "../site/templates.ts"
import { LOCALES, type LocaleCode } from "./locales.ts"

export type SiteLocales = { offered: readonly LocaleCode[]; siteDefault: LocaleCode }

export type Prefix = {
  locale: LocaleCode | null
  template: TemplateName | null
  /** What the address starts with: "/", "/fr", "/arts" or "/fr/arts". */
  basename: string
  /** The screen's own address, always with a leading slash. */
  rest: string
}

/** Splits a path into locale, then template, then the screen; a locale the site does not offer is no prefix, nor is its default. */
export function splitPrefix(path: string, { offered, siteDefault }: SiteLocales): Prefix {
  const segments = path.split("/").slice(1)
  const locale = offered.find((code) => code === segments[0] && code !== siteDefault) ?? null
  const second = segments[locale === null ? 0 : 1]
  const template = isTemplateName(second) ? second : null
  const used = (locale === null ? 0 : 1) + (template === null ? 0 : 1)
  // One slash only: "//elsewhere.example" in a link or redirect would lead out of the shop.
  const rest = `/${segments.slice(used).join("/").replace(/^\/+/, "")}`
  return { locale, template, basename: basenameOf(locale, template), rest }
}

/** The prefix of a locale and a template, either of which may be absent; "/" without both. */
export function basenameOf(locale: LocaleCode | null, template: TemplateName | null): string {
  return `/${[locale, template].filter((part) => part !== null).join("/")}`
}

/** The address of a screen (with query and hash, if any) below a prefix. */
export function underPrefix(basename: string, path: string): string {
  if (basename === "/") return path
  return path === "/" ? basename : basename + (path.startsWith("/?") || path.startsWith("/#") ? path.slice(1) : path)
}

/** The template in use: the prefix, else the cookie if it names one, else the site's setting, else default-modulized. */
export function templateInUse(choice: {
  prefix: TemplateName | null
  cookie: string | null | undefined
  setting: string | null | undefined
}): TemplateName {
  if (choice.prefix !== null) return choice.prefix
  if (isTemplateName(choice.cookie)) return choice.cookie
  return isTemplateName(choice.setting) ? choice.setting : DEFAULT_TEMPLATE
}

/** The locale in use: the prefix, else the site's default. */
export function localeInUse(prefix: LocaleCode | null, siteDefault: LocaleCode): LocaleCode {
  return prefix ?? siteDefault
}

/** The same screen in another locale: the default has no prefix, the template prefix stays. */
export function pathInLocale(prefix: Prefix, locale: LocaleCode, siteDefault: LocaleCode): string {
  return underPrefix(basenameOf(locale === siteDefault ? null : locale, prefix.template), prefix.rest)
}

/** The canonical path: with the locale prefix, always without the template prefix. */
export function canonicalPath({ locale, rest }: Pick<Prefix, "locale" | "rest">): string {
  return underPrefix(basenameOf(locale, null), rest)
}

/** The canonical path in each locale the site offers, and x-default; empty where there is only one. */
export function hreflangs(
  rest: string,
  { offered, siteDefault }: SiteLocales,
  /** Where the screen has an address of its own in a locale: one with a translated name. */
  ownPaths: Partial<Record<LocaleCode, string>> = {},
): { hreflang: string; path: string }[] {
  if (offered.length < 2) return []
  const inLocale = (code: LocaleCode) =>
    canonicalPath({ locale: code === siteDefault ? null : code, rest: ownPaths[code] ?? rest })
  return [
    ...offered.map((code) => ({ hreflang: LOCALES[code].iso, path: inLocale(code) })),
    { hreflang: "x-default", path: inLocale(siteDefault) },
  ]
}
