import { categoryPath } from "../../../features/catalog/category-path.ts"
import { listAddress } from "../../../features/catalog/list/list-address.ts"
import type { ListPageProps } from "../../../sections/list-props.ts"
import { useShop } from "../../../shell/shell.ts"
import { useWords } from "../../../shell/use-words.ts"
import { Link } from "../../../ui/navigation/link.tsx"
import { Picture } from "../../../ui/picture.tsx"
import { MerchantText } from "../../../ui/text.tsx"

/** The categories below this one as small tall pictures; at the end of a branch those beside it. */
export function Thumbs({ choice, kinds, goods }: ListPageProps) {
  const words = useWords("goods", "goodsList")
  const { categories, content } = useShop()
  const path = categoryPath(categories, choice.categoryId)
  const isLeaf = kinds.length === 0 && path.length > 0
  const parent = path.at(-2)
  const shown = isLeaf ? (parent?.sub ?? categories) : kinds
  if (shown.length === 0) return null
  const above = isLeaf ? parent : path.at(-1)
  const image = above?.image ?? content.hero?.image ?? goods[0]?.image ?? null
  const all = { id: above?.id ?? null, name: words.allKinds, image }
  const to = (categoryId: number | null) => listAddress({ ...choice, specs: [], min: null, max: null }, { categoryId })
  return (
    <nav className="run thumbs" aria-label={words.categories}>
      <ul>
        {[all, ...shown].map(({ id, name, image }) => (
          <li key={id}>
            <Link to={to(id)} aria-current={id === choice.categoryId ? "page" : undefined}>
              <span className="thumb">
                <Picture src={image} sizes="96px" />
              </span>
              <MerchantText>{name}</MerchantText>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
