import type { Money } from "../../../domain/pricing/money.ts"
import { tierFor } from "../../../domain/pricing/tier-price.ts"
import type { CardGoods, PriceTier } from "./goods.ts"

/** So many pieces of a good are quoted: as many as were asked for, and at least as many as are sold at once. */
export const quotedPieces = ({ minimumQuantity = 1 }: Pick<CardGoods, "minimumQuantity">, asked: number | null) =>
  Math.max(asked ?? minimumQuantity, minimumQuantity)

/** The steps that decide what is paid: none of them where a piece costs less than on any step, as in a sale. */
export const stepsThatCount = (tiers: readonly PriceTier[] = [], lowest: Money): readonly PriceTier[] =>
  tiers.some(({ price }) => price <= lowest) ? tiers : []

/** What a piece costs when so many are taken, by the tiers that the card knows; null where these say nothing. */
export const quotedPrice = ({ tiers, price }: Pick<CardGoods, "tiers" | "price">, pieces: number): Money | null =>
  tierFor(stepsThatCount(tiers, price), pieces)?.price ?? null
