import type { LocaleCode } from "../../domain/locales.ts"
import { ara } from "./ara.ts"
import { de } from "./de.ts"
import { en, type Messages } from "./en.ts"
import { es } from "./es.ts"
import { fr } from "./fr.ts"
import { it } from "./it.ts"
import { ja } from "./ja.ts"
import { ko } from "./ko.ts"
import { pt } from "./pt.ts"
import { ru } from "./ru.ts"
import { zh } from "./zh.ts"

const languages: Record<LocaleCode, Messages> = { en, de, fr, es, pt, it, ru, zh, ja, ko, ara }

/** Every word of the frame in one language. On the server only: the browser gets the one language it shows. */
export const messagesIn = (locale: LocaleCode): Messages => languages[locale]
