import { useId } from "react"
import type { ShopReview } from "../../../features/catalog/reviews/reviews.ts"
import type { SectionProps, Toned } from "../../../sections/section-props.ts"
import { fill } from "../../../shell/fill.ts"
import { useWords } from "../../../shell/use-words.ts"
import { useDecimal } from "../../../ui/amounts/use-decimal.ts"
import { useGrouped } from "../../../ui/amounts/use-grouped.ts"
import { Scroller } from "../../../ui/scroller.tsx"
import { SectionHead } from "../../../ui/section-head.tsx"
import { Text, TextLink } from "../../../ui/text.tsx"
import { figureOpening } from "../frame/figure-in.ts"

/** What buyers say, each with the figure that it begins with; without one the stars are the figure. */
export function Voices({ average, count, reviews, tone }: Toned<SectionProps["reviews"]>) {
  const id = useId()
  const words = useWords("home")
  const decimal = useDecimal()
  const grouped = useGrouped()
  return (
    <div className="shelf" data-tone={tone}>
      <SectionHead id={id} title={words.reviewsHeading}>
        <p className="voices-score">
          <b>{decimal(average)}</b> {fill(words.fromReviews, { count: grouped(count) })}
        </p>
      </SectionHead>
      <Scroller label={words.reviewsHeading}>
        {reviews.map((review) => (
          <Voice key={review.id} review={review} />
        ))}
      </Scroller>
    </div>
  )
}

function Voice({ review: { text, stars, author, goodsName, goodsUrl } }: { review: ShopReview }) {
  const words = useWords("goods")
  const opening = figureOpening(text)
  return (
    <li className="voice">
      <Text className="voice-figure" by="other">
        {opening ? opening.figure : String(stars)}
      </Text>
      <Text className="voice-unit clamp" by="other">
        {opening ? opening.unit : fill(words.ratingOf, { rating: stars })}
      </Text>
      <blockquote>
        <Text className="clamp" by="other">
          {opening ? opening.rest : text}
        </Text>
      </blockquote>
      <p className="note">
        <bdi>{author}</bdi>
        <TextLink className="tap" to={goodsUrl}>
          {goodsName}
        </TextLink>
      </p>
    </li>
  )
}
