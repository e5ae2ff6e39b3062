import { useId } from "react"
import { SCREENS } from "../../../../domain/site/screens.ts"
import type { SectionProps, Toned } from "../../../sections/section-props.ts"
import { useWords } from "../../../shell/use-words.ts"
import { Day } from "../../../ui/amounts/day.tsx"
import { SectionHead } from "../../../ui/section-head.tsx"
import { TextLink } from "../../../ui/text.tsx"

/** What happened at the stall, line by line. */
export function News({ news, tone }: Toned<SectionProps["news"]>) {
  const words = useWords("goods", "home")
  const id = useId()
  return (
    <section className="section" data-tone={tone} aria-labelledby={id}>
      <SectionHead id={id} title={words.newsHeading} more={{ label: words.seeAll, url: SCREENS.newsList.path }} />
      <ul className="ruled">
        {news.map(({ id: newsId, title, publishedAt }) => (
          <li key={newsId} className="row news-line">
            <TextLink className="tap" to={`/News/${newsId}`}>
              {title}
            </TextLink>
            <Day moment={publishedAt} />
          </li>
        ))}
      </ul>
    </section>
  )
}
