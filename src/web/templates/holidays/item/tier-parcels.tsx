import { ZERO } from "../../../../domain/pricing/money.ts"
import { NextStep } from "../../../features/cart/next-step.tsx"
import type { BuyBox } from "../../../features/cart/use-buy-box.ts"
import type { ItemGoods } from "../../../features/catalog/goods.ts"
import { PriceSteps } from "../../../features/catalog/price-steps.tsx"
import { fill } from "../../../shell/fill.ts"
import { useWords } from "../../../shell/use-words.ts"
import { useGrouped } from "../../../ui/amounts/use-grouped.ts"

/** What a piece costs by how many are taken, each step a ribboned parcel that chooses its quantity. */
export function TierParcels({ goods, box }: { goods: ItemGoods; box: BuyBox }) {
  const words = useWords("goods", "item")
  const grouped = useGrouped()
  const { variant, quantity } = box
  const single = goods.promotion?.salePrice ?? variant?.basePrice ?? ZERO
  const tiers = (variant?.tiers ?? []).filter(({ price }) => price < single)
  const [lowest] = tiers
  if (!lowest) return null
  const steps = lowest.begin > 1 ? [{ begin: 1, price: single }, ...tiers] : tiers
  return (
    <div className="tier-parcels">
      <p className="spec-title" aria-hidden="true">
        {words.tierPrices}
      </p>
      <PriceSteps tiers={steps} quantity={quantity}>
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
