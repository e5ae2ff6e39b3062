import { categoryPath } from "../../../features/catalog/category-path.ts"
import { listAddress } from "../../../features/catalog/list/list-address.ts"
import type { ListPageProps } from "../../../sections/list-props.ts"
import { useShop } from "../../../shell/shell.ts"
import { useWords } from "../../../shell/use-words.ts"
import { Link } from "../../../ui/navigation/link.tsx"
import { Picture } from "../../../ui/picture.tsx"
import { MerchantText } from "../../../ui/text.tsx"

/** Pills with a round picture: the categories below this one; at the end of a branch those beside it. */
export function Kinds({ choice, kinds }: ListPageProps) {
  const words = useWords("goods")
  const { categories } = useShop()
  const path = categoryPath(categories, choice.categoryId)
  const beside = path.at(-2)?.sub ?? categories
  const shown = kinds.length > 0 ? kinds : path.length > 0 ? beside.map((one) => ({ ...one, count: 0 })) : []
  if (shown.length === 0) return null
  const to = (categoryId: number) => listAddress({ ...choice, specs: [], min: null, max: null }, { categoryId })
  return (
    <nav className="kinds" aria-label={words.categories}>
      <ul className="run toned">
        {shown.map(({ id, name, image, count }) => (
          <li key={id}>
            <Link to={to(id)} aria-current={id === choice.categoryId ? "page" : undefined}>
              <span className="center round-pic kind-pic">
                <Picture src={image} sizes="60px" width={60} height={60} />
              </span>
              <MerchantText>{name}</MerchantText> {count > 0 && <small>{count}</small>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
