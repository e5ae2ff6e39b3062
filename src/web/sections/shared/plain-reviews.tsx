import { useId } from "react"
import { Rating } from "../../features/catalog/reviews/rating.tsx"
import { fill } from "../../shell/fill.ts"
import { useWords } from "../../shell/use-words.ts"
import { Link } from "../../ui/navigation/link.tsx"
import { MerchantText } from "../../ui/text.tsx"
import type { SectionProps, Toned } from "../section-props.ts"

export function PlainReviews({ average, count, reviews, tone }: Toned<SectionProps["reviews"]>) {
  const id = useId()
  const words = useWords("home")
  return (
    <section className="plain-section" data-tone={tone} aria-labelledby={id}>
      <h2 id={id}>{words.reviewsHeading}</h2>
      <Rating value={average} />
      <p>{fill(words.fromReviews, { count })}</p>
      <ul className="plain-columns">
        {reviews.map((review) => (
          <li key={review.id}>
            <blockquote>
              <p>
                <bdi>{review.text}</bdi>
              </p>
            </blockquote>
            <p>
              <bdi>{review.author}</bdi>
            </p>
            <Link to={review.goodsUrl}>
              <MerchantText>{review.goodsName}</MerchantText>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
