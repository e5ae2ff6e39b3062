/** A choice that fewer than one in so many goods of a list have does not belong to it, but to one of its categories. */
const SHARE = 4

/** Whether a list can be narrowed by a spec: what many of its goods have, and what it is narrowed by already. */
export function isFacetShown(values: readonly { count: number; selected: boolean }[], total: number): boolean {
  const having = values.reduce((sum, { count }) => sum + count, 0)
  return having * SHARE >= total || values.some(({ selected }) => selected)
}
