import type { LocaleCode } from "../../../domain/locales/locales.ts"
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
import { browserWords } from "../../browser-words.ts"

export const ENTRANCE_WORDS: Record<LocaleCode, StaffSignInWords> = { en, de, fr, es, pt, it, ru, zh, ja, ko, ara }

/** Staff need not speak the shop's languages. */
export const entranceWords = (acceptLanguage: string) => browserWords(acceptLanguage, ENTRANCE_WORDS)
