/** Pieces by variant. */
export type Pieces = ReadonlyMap<number, number>

/** A change in two parts: what the order keeps of what it holds, and what is added to it. */
export function partsOfChange(held: Pieces, wanted: Pieces): { kept: Pieces; added: Pieces } {
  const [kept, added] = [new Map<number, number>(), new Map<number, number>()]
  for (const [variantId, quantity] of wanted) {
    const before = held.get(variantId) ?? 0
    const stays = Math.min(before, quantity)
    if (stays > 0) kept.set(variantId, stays)
    if (quantity > stays) added.set(variantId, quantity - stays)
  }
  return { kept, added }
}

/** Whether two orders hold the same. */
export function isSamePieces(one: Pieces, other: Pieces): boolean {
  return one.size === other.size && [...one].every(([variantId, quantity]) => other.get(variantId) === quantity)
}
