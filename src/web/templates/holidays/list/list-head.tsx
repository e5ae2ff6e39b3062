import { categoryPath } from "../../../features/catalog/category-path.ts"
import { listAddress } from "../../../features/catalog/list/list-address.ts"
import type { ListPageProps } from "../../../sections/list-props.ts"
import { fill } from "../../../shell/fill.ts"
import { useShop } from "../../../shell/shell.ts"
import { useWords } from "../../../shell/use-words.ts"
import { Breadcrumb } from "../../../ui/navigation/breadcrumb.tsx"
import { Text } from "../../../ui/text.tsx"
import { RosetteLink } from "../frame/rosette-link.tsx"
import { titleLength } from "../frame/title-length.ts"

/** What is listed, as large as it goes, below the garland; then the kinds of it. */
export function ListHead(page: ListPageProps) {
  const { title, text, crumbs, corrected } = page
  const words = useWords("goodsList")
  return (
    <section className="night list-head">
      <i className="garland" aria-hidden="true" />
      <Breadcrumb crumbs={crumbs} />
      <Text as="h1" data-length={titleLength(title)}>
        {title}
      </Text>
      {(text || corrected) && (
        <Text className="list-text" by={corrected ? "other" : "merchant"}>
          {corrected ? fill(words.correctedTo, { corrected }) : text}
        </Text>
      )}
      <Kinds {...page} />
    </section>
  )
}

/** The kinds below this category; at the end of a branch those beside it. */
function Kinds({ choice, kinds }: ListPageProps) {
  const { categories } = useShop()
  const path = categoryPath(categories, choice.categoryId)
  const beside = (path.at(-2)?.sub ?? (path.length > 0 ? categories : [])).map((kind) => ({
    ...kind,
    count: undefined,
  }))
  const shown = kinds.length > 0 ? kinds : beside
  if (shown.length === 0) return null
  const plain = { ...choice, specs: [], min: null, max: null, page: 1 }
  return (
    <ul className="run rosette-row">
      {shown.map(({ id, name, image, count }) => (
        <li key={id}>
          <RosetteLink
            to={listAddress(plain, { categoryId: id })}
            aria-current={id === choice.categoryId ? "page" : undefined}
            name={name}
            image={image}
            count={count}
          />
        </li>
      ))}
    </ul>
  )
}
