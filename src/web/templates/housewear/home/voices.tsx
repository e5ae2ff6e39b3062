import { useId } from "react"
import type { SectionProps, Toned } from "../../../sections/section-props.ts"
import { useWords } from "../../../shell/use-words.ts"
import { Text, TextLink } from "../../../ui/text.tsx"

/** What other people say of their rooms. */
export function Voices({ reviews, tone }: Toned<SectionProps["reviews"]>) {
  const words = useWords("goods")
  const id = useId()
  return (
    <section className="voices" data-tone={tone} aria-labelledby={id}>
      <h2 id={id}>{words.reviews}</h2>
      <ul>
        {reviews.map(({ id: reviewId, text, author, goodsName, goodsUrl }) => (
          <li key={reviewId}>
            <blockquote>
              <Text by="other" className="clamp">
                {text}
              </Text>
            </blockquote>
            <p className="note">
              <bdi>{author}</bdi>
              <TextLink className="tap" to={goodsUrl}>
                {goodsName}
              </TextLink>
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
