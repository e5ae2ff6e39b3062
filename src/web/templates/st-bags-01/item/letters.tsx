import type { ItemGoods } from "../../../features/catalog/goods.ts"
import { ReviewList } from "../../../features/catalog/reviews/review-list.ts"
import { ReviewSummary } from "../../../features/catalog/reviews/review-summary.tsx"
import type { Reviews } from "../../../features/catalog/reviews/reviews.ts"
import { useWords } from "../../../shell/use-words.ts"
import { LetterQuote } from "../frame/letter-quote.tsx"

const BEST = 5

/** One letter large, all of them beside it. */
export function Letters({ goods, reviews }: { goods: ItemGoods; reviews: Reviews }) {
  const words = useWords("goods")
  const { summary, list } = reviews
  const quoted = list.find(({ stars, text }) => stars === BEST && text !== "") ?? list[0]
  return (
    <section id="reviews" className="letters" aria-labelledby="reviews-title">
      <div className="letters-lead">
        {quoted && <LetterQuote review={quoted} />}
        {summary.count > 0 && <ReviewSummary summary={summary} />}
      </div>
      <div className="letters-all">
        <h2 id="reviews-title" className="caps">
          {words.reviews}
        </h2>
        <ReviewList goodsId={goods.id} reviews={reviews} />
      </div>
    </section>
  )
}
