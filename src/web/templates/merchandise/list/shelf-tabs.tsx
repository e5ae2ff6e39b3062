import { categoryPath } from "../../../features/catalog/category-path.ts"
import { listAddress } from "../../../features/catalog/list/list-address.ts"
import type { ListPageProps } from "../../../sections/list-props.ts"
import { useShop } from "../../../shell/shell.ts"
import { useWords } from "../../../shell/use-words.ts"
import { Link } from "../../../ui/navigation/link.tsx"
import { MerchantText } from "../../../ui/text.tsx"
import { inkAt } from "../frame/colours.ts"

type Tab = { id: number | null; name: string; count?: number }

/** The categories below this one as coloured cells; at the end of a branch those beside it. The first leads to all of them. */
export function ShelfTabs({ choice, kinds, title }: ListPageProps) {
  const words = useWords("goods", "goodsList")
  const { categories } = useShop()
  const path = categoryPath(categories, choice.categoryId)
  const parent = path.at(-2)
  const isLeaf = kinds.length === 0 && path.length > 0
  const shown: Tab[] = isLeaf ? (parent?.sub ?? categories) : kinds
  if (shown.length === 0) return null
  const above: Tab = isLeaf
    ? { id: parent?.id ?? null, name: parent?.name ?? words.allKinds }
    : { id: choice.categoryId, name: path.length > 0 ? title : words.allKinds }
  const to = (categoryId: number | null) =>
    listAddress({ ...choice, specs: [], min: null, max: null, page: 1 }, { categoryId })
  return (
    <nav className="shelf-tabs" aria-label={words.categories}>
      <ul className="run">
        {[above, ...shown].map(({ id, name, count }, index) => (
          <li key={id}>
            <Link
              to={to(id)}
              data-ink={index === 0 ? "paper" : inkAt(index - 1)}
              aria-current={id === choice.categoryId ? "page" : undefined}
            >
              <MerchantText>{name}</MerchantText>
              {count ? <small>{count}</small> : null}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
