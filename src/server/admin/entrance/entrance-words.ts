import { browserLanguages } from "../../../domain/locales/browser-languages.ts"
import { DEFAULT_LOCALE, LOCALES, type Locale, type LocaleCode, localeOf } from "../../../domain/locales/locales.ts"
import { ara } from "../../../words/ara/staff-sign-in.ts"
import { de } from "../../../words/de/staff-sign-in.ts"
import { en } from "../../../words/en/staff-sign-in.ts"
import { es } from "../../../words/es/staff-sign-in.ts"
import { fr } from "../../../words/fr/staff-sign-in.ts"
import { it } from "../../../words/it/staff-sign-in.ts"
import { ja } from "../../../words/ja/staff-sign-in.ts"
import { ko } from "../../../words/ko/staff-sign-in.ts"
import { pt } from "../../../words/pt/staff-sign-in.ts"
import { ru } from "../../../words/ru/staff-sign-in.ts"
import type { StaffSignInWords } from "../../../words/staff-sign-in-words.ts"
import { zh } from "../../../words/zh/staff-sign-in.ts"

export const ENTRANCE_WORDS: Record<LocaleCode, StaffSignInWords> = { en, de, fr, es, pt, it, ru, zh, ja, ko, ara }

/** The words for whoever comes in, by what their browser asks for: staff need not speak the shop's languages. */
export function entranceWords(acceptLanguage: string): { locale: Locale; words: StaffSignInWords } {
  const code = browserLanguages(acceptLanguage)
    .map(localeOf)
    .find((wish) => wish !== null)
  return { locale: LOCALES[code ?? DEFAULT_LOCALE], words: ENTRANCE_WORDS[code ?? DEFAULT_LOCALE] }
}
