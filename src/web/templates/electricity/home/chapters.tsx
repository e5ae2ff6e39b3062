import { useId } from "react"
import type { SectionProps, Toned } from "../../../sections/section-props.ts"
import { useWords } from "../../../shell/use-words.ts"
import { Link } from "../../../ui/navigation/link.tsx"
import { Picture } from "../../../ui/picture.tsx"
import { SectionHead } from "../../../ui/section-head.tsx"
import { MerchantText, Text, TextLink } from "../../../ui/text.tsx"
import { chapterAddress } from "../binder/use-chapter.ts"

const SECTIONS = 5

/** The contents page: a chapter for each category, its number large, and leaders from each section to its number. */
export function Chapters({ title, text, categories, tone }: Toned<SectionProps["categories"]>) {
  const id = useId()
  const words = useWords("goods")
  return (
    <section className="section" data-tone={tone} aria-labelledby={id}>
      <SectionHead id={id} title={title || words.categories}>
        <Text className="note">{text}</Text>
      </SectionHead>
      <ol className="chapters">
        {categories.map((category, index) => (
          <li key={category.id}>
            <Link className="chapter-head" to={chapterAddress(category)}>
              <b aria-hidden="true">{index + 1}</b>
              <h3>
                <MerchantText>{category.name}</MerchantText> <small>{category.count}</small>
              </h3>
              {category.image && <Picture src={category.image} sizes="92px" width={92} height={80} />}
            </Link>
            <ul>
              {category.sub.slice(0, SECTIONS).map((below, place) => (
                <li key={below.id}>
                  <TextLink to={chapterAddress(below)}>{below.name}</TextLink>
                  <i aria-hidden="true" />
                  <small aria-hidden="true">{`${index + 1}.${place + 1}`}</small>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </section>
  )
}
