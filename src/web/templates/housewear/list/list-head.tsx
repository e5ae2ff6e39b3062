import { categoryPath } from "../../../features/catalog/category-path.ts"
import { listAddress } from "../../../features/catalog/list/list-address.ts"
import type { ListPageProps } from "../../../sections/list-props.ts"
import { fill } from "../../../shell/fill.ts"
import { useShop } from "../../../shell/shell.ts"
import { useWords } from "../../../shell/use-words.ts"
import { useGrouped } from "../../../ui/amounts/use-grouped.ts"
import { Breadcrumb } from "../../../ui/navigation/breadcrumb.tsx"
import { Link } from "../../../ui/navigation/link.tsx"
import { Picture } from "../../../ui/picture.tsx"
import { MerchantText, Text } from "../../../ui/text.tsx"
import { planeOf } from "../frame/plane-of.ts"
import { textLength } from "../frame/text-length.ts"

/** What is listed as large as it goes, how many there are, and the kinds below it as round pictures. */
export function ListHead(page: ListPageProps) {
  const { title, text, crumbs, corrected, total, isCapped } = page
  const words = useWords("goodsList")
  const count = useGrouped()(total)
  return (
    <div className="list-head">
      <Breadcrumb crumbs={crumbs} />
      <div className="list-title">
        <Text as="h1" data-length={textLength(title)}>
          {title}
        </Text>
        <p className="list-count" role="status">
          <span aria-hidden="true">{isCapped ? `${count}+` : count}</span>
          <span className="visually-hidden">{fill(isCapped ? words.moreThanFound : words.goodsFound, { count })}</span>
        </p>
      </div>
      {(text || corrected) && (
        <Text className="list-text" by={corrected ? "other" : "merchant"}>
          {corrected ? fill(words.correctedTo, { corrected }) : text}
        </Text>
      )}
      <Kinds {...page} />
    </div>
  )
}

/** The kinds below this category; at the end of a branch those beside it, this one marked. */
function Kinds({ choice, kinds }: ListPageProps) {
  const words = useWords("goods")
  const { categories } = useShop()
  const path = categoryPath(categories, choice.categoryId)
  const beside = (path.at(-2)?.sub ?? categories).map((kind) => ({ ...kind, count: 0 }))
  const shown = kinds.length === 0 && path.length > 0 ? beside : kinds
  if (shown.length < 2) return null
  const to = (categoryId: number) =>
    listAddress({ ...choice, specs: [], min: null, max: null, page: 1 }, { categoryId })
  return (
    <section className="kinds" aria-label={words.categories}>
      <ul>
        {shown.map((kind) => (
          <li key={kind.id}>
            <Link to={to(kind.id)} aria-current={kind.id === choice.categoryId ? "page" : undefined}>
              <span className="round" data-plane={planeOf(kind)}>
                <Picture src={kind.image} sizes="(min-width: 48rem) 13vw, 100px" />
              </span>
              <MerchantText>{kind.name}</MerchantText>
              {kind.count > 0 && <small>{kind.count}</small>}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
