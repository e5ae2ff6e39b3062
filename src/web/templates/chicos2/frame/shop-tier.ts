import type { PriceTier } from "../../../features/catalog/goods.ts"

/** The step that a shop begins to buy on: the first above a single purchase. */
export const shopTier = (tiers: readonly PriceTier[], minimum: number): PriceTier | undefined =>
  tiers.find(({ begin }) => begin > minimum) ?? tiers[0]
