import { browserLanguages } from "../../domain/locales/browser-languages.ts"
import { DEFAULT_LOCALE, localeOf } from "../../domain/locales/locales.ts"
import { ERRORS } from "../../words/errors.server.ts"
import type { Messages } from "../../words/message-key.ts"

/** The sentences in a language. Where no site is known yet, the caller's whole Accept-Language header will do as well. */
export function messagesIn(language: string): Messages {
  const code = browserLanguages(language)
    .map(localeOf)
    .find((wish) => wish !== null)
  return ERRORS[code ?? DEFAULT_LOCALE]
}
