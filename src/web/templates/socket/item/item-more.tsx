import type { ItemGoods } from "../../../features/catalog/goods.ts"
import { measureOf } from "../../../features/catalog/measure.ts"
import { ReviewList } from "../../../features/catalog/reviews/review-list.ts"
import { ReviewSummary } from "../../../features/catalog/reviews/review-summary.tsx"
import type { Reviews } from "../../../features/catalog/reviews/reviews.ts"
import { PolicyFacts } from "../../../features/content/policy-facts.tsx"
import { useShop } from "../../../shell/shell.ts"
import { useWords } from "../../../shell/use-words.ts"
import { useGrouped } from "../../../ui/amounts/use-grouped.ts"
import { FactList } from "../../../ui/fact-list.tsx"
import { Html } from "../../../ui/html.tsx"
import { Tabs } from "../../../ui/navigation/tabs.tsx"
import { MeasureDrawing } from "./measure-drawing.tsx"

type ItemMoreProps = { goods: ItemGoods; reviews: Reviews | null }

/** Names of the tabs below the number of the section; text and drawing in three modules, data in two. */
export function ItemMore({ goods, reviews }: ItemMoreProps) {
  const words = useWords("goods", "item")
  const grouped = useGrouped()
  const { policies } = useShop()
  const count = reviews?.summary.count ?? 0
  return (
    <div className="section item-more">
      <Tabs
        tabs={[
          { id: "description", label: words.description, content: <Description goods={goods} /> },
          ...(policies.length > 0 ? [{ id: "delivery", label: words.delivery, content: <PolicyFacts /> }] : []),
          ...(reviews
            ? [
                {
                  id: "reviews",
                  label: count > 0 ? `${words.reviews} ${grouped(count)}` : words.reviews,
                  content: (
                    <div className="tab-reviews">
                      {count > 0 && <ReviewSummary summary={reviews.summary} />}
                      <ReviewList goodsId={goods.id} reviews={reviews} />
                    </div>
                  ),
                },
              ]
            : []),
        ]}
      />
    </div>
  )
}

function Description({ goods: { description, attributes } }: { goods: ItemGoods }) {
  const words = useWords("item")
  const measure = measureOf(attributes)
  return (
    <div className="tab-columns" data-count={attributes.length}>
      {description && <Html html={description} />}
      {measure && <MeasureDrawing measure={measure} />}
      {attributes.length > 0 && (
        <div className="tab-facts">
          <h2 className="visually-hidden">{words.details}</h2>
          <FactList className="facts" facts={attributes} />
        </div>
      )}
    </div>
  )
}
