import { Fragment } from "react"
import type { SectionProps, Toned } from "../../../sections/section-props.ts"
import { useWords } from "../../../shell/use-words.ts"
import { Text, TextLink } from "../../../ui/text.tsx"
import { Ornament } from "../frame/ornament.tsx"

/** What others say, with the moon between them. */
export function Voices({ reviews, tone }: Toned<SectionProps["reviews"]>) {
  const words = useWords("goods")
  return (
    <section className="section voices" data-tone={tone} data-count={reviews.length} aria-label={words.reviews}>
      {reviews.map((review, index) => (
        <Fragment key={review.id}>
          {index % 2 === 1 && <Ornament sign="moon" />}
          <blockquote>
            <Text by="other" className="clamp">
              {review.text}
            </Text>
            <footer className="note">
              <bdi>{review.author}</bdi>, <TextLink to={review.goodsUrl}>{review.goodsName}</TextLink>
            </footer>
          </blockquote>
        </Fragment>
      ))}
    </section>
  )
}
