import { useMatches, useSearchParams } from "react-router"
import { categoryPath } from "../../../features/catalog/category-path.ts"
import { type Category, useShop } from "../../../shell/shell.ts"

/** The categories that the page is of, from the top down: the list's own, or those of the good. */
export function useGroup(): Category[] {
  const { categories } = useShop()
  const [query] = useSearchParams()
  const data: unknown = useMatches().at(-1)?.loaderData
  const crumbs: unknown = typeof data === "object" && data !== null && "crumbs" in data ? data.crumbs : []
  const ids = [query.get("categoryId"), ...(Array.isArray(crumbs) ? crumbs : []).map(categoryIn).toReversed()]
  return categoryPath(categories, Number(ids.find((id) => id) ?? 0))
}

/** Which category the address of a crumb names. */
function categoryIn(crumb: unknown): string | null {
  if (typeof crumb !== "object" || crumb === null || !("url" in crumb)) return null
  return new URLSearchParams(String(crumb.url).split("?")[1]).get("categoryId")
}

export const groupAddress = ({ id }: Pick<Category, "id">) => `/SaleGoods/lists?categoryId=${id}`
