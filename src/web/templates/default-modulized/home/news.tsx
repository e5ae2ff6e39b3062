import { useId } from "react"
import { SCREENS } from "../../../../domain/site/screens.ts"
import type { SectionProps, Toned } from "../../../sections/section-props.ts"
import { useWords } from "../../../shell/use-words.ts"
import { Day } from "../../../ui/amounts/day.tsx"
import { MoreLink } from "../../../ui/navigation/more-link.tsx"
import { TextLink } from "../../../ui/text.tsx"
import { arrow } from "../frame/arrow.tsx"

/** The latest entries of the notebook. */
export function News({ news, tone }: Toned<SectionProps["news"]>) {
  const id = useId()
  const words = useWords("goods", "home")
  return (
    <section className="block news" data-tone={tone} aria-labelledby={id}>
      <div className="news-head">
        <h2 id={id}>{words.newsHeading}</h2>
        <MoreLink url={SCREENS.newsList.path} label={words.seeAll} sign={arrow} />
      </div>
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
