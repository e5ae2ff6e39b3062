import { SCREENS } from "../../../../domain/site/screens.ts"
import type { SectionProps, Toned } from "../../../sections/section-props.ts"
import { useWords } from "../../../shell/use-words.ts"
import { Link } from "../../../ui/navigation/link.tsx"
import { Picture } from "../../../ui/picture.tsx"
import { MerchantText } from "../../../ui/text.tsx"

const SHOWN = 6

/** The categories as slices of a page, which open under the pointer; on a phone they are swiped. */
export function Slices({ title, categories, tone }: Toned<SectionProps["categories"]>) {
  const words = useWords("goods")
  return (
    <section className="slices-section" data-tone={tone}>
      <nav aria-label={title || words.categories}>
        <ul className="slices">
          {categories.slice(0, SHOWN).map(({ id, name, image }) => (
            <li key={id} className="slice" data-picture={image ? undefined : "no"}>
              {image && <Picture src={image} sizes="(min-width: 48rem) 50vw, 80vw" />}
              <Link data-cover to={`${SCREENS.goodsList.path}?categoryId=${id}`}>
                <MerchantText>{name}</MerchantText>
              </Link>
            </li>
          ))}
          {categories.length > SHOWN && (
            <li className="slice" data-picture="no">
              <Link data-cover to={SCREENS.goodsList.path}>
                {words.seeAll}
              </Link>
            </li>
          )}
        </ul>
      </nav>
    </section>
  )
}
