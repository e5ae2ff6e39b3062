import { useId } from "react"
import { writeDate } from "../../../../domain/locales/written-date.ts"
import type { SectionProps, Toned } from "../../../sections/section-props.ts"
import { useShell } from "../../../shell/shell.ts"
import { useWords } from "../../../shell/use-words.ts"
import { Text, TextLink } from "../../../ui/text.tsx"
import { inkAt } from "../frame/colours.ts"
import { Shout } from "../frame/shout.tsx"

/** The shop's news as blocks side by side. */
export function News({ news, tone }: Toned<SectionProps["news"]>) {
  const words = useWords("home")
  const id = useId()
  const manner = useShell()?.dates.medium
  return (
    <section className="news" data-tone={tone} aria-labelledby={id}>
      <Shout as="h2" id={id}>
        {words.newsHeading}
      </Shout>
      <ol className="wall">
        {news.map(({ id: newsId, title, summary, publishedAt }, index) => (
          <li key={newsId} data-ink={inkAt(index + 1)}>
            <time dateTime={publishedAt}>{manner && writeDate(manner, publishedAt)}</time>
            <h3>
              <TextLink data-cover to={`/News/${newsId}`}>
                {title}
              </TextLink>
            </h3>
            <Text>{summary}</Text>
          </li>
        ))}
      </ol>
    </section>
  )
}
