import type { ListPageProps } from "../../../sections/list-props.ts"
import { useShop } from "../../../shell/shell.ts"
import { useWords } from "../../../shell/use-words.ts"
import { Link } from "../../../ui/navigation/link.tsx"
import { MerchantText } from "../../../ui/text.tsx"
import { categoryPath } from "../category-path.ts"
import { listAddress } from "./list-address.ts"

/** The way up through the categories, where one is, and what lies below. */
export function CategoryTree({ choice, kinds }: Pick<ListPageProps, "choice" | "kinds">) {
  const words = useWords("goods")
  const { categories } = useShop()
  const path = categoryPath(categories, choice.categoryId)
  if (path.length === 0 && kinds.length === 0) return null
  return (
    <div data-slot="category-tree">
      <h2>{words.categories}</h2>
      <ul>
        <li>
          <Link to={listAddress(choice, { categoryId: null })} aria-current={path.length === 0 ? "true" : undefined}>
            {words.allGoods}
          </Link>
        </li>
        {path.map(({ id, name }) => (
          <li key={id}>
            <Link
              to={listAddress(choice, { categoryId: id })}
              aria-current={id === choice.categoryId ? "true" : undefined}
            >
              <MerchantText>{name}</MerchantText>
            </Link>
          </li>
        ))}
      </ul>
      {kinds.length > 0 && (
        <ul data-slot="category-kinds">
          {kinds.map(({ id, name, count }) => (
            <li key={id}>
              <Link to={listAddress(choice, { categoryId: id })}>
                <MerchantText>{name}</MerchantText> <small>{count}</small>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
