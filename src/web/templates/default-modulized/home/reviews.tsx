import { useId } from "react"
import { Rating } from "../../../features/catalog/reviews/rating.tsx"
import type { SectionProps, Toned } from "../../../sections/section-props.ts"
import { fill } from "../../../shell/fill.ts"
import { useWords } from "../../../shell/use-words.ts"
import { useDecimal } from "../../../ui/amounts/use-decimal.ts"
import { Text, TextLink } from "../../../ui/text.tsx"

const QUOTES = 2

/** How many stars the shop has, and what two shoppers said. */
export function Reviews({ average, count, reviews, tone }: Toned<SectionProps["reviews"]>) {
  const id = useId()
  const words = useWords("home")
  const decimal = useDecimal()
  const quotes = reviews.slice(0, QUOTES)
  return (
    <section className="block reviews" data-tone={tone} aria-labelledby={id} data-count={quotes.length}>
      <div className="stack score">
        <h2 id={id} className="visually-hidden">
          {words.reviewsHeading}
        </h2>
        <p className="score-no" aria-hidden="true">
          {decimal(average)}
        </p>
        <Rating value={average} />
        <p>{fill(words.fromReviews, { count })}</p>
      </div>
      {quotes.map((review) => (
        <blockquote key={review.id} className="stack">
          <Text className="clamp" by="other">
            {review.text}
          </Text>
          <footer className="note">
            <bdi>{review.author}</bdi>
            <TextLink to={review.goodsUrl}>{review.goodsName}</TextLink>
          </footer>
        </blockquote>
      ))}
    </section>
  )
}
