import { SCREENS } from "../../../../domain/site/screens.ts"
import type { SectionProps, Toned } from "../../../sections/section-props.ts"
import { useWords } from "../../../shell/use-words.ts"
import { Link } from "../../../ui/navigation/link.tsx"
import { Picture } from "../../../ui/picture.tsx"
import { MerchantText } from "../../../ui/text.tsx"
import { NumberedSection } from "../frame/numbered-section.tsx"

const SIZES = "34vw"

/** A typographic index. The category under the pointer shows its picture; before that the first one does. */
export function Categories({ title, categories, tone }: Toned<SectionProps["categories"]>) {
  const words = useWords("goods")
  return (
    <NumberedSection className="index" title={title || words.categories} tone={tone}>
      <ol className="index-list">
        {categories.map(({ id, name, count, image }) => (
          <li key={id}>
            <Link to={`${SCREENS.goodsList.path}?categoryId=${id}`}>
              <MerchantText>{name}</MerchantText> <small>{count}</small>
            </Link>
            <div className="index-picture">
              <Picture src={image} sizes={SIZES} />
            </div>
          </li>
        ))}
      </ol>
    </NumberedSection>
  )
}
