import type { LocaleCode } from "../../domain/locales/locales.ts"
import { ara } from "../../words/ara/showroom.ts"
import { de } from "../../words/de/showroom.ts"
import { en } from "../../words/en/showroom.ts"
import { es } from "../../words/es/showroom.ts"
import { fr } from "../../words/fr/showroom.ts"
import { it } from "../../words/it/showroom.ts"
import { ja } from "../../words/ja/showroom.ts"
import { ko } from "../../words/ko/showroom.ts"
import { pt } from "../../words/pt/showroom.ts"
import { ru } from "../../words/ru/showroom.ts"
import type { ShowroomWords } from "../../words/showroom-words.ts"
import { zh } from "../../words/zh/showroom.ts"
import { browserWords } from "../browser-words.ts"

export const SHOWROOM_WORDS: Record<LocaleCode, ShowroomWords> = { en, de, fr, es, pt, it, ru, zh, ja, ko, ara }

/** Whoever looks at templates has no shop yet: the browser says which language is read. */
export const showroomWords = (acceptLanguage: string) => browserWords(acceptLanguage, SHOWROOM_WORDS)
