import type { LocaleCode } from "../../../domain/locales.ts"
import { ara } from "./ara.ts"
import { de } from "./de.ts"
import { en, type MailWords } from "./en.ts"
import { es } from "./es.ts"
import { fr } from "./fr.ts"
import { it } from "./it.ts"
import { ja } from "./ja.ts"
import { ko } from "./ko.ts"
import { pt } from "./pt.ts"
import { ru } from "./ru.ts"
import { zh } from "./zh.ts"

const WORDS: Record<LocaleCode, MailWords> = { en, de, fr, es, pt, it, ru, zh, ja, ko, ara }

export const wordsIn = (language: LocaleCode): MailWords => WORDS[language]
