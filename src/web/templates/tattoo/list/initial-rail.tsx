import { categoryPath } from "../../../features/catalog/category-path.ts"
import { listAddress } from "../../../features/catalog/list/list-address.ts"
import type { ListPageProps } from "../../../sections/list-props.ts"
import { useShop } from "../../../shell/shell.ts"
import { useWords } from "../../../shell/use-words.ts"
import { Link } from "../../../ui/navigation/link.tsx"
import { MerchantText, Text } from "../../../ui/text.tsx"
import { initialOf } from "../frame/initial-of.ts"

/** The kinds below this category by their initials; at the end of a branch those beside it. The first leads to all of them. */
export function InitialRail({ choice, kinds, title }: ListPageProps) {
  const words = useWords("goods", "goodsList")
  const { categories } = useShop()
  const path = categoryPath(categories, choice.categoryId)
  const parent = path.at(-2)
  const isLeaf = kinds.length === 0 && path.length > 0
  const shown = isLeaf ? (parent?.sub ?? categories) : kinds
  if (shown.length === 0) return null
  const above = isLeaf
    ? { id: parent?.id ?? null, name: parent?.name ?? words.allKinds }
    : { id: choice.categoryId, name: path.length > 0 ? title : words.allKinds }
  const to = (categoryId: number | null) =>
    listAddress({ ...choice, specs: [], min: null, max: null, page: 1 }, { categoryId })
  return (
    <div className="initial-rail">
      <ul className="run">
        {[above, ...shown].map(({ id, name }) => (
          <li key={id}>
            <Link to={to(id)} aria-current={id === choice.categoryId ? "page" : undefined}>
              <Text as="span" className="center" aria-hidden="true">
                {initialOf(name)}
              </Text>
              <MerchantText>{name}</MerchantText>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
