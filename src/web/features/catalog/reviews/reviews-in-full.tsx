import { fill } from "../../../shell/fill.ts"
import { useWords } from "../../../shell/use-words.ts"
import { Masonry } from "../../../ui/masonry.tsx"
import { ReviewArticle } from "./review.tsx"
import type { Reviews } from "./reviews.ts"
import { useReviews } from "./use-reviews.ts"

type ReviewsInFullProps = {
  goodsId: number
  reviews: Reviews
  /** Whether they stand in columns. */
  isMasonry?: boolean
}

/** What others say of a good, newest first: by stars, and page by page. */
export function ReviewsInFull({ goodsId, reviews, isMasonry = false }: ReviewsInFullProps) {
  const words = useWords("goods", "item")
  const { list, hasMore, stars, isLoading, showStars, showMore } = useReviews(goodsId, reviews)
  const { summary } = reviews
  if (summary.count === 0) return <p data-slot="reviews-empty">{words.noReviews}</p>
  const given = [5, 4, 3, 2, 1].filter((level) => (summary.stars[level - 1] ?? 0) > 0)
  const entries = list.map((review) => (
    <li key={review.id}>
      <ReviewArticle review={review} />
    </li>
  ))
  return (
    <div data-slot="reviews" aria-busy={isLoading}>
      {given.length > 1 && (
        <fieldset data-slot="review-filter">
          <legend className="visually-hidden">{words.filters}</legend>
          {[null, ...given].map((level) => (
            <button key={level} type="button" aria-pressed={level === stars} onClick={() => showStars(level)}>
              {level === null ? words.allReviews : fill(words.starsOnly, { stars: level })}
            </button>
          ))}
        </fieldset>
      )}
      {isMasonry ? <Masonry>{entries}</Masonry> : <ol>{entries}</ol>}
      {hasMore && (
        <button type="button" data-slot="more-reviews" aria-disabled={isLoading} onClick={showMore}>
          {words.moreReviews}
        </button>
      )}
    </div>
  )
}
