import { type ChargedAmount, chargedLess, chargedSum, chargedTimes, lesserCharged } from "./charged-amount.ts"
import { type Currency, shownAmount } from "./currency.ts"
import { type Money, minus, sum } from "./money.ts"
import type { GoodsReckoning, Reduction } from "./reductions.ts"

/** A reduction with what it takes off in the shopper's currency. */
type ChargedReduction = Reduction & { readonly shown: ChargedAmount }

/** What a purchase comes to in the shopper's currency: subtotal − reductions + freight is exactly the total. */
export interface ChargedReckoning {
  readonly subtotal: ChargedAmount
  readonly reductions: readonly ChargedReduction[]
  readonly freight: ChargedAmount
  readonly total: ChargedAmount
}

type Reckoned = Pick<GoodsReckoning, "lines" | "reductions">

/**
 * The price of a piece is rounded once, and whatever else is shown and charged is made of such prices: a line is that price
 * times its pieces, the goods are the sum of the lines. Other reductions and freight are rounded each by itself. What takes
 * off all that is left in the base currency takes off all here too, and nothing takes off more: nobody owes a last cent.
 */
export function chargedReckoning(
  { lines, reductions }: Reckoned,
  freight: Money,
  currency: Currency,
): ChargedReckoning {
  const subtotal = chargedSum(lines.map(({ unit, quantity }) => piecesAmount(unit.ordinary, quantity, currency)))
  const left = { base: sum(lines.map(({ ordinary }) => ordinary)), shown: subtotal }
  const charged = reductions.map((reduction): ChargedReduction => {
    const byItself =
      reduction.kind === "goodsPromotion"
        ? goodsPromotionOff(lines, reduction.id, currency)
        : shownAmount(reduction.amount, currency)
    const isAll = reduction.amount === left.base
    const shown = isAll ? left.shown : lesserCharged(byItself, left.shown)
    left.base = minus(left.base, reduction.amount)
    left.shown = chargedLess(left.shown, shown)
    return { ...reduction, shown }
  })
  const shownFreight = shownAmount(freight, currency)
  return { subtotal, reductions: charged, freight: shownFreight, total: chargedSum([left.shown, shownFreight]) }
}

/** What pieces cost together: the price of one as it is shown, so many times. */
export function piecesAmount(price: Money, quantity: number, currency: Pick<Currency, "code" | "rate">): ChargedAmount {
  return chargedTimes(shownAmount(price, currency), quantity)
}

/** What the lines of a goods promotion cost less, by the prices that are shown. */
function goodsPromotionOff(lines: Reckoned["lines"], promotionId: number, currency: Currency): ChargedAmount {
  return chargedSum(
    lines
      .filter(({ unit }) => unit.promotion?.id === promotionId)
      .map(({ unit: { ordinary, price }, quantity }) =>
        chargedLess(piecesAmount(ordinary, quantity, currency), piecesAmount(price, quantity, currency)),
      ),
  )
}
