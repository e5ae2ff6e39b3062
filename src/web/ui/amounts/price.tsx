import type { ComponentType } from "react"
import { type Money, ZERO } from "../../../domain/pricing/money.ts"
import { useWords } from "../../shell/use-words.ts"
import { isReduced, type Priced } from "./percent-off.ts"
import { PiecesPrice } from "./pieces-price.tsx"
import { usePriceText } from "./use-price-text.ts"

/** An amount in the visitor's currency; nothing for zero. */
export function Price({ amount }: { amount: Money }) {
  const text = usePriceText()(amount)
  // Set apart from the words around it: in Arabic the sign would otherwise move to its other side.
  return text && <bdi data-slot="amount">{text}</bdi>
}

type GoodsPriceProps = {
  goods: Priced
  /** How the amount is written that is to be paid. */
  amount?: ComponentType<{ amount: Money }> | undefined
  /** What so many pieces cost together. */
  quantity?: number
}

/** What a good costs: one price, "from" the lowest of several, the one before it struck out, or on request. */
export function GoodsPrice({ goods, amount: Amount = Price, quantity = 1 }: GoodsPriceProps) {
  const words = useWords()
  const { price, highestPrice = price, originalPrice = ZERO } = goods
  if (price <= 0) return <p data-slot="price">{words.priceOnRequest}</p>
  if (price < highestPrice) {
    const [before, after] = words.priceFrom.split("{price}")
    return (
      <p data-slot="price">
        <span className="visually-hidden">{words.price} </span>
        {before && <span data-slot="price-word">{before}</span>}
        <Amount amount={price} />
        {after && <span data-slot="price-word">{after}</span>}
      </p>
    )
  }
  const now = quantity === 1 ? <Amount amount={price} /> : <PiecesPrice price={price} quantity={quantity} />
  if (!isReduced(goods)) {
    return (
      <p data-slot="price">
        <span className="visually-hidden">{words.price} </span>
        {now}
      </p>
    )
  }
  return (
    <p data-slot="price" data-reduced>
      <ins>
        <span className="visually-hidden">{words.price} </span>
        {now}
      </ins>{" "}
      <del>
        <span className="visually-hidden">{words.originalPrice} </span>
        <PiecesPrice price={originalPrice} quantity={quantity} />
      </del>
    </p>
  )
}
