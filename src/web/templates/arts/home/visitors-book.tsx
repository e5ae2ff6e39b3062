import { useId } from "react"
import type { SectionProps, Toned } from "../../../sections/section-props.ts"
import { fill } from "../../../shell/fill.ts"
import { useWords } from "../../../shell/use-words.ts"
import { useDecimal } from "../../../ui/amounts/use-decimal.ts"
import { SectionHead } from "../../../ui/section-head.tsx"
import { Text, TextLink } from "../../../ui/text.tsx"

/** What shoppers wrote, side by side as on the pages of a book. */
export function VisitorsBook({ average, count, reviews, tone }: Toned<SectionProps["reviews"]>) {
  const id = useId()
  const words = useWords("goods", "home")
  const rating = fill(words.ratingOf, { rating: useDecimal()(average) })
  return (
    <section className="block book" data-tone={tone} aria-labelledby={id}>
      <SectionHead id={id} title={words.reviewsHeading}>
        <p>{`${rating}, ${fill(words.fromReviews, { count })}`}</p>
      </SectionHead>
      <div className="book-pages">
        {reviews.map((review) => (
          <blockquote key={review.id} className="stack">
            <Text className="clamp" by="other">
              {review.text}
            </Text>
            <footer className="note">
              <bdi>{review.author}</bdi>, <TextLink to={review.goodsUrl}>{review.goodsName}</TextLink>
            </footer>
          </blockquote>
        ))}
      </div>
    </section>
  )
}
