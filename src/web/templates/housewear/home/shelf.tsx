import { useId } from "react"
import { SCREENS } from "../../../../domain/site/screens.ts"
import type { SectionProps, Toned } from "../../../sections/section-props.ts"
import { useWords } from "../../../shell/use-words.ts"
import { Link } from "../../../ui/navigation/link.tsx"
import { Picture } from "../../../ui/picture.tsx"
import { MerchantText, Text } from "../../../ui/text.tsx"
import { planeOf } from "../frame/plane-of.ts"

type Shown = SectionProps["categories"]["categories"][number]
type Kind = Pick<Shown, "id" | "name" | "image"> & { count: number }

/** More of them do not stand on one shelf. */
const SHELF_HOLDS = 10

/** The kinds of goods as round pictures of four sizes on an oak shelf; where there are too many, only the first level. */
export function Shelf({ title, text, categories, tone }: Toned<SectionProps["categories"]>) {
  const words = useWords("goods")
  const id = useId()
  const kinds = kindsBelow(categories)
  const shown = kinds.length > SHELF_HOLDS ? categories.slice(0, SHELF_HOLDS) : kinds
  return (
    <section className="shelf" data-tone={tone} aria-labelledby={id}>
      <Text as="h2" id={id} className="visually-hidden">
        {title || words.categories}
      </Text>
      <Text className="visually-hidden">{text}</Text>
      <ul data-count={shown.length}>
        {shown.map((kind) => (
          <li key={kind.id}>
            <Link to={`${SCREENS.goodsList.path}?categoryId=${kind.id}`}>
              <span className="round" data-plane={planeOf(kind)}>
                <Picture src={kind.image} sizes="(min-width: 48rem) 14vw, 130px" />
              </span>
              <span className="shelf-label">
                <MerchantText>{kind.name}</MerchantText> {kind.count > 0 && <small>{kind.count}</small>}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

const kindsBelow = (categories: Shown[]): Kind[] =>
  categories.flatMap((category) =>
    category.sub.length > 0 ? category.sub.map((kind) => ({ ...kind, count: 0 })) : [category],
  )
