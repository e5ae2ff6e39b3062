import type { LocaleCode } from "../../domain/locales/locales.ts"
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

/** Every sentence of the API, in one language: for actions, which answer in its stead. */
export const errorsIn = (locale: LocaleCode): Messages => languages[locale]
