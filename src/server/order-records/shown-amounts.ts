import type { ShownAmounts } from "../../contract/order-shapes.ts"
import {
  atLeastNothing,
  type ChargedAmount,
  chargedLess,
  chargedSum,
  toChargedDecimal,
} from "../../domain/pricing/charged-amount.ts"
import { type Currency, shownAmount } from "../../domain/pricing/currency.ts"
import type { Money } from "../../domain/pricing/money.ts"

type Base = { reductions: readonly { name: string; amount: Money }[]; freight: Money; total: Money }

/** Amounts in another currency. Each is rounded by itself, so the goods are told as what is left: the parts sum to the total. */
export function shownAmounts({ reductions, freight, total }: Base, currency: Currency): ShownAmounts {
  const { code, symbol, rate } = currency
  const inUnits = (amount: ChargedAmount) => toChargedDecimal(amount, code)
  const shown = reductions.map(({ name, amount }) => ({ dnames: name, amount: shownAmount(amount, currency) }))
  const shownFreight = shownAmount(freight, currency)
  const shownTotal = shownAmount(total, currency)
  const subtotal = chargedSum([chargedLess(shownTotal, shownFreight), ...shown.map(({ amount }) => amount)])
  return {
    code,
    symbol,
    rate,
    subtotal: inUnits(atLeastNothing(subtotal)),
    reductions: shown.map(({ dnames, amount }) => ({ dnames, amount: inUnits(amount) })),
    freight: inUnits(shownFreight),
    total: inUnits(shownTotal),
  }
}
