import { useId } from "react"
import { SCREENS } from "../../../../domain/site/screens.ts"
import type { SectionProps, Toned } from "../../../sections/section-props.ts"
import { fill } from "../../../shell/fill.ts"
import { useWords } from "../../../shell/use-words.ts"
import { useGrouped } from "../../../ui/amounts/use-grouped.ts"
import { MoreLink } from "../../../ui/navigation/more-link.tsx"
import { Picture } from "../../../ui/picture.tsx"
import { Text, TextLink } from "../../../ui/text.tsx"
import { arrow } from "../frame/arrow.tsx"

const PICTURES = 3
/** A shop of many categories shows the first of them. */
const SHOWN = 12
const SIZES = "(max-width: 47.99rem) 46vw, 150px"

type Category = SectionProps["categories"]["categories"][number]

/** The category's own picture and those of what lies below it, each once. */
const picturesOf = ({ image, sub }: Category) =>
  [...new Set([image, ...sub.map((below) => below.image)].flatMap((each) => each ?? []))].slice(0, PICTURES)

/** One aisle for each category, with up to three pictures of what stands in it. */
export function Aisles({ title, text, categories, tone }: Toned<SectionProps["categories"]>) {
  const id = useId()
  const words = useWords("goods")
  const grouped = useGrouped()
  return (
    <section className="section" data-tone={tone} aria-labelledby={id}>
      <div className="section-head">
        <Text as="h2" id={id}>
          {title || words.categories}
        </Text>
        <Text>{text}</Text>
        <MoreLink url={SCREENS.goodsList.path} label={words.seeAll} sign={arrow} />
      </div>
      <ul className="aisles">
        {categories.slice(0, SHOWN).map((category) => (
          <li key={category.id} className="module aisle">
            <div className="aisle-pics" data-count={picturesOf(category).length}>
              {picturesOf(category).map((image) => (
                <Picture key={image} src={image} alt="" sizes={SIZES} />
              ))}
            </div>
            <h3>
              <TextLink data-cover to={`/SaleGoods/lists?categoryId=${category.id}`}>
                {category.name}
              </TextLink>
            </h3>
            <p className="note">{fill(words.allOf, { count: grouped(category.count) })}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
