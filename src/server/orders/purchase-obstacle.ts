import { toChargedDecimal } from "../../domain/pricing/charged-amount.ts"
import { type Money, toDecimal } from "../../domain/pricing/money.ts"
import { isRefused, refused } from "../../domain/refusal.ts"
import type { Refused } from "../api/handlers.ts"
import type { Problem } from "../cart/price-lines.ts"
import type { Shop } from "../shop.ts"
import type { Purchase } from "./read-purchase.ts"

/** The order in which problems are told: what no change of quantity can heal comes first. */
const PROBLEMS: Problem[] = ["offSale", "priceOnRequest", "outOfStock"]

/** Why an order cannot be placed as it was seen, or null. Everything that the page showed is looked at again. */
export function purchaseObstacle(
  shop: Shop,
  purchase: Purchase,
  wantedIds: readonly number[],
  /** What was shown to whoever buys; null where that is somebody else's to check. */
  expected: Money | null,
  /** Whether fewer pieces than the least are refused; staff are only warned. */
  minimums: "kept" | "told" = "kept",
): Refused | null {
  const { lines, reckoned, freight, charged, total, couponRefusal } = purchase
  if (lines.length === 0) return refused("nothingToBuy")
  const found = new Set(lines.map(({ goods }) => goods.variantId))
  const unknown = wantedIds.filter((id) => !found.has(id))
  if (unknown.length > 0) return refused("unknownGoods", { ids: unknown })
  const hindered = hinderedLines(purchase)
  if (hindered) return hindered
  if (minimums === "kept" && reckoned.shortages.length > 0) {
    return refused("belowMoq", { lines: reckoned.shortages.map(({ name, missing }) => ({ goodName: name, missing })) })
  }
  if (!freight || isRefused(freight)) return refused("noShipping")
  if (couponRefusal) return couponRefusal
  if (expected === null || total === expected) return null
  const shown = toChargedDecimal(charged.total, shop.currency.code)
  return refused("priceChanged", { total: toDecimal(total), shown })
}

function hinderedLines({ lines }: Purchase): Refused | null {
  for (const problem of PROBLEMS) {
    const hindered = lines.filter((line) => line.problem === problem)
    if (hindered.length === 0) continue
    return refused(problem, {
      lines: hindered.map(({ goods: { variantId, name, stock } }) => ({
        goodDetailId: variantId,
        goodName: name,
        available: stock,
      })),
    })
  }
  return null
}
