import { categoryPath } from "../../../features/catalog/category-path.ts"
import { listAddress } from "../../../features/catalog/list/list-address.ts"
import type { ListPageProps } from "../../../sections/list-props.ts"
import { fill } from "../../../shell/fill.ts"
import { useShop } from "../../../shell/shell.ts"
import { useWords } from "../../../shell/use-words.ts"
import { useGrouped } from "../../../ui/amounts/use-grouped.ts"
import { Breadcrumb } from "../../../ui/navigation/breadcrumb.tsx"
import { Link } from "../../../ui/navigation/link.tsx"
import { MerchantText, Text } from "../../../ui/text.tsx"
import { textLength } from "../frame/text-length.ts"

/** So many letters stand in one line at the largest size. */
const GIANT = 5

/** What is listed, leaning and as large as it goes; beside it what is said of it and the shapes that it comes in. */
export function ListHead(page: ListPageProps) {
  const { title, text, crumbs, corrected } = page
  const words = useWords("goodsList")
  return (
    <div className="list-head">
      <Breadcrumb crumbs={crumbs} />
      <Text as="h1" data-length={textLength(title, GIANT)}>
        {title}
      </Text>
      <div className="list-note">
        <Text by={corrected ? "other" : "merchant"}>{corrected ? fill(words.correctedTo, { corrected }) : text}</Text>
        <Shapes {...page} />
      </div>
    </div>
  )
}

/** The kinds below this category; at the end of a branch those beside it, this one marked. */
function Shapes({ title, choice, kinds, total, isCapped }: ListPageProps) {
  const words = useWords("goods", "goodsList")
  const grouped = useGrouped()
  const { categories } = useShop()
  const path = categoryPath(categories, choice.categoryId)
  const isEnd = kinds.length === 0 && path.length > 0
  const beside = (path.at(-2)?.sub ?? categories).map((kind) => ({ ...kind, count: 0 }))
  const shown = isEnd ? beside : kinds
  const count = isCapped ? `${grouped(total)}+` : grouped(total)
  const to = (categoryId: number | null) =>
    listAddress({ ...choice, specs: [], min: null, max: null, page: 1 }, { categoryId })
  return (
    <nav className="shapes" aria-label={title}>
      <ul>
        <li>
          <Link
            to={isEnd ? to(path.at(-2)?.id ?? null) : to(choice.categoryId)}
            aria-current={isEnd ? undefined : "page"}
          >
            {words.allKinds} {!isEnd && <small aria-hidden="true">{count}</small>}
          </Link>
        </li>
        {shown.map((kind) => (
          <li key={kind.id}>
            <Link to={to(kind.id)} aria-current={kind.id === choice.categoryId ? "page" : undefined}>
              <MerchantText>{kind.name}</MerchantText> {kind.count > 0 && <small>{kind.count}</small>}
              {kind.id === choice.categoryId && <small aria-hidden="true">{count}</small>}
            </Link>
          </li>
        ))}
      </ul>
      <p className="visually-hidden" role="status">
        {fill(isCapped ? words.moreThanFound : words.goodsFound, { count: grouped(total) })}
      </p>
    </nav>
  )
}
