import type { LocaleCode } from "../../domain/locales/locales.ts"
import { ara } from "../../words/ara/mail.ts"
import { de } from "../../words/de/mail.ts"
import { en, type MailWords } from "../../words/en/mail.ts"
import { es } from "../../words/es/mail.ts"
import { fr } from "../../words/fr/mail.ts"
import { it } from "../../words/it/mail.ts"
import { ja } from "../../words/ja/mail.ts"
import { ko } from "../../words/ko/mail.ts"
import { pt } from "../../words/pt/mail.ts"
import { ru } from "../../words/ru/mail.ts"
import { zh } from "../../words/zh/mail.ts"

const WORDS: Record<LocaleCode, MailWords> = { en, de, fr, es, pt, it, ru, zh, ja, ko, ara }

export const wordsIn = (language: LocaleCode): MailWords => WORDS[language]
