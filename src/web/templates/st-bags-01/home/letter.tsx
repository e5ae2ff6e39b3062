import type { SectionProps, Toned } from "../../../sections/section-props.ts"
import { useWords } from "../../../shell/use-words.ts"
import { TextLink } from "../../../ui/text.tsx"
import { LetterQuote } from "../frame/letter-quote.tsx"

/** What an owner wrote, large, with the piece that it is about. */
export function Letter({ reviews: [review], tone }: Toned<SectionProps["reviews"]>) {
  const words = useWords("home")
  if (!review) return null
  return (
    <section className="letter-half" data-tone={tone} aria-label={words.reviewsHeading}>
      <LetterQuote review={review}>
        <TextLink className="tap" to={review.goodsUrl}>
          {review.goodsName}
        </TextLink>
      </LetterQuote>
    </section>
  )
}
