import { LOCALES, localeOf } from "../../domain/locales/locales.ts"
import type { TaxNotice } from "../../domain/tax/tax-notice.ts"
import { percentText } from "../../domain/tax/tax-rate.ts"
import { TAX_WORDS } from "../../words/tax-words.server.ts"

/** The words of a language, the shop's master language where it is none of ours. */
export const taxWords = (language: string) => TAX_WORDS[localeOf(language) ?? "en"]

/** A notice in words: "incl. 19% VAT", "inkl. 19 % MwSt.". */
export function taxText(notice: TaxNotice, language: string): string {
  const words = taxWords(language)
  if (!("tax" in notice)) return words[notice.key]
  const { key, rate } = notice
  const said = rate === null ? words[key] : words[`${key}At`]
  return said
    .replace("{tax}", words[notice.tax])
    .replace("{percent}", rate === null ? "" : percent(percentText(rate), language))
}

function percent(text: string, language: string): string {
  const { iso } = LOCALES[localeOf(language) ?? "en"]
  return new Intl.NumberFormat(iso, { style: "percent", maximumFractionDigits: 4 }).format(Number(text) / 100)
}
