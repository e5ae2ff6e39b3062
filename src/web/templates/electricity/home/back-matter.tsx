import { useId } from "react"
import { SCREENS } from "../../../../domain/site/screens.ts"
import { Rating } from "../../../features/catalog/reviews/rating.tsx"
import type { SectionProps, Toned } from "../../../sections/section-props.ts"
import { fill } from "../../../shell/fill.ts"
import { useWords } from "../../../shell/use-words.ts"
import { Day } from "../../../ui/amounts/day.tsx"
import { useDecimal } from "../../../ui/amounts/use-decimal.ts"
import { SectionHead } from "../../../ui/section-head.tsx"
import { Text, TextLink } from "../../../ui/text.tsx"
import { arrow } from "../frame/arrow.tsx"

const NOTES = 2

/** News as corrections to the printed page: a date and a line. */
export function Errata({ news, tone }: Toned<SectionProps["news"]>) {
  const id = useId()
  const words = useWords("goods", "home")
  const more = { label: words.seeAll, url: SCREENS.newsList.path, sign: arrow }
  return (
    <section className="section errata" data-tone={tone} aria-labelledby={id}>
      <SectionHead id={id} title={words.newsHeading} more={more} />
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

/** What buyers say, as notes in the margin with the marker beside them. */
export function MarginNotes({ average, count, reviews, tone }: Toned<SectionProps["reviews"]>) {
  const id = useId()
  const words = useWords("home")
  const decimal = useDecimal()
  return (
    <section className="section margin-notes" data-tone={tone} aria-labelledby={id}>
      <SectionHead id={id} title={words.reviewsHeading}>
        <p className="row note">
          <Rating value={average} />
          <b>{decimal(average)}</b> {fill(words.fromReviews, { count })}
        </p>
      </SectionHead>
      <ul>
        {reviews.slice(0, NOTES).map((review) => (
          <li key={review.id}>
            <blockquote>
              <Text className="clamp" by="other">
                {review.text}
              </Text>
            </blockquote>
            <p className="note">
              <bdi>{review.author}</bdi>, <TextLink to={review.goodsUrl}>{review.goodsName}</TextLink>
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
