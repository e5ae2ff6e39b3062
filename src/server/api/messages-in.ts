import { browserLanguages } from "../../domain/locales/browser-languages.ts"
import { DEFAULT_LOCALE, type LocaleCode, localeOf } from "../../domain/locales/locales.ts"
import { ara } from "../../words/ara/errors.ts"
import { de } from "../../words/de/errors.ts"
import { en } from "../../words/en/errors.ts"
import { es } from "../../words/es/errors.ts"
import { fr } from "../../words/fr/errors.ts"
import { it } from "../../words/it/errors.ts"
import { ja } from "../../words/ja/errors.ts"
import { ko } from "../../words/ko/errors.ts"
import type { Messages } from "../../words/message-key.ts"
import { pt } from "../../words/pt/errors.ts"
import { ru } from "../../words/ru/errors.ts"
import { zh } from "../../words/zh/errors.ts"

const languages: Record<LocaleCode, Messages> = { en, de, fr, es, pt, it, ru, zh, ja, ko, ara }

/** The sentences in a language. Where no site is known yet, the caller's whole Accept-Language header will do as well. */
export function messagesIn(language: string): Messages {
  const code = browserLanguages(language)
    .map(localeOf)
    .find((wish) => wish !== null)
  return languages[code ?? DEFAULT_LOCALE]
}
