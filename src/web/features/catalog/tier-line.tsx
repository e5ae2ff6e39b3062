import type { PriceTier } from "./goods.ts"

const WIDTH = 112
const HEIGHT = 40
const TOP = 4
const LOWEST = 32

/** How the price falls from tier to tier, as a line of steps; the figures stand beside it. */
export function TierLine({ tiers }: { tiers: readonly PriceTier[] }) {
  const prices = tiers.map(({ price }) => price)
  const [dearest, cheapest] = [Math.max(...prices), Math.min(...prices)]
  const step = WIDTH / tiers.length
  const heightOf = (price: number) => TOP + ((dearest - price) / Math.max(1, dearest - cheapest)) * (LOWEST - TOP)
  const line = prices.map((price, at) => `V${heightOf(price).toFixed(1)}H${((at + 1) * step).toFixed(1)}`).join("")
  const edge = `M0 ${TOP}${line}`
  return (
    <svg className="tier-line" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" data-mirrored>
      <path className="tier-area" d={`${edge}V${HEIGHT}H0Z`} />
      <path className="tier-edge" d={edge} />
    </svg>
  )
}
