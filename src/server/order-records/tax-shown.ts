import type { ShownAmounts } from "../../contract/cart-calls.ts"
import { type ChargedAmount, toChargedDecimal } from "../../domain/pricing/charged-amount.ts"
import { taxNotice } from "../../domain/tax/tax-notice.ts"
import type { TaxRate } from "../../domain/tax/tax-rate.ts"
import type { TaxTreatment } from "../../domain/tax/tax-treatment.ts"
import { taxText, taxWords } from "./tax-text.ts"

/** The taxes of a purchase, or as an order has frozen them. */
export type TaxTold = Pick<TaxTreatment, "kind" | "country"> & {
  prices: "gross" | "net"
  shownChange: ChargedAmount
  rates: readonly { rate: TaxRate; tax: ChargedAmount }[]
}

type TaxRow = { text: string; amount: ChargedAmount | null }
type TaxRows = { aboveTotal: (TaxRow & { amount: ChargedAmount })[]; belowTotal: TaxRow[] }

/**
 * What is said of taxes in a sum: above its total what they change of it, below it what it contains, or why it contains
 * none.
 */
export function taxRows({ kind, country, prices, shownChange, rates }: TaxTold, language: string): TaxRows {
  const untaxed = taxNotice({ kind, country }, prices, [])
  const taxed = rates.flatMap(({ rate, tax }) => {
    const notice = untaxed ? null : taxNotice({ kind, country }, prices, [rate])
    return notice ? [{ text: taxText(notice, language), amount: tax }] : []
  })
  const reason = untaxed ? [{ text: taxText(untaxed, language), amount: null }] : []
  if (prices === "net") return { aboveTotal: taxed, belowTotal: reason }
  const change = { text: taxWords(language).difference, amount: shownChange }
  return { aboveTotal: shownChange === 0 ? [] : [change], belowTotal: [...taxed, ...reason] }
}

/** The same as the API says it. */
export function taxShown(tax: TaxTold, code: string, language: string): NonNullable<ShownAmounts["tax"]> {
  const { aboveTotal, belowTotal } = taxRows(tax, language)
  return {
    aboveTotal: aboveTotal.map(({ text, amount }) => ({ text, amount: toChargedDecimal(amount, code) })),
    belowTotal: belowTotal.map(({ text, amount }) => ({ text, amount: amount && toChargedDecimal(amount, code) })),
  }
}
