import { reachedTier } from "../../../features/catalog/card-tiers.ts"
import type { PriceTier } from "../../../features/catalog/goods.ts"

/** The step that a shop buys on: the one that so many pieces reach, else the first above a single purchase. */
export function shopTier(tiers: readonly PriceTier[], pieces: number | null, minimum: number): PriceTier | undefined {
  const first = tiers.find(({ begin }) => begin > minimum) ?? tiers[0]
  const reached = pieces === null ? undefined : reachedTier(tiers, pieces)
  return reached && first && reached.begin >= first.begin ? reached : first
}
