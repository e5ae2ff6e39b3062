import type { CSSProperties, ReactNode } from "react"
import { tierFor } from "../../../domain/pricing/tier-price.ts"
import { fill } from "../../shell/fill.ts"
import { useWords } from "../../shell/use-words.ts"
import { Price } from "../../ui/amounts/price.tsx"
import { useGrouped } from "../../ui/amounts/use-grouped.ts"
import type { PriceTier } from "./goods.ts"

type Height = CSSProperties & Record<"--share", string>

type PriceStepsProps = {
  tiers: readonly PriceTier[]
  /** So many pieces stand on one of the steps; on none where it is not said. */
  quantity?: number
  /** What else a step says, such as how it is chosen. */
  children?: (tier: PriceTier) => ReactNode
}

/** What a piece costs from how many pieces on, as steps: `--share` of each is its price as part of the dearest one. */
export function PriceSteps({ tiers, quantity, children }: PriceStepsProps) {
  const words = useWords("goods")
  const grouped = useGrouped()
  const current = quantity === undefined ? undefined : (tierFor(tiers, quantity) ?? tiers[0])
  const dearest = Math.max(...tiers.map(({ price }) => price))
  const height = (tier: PriceTier): Height => ({ "--share": (tier.price / dearest).toFixed(3) })
  return (
    <ol data-slot="price-steps" aria-label={words.tierPrices}>
      {tiers.map((tier) => (
        <li key={tier.begin} style={height(tier)} aria-current={tier.begin === current?.begin ? "true" : undefined}>
          <Price amount={tier.price} />
          <span data-slot="price-step">
            <bdi aria-hidden="true">{grouped(tier.begin)}+</bdi>
            <span className="visually-hidden">{fill(words.tierFrom, { begin: grouped(tier.begin) })}</span>
            {children?.(tier)}
          </span>
        </li>
      ))}
    </ol>
  )
}
