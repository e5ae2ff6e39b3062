import { ara } from "../../contract/messages/ara.ts"
import { de } from "../../contract/messages/de.ts"
import { en } from "../../contract/messages/en.ts"
import { es } from "../../contract/messages/es.ts"
import { fr } from "../../contract/messages/fr.ts"
import { it } from "../../contract/messages/it.ts"
import { ja } from "../../contract/messages/ja.ts"
import { ko } from "../../contract/messages/ko.ts"
import type { Messages } from "../../contract/messages/message-key.ts"
import { pt } from "../../contract/messages/pt.ts"
import { ru } from "../../contract/messages/ru.ts"
import { zh } from "../../contract/messages/zh.ts"
import { browserLanguages } from "../../domain/browser-languages.ts"
import { DEFAULT_LOCALE, type LocaleCode, localeOf } from "../../domain/locales.ts"

const languages: Record<LocaleCode, Messages> = { en, de, fr, es, pt, it, ru, zh, ja, ko, ara }

/** The sentences in a language. Where no site is known yet, the caller's whole Accept-Language header will do as well. */
export function messagesIn(language: string): Messages {
  const code = browserLanguages(language)
    .map(localeOf)
    .find((wish) => wish !== null)
  return languages[code ?? DEFAULT_LOCALE]
}
