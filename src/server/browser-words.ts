import { browserLanguages } from "../domain/locales/browser-languages.ts"
import { DEFAULT_LOCALE, LOCALES, type Locale, type LocaleCode, localeOf } from "../domain/locales/locales.ts"

/** The words for whoever asks, by what their browser prefers: for pages that belong to no shop and its languages. */
export function browserWords<Words>(
  acceptLanguage: string,
  all: Record<LocaleCode, Words>,
): { locale: Locale; words: Words } {
  const code = browserLanguages(acceptLanguage)
    .map(localeOf)
    .find((wish) => wish !== null)
  return { locale: LOCALES[code ?? DEFAULT_LOCALE], words: all[code ?? DEFAULT_LOCALE] }
}
