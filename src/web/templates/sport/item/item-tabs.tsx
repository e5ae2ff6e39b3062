import type { ItemGoods } from "../../../features/catalog/goods.ts"
import { ReviewList } from "../../../features/catalog/reviews/review-list.ts"
import { ReviewAverage, ReviewSummary } from "../../../features/catalog/reviews/review-summary.tsx"
import type { Reviews } from "../../../features/catalog/reviews/reviews.ts"
import { PolicyFacts } from "../../../features/content/policy-facts.tsx"
import { useWords } from "../../../shell/use-words.ts"
import { FactList } from "../../../ui/fact-list.tsx"
import { Html } from "../../../ui/html.tsx"
import { Tabs } from "../../../ui/navigation/tabs.tsx"
import { Text } from "../../../ui/text.tsx"
import { statsOf } from "./stat-of.ts"

type ItemTabsProps = { goods: ItemGoods; reviews: Reviews | null }

const IN_BRIEF = 2
/** A text that opens with a bold line of its own has it set as the lead. */
const LEAD = /^\s*<p>\s*<strong>[^<]{1,140}<\/strong>\s*<\/p>/

/** The text and what others say side by side, then each in full. */
export function ItemTabs({ goods, reviews }: ItemTabsProps) {
  const words = useWords("goods", "item")
  const count = reviews?.summary.count ?? 0
  const description = (
    <div className="item-columns">
      <div data-lead={LEAD.test(goods.description) || undefined}>
        <Html html={goods.description} />
      </div>
      {reviews && count > 0 ? <InBrief reviews={reviews} /> : <Facts goods={goods} />}
    </div>
  )
  const reviewTab = reviews && (
    <div className="item-reviews">
      {count > 0 && <ReviewSummary summary={reviews.summary} />}
      <ReviewList goodsId={goods.id} reviews={reviews} />
    </div>
  )
  const label = (
    <>
      {words.reviews} {count > 0 && <sup>{count}</sup>}
    </>
  )
  return (
    <div className="item-more">
      <Tabs
        tabs={[
          { id: "description", label: words.description, content: description },
          ...(goods.attributes.length > 0
            ? [{ id: "details", label: words.details, content: <Facts goods={goods} /> }]
            : []),
          ...(reviewTab ? [{ id: "reviews", label, content: reviewTab }] : []),
          { id: "delivery", label: words.delivery, content: <PolicyFacts /> },
        ]}
      />
    </div>
  )
}

const Facts = ({ goods }: { goods: ItemGoods }) => (
  <FactList
    className="facts"
    facts={statsOf(goods.attributes).facts.map(({ name, text }) => ({ name, value: text }))}
  />
)

/** The average and the newest reviews; the tab has all of them. */
function InBrief({ reviews: { summary, list } }: { reviews: Reviews }) {
  const words = useWords("goods", "item")
  return (
    <div className="in-brief">
      <ReviewAverage summary={summary} />
      {list.slice(0, IN_BRIEF).map((review) => (
        <blockquote key={review.id}>
          <Text by="other">{review.text}</Text>
          <footer className="note">
            <bdi>{review.author}</bdi>
            {review.variant && (
              <>
                {" / "}
                <bdi>{review.variant}</bdi>
              </>
            )}
          </footer>
        </blockquote>
      ))}
      <a className="more" href="#reviews">
        {words.allReviews}
      </a>
    </div>
  )
}
