import type { LocaleCode } from "../../domain/locales/locales.ts"
import { ara } from "../../words/ara/screens.ts"
import { de } from "../../words/de/screens.ts"
import { en, type Messages } from "../../words/en/screens.ts"
import { es } from "../../words/es/screens.ts"
import { fr } from "../../words/fr/screens.ts"
import { it } from "../../words/it/screens.ts"
import { ja } from "../../words/ja/screens.ts"
import { ko } from "../../words/ko/screens.ts"
import { pt } from "../../words/pt/screens.ts"
import { ru } from "../../words/ru/screens.ts"
import { zh } from "../../words/zh/screens.ts"

const languages: Record<LocaleCode, Messages> = { en, de, fr, es, pt, it, ru, zh, ja, ko, ara }

/** Every word of the frame in one language. On the server only: the browser gets the one language it shows. */
export const messagesIn = (locale: LocaleCode): Messages => languages[locale]
