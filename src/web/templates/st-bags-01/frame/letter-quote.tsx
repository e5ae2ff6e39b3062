import type { ReactNode } from "react"
import type { Review } from "../../../features/catalog/reviews/reviews.ts"
import { fill } from "../../../shell/fill.ts"
import { useWords } from "../../../shell/use-words.ts"
import { useGrouped } from "../../../ui/amounts/use-grouped.ts"
import { Text } from "../../../ui/text.tsx"
import { lengthOf } from "./text-length.ts"

/** Longer letters than this, in letters of the alphabet, are set smaller. */
const SHORT = 160

type LetterQuoteProps = {
  review: Review /** What it is about, where that is not said already. */
  children?: ReactNode
}

/** One letter of an owner, set as large as the house sets its own sentences. */
export function LetterQuote({ review, children }: LetterQuoteProps) {
  const words = useWords("goods")
  const stars = useGrouped()(review.stars)
  return (
    <blockquote className="letter-quote" data-length={review.text.length > SHORT ? "long" : undefined}>
      <Text by="other" className="clamp">
        {review.text}
      </Text>
      <footer className="row note">
        <bdi data-length={lengthOf(review.author)}>{review.author}</bdi>
        {children}
        <span>{fill(words.ratingOf, { rating: stars })}</span>
      </footer>
    </blockquote>
  )
}
