import type { ShownAmounts } from "../../../contract/cart-calls.ts"
import { type ChargedAmount, fromChargedDecimal } from "../../../domain/pricing/charged-amount.ts"

/** What the shop says of taxes in a sum, above its total and below it. */
export type ShownTax = {
  above: { text: string; amount: ChargedAmount }[]
  below: { text: string; amount: ChargedAmount | null }[]
}

/** Nothing, where the shop has nothing to do with taxes. */
export function readTax({ tax, code }: Pick<ShownAmounts, "tax" | "code">): ShownTax {
  const { aboveTotal, belowTotal } = tax ?? { aboveTotal: [], belowTotal: [] }
  return {
    above: aboveTotal.map(({ text, amount }) => ({ text, amount: fromChargedDecimal(amount, code) })),
    below: belowTotal.map(({ text, amount }) => ({ text, amount: amount && fromChargedDecimal(amount, code) })),
  }
}
