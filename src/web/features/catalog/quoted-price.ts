import type { Money } from "../../../domain/pricing/money.ts"
import { tierFor } from "../../../domain/pricing/tier-price.ts"
import type { CardGoods } from "./goods.ts"

/** So many pieces of a good are quoted: as many as were asked for, and at least as many as are sold at once. */
export const quotedPieces = ({ minimumQuantity = 1 }: Pick<CardGoods, "minimumQuantity">, asked: number | null) =>
  Math.max(asked ?? minimumQuantity, minimumQuantity)

/** What a piece costs when so many are taken, by the tiers that the card knows; null where these say nothing. */
export const quotedPrice = ({ tiers = [] }: Pick<CardGoods, "tiers">, pieces: number): Money | null =>
  tierFor(tiers, pieces)?.price ?? null
