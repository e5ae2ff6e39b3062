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

/** Segments of one pill: the text, the data, what buyers say, and delivery. */
export function ItemTabs({ goods: { id, description, attributes }, reviews }: ItemTabsProps) {
  const words = useWords("goods", "item")
  const { policies } = useShop()
  const count = reviews?.summary.count ?? 0
  const text = description && <Html html={description} />
  const data = attributes.length > 0 && <FactList className="facts" facts={attributes} />
  const voices = reviews && (
    <div className="item-reviews" data-count={count}>
      {count > 0 && <ReviewSummary summary={reviews.summary} />}
      <div>
        <ReviewList goodsId={id} reviews={reviews} />
      </div>
    </div>
  )
  const tabs = [
    { id: "description", label: words.description, content: text },
    { id: "details", label: words.details, content: data },
    { id: "reviews", label: count > 0 ? `${words.reviews} ${count}` : words.reviews, content: voices },
    { id: "delivery", label: words.delivery, content: policies.length > 0 && <PolicyFacts /> },
  ].filter(({ content }) => content)
  if (tabs.length === 0) return null
  return (
    <div className="item-more">
      <Tabs tabs={tabs} />
    </div>
  )
}
