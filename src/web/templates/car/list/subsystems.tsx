import { categoryPath } from "../../../features/catalog/category-path.ts"
import { listAddress } from "../../../features/catalog/list/list-address.ts"
import type { ListPageProps } from "../../../sections/list-props.ts"
import { useShop } from "../../../shell/shell.ts"
import { useWords } from "../../../shell/use-words.ts"
import { Link } from "../../../ui/navigation/link.tsx"
import { MerchantText } from "../../../ui/text.tsx"

/** The groups below this one as leaning tabs; at the end of a branch those beside it. */
export function Subsystems({ choice, kinds, total }: ListPageProps) {
  const words = useWords("goods", "goodsList")
  const { categories } = useShop()
  const path = categoryPath(categories, choice.categoryId)
  const isLeaf = kinds.length === 0 && path.length > 0
  const parent = path.at(-2)
  const shown = isLeaf ? (parent?.sub ?? categories).map(({ id, name }) => ({ id, name, count: 0 })) : kinds
  if (shown.length === 0) return null
  const above = {
    id: isLeaf ? (parent?.id ?? null) : choice.categoryId,
    name: words.allKinds,
    count: isLeaf ? 0 : total,
  }
  const to = (categoryId: number | null) => listAddress({ ...choice, specs: [], min: null, max: null }, { categoryId })
  return (
    <nav className="run kinds" aria-label={words.categories}>
      <ul>
        {[above, ...shown].map(({ id, name, count }) => (
          <li key={id}>
            <Link to={to(id)} aria-current={id === choice.categoryId ? "page" : undefined}>
              <span>
                <MerchantText>{name}</MerchantText> {count > 0 && <small>{count}</small>}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
