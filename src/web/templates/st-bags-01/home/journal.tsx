import { useId } from "react"
import { SCREENS } from "../../../../domain/site/screens.ts"
import type { SectionProps, Toned } from "../../../sections/section-props.ts"
import { useWords } from "../../../shell/use-words.ts"
import { Day } from "../../../ui/amounts/day.tsx"
import { MoreLink } from "../../../ui/navigation/more-link.tsx"
import { TextLink } from "../../../ui/text.tsx"

/** The latest of the journal: dates and headlines between rules. */
export function Journal({ news, tone }: Toned<SectionProps["news"]>) {
  const words = useWords("goods", "home")
  const id = useId()
  return (
    <section className="journal" data-tone={tone} aria-labelledby={id}>
      <h2 id={id} className="caps">
        {words.newsHeading}
      </h2>
      <ul>
        {news.map((entry) => (
          <li key={entry.id}>
            <Day moment={entry.publishedAt} length="short" />
            <h3>
              <TextLink data-cover to={`/News/${entry.id}`}>
                {entry.title}
              </TextLink>
            </h3>
          </li>
        ))}
      </ul>
      <MoreLink url={SCREENS.newsList.path} label={words.seeAll} />
    </section>
  )
}
