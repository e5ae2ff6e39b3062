import { useSearchParams } from "react-router"
import { categoryPath } from "../../../features/catalog/category-path.ts"
import { type Category, useShop } from "../../../shell/shell.ts"
import { useScreen } from "../../../shell/use-screen.ts"

/** The category of the page and those above it, from the top down; empty on a page of none. */
export function useChapter(): Category[] {
  const { categories } = useShop()
  const [query] = useSearchParams()
  const isList = useScreen() === "goodsList"
  return isList ? categoryPath(categories, Number(query.get("categoryId"))) : []
}

export const chapterAddress = ({ id }: Pick<Category, "id">) => `/SaleGoods/lists?categoryId=${id}`
