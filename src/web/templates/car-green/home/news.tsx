import { useId } from "react"
import { SCREENS } from "../../../../domain/site/screens.ts"
import type { SectionProps, Toned } from "../../../sections/section-props.ts"
import { useWords } from "../../../shell/use-words.ts"
import { Day } from "../../../ui/amounts/day.tsx"
import { SectionHead } from "../../../ui/section-head.tsx"
import { TextLink } from "../../../ui/text.tsx"
import { arrow } from "../frame/arrow.tsx"

/** News as pills below each other. */
export function News({ news, tone }: Toned<SectionProps["news"]>) {
  const id = useId()
  const words = useWords("goods", "home")
  return (
    <section className="section" data-tone={tone} aria-labelledby={id}>
      <SectionHead id={id} title={words.newsHeading} more={{ label: words.seeAll, url: SCREENS.newsList.path }} />
      <ul className="news-pills">
        {news.map(({ id: newsId, title, publishedAt }) => (
          <li key={newsId} className="module">
            <Day moment={publishedAt} length="short" />
            <h3>
              <TextLink data-cover to={`/News/${newsId}`}>
                {title}
              </TextLink>
            </h3>
            {arrow}
          </li>
        ))}
      </ul>
    </section>
  )
}
