import { useId } from "react"
import { writeDate } from "../../../../domain/locales/written-date.ts"
import { SCREENS } from "../../../../domain/site/screens.ts"
import type { SectionProps, Toned } from "../../../sections/section-props.ts"
import { useShell } from "../../../shell/shell.ts"
import { useWords } from "../../../shell/use-words.ts"
import { SectionHead } from "../../../ui/section-head.tsx"
import { Text, TextLink } from "../../../ui/text.tsx"
import { Letters } from "../spreads/letters.tsx"

/** What people write to the shop. */
export function Voices({ reviews, tone }: Toned<SectionProps["reviews"]>) {
  const words = useWords("goods")
  const id = useId()
  return (
    <section data-tone={tone} aria-labelledby={id}>
      <h2 id={id} className="visually-hidden">
        {words.reviews}
      </h2>
      <Letters letters={reviews.map((review) => ({ ...review, about: review.goodsName }))} />
    </section>
  )
}

/** Postcards: what the shop has written lately. */
export function News({ news, tone }: Toned<SectionProps["news"]>) {
  const words = useWords("goods", "home")
  const id = useId()
  const manner = useShell()?.dates.medium
  return (
    <section className="postcards" data-tone={tone} aria-labelledby={id}>
      <SectionHead id={id} title={words.newsHeading} more={{ label: words.seeAll, url: SCREENS.newsList.path }} />
      <ol>
        {news.map(({ id: newsId, title, summary, publishedAt }) => (
          <li key={newsId}>
            <h3>
              <TextLink data-cover to={`/News/${newsId}`}>
                {title}
              </TextLink>
            </h3>
            <Text className="note clamp">{summary}</Text>
            <time dateTime={publishedAt}>{manner && writeDate(manner, publishedAt)}</time>
          </li>
        ))}
      </ol>
    </section>
  )
}
