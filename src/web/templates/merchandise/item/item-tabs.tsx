import type { ItemGoods } from "../../../features/catalog/goods.ts"
import { ReviewList } from "../../../features/catalog/reviews/review-list.ts"
import { ReviewSummary } from "../../../features/catalog/reviews/review-summary.tsx"
import type { Reviews } from "../../../features/catalog/reviews/reviews.ts"
import { PolicyFacts } from "../../../features/content/policy-facts.tsx"
import { useWords } from "../../../shell/use-words.ts"
import { FactList } from "../../../ui/fact-list.tsx"
import { Html } from "../../../ui/html.tsx"
import { Tabs } from "../../../ui/navigation/tabs.tsx"

type ItemTabsProps = { goods: ItemGoods; reviews: Reviews | null }

/** A row of cells over one panel: the text with its facts on a block of colour, delivery, reviews. */
export function ItemTabs({ goods, reviews }: ItemTabsProps) {
  const words = useWords("goods", "item")
  const { attributes, description } = goods
  const count = reviews?.summary.count ?? 0
  const text = (
    <div className="item-text" data-facts={attributes.length > 0 ? undefined : "no"}>
      <Html html={description} />
      {attributes.length > 0 && <FactList className="facts" facts={attributes} />}
    </div>
  )
  const reviewTab = reviews && (
    <div className="item-reviews">
      {count > 0 && <ReviewSummary summary={reviews.summary} />}
      <ReviewList goodsId={goods.id} reviews={reviews} />
    </div>
  )
  const label = count > 0 ? `${words.reviews} ${count}` : words.reviews
  return (
    <Tabs
      tabs={[
        { id: "description", label: words.description, content: text },
        { id: "delivery", label: words.delivery, content: <PolicyFacts /> },
        ...(reviewTab ? [{ id: "reviews", label, content: reviewTab }] : []),
      ]}
    />
  )
}
