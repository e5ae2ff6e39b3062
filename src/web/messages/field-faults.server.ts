import { ara } from "../../contract/messages/ara.ts"
import { de } from "../../contract/messages/de.ts"
import { en } from "../../contract/messages/en.ts"
import { es } from "../../contract/messages/es.ts"
import { fr } from "../../contract/messages/fr.ts"
import { it } from "../../contract/messages/it.ts"
import { ja } from "../../contract/messages/ja.ts"
import { ko } from "../../contract/messages/ko.ts"
import type { Messages } from "../../contract/messages/message-key.ts"
import { pt } from "../../contract/messages/pt.ts"
import { ru } from "../../contract/messages/ru.ts"
import { zh } from "../../contract/messages/zh.ts"
import type { LocaleCode } from "../../domain/locales.ts"

const languages: Record<LocaleCode, Messages> = { en, de, fr, es, pt, it, ru, zh, ja, ko, ara }

/** What can be wrong in the forms that may stand on any page. */
export type FieldFaults = Pick<Messages, "required" | "tooLong" | "nameRequired" | "emaiLRequired" | "emailInvalid">

/** The API's own sentences for those keys, in one language: it names the keys, the page says them. */
export function fieldFaultsIn(locale: LocaleCode): FieldFaults {
  const { required, tooLong, nameRequired, emaiLRequired, emailInvalid } = languages[locale]
  return { required, tooLong, nameRequired, emaiLRequired, emailInvalid }
}
