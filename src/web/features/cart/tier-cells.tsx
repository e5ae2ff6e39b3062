import { useWords } from "../../shell/use-words.ts"
import { Price } from "../../ui/amounts/price.tsx"
import { reachedTier } from "../catalog/card-tiers.ts"
import type { PriceTier } from "../catalog/goods.ts"

type TierCellsProps = { tiers: readonly PriceTier[] /** The tier that it reaches is marked. */; quantity: number }

/** Prices by quantity side by side; nothing where there is only one. */
export function TierCells({ tiers, quantity }: TierCellsProps) {
  const words = useWords("goods")
  if (tiers.length === 0) return null
  const reached = reachedTier(tiers, quantity)
  return (
    <dl data-slot="tier-cells" data-count={tiers.length}>
      {tiers.map((tier, index) => (
        <div key={tier.begin} data-reached={tier === reached || undefined}>
          <dt>
            <span className="visually-hidden">{words.quantity} </span>
            <bdi>{index === 0 && tier.begin === 1 ? tier.begin : `${tier.begin}+`}</bdi>
          </dt>
          <dd>
            <Price amount={tier.price} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
