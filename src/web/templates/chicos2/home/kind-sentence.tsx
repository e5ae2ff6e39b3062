import { SCREENS } from "../../../../domain/site/screens.ts"
import type { SectionProps, Toned } from "../../../sections/section-props.ts"
import { useWords } from "../../../shell/use-words.ts"
import { Link } from "../../../ui/navigation/link.tsx"
import { Picture } from "../../../ui/picture.tsx"
import { MerchantText, Text } from "../../../ui/text.tsx"

/** So many of them are a sentence; more would be a page. */
const SPOKEN = 12

/** The kinds of goods run on like a sentence, with pictures between the words. */
export function KindSentence({ title, text, categories, tone }: Toned<SectionProps["categories"]>) {
  const words = useWords("goods")
  const shown = categories.slice(0, SPOKEN)
  return (
    <section className="sentence" data-tone={tone} aria-label={title || words.categories}>
      <Text className="visually-hidden">{text}</Text>
      <ul data-count={shown.length}>
        {shown.map(({ id, name, image, count }) => (
          <li key={id}>
            <Link to={`${SCREENS.goodsList.path}?categoryId=${id}`}>
              {image && (
                <i className="sentence-pic">
                  <Picture src={image} sizes="140px" />
                </i>
              )}
              <MerchantText>{name}</MerchantText>
              {count > 0 && <small>{count}</small>}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
