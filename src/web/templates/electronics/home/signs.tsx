import { useId } from "react"
import { SCREENS } from "../../../../domain/site/screens.ts"
import type { SectionProps, Toned } from "../../../sections/section-props.ts"
import { fill } from "../../../shell/fill.ts"
import { useShop } from "../../../shell/shell.ts"
import { useWords } from "../../../shell/use-words.ts"
import { useGrouped } from "../../../ui/amounts/use-grouped.ts"
import { Picture } from "../../../ui/picture.tsx"
import { TextLink } from "../../../ui/text.tsx"
import { aisleOf } from "../frame/aisle-of.ts"

/** So many signs hang from the rail; the panel has the others. */
const SHOWN = 8
const SIZES = "(max-width: 63.99rem) 168px, 172px"

/** The aisles as signs that hang from a rail, what stands there below them. */
export function Signs({ title, categories, tone }: Toned<SectionProps["categories"]>) {
  const id = useId()
  const words = useWords("goods")
  const grouped = useGrouped()
  const shop = useShop()
  return (
    <section className="block" data-tone={tone} aria-labelledby={id}>
      <h2 id={id} className="visually-hidden">
        {title || words.categories}
      </h2>
      <ul className="signs">
        {categories.slice(0, SHOWN).map((category) => (
          <li key={category.id} className="sign">
            <h3>
              <b aria-hidden="true">{aisleOf(shop.categories, category.id)}</b>
              <TextLink data-cover to={`${SCREENS.goodsList.path}?categoryId=${category.id}`}>
                {category.name}
              </TextLink>
            </h3>
            {category.image && <Picture src={category.image} alt="" sizes={SIZES} />}
            <p>{fill(words.inquiryGoods, { count: grouped(category.count) })}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
