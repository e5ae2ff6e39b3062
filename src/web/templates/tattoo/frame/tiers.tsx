import type { CardGoods } from "../../../features/catalog/goods.ts"
import { PriceSteps } from "../../../features/catalog/price-steps.tsx"

const SHOWN = 2

/** The first tiers of a good; nothing where the price is always the same. */
export function Tiers({ goods: { tiers = [] } }: { goods: CardGoods }) {
  const steps = tiers.filter(({ begin }) => begin > 1).slice(0, SHOWN)
  return steps.length > 0 && <PriceSteps tiers={steps} />
}
