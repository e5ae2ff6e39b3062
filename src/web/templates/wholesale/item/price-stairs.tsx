import { NextStep } from "../../../features/cart/next-step.tsx"
import type { BuyBox } from "../../../features/cart/use-buy-box.ts"
import type { ItemGoods } from "../../../features/catalog/goods.ts"
import { ItemPromotion } from "../../../features/catalog/item-promotion.tsx"
import { PriceSteps } from "../../../features/catalog/price-steps.tsx"
import { stepsThatCount } from "../../../features/catalog/quoted-price.ts"
import { fill } from "../../../shell/fill.ts"
import { useWords } from "../../../shell/use-words.ts"
import { GoodsPrice } from "../../../ui/amounts/price.tsx"
import { useGrouped } from "../../../ui/amounts/use-grouped.ts"

/** What a piece costs at the chosen quantity, the steps to choose another, and how far the next one is. */
export function PriceStairs({ goods, box }: { goods: ItemGoods; box: BuyBox }) {
  const words = useWords("goods", "item")
  const grouped = useGrouped()
  const { price, originalPrice, quantity } = box
  const tiers = stepsThatCount(box.variant?.tiers, goods.price)
  return (
    <section className="price-stairs" aria-labelledby="price-now">
      <div className="price-now">
        <h2 id="price-now">{fill(words.atPieces, { count: grouped(quantity) })}</h2>
        <GoodsPrice goods={{ price, originalPrice }} />
        {price > 0 && <small>{`${words.perPiece} ${box.taxText ?? ""}`}</small>}
      </div>
      <ItemPromotion promotion={goods.promotion} isNamed />
      {tiers.length > 0 && (
        <PriceSteps tiers={tiers} quantity={quantity}>
          {({ begin }) => (
            <button
              type="button"
              aria-label={fill(words.atPieces, { count: grouped(begin) })}
              onClick={() => box.setQuantity(begin)}
            />
          )}
        </PriceSteps>
      )}
      <NextStep tiers={tiers} quantity={quantity} />
    </section>
  )
}
