import type { ItemGoods } from "../../../features/catalog/goods.ts"
import { ReviewList } from "../../../features/catalog/reviews/review-list.ts"
import { ReviewSummary } from "../../../features/catalog/reviews/review-summary.tsx"
import type { Reviews } from "../../../features/catalog/reviews/reviews.ts"
import { PolicyFacts } from "../../../features/content/policy-facts.tsx"
import { fill } from "../../../shell/fill.ts"
import { useWords } from "../../../shell/use-words.ts"
import { useDecimal } from "../../../ui/amounts/use-decimal.ts"
import { useGrouped } from "../../../ui/amounts/use-grouped.ts"
import { FactList } from "../../../ui/fact-list.tsx"
import { Html } from "../../../ui/html.tsx"
import { Tabs } from "../../../ui/navigation/tabs.tsx"
import { Text } from "../../../ui/text.tsx"

type ItemTabsProps = { goods: ItemGoods; reviews: Reviews | null }

const IN_BRIEF = 3

/** The text in large letters with its facts beside it, and three voices around the score; then all reviews, then delivery. */
export function ItemTabs({ goods, reviews }: ItemTabsProps) {
  const words = useWords("goods", "item")
  const count = reviews?.summary.count ?? 0
  const description = (
    <>
      <div className="about">
        <Html html={goods.description} />
        {goods.attributes.length > 0 && <FactList className="facts" facts={goods.attributes} />}
      </div>
      {reviews && count > 0 && <InBrief reviews={reviews} />}
    </>
  )
  const reviewTab = reviews && (
    <div className="item-reviews">
      {count > 0 && <ReviewSummary summary={reviews.summary} />}
      <ReviewList goodsId={goods.id} reviews={reviews} />
    </div>
  )
  const label = count > 0 ? `${words.reviews} ${count}` : words.reviews
  return (
    <div className="item-more">
      <Tabs
        tabs={[
          { id: "description", label: words.description, content: description },
          ...(reviewTab ? [{ id: "reviews", label, content: reviewTab }] : []),
          { id: "delivery", label: words.delivery, content: <PolicyFacts /> },
        ]}
      />
    </div>
  )
}

/** The score on a disc and the newest reviews beside it; the tab has all of them. */
function InBrief({ reviews: { list, summary } }: { reviews: Reviews }) {
  const words = useWords("goods")
  const average = useDecimal()(summary.average)
  const grouped = useGrouped()
  return (
    <div className="in-brief">
      <p className="score-disc">
        <b>{average}</b>
        <span>{fill(words.reviewCount, { count: grouped(summary.count) })}</span>
      </p>
      {list.slice(0, IN_BRIEF).map((review) => (
        <blockquote key={review.id}>
          <Text by="other" className="clamp">
            {review.text}
          </Text>
          <footer className="note">
            <bdi>{review.author}</bdi>
          </footer>
        </blockquote>
      ))}
    </div>
  )
}
