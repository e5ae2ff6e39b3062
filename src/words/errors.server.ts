import type { LocaleCode } from "../domain/locales/locales.ts"
import { ara } from "./ara/errors.ts"
import { de } from "./de/errors.ts"
import { en } from "./en/errors.ts"
import { es } from "./es/errors.ts"
import { fr } from "./fr/errors.ts"
import { it } from "./it/errors.ts"
import { ja } from "./ja/errors.ts"
import { ko } from "./ko/errors.ts"
import type { Messages } from "./message-key.ts"
import { pt } from "./pt/errors.ts"
import { ru } from "./ru/errors.ts"
import { zh } from "./zh/errors.ts"

/** Every sentence with which the API refuses something, in each language. */
export const ERRORS: Record<LocaleCode, Messages> = { en, de, fr, es, pt, it, ru, zh, ja, ko, ara }
