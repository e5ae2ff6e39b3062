import { useId } from "react"
import { SCREENS } from "../../../../domain/site/screens.ts"
import type { SectionProps, Toned } from "../../../sections/section-props.ts"
import { useWords } from "../../../shell/use-words.ts"
import { Day } from "../../../ui/amounts/day.tsx"
import { SectionHead } from "../../../ui/section-head.tsx"
import { TextLink } from "../../../ui/text.tsx"

/** The shop's news: the day, and what there is to read. */
export function Notes({ news, tone }: Toned<SectionProps["news"]>) {
  const id = useId()
  const words = useWords("goods", "home")
  return (
    <section className="block notes" data-tone={tone} aria-labelledby={id}>
      <SectionHead id={id} title={words.newsHeading} more={{ label: words.seeAll, url: SCREENS.newsList.path }} />
      <ul className="ruled">
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
