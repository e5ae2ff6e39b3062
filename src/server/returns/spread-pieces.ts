import { type Refusal, refused } from "../../domain/refusal.ts"
import type { ReturnableLine } from "./returnable-lines.ts"

export type PiecesBack = { orderLineId: number; quantity: number }
type Wanted = { detail_id: number; number: number }
type TooFew = { lines: { detail_id: number; returnable: number }[] }

/** Which pieces of which lines come back. A variant may be in an order bought and as a gift: bought pieces come first. */
export function spreadPieces(
  lines: readonly ReturnableLine[],
  items: readonly Wanted[],
): PiecesBack[] | Refusal<"notReturnable", TooFew> {
  const wanted = new Map<number, number>()
  for (const { detail_id, number } of items) wanted.set(detail_id, (wanted.get(detail_id) ?? 0) + number)
  const back: PiecesBack[] = []
  const short: TooFew["lines"] = []
  for (const [variantId, number] of wanted) {
    const own = lines.filter((line) => line.variantId === variantId && line.returnable > 0)
    const returnable = own.reduce((pieces, line) => pieces + line.returnable, 0)
    if (number > returnable) short.push({ detail_id: variantId, returnable })
    let left = number
    for (const line of own) {
      const quantity = Math.min(left, line.returnable)
      if (quantity > 0) back.push({ orderLineId: line.id, quantity })
      left -= quantity
    }
  }
  return short.length > 0 ? refused("notReturnable", { lines: short }) : back
}
