import { useId } from "react"
import type { SectionProps, Toned } from "../../../sections/section-props.ts"
import { useWords } from "../../../shell/use-words.ts"
import { Day } from "../../../ui/amounts/day.tsx"
import { Picture } from "../../../ui/picture.tsx"
import { SectionHead } from "../../../ui/section-head.tsx"
import { ShopMark } from "../../../ui/shop-mark.tsx"
import { Text, TextLink } from "../../../ui/text.tsx"

/** What customers wrote, as postcards with a stamp and the day they were posted. */
export function Postcards({ reviews, tone }: Toned<SectionProps["reviews"]>) {
  const words = useWords("goods")
  const id = useId()
  return (
    <section className="section" data-tone={tone} aria-labelledby={id}>
      <SectionHead id={id} title={words.reviews} />
      <ul className="postcards">
        {reviews.map(({ id: reviewId, text, author, images, goodsName, goodsUrl, writtenAt }) => (
          <li key={reviewId} className="postcard">
            <blockquote>
              <Text by="other" className="clamp">
                {text}
              </Text>
            </blockquote>
            <div className="stamp">
              {images[0] ? (
                <Picture src={images[0]} sizes="104px" width={208} height={248} />
              ) : (
                <ShopMark>
                  <i className="star" aria-hidden="true" />
                </ShopMark>
              )}
            </div>
            <div className="postmark">
              <Day moment={writtenAt} length="short" />
            </div>
            <p>
              <b>
                <bdi>{author}</bdi>
              </b>
              <TextLink className="note" to={goodsUrl}>
                {goodsName}
              </TextLink>
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
