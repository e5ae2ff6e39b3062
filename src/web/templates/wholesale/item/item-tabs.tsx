import type { ItemGoods } from "../../../features/catalog/goods.ts"
import { ReviewList } from "../../../features/catalog/reviews/review-list.ts"
import { ReviewSummary } from "../../../features/catalog/reviews/review-summary.tsx"
import type { Reviews } from "../../../features/catalog/reviews/reviews.ts"
import { PolicyFacts } from "../../../features/content/policy-facts.tsx"
import { useShop } from "../../../shell/shell.ts"
import { useWords } from "../../../shell/use-words.ts"
import { FactList } from "../../../ui/fact-list.tsx"
import { Html } from "../../../ui/html.tsx"
import { Tabs } from "../../../ui/navigation/tabs.tsx"

type ItemTabsProps = { goods: ItemGoods; reviews: Reviews | null }

/** The text beside its facts; delivery; what buyers say. */
export function ItemTabs({ goods, reviews }: ItemTabsProps) {
  const words = useWords("goods", "item")
  const { policies } = useShop()
  const count = reviews?.summary.count ?? 0
  const description = (
    <div className="tab-columns">
      {goods.description && <Html html={goods.description} />}
      {goods.attributes.length > 0 && (
        <div>
          <h2 className="visually-hidden">{words.details}</h2>
          <FactList className="facts" facts={goods.attributes} />
        </div>
      )}
    </div>
  )
  return (
    <div className="item-tabs">
      <Tabs
        tabs={[
          { id: "description", label: words.description, content: description },
          ...(policies.length > 0 ? [{ id: "delivery", label: words.delivery, content: <PolicyFacts /> }] : []),
          ...(reviews
            ? [{ id: "reviews", label: reviewLabel(words.reviews, count), content: reviewsOf(goods, reviews) }]
            : []),
        ]}
      />
    </div>
  )
}

const reviewLabel = (word: string, count: number) => (count > 0 ? `${word} (${count})` : word)

const reviewsOf = (goods: ItemGoods, reviews: Reviews) => (
  <>
    {reviews.summary.count > 0 && <ReviewSummary summary={reviews.summary} />}
    <ReviewList goodsId={goods.id} reviews={reviews} />
  </>
)
