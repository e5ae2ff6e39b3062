import { useId } from "react"
import { writeDate } from "../../../../domain/locales/written-date.ts"
import { SCREENS } from "../../../../domain/site/screens.ts"
import type { SectionProps, Toned } from "../../../sections/section-props.ts"
import { useShell } from "../../../shell/shell.ts"
import { useWords } from "../../../shell/use-words.ts"
import { SectionHead } from "../../../ui/section-head.tsx"
import { TextLink } from "../../../ui/text.tsx"
import { arrow } from "../frame/arrow.tsx"

/** Letters of the house, one line each. */
export function News({ news, tone }: Toned<SectionProps["news"]>) {
  const words = useWords("goods", "home")
  const id = useId()
  const manner = useShell()?.dates.medium
  return (
    <section className="letters" data-tone={tone} aria-labelledby={id}>
      <SectionHead
        id={id}
        title={words.newsHeading}
        more={{ label: words.seeAll, url: SCREENS.newsList.path, sign: arrow }}
      />
      <ol className="ruled">
        {news.map(({ id: newsId, title, publishedAt }) => (
          <li key={newsId}>
            <time dateTime={publishedAt}>{manner && writeDate(manner, publishedAt)}</time>
            <h3>
              <TextLink data-cover to={`/News/${newsId}`}>
                {title}
              </TextLink>
            </h3>
            {arrow}
          </li>
        ))}
      </ol>
    </section>
  )
}
