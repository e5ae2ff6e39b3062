import type { SectionProps, Toned } from "../../../sections/section-props.ts"
import { fill } from "../../../shell/fill.ts"
import { useWords } from "../../../shell/use-words.ts"
import { useDecimal } from "../../../ui/amounts/use-decimal.ts"
import { useGrouped } from "../../../ui/amounts/use-grouped.ts"
import { Text, TextLink } from "../../../ui/text.tsx"

/** Longer sentences than this, in letters, are set smaller. */
const SHORT = 90

/** One shopper, in the largest italics. */
export function Voice({ average, count, reviews: [review], tone }: Toned<SectionProps["reviews"]>) {
  const words = useWords("goods", "home")
  const rating = useDecimal()(average)
  const grouped = useGrouped()
  if (!review) return null
  return (
    <section className="voice" data-tone={tone} aria-label={words.reviewsHeading}>
      <blockquote data-length={review.text.length > SHORT ? "long" : undefined}>
        <Text className="clamp voice-words" by="other">
          {review.text}
        </Text>
        <footer className="row">
          <bdi>{review.author}</bdi>
          <TextLink className="underlined" to={review.goodsUrl}>
            {review.goodsName}
          </TextLink>
          <span>
            {fill(words.ratingOf, { rating })} {fill(words.fromReviews, { count: grouped(count) })}
          </span>
        </footer>
      </blockquote>
    </section>
  )
}
