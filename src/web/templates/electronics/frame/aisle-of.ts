import { categoryPath } from "../../../features/catalog/category-path.ts"
import type { Category } from "../../../shell/shell.ts"

/** Top categories are numbered as they stand; what lies below one is in its aisle. Null for a category that is not there. */
export function aisleOf(categories: readonly Category[], id: number | null): number | null {
  const [top] = categoryPath(categories, id)
  return top ? categories.indexOf(top) + 1 : null
}
