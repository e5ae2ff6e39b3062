import { fill } from "../../../shell/fill.ts"
import { useShop } from "../../../shell/shell.ts"
import { useWords } from "../../../shell/use-words.ts"
import { Day } from "../../../ui/amounts/day.tsx"
import { Picture } from "../../../ui/picture.tsx"
import { MerchantText } from "../../../ui/text.tsx"
import { Rating } from "./rating.tsx"
import type { Review } from "./reviews.ts"

/** One review, with the shop's answer. */
export function ReviewArticle({ review }: { review: Review }) {
  const words = useWords("item")
  const { name } = useShop()
  return (
    <article data-slot="review">
      <header>
        <Rating value={review.stars} />
        <b>
          <bdi>{review.author}</bdi>
        </b>
        <Day moment={review.writtenAt} />
        {review.variant && <MerchantText data-slot="review-specs">{review.variant}</MerchantText>}
      </header>
      <p data-slot="review-text">
        <bdi>{review.text}</bdi>
      </p>
      {review.images.length > 0 && (
        <ul data-slot="review-pictures">
          {review.images.map((image, index) => (
            <li key={image}>
              <Picture
                src={image}
                alt={fill(words.pictureOf, { number: index + 1, total: review.images.length })}
                sizes="96px"
                width={96}
                height={96}
              />
            </li>
          ))}
        </ul>
      )}
      {review.answer && (
        <blockquote data-slot="review-answer">
          <b>{fill(words.shopAnswers, { name })}</b>
          <p>
            <MerchantText>{review.answer}</MerchantText>
          </p>
        </blockquote>
      )}
    </article>
  )
}
