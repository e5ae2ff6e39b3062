import type { SiteType } from "../site/site-type.ts"

export type UnpaidLimits = {
  unpaidOrdersPerBuyer: number
  unpaidOrdersPerNetwork: number
  unpaidStockPercent: number
  unpaidPiecesLeast: number
}

/** Orders that one buyer, or a network, has already placed and not paid. */
export type UnpaidOrders = {
  /** Waiting for payment, of whichever of member, guest and recipient has most. */
  ofBuyer: number
  /** The same together with those that ended unpaid within a day. */
  ofBuyerInADay: number
  ofNetwork: number
}

/** Each unpaid order mails its recipient when it is placed and when it ends, so that ended ones count for a day, too. */
const A_DAY_TIMES = 2

/** Which limit a further unpaid order would break; null where none. */
export function brokenLimit(orders: UnpaidOrders, limits: UnpaidLimits): keyof UnpaidOrders | null {
  if (orders.ofBuyer >= limits.unpaidOrdersPerBuyer) return "ofBuyer"
  if (orders.ofBuyerInADay >= limits.unpaidOrdersPerBuyer * A_DAY_TIMES) return "ofBuyerInADay"
  return orders.ofNetwork >= limits.unpaidOrdersPerNetwork ? "ofNetwork" : null
}

/** Whether pieces in unpaid orders are limited: always for guests, for members in retail only. */
export function arePiecesLimited(siteType: SiteType, isMember: boolean): boolean {
  return siteType === "retail" || !isMember
}

/**
 * Pieces of one variant that one buyer may have in unpaid orders: a quarter of what there is (25 %), always five pieces,
 * and never fewer than the smallest quantity that is sold. `stock` counts what the buyer already holds.
 */
export function unpaidPiecesMax(
  { stock, moq }: { stock: number; moq: number },
  { unpaidStockPercent, unpaidPiecesLeast }: Pick<UnpaidLimits, "unpaidStockPercent" | "unpaidPiecesLeast">,
): number {
  return Math.max(Math.floor((stock * unpaidStockPercent) / 100), unpaidPiecesLeast, moq)
}
