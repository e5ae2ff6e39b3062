import { categoryPath } from "../../../features/catalog/category-path.ts"
import type { ListPageProps } from "../../../sections/list-props.ts"
import type { Category } from "../../../shell/shell.ts"
import { groupOf } from "../frame/groups.ts"

/** Under which number and name a list stands, and its picture: that of its category, else of its first good. */
export function groupTitle({ title, choice, goods }: ListPageProps, categories: Category[]) {
  const path = categoryPath(categories, choice.categoryId)
  const [top] = path
  const image = path.findLast((category) => category.image)?.image ?? goods.find((entry) => entry.image)?.image
  if (!top) return { number: "", name: title, image }
  const place = categories.indexOf(top)
  return { number: groupOf(top.name, place).number, name: groupOf(title, place).name, image }
}
