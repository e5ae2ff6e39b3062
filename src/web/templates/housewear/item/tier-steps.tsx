import { lesser } from "../../../../domain/pricing/money.ts"
import { NextStep } from "../../../features/cart/next-step.tsx"
import type { BuyBox } from "../../../features/cart/use-buy-box.ts"
import type { ItemGoods } from "../../../features/catalog/goods.ts"
import { PriceSteps } from "../../../features/catalog/price-steps.tsx"
import { fill } from "../../../shell/fill.ts"
import { useWords } from "../../../shell/use-words.ts"
import { useGrouped } from "../../../ui/amounts/use-grouped.ts"

/** Steps that get lower with the price; each can be stepped on. Nothing where the price is always the same. */
export function TierSteps({ goods, box }: { goods: ItemGoods; box: BuyBox }) {
  const words = useWords("goods", "item")
  const grouped = useGrouped()
  const { variant, quantity, minimum } = box
  if (!variant) return null
  // A running promotion may be cheaper than the first steps.
  const single = goods.promotion ? lesser(goods.promotion.salePrice, variant.basePrice) : variant.basePrice
  const tiers = variant.tiers.filter(({ price }) => price < single)
  const [highest] = tiers
  if (!highest) return null
  const first = highest.begin > minimum ? [{ begin: minimum, price: single }] : []
  return (
    <div className="tier-steps">
      <p className="note" aria-hidden="true">
        {words.tierPrices}
      </p>
      <PriceSteps tiers={[...first, ...tiers]} quantity={quantity}>
        {({ begin }) => (
          <button
            type="button"
            aria-label={fill(words.atPieces, { count: grouped(begin) })}
            onClick={() => box.setQuantity(begin)}
          />
        )}
      </PriceSteps>
      <NextStep tiers={tiers} quantity={quantity} />
    </div>
  )
}
