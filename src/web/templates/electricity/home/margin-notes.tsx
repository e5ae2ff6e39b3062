import { useId } from "react"
import { Rating } from "../../../features/catalog/reviews/rating.tsx"
import type { SectionProps, Toned } from "../../../sections/section-props.ts"
import { fill } from "../../../shell/fill.ts"
import { useWords } from "../../../shell/use-words.ts"
import { useDecimal } from "../../../ui/amounts/use-decimal.ts"
import { SectionHead } from "../../../ui/section-head.tsx"
import { Text, TextLink } from "../../../ui/text.tsx"

const NOTES = 2

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
