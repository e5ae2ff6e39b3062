import { useId } from "react"
import type { ShopReview } from "../../../features/catalog/reviews/reviews.ts"
import type { SectionProps, Toned } from "../../../sections/section-props.ts"
import { fill } from "../../../shell/fill.ts"
import { useWords } from "../../../shell/use-words.ts"
import { useDecimal } from "../../../ui/amounts/use-decimal.ts"
import { SectionHead } from "../../../ui/section-head.tsx"
import { Text, TextLink } from "../../../ui/text.tsx"

/** The newest reviews as a results board. */
export function Results({ average, count, reviews, tone }: Toned<SectionProps["reviews"]>) {
  const words = useWords("goods", "home")
  const id = useId()
  const rating = fill(words.ratingOf, { rating: useDecimal()(average) })
  const columns = [words.resultPlace, words.resultName, words.resultGoods, words.resultWords, words.resultScore]
  return (
    <section className="board" data-tone={tone} aria-labelledby={id}>
      <SectionHead id={id} title={words.results}>
        <p>{`${rating}, ${fill(words.fromReviews, { count })}`}</p>
      </SectionHead>
      <p className="board-head" aria-hidden="true">
        {columns.map((column) => (
          <span key={column}>{column}</span>
        ))}
      </p>
      <ol>
        {reviews.map((review, index) => (
          <Result key={review.id} review={review} place={index + 1} />
        ))}
      </ol>
    </section>
  )
}

function Result({ review, place }: { review: ShopReview; place: number }) {
  const words = useWords("goods", "home")
  const stars = useDecimal()(review.stars)
  return (
    <li>
      <b className="board-place" aria-hidden="true">
        {place}
      </b>
      <Text as="h3" className="board-name">
        {review.author}
      </Text>
      <p className="board-goods">
        <TextLink className="clamp" to={review.goodsUrl}>
          {review.goodsName}
        </TextLink>
      </p>
      <p className="clamp board-words">
        <bdi>
          <q>{review.text}</q>
        </bdi>
      </p>
      <p className="board-score">
        <span aria-hidden="true">{stars}</span>
        <span className="visually-hidden">{fill(words.ratingOf, { rating: stars })}</span>
      </p>
    </li>
  )
}
