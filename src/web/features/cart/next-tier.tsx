import { fill } from "../../shell/fill.ts"
import { useWords } from "../../shell/use-words.ts"
import { PriceSentence } from "../../ui/amounts/price-sentence.tsx"
import type { PriceTier } from "../catalog/goods.ts"

/** How many pieces are missing to the next price. */
export function NextTier({ tiers, quantity }: { tiers: readonly PriceTier[]; quantity: number }) {
  const words = useWords("item")
  const next = tiers.find(({ begin }) => begin > quantity)
  if (!next) return null
  return (
    <p data-slot="next-tier">
      <mark>
        <PriceSentence text={fill(words.nextTier, { count: next.begin - quantity })} amounts={{ price: next.price }} />
      </mark>
    </p>
  )
}
