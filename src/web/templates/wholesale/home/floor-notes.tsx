import { useId } from "react"
import { SCREENS } from "../../../../domain/site/screens.ts"
import type { SectionProps, Toned } from "../../../sections/section-props.ts"
import { useWords } from "../../../shell/use-words.ts"
import { Day } from "../../../ui/amounts/day.tsx"
import { MoreLink } from "../../../ui/navigation/more-link.tsx"
import { TextLink } from "../../../ui/text.tsx"
import { arrow } from "../frame/arrow.tsx"

/** The latest notes from the floor, day and headline. Right after the buyers they stand beside them. */
export function FloorNotes({ news, tone }: Toned<SectionProps["news"]>) {
  const id = useId()
  const words = useWords("goods", "home")
  return (
    <section className="section floor-notes" data-tone={tone} aria-labelledby={id}>
      <h2 id={id}>{words.newsHeading}</h2>
      <ul className="ruled">
        {news.map(({ id: newsId, title, publishedAt }) => (
          <li key={newsId} className="module">
            <Day moment={publishedAt} length="short" />
            <h3>
              <TextLink data-cover to={`/News/${newsId}`}>
                {title}
              </TextLink>
            </h3>
          </li>
        ))}
      </ul>
      <MoreLink url={SCREENS.newsList.path} label={words.seeAll} sign={arrow} />
    </section>
  )
}
