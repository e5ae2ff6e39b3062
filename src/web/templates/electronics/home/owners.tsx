import { useId } from "react"
import { Rating } from "../../../features/catalog/reviews/rating.tsx"
import type { SectionProps, Toned } from "../../../sections/section-props.ts"
import { fill } from "../../../shell/fill.ts"
import { useWords } from "../../../shell/use-words.ts"
import { useDecimal } from "../../../ui/amounts/use-decimal.ts"
import { useGrouped } from "../../../ui/amounts/use-grouped.ts"
import { Text, TextLink } from "../../../ui/text.tsx"

/** What owners say, each on a card of its own with the stars that were given. */
export function Owners({ average, count, reviews, tone }: Toned<SectionProps["reviews"]>) {
  const id = useId()
  const words = useWords("home")
  const decimal = useDecimal()
  const grouped = useGrouped()
  return (
    <section className="block" data-tone={tone} aria-labelledby={id}>
      <div className="section-head">
        <h2 id={id}>{words.reviewsHeading}</h2>
        <p>
          {decimal(average)} {fill(words.fromReviews, { count: grouped(count) })}
        </p>
      </div>
      <ul className="owners">
        {reviews.map((review) => (
          <li key={review.id}>
            <Rating value={review.stars} />
            <blockquote>
              <Text className="clamp" by="other">
                {review.text}
              </Text>
            </blockquote>
            <h3>
              <TextLink to={review.goodsUrl}>{review.goodsName}</TextLink>
            </h3>
            <p>
              <bdi>{review.author}</bdi>
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
