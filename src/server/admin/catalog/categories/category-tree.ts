type Standing = { id: number; parentId: number | null }

/** How many levels categories may have. */
export const DEEPEST = 8

/** A category and all above it. */
export function lineOf(categories: readonly Standing[], id: number | null): number[] {
  const line: number[] = []
  for (let at = id; at !== null && !line.includes(at); ) {
    const here = at
    line.push(here)
    at = categories.find((category) => category.id === here)?.parentId ?? null
  }
  return line
}

/** How many levels a category has, its own included. */
export function depthBelow(categories: readonly Standing[], id: number): number {
  const line = lineOf(categories, id).length
  const below = categories.map((category) => lineOf(categories, category.id)).filter((ids) => ids.includes(id))
  return Math.max(...below.map((ids) => ids.length)) - line + 1
}
