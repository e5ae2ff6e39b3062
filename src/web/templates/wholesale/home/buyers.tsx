import { useId } from "react"
import type { SectionProps, Toned } from "../../../sections/section-props.ts"
import { fill } from "../../../shell/fill.ts"
import { useWords } from "../../../shell/use-words.ts"
import { useDecimal } from "../../../ui/amounts/use-decimal.ts"
import { Text, TextLink } from "../../../ui/text.tsx"

const QUOTES = 2

/** What two buyers said, as large as a headline. */
export function Buyers({ average, count, reviews, tone }: Toned<SectionProps["reviews"]>) {
  const id = useId()
  const words = useWords("home")
  const decimal = useDecimal()
  return (
    <section className="section buyers" data-tone={tone} aria-labelledby={id}>
      <div className="section-head">
        <h2 id={id}>{words.reviewsHeading}</h2>
        <p>
          {decimal(average)} {fill(words.fromReviews, { count })}
        </p>
      </div>
      <ul className="quotes">
        {reviews.slice(0, QUOTES).map((review) => (
          <li key={review.id}>
            <blockquote>
              <Text className="clamp" by="other">
                {review.text}
              </Text>
            </blockquote>
            <p>
              <bdi>{review.author}</bdi>
              <TextLink to={review.goodsUrl}>{review.goodsName}</TextLink>
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
