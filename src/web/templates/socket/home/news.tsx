import { SCREENS } from "../../../../domain/site/screens.ts"
import type { SectionProps, Toned } from "../../../sections/section-props.ts"
import { useWords } from "../../../shell/use-words.ts"
import { Day } from "../../../ui/amounts/day.tsx"
import { TextLink } from "../../../ui/text.tsx"
import { NumberedSection } from "../frame/numbered-section.tsx"

/** A date and a line each. */
export function News({ news, tone }: Toned<SectionProps["news"]>) {
  const words = useWords("goods", "home")
  const more = { label: words.seeAll, url: SCREENS.newsList.path }
  return (
    <NumberedSection className="news" title={words.newsHeading} more={more} tone={tone}>
      <ul className="news-list">
        {news.map(({ id, title, publishedAt }) => (
          <li key={id}>
            <Day moment={publishedAt} length="short" />
            <h3>
              <TextLink data-cover to={`/News/${id}`}>
                {title}
              </TextLink>
            </h3>
          </li>
        ))}
      </ul>
    </NumberedSection>
  )
}
