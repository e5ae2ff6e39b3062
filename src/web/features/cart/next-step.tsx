import trendingDown from "lucide/dist/esm/icons/trending-down.mjs"
import { fill } from "../../shell/fill.ts"
import { useWords } from "../../shell/use-words.ts"
import { PriceSentence } from "../../ui/amounts/price-sentence.tsx"
import { useGrouped } from "../../ui/amounts/use-grouped.ts"
import { icon } from "../../ui/icon.tsx"
import type { PriceTier } from "../catalog/goods.ts"

const TrendingDown = icon(trendingDown)

/** How many more pieces make each one cheaper; nothing on the last step. */
export function NextStep({ tiers, quantity }: { tiers: readonly PriceTier[]; quantity: number }) {
  const words = useWords("item")
  const grouped = useGrouped()
  const next = tiers.find(({ begin }) => begin > quantity)
  if (!next) return null
  return (
    <p data-slot="next-step">
      <TrendingDown size={18} aria-hidden="true" data-mirrored />
      <span>
        <PriceSentence
          text={fill(words.nextStep, { count: grouped(next.begin - quantity) })}
          amounts={{ price: next.price }}
        />
      </span>
    </p>
  )
}
