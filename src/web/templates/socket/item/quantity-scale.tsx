import type { BuyBox } from "../../../features/cart/use-buy-box.ts"
import type { PriceTier } from "../../../features/catalog/goods.ts"
import { PriceSteps } from "../../../features/catalog/price-steps.tsx"
import { fill } from "../../../shell/fill.ts"
import { useWords } from "../../../shell/use-words.ts"
import { useGrouped } from "../../../ui/amounts/use-grouped.ts"

/** A ruler with a part for each tier; the one that the quantity stands on is orange, and a press on another takes so many. */
export function QuantityScale({ tiers, box }: { tiers: readonly PriceTier[]; box: BuyBox }) {
  const words = useWords("item")
  const grouped = useGrouped()
  if (tiers.length < 2) return null
  return (
    <PriceSteps tiers={tiers} quantity={box.quantity}>
      {({ begin }) => (
        <button
          type="button"
          aria-label={fill(words.atPieces, { count: grouped(begin) })}
          onClick={() => box.setQuantity(begin)}
        />
      )}
    </PriceSteps>
  )
}
