import type { ItemGoods } from "../../../features/catalog/goods.ts"
import { ReviewList } from "../../../features/catalog/reviews/review-list.ts"
import { ReviewSummary } from "../../../features/catalog/reviews/review-summary.tsx"
import type { Reviews } from "../../../features/catalog/reviews/reviews.ts"
import { PolicyFacts } from "../../../features/content/policy-facts.tsx"
import { useWords } from "../../../shell/use-words.ts"
import { FactList } from "../../../ui/fact-list.tsx"
import { Html } from "../../../ui/html.tsx"
import { Tabs } from "../../../ui/navigation/tabs.tsx"
import { Text } from "../../../ui/text.tsx"

const IN_BRIEF = 3

type ItemTabsProps = { goods: ItemGoods; reviews: Reviews | null }

/** The story of it with its facts, and three voices below; then all reviews, then delivery. */
export function ItemTabs({ goods, reviews }: ItemTabsProps) {
  const words = useWords("goods", "item")
  const count = reviews?.summary.count ?? 0
  const description = (
    <>
      <div className="item-text">
        <Html html={goods.description} />
        {goods.attributes.length > 0 && <FactList className="facts" facts={goods.attributes} />}
      </div>
      {reviews && count > 0 && <InBrief reviews={reviews} />}
    </>
  )
  const reviewTab = reviews && (
    <>
      {count > 0 && <ReviewSummary summary={reviews.summary} />}
      <ReviewList goodsId={goods.id} reviews={reviews} />
    </>
  )
  const label = count > 0 ? `${words.reviews} (${count})` : words.reviews
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

/** The newest reviews; the tab has all of them. */
function InBrief({ reviews: { list } }: { reviews: Reviews }) {
  return (
    <ul className="voices">
      {list.slice(0, IN_BRIEF).map(({ id, text, author }) => (
        <li key={id}>
          <blockquote>
            <Text by="other" className="clamp">
              {text}
            </Text>
          </blockquote>
          <p className="note">
            <bdi>{author}</bdi>
          </p>
        </li>
      ))}
    </ul>
  )
}
