import { SCREENS } from "../../../../domain/site/screens.ts"
import type { SectionProps, Toned } from "../../../sections/section-props.ts"
import { fill } from "../../../shell/fill.ts"
import { useWords } from "../../../shell/use-words.ts"
import { useGrouped } from "../../../ui/amounts/use-grouped.ts"
import { Link } from "../../../ui/navigation/link.tsx"
import { Picture } from "../../../ui/picture.tsx"
import { MerchantText } from "../../../ui/text.tsx"
import { useGroup } from "../frame/group-of.ts"

/** The groups of the catalogue as one row of leaning plates. */
export function Systems({ title, categories, tone }: Toned<SectionProps["categories"]>) {
  const words = useWords("goods")
  const groupOf = useGroup()
  const grouped = useGrouped()
  return (
    <section className="systems" data-tone={tone} aria-label={title || words.categories}>
      <ul className="run" data-count={categories.length}>
        {categories.map((category) => {
          const { number, name } = groupOf(category)
          return (
            <li key={category.id}>
              <Link className="system" to={`${SCREENS.goodsList.path}?categoryId=${category.id}`}>
                <span className="slat">
                  <Picture src={category.image} sizes="(min-width: 64rem) 260px, 230px" />
                </span>
                <span className="system-name">
                  {number && <b aria-hidden="true">{number}</b>}
                  <span>
                    <MerchantText className="clamp">{name}</MerchantText>
                    {category.count > 0 && <small>{fill(words.allOf, { count: grouped(category.count) })}</small>}
                  </span>
                </span>
              </Link>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
