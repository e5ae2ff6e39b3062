import { useId } from "react"
import { writeDate } from "../../../../domain/locales/written-date.ts"
import { SCREENS } from "../../../../domain/site/screens.ts"
import type { NewsEntry } from "../../../features/content/news.ts"
import type { SectionProps, Toned } from "../../../sections/section-props.ts"
import { useShell } from "../../../shell/shell.ts"
import { useWords } from "../../../shell/use-words.ts"
import { Picture } from "../../../ui/picture.tsx"
import { SectionHead } from "../../../ui/section-head.tsx"
import { Text, TextLink } from "../../../ui/text.tsx"

/** The shop's news as entries of a training log: the day large, what happened, a picture cut to the lean. */
export function Log({ news, tone }: Toned<SectionProps["news"]>) {
  const words = useWords("goods", "home")
  const id = useId()
  return (
    <section className="log" data-tone={tone} aria-labelledby={id}>
      <SectionHead id={id} title={words.newsHeading} more={{ label: words.seeAll, url: SCREENS.newsList.path }} />
      <ol className="ruled">
        {news.map((entry) => (
          <LogEntry key={entry.id} entry={entry} />
        ))}
      </ol>
    </section>
  )
}

function LogEntry({ entry }: { entry: NewsEntry }) {
  const manner = useShell()?.dates.month
  return (
    <li>
      <article>
        <time dateTime={entry.publishedAt}>
          <b>{manner && writeDate({ ...manner, pattern: "{dd}" }, entry.publishedAt)}</b>{" "}
          <span>{manner && writeDate(manner, entry.publishedAt)}</span>
        </time>
        <div className="log-text">
          <h3>
            <TextLink data-cover to={`/News/${entry.id}`}>
              {entry.title}
            </TextLink>
          </h3>
          <Text>{entry.summary}</Text>
        </div>
        {entry.image && (
          <div className="module log-pic">
            <Picture src={entry.image} sizes="(min-width: 48rem) 22vw, 40vw" />
          </div>
        )}
      </article>
    </li>
  )
}
