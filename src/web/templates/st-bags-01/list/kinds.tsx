import { categoryPath } from "../../../features/catalog/category-path.ts"
import { listAddress } from "../../../features/catalog/list/list-address.ts"
import type { ListPageProps } from "../../../sections/list-props.ts"
import { useShop } from "../../../shell/shell.ts"
import { useWords } from "../../../shell/use-words.ts"
import { TextLink } from "../../../ui/text.tsx"

/** The collections below this one; at the end of a branch those beside it, so that one can go on from there. */
export function Kinds({ choice, kinds }: ListPageProps) {
  const words = useWords("goods", "goodsList")
  const { categories } = useShop()
  const path = categoryPath(categories, choice.categoryId)
  const isLeaf = kinds.length === 0 && path.length > 0
  const parent = path.at(-2)
  const shown = isLeaf ? (parent?.sub ?? categories) : kinds
  if (shown.length === 0) return null
  const above = isLeaf ? (parent?.id ?? null) : choice.categoryId
  const to = (categoryId: number | null) => listAddress({ ...choice, specs: [], min: null, max: null }, { categoryId })
  return (
    <nav className="run kinds" aria-label={words.categories}>
      <ul>
        {[{ id: above, name: words.allKinds }, ...shown].map(({ id, name }) => (
          <li key={id}>
            <TextLink className="caps" to={to(id)} aria-current={id === choice.categoryId ? "page" : undefined}>
              {name}
            </TextLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
