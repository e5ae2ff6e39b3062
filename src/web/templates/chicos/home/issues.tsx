import { useId } from "react"
import { SCREENS } from "../../../../domain/site/screens.ts"
import type { SectionProps, Toned } from "../../../sections/section-props.ts"
import { useWords } from "../../../shell/use-words.ts"
import { Day } from "../../../ui/amounts/day.tsx"
import { Link } from "../../../ui/navigation/link.tsx"
import { Picture } from "../../../ui/picture.tsx"
import { TextLink } from "../../../ui/text.tsx"
import { Mast } from "../frame/mast.tsx"
import { Word } from "../frame/word.tsx"

/** The news as covers, each under the masthead. */
export function Issues({ news, tone }: Toned<SectionProps["news"]>) {
  const words = useWords("home")
  const id = useId()
  return (
    <section className="issues" data-tone={tone} aria-labelledby={id}>
      <Link className="spread-head" to={SCREENS.newsList.path}>
        <Word as="h2" id={id}>
          {words.newsHeading}
        </Word>
      </Link>
      <ul data-count={news.length}>
        {news.map((entry) => (
          <li key={entry.id} className="issue" data-picture={entry.image ? undefined : "no"}>
            <Mast className="issue-mast" />
            {entry.image && <Picture src={entry.image} sizes="(min-width: 48rem) 50vw, 110vw" />}
            <div className="issue-foot">
              <h3>
                <TextLink data-cover to={`/News/${entry.id}`}>
                  {entry.title}
                </TextLink>
              </h3>
              <Day moment={entry.publishedAt} length="short" />
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
