import { useId } from "react"
import { SCREENS } from "../../../../domain/site/screens.ts"
import type { SectionProps, Toned } from "../../../sections/section-props.ts"
import { useWords } from "../../../shell/use-words.ts"
import { Day } from "../../../ui/amounts/day.tsx"
import { SectionHead } from "../../../ui/section-head.tsx"
import { TextLink } from "../../../ui/text.tsx"
import { arrow } from "../frame/arrow.tsx"

/** News as corrections to the printed page: a date and a line. */
export function Errata({ news, tone }: Toned<SectionProps["news"]>) {
  const id = useId()
  const words = useWords("goods", "home")
  return (
    <section className="section errata" data-tone={tone} aria-labelledby={id}>
      <SectionHead
        id={id}
        title={words.newsHeading}
        more={{ label: words.seeAll, url: SCREENS.newsList.path, sign: arrow }}
      />
      <ul>
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
    </section>
  )
}
