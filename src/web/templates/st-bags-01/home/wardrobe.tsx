import { useId } from "react"
import { SCREENS } from "../../../../domain/site/screens.ts"
import type { SectionProps, Toned } from "../../../sections/section-props.ts"
import { useWords } from "../../../shell/use-words.ts"
import { Link } from "../../../ui/navigation/link.tsx"
import { MoreLink } from "../../../ui/navigation/more-link.tsx"
import { Picture } from "../../../ui/picture.tsx"
import { MerchantText, Text } from "../../../ui/text.tsx"
import { stageOf } from "../frame/stage-of.ts"
import { lengthOf } from "../frame/text-length.ts"

const SHOWN = 7
const SIZES = "(min-width: 48rem) 50vw, 100vw"

/** The collections as a list in giant capitals; the one that is pointed at stands on the stage beside it. */
export function Wardrobe({ title, text, categories, tone }: Toned<SectionProps["categories"]>) {
  const words = useWords("goods")
  const id = useId()
  const shown = categories.slice(0, SHOWN)
  const first = shown.findIndex(({ image }) => image !== null)
  return (
    <section className="wardrobe" data-tone={tone} data-picture={first < 0 ? "no" : undefined} aria-labelledby={id}>
      <div className="wardrobe-list">
        <div className="stack">
          <Text as="h2" id={id} className="caps">
            {title || words.categories}
          </Text>
          <Text className="note">{text}</Text>
        </div>
        <ul className="ruled">
          {shown.map((category, at) => (
            <li key={category.id}>
              <Link to={`${SCREENS.goodsList.path}?categoryId=${category.id}`}>
                <MerchantText data-length={lengthOf(category.name)}>{category.name}</MerchantText>
                {category.count > 0 && <sup>{category.count}</sup>}
              </Link>
              {category.image && (
                <div className="wardrobe-stage" data-stage={stageOf(category)} data-first={at === first || undefined}>
                  <Picture src={category.image} sizes={SIZES} />
                </div>
              )}
            </li>
          ))}
        </ul>
        {categories.length > SHOWN && <MoreLink url={SCREENS.goodsList.path} label={words.seeAll} />}
      </div>
    </section>
  )
}
