import { useId } from "react"
import { SCREENS } from "../../../../domain/site/screens.ts"
import type { SectionProps, Toned } from "../../../sections/section-props.ts"
import { fill } from "../../../shell/fill.ts"
import { useWords } from "../../../shell/use-words.ts"
import { Day } from "../../../ui/amounts/day.tsx"
import { useDecimal } from "../../../ui/amounts/use-decimal.ts"
import { useGrouped } from "../../../ui/amounts/use-grouped.ts"
import { Link } from "../../../ui/navigation/link.tsx"
import { SectionHead } from "../../../ui/section-head.tsx"
import { MerchantText, Text, TextLink } from "../../../ui/text.tsx"

/** What buyers report, in large letters; the notes of the workshop stand beside it. */
export function Reports({ average, count, reviews, tone }: Toned<SectionProps["reviews"]>) {
  const id = useId()
  const words = useWords("goods", "home")
  const decimal = useDecimal()
  const grouped = useGrouped()
  return (
    <section className="section reports" data-tone={tone} aria-labelledby={id}>
      <SectionHead id={id} title={words.reviewsHeading}>
        <p className="note">
          {fill(words.ratingOf, { rating: decimal(average) })}, {fill(words.fromReviews, { count: grouped(count) })}
        </p>
      </SectionHead>
      <ul className="report-list" data-count={reviews.length}>
        {reviews.map(({ id: reviewId, text, author, goodsName, goodsUrl }) => (
          <li key={reviewId}>
            <blockquote className="stack report">
              <Text className="clamp" by="other">
                {text}
              </Text>
              <footer className="note">
                <b>
                  <bdi>{author}</bdi>
                </b>
                <TextLink className="tap" to={goodsUrl}>
                  {goodsName}
                </TextLink>
              </footer>
            </blockquote>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** News on a steel plate with one corner cut. */
export function WorkshopNotes({ news, tone }: Toned<SectionProps["news"]>) {
  const id = useId()
  const words = useWords("home")
  return (
    <section className="section notes" data-tone={tone} aria-labelledby={id}>
      <div className="notes-plate">
        <h2 id={id}>
          <Link className="tap" to={SCREENS.newsList.path}>
            {words.newsHeading}
          </Link>
        </h2>
        <ul>
          {news.map(({ id: newsId, title, publishedAt }) => (
            <li key={newsId}>
              <Link to={`/News/${newsId}`}>
                <Day moment={publishedAt} length="short" />
                <MerchantText className="clamp">{title}</MerchantText>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
