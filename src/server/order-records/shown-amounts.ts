import type { ShownAmounts } from "../../contract/cart-calls.ts"
import { type ChargedAmount, toChargedDecimal } from "../../domain/pricing/charged-amount.ts"
import type { Currency } from "../../domain/pricing/currency.ts"
import { type TaxTold, taxShown } from "./tax-shown.ts"

type Shown = {
  subtotal: ChargedAmount
  reductions: readonly { name: string; shown: ChargedAmount }[]
  freight: ChargedAmount
  total: ChargedAmount
}

type Frozen = { shownSubtotal: ChargedAmount; shownFreight: ChargedAmount; shownTotal: ChargedAmount }

/** What an order has frozen of them, beside its reductions. */
export const frozenAmounts = ({ shownSubtotal, shownFreight, shownTotal }: Frozen) => {
  return { subtotal: shownSubtotal, freight: shownFreight, total: shownTotal }
}

/** Amounts in the shopper's currency as the API says them: of `chargedReckoning`, or as an order has frozen them. */
export function shownAmounts(
  { reductions, ...shown }: Shown,
  { code, symbol, rate }: Currency,
  tax: TaxTold | null,
  language: string,
): ShownAmounts {
  const inUnits = (amount: ChargedAmount) => toChargedDecimal(amount, code)
  return {
    code,
    symbol,
    rate,
    subtotal: inUnits(shown.subtotal),
    reductions: reductions.map(({ name, shown: amount }) => ({ dnames: name, amount: inUnits(amount) })),
    freight: inUnits(shown.freight),
    tax: tax && taxShown(tax, code, language),
    total: inUnits(shown.total),
  }
}
