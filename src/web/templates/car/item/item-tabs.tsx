import type { ItemGoods } from "../../../features/catalog/goods.ts"
import { ReviewList } from "../../../features/catalog/reviews/review-list.ts"
import { ReviewSummary } from "../../../features/catalog/reviews/review-summary.tsx"
import type { Reviews } from "../../../features/catalog/reviews/reviews.ts"
import { PolicyFacts } from "../../../features/content/policy-facts.tsx"
import { useShop } from "../../../shell/shell.ts"
import { useWords } from "../../../shell/use-words.ts"
import { useDecimal } from "../../../ui/amounts/use-decimal.ts"
import { FactList } from "../../../ui/fact-list.tsx"
import { Html } from "../../../ui/html.tsx"
import { Tabs } from "../../../ui/navigation/tabs.tsx"
import { Text } from "../../../ui/text.tsx"

type ItemTabsProps = { goods: ItemGoods; reviews: Reviews | null }

const IN_BRIEF = 2

/** The text beside all its facts, then the score and two reports; then all reviews, then delivery. */
export function ItemTabs({ goods, reviews }: ItemTabsProps) {
  const words = useWords("goods", "item")
  const { policies } = useShop()
  const count = reviews?.summary.count ?? 0
  const description = (
    <>
      <div className="item-text">
        {goods.description && <Html html={goods.description} />}
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
          ...(policies.length > 0 ? [{ id: "delivery", label: words.delivery, content: <PolicyFacts /> }] : []),
        ]}
      />
    </div>
  )
}

/** The average as a figure, and the newest reports; the tab has all of them. */
function InBrief({ reviews: { list, summary } }: { reviews: Reviews }) {
  const average = useDecimal()(summary.average)
  return (
    <div className="in-brief">
      <p className="in-brief-score" aria-hidden="true">
        {average}
      </p>
      {list
        .filter(({ text }) => text)
        .slice(0, IN_BRIEF)
        .map(({ id, text, author, variant }) => (
          <blockquote key={id} className="stack report">
            <Text className="clamp" by="other">
              {text}
            </Text>
            <footer className="note">
              <b>
                <bdi>{author}</bdi>
              </b>
              <bdi>{variant}</bdi>
            </footer>
          </blockquote>
        ))}
    </div>
  )
}
