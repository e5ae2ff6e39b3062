import type { LocaleCode } from "../domain/locales/locales.ts"
import { ara } from "./ara/tax.ts"
import { de } from "./de/tax.ts"
import { en, type TaxWords } from "./en/tax.ts"
import { es } from "./es/tax.ts"
import { fr } from "./fr/tax.ts"
import { it } from "./it/tax.ts"
import { ja } from "./ja/tax.ts"
import { ko } from "./ko/tax.ts"
import { pt } from "./pt/tax.ts"
import { ru } from "./ru/tax.ts"
import { zh } from "./zh/tax.ts"

/** The words for taxes in each language. Said by the server only: pages and mails get whole sentences. */
export const TAX_WORDS: Record<LocaleCode, TaxWords> = { en, de, fr, es, pt, it, ru, zh, ja, ko, ara }
