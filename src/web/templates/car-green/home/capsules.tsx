import { useId } from "react"
import { SCREENS } from "../../../../domain/site/screens.ts"
import type { SectionProps, Toned } from "../../../sections/section-props.ts"
import { useWords } from "../../../shell/use-words.ts"
import { useGrouped } from "../../../ui/amounts/use-grouped.ts"
import { Link } from "../../../ui/navigation/link.tsx"
import { Picture } from "../../../ui/picture.tsx"
import { Scroller } from "../../../ui/scroller.tsx"
import { SectionHead } from "../../../ui/section-head.tsx"
import { Text } from "../../../ui/text.tsx"

/** Categories as capsules that run off the page, each with how much is in it. */
export function Capsules({ title, categories, tone }: Toned<SectionProps["categories"]>) {
  const id = useId()
  const words = useWords("goods")
  const grouped = useGrouped()
  const heading = title || words.categories
  return (
    <div className="shelf" data-tone={tone}>
      <SectionHead id={id} title={heading} />
      <Scroller label={heading}>
        {categories.map(({ id: categoryId, name, image, count }) => (
          <li key={categoryId} className="category-entry">
            <Link className="category" to={`${SCREENS.goodsList.path}?categoryId=${categoryId}`}>
              <Text as="b" className="clamp">
                {name}
              </Text>
              {count > 0 && <span>{grouped(count)}</span>}
              <Picture src={image} sizes="256px" />
            </Link>
          </li>
        ))}
      </Scroller>
    </div>
  )
}
