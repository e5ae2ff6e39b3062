import { LOCALES, type LocaleCode } from "../../domain/locales/locales.ts"
import type { ChargedAmount } from "../../domain/pricing/charged-amount.ts"
import { type Currency, renderAmount, type Separators } from "../../domain/pricing/currency.ts"

/** How amounts, days and times are written in the reader's language. */
export type MailFormat = {
  amount: (shown: ChargedAmount, currency: Pick<Currency, "code" | "symbol">) => string
  day: (date: Date) => string
  /** With the time at the shop, and its zone: nobody knows where a mail is read. */
  moment: (date: Date) => string
  minutes: (count: number) => string
  /** Numbers, addresses and amounts, which read from the left also in Arabic. */
  ltr: (text: string) => string
}

const SAMPLE = 1_234_567.8
const LEFT_TO_RIGHT = "\u200e"

export function formatIn(language: LocaleCode, timeZone: string): MailFormat {
  const { iso, dir } = LOCALES[language]
  const locale = `${iso}-u-nu-latn`
  const separators = separatorsOf(locale)
  const day = { day: "numeric", month: "long", year: "numeric", timeZone } as const
  const days = new Intl.DateTimeFormat(locale, day)
  const moments = new Intl.DateTimeFormat(locale, { ...day, hour: "2-digit", minute: "2-digit", timeZoneName: "short" })
  const minutes = new Intl.NumberFormat(locale, { style: "unit", unit: "minute", unitDisplay: "long" })
  const ltr = (text: string) => (dir === "rtl" ? `${LEFT_TO_RIGHT}${text}${LEFT_TO_RIGHT}` : text)
  return {
    amount: (shown, currency) => ltr(renderAmount(shown, currency, separators)),
    day: (date) => days.format(date),
    moment: (date) => moments.format(date),
    minutes: (count) => minutes.format(count),
    ltr,
  }
}

function separatorsOf(locale: string): Separators {
  const parts = new Intl.NumberFormat(locale).formatToParts(SAMPLE)
  const sign = (type: Intl.NumberFormatPartTypes) => parts.find((part) => part.type === type)?.value
  return { group: sign("group") ?? ",", decimal: sign("decimal") ?? "." }
}
