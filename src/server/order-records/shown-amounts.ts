import type { ShownAmounts } from "../../contract/order-shapes.ts"
import { shownAmount } from "../../domain/pricing/currency.ts"
import { atLeastZero, type Money, minus, sum, toDecimal } from "../../domain/pricing/money.ts"

type Base = { reductions: readonly { name: string; amount: Money }[]; freight: Money; total: Money }
type In = { code: string; symbol: string; rate: string }

/** Amounts in another currency. Each is rounded by itself, so the goods are told as what is left: the parts sum to the total. */
export function shownAmounts({ reductions, freight, total }: Base, { code, symbol, rate }: In): ShownAmounts {
  const shown = reductions.map(({ name, amount }) => ({ dnames: name, amount: shownAmount(amount, rate) }))
  const shownFreight = shownAmount(freight, rate)
  const shownTotal = shownAmount(total, rate)
  const subtotal = sum([minus(shownTotal, shownFreight), ...shown.map(({ amount }) => amount)])
  return {
    code,
    symbol,
    rate,
    subtotal: toDecimal(atLeastZero(subtotal)),
    reductions: shown.map(({ dnames, amount }) => ({ dnames, amount: toDecimal(amount) })),
    freight: toDecimal(shownFreight),
    total: toDecimal(shownTotal),
  }
}
