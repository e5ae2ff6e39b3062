import { en } from "../../contract/messages/en.ts"
import { localeOf } from "../../domain/locales.ts"

type Messages = Record<keyof typeof en, string>

const messages: Record<string, Messages> = { en }

export function messagesIn(language: string): Messages {
  return messages[localeOf(language) ?? "en"] ?? en
}
