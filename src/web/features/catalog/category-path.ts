import type { Category } from "../../shell/shell.ts"

/** The category and those above it, from the top down; empty where there is no such category. */
export function categoryPath(categories: readonly Category[], id: number | null): Category[] {
  for (const category of categories) {
    if (category.id === id) return [category]
    const below = categoryPath(category.sub, id)
    if (below.length > 0) return [category, ...below]
  }
  return []
}
