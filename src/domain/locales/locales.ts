export type Locale = {
  /** Prefix of the address and value of the language cookie. */
  code: LocaleCode
  /** BCP 47 tag for `lang`, `hreflang` and Intl. */
  iso: string
  dir: "ltr" | "rtl"
  /** What its speakers call it. */
  name: string
}

const CODES = ["en", "de", "fr", "es", "pt", "it", "ru", "zh", "ja", "ko", "ara"] as const

export type LocaleCode = (typeof CODES)[number]

export const LOCALE_CODES: readonly LocaleCode[] = CODES

export const DEFAULT_LOCALE: LocaleCode = "en"

/** The eleven languages that ship. */
export const LOCALES: Record<LocaleCode, Locale> = {
  en: { code: "en", iso: "en", dir: "ltr", name: "English" },
  de: { code: "de", iso: "de", dir: "ltr", name: "Deutsch" },
  fr: { code: "fr", iso: "fr", dir: "ltr", name: "Français" },
  es: { code: "es", iso: "es", dir: "ltr", name: "Español" },
  pt: { code: "pt", iso: "pt", dir: "ltr", name: "Português" },
  it: { code: "it", iso: "it", dir: "ltr", name: "Italiano" },
  ru: { code: "ru", iso: "ru", dir: "ltr", name: "Русский" },
  zh: { code: "zh", iso: "zh-CN", dir: "ltr", name: "简体中文" },
  ja: { code: "ja", iso: "ja", dir: "ltr", name: "日本語" },
  ko: { code: "ko", iso: "ko", dir: "ltr", name: "한국어" },
  ara: { code: "ara", iso: "ar", dir: "rtl", name: "العربية" },
}

/** Where most speakers of a language are. */
export const TERRITORIES: Record<LocaleCode, string> = {
  en: "US",
  de: "DE",
  fr: "FR",
  es: "ES",
  pt: "BR",
  it: "IT",
  ru: "RU",
  zh: "CN",
  ja: "JP",
  ko: "KR",
  ara: "EG",
}

/** Whether a text is exactly the code of a language that ships. */
export function isLocaleCode(text: string | null | undefined): text is LocaleCode {
  return CODES.some((code) => code === text)
}

/** The language a code or browser tag means: `zh-CN` and `zh` are zh, `ar`, `ar-EG` and `ara` are ara; null if none ships. */
export function localeOf(tag: string | null | undefined): LocaleCode | null {
  const language = (tag ?? "").trim().toLowerCase().split(/[-_]/)[0] ?? ""
  const code = language === "ar" ? "ara" : language
  return isLocaleCode(code) ? code : null
}

/** The locales a site offers: its list without unknown and double entries, always with its default; empty means default only. */
export function offeredLocales(list: readonly string[] | null | undefined, siteDefault: LocaleCode): LocaleCode[] {
  const wanted = (list ?? []).map(localeOf).filter((code) => code !== null)
  return [...new Set(wanted.includes(siteDefault) ? wanted : [siteDefault, ...wanted])]
}
