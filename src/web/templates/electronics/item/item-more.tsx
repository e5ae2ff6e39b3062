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

type ItemMoreProps = { goods: ItemGoods; reviews: Reviews | null }

/** Tabs on a dark board: the text and all facts in a striped table, delivery; what owners say beside them. */
export function ItemMore({ goods, reviews }: ItemMoreProps) {
  const words = useWords("goods", "item")
  const { policies } = useShop()
  const tabs = [
    { id: "description", label: words.description, content: <Description goods={goods} /> },
    ...(policies.length > 0 ? [{ id: "delivery", label: words.delivery, content: <PolicyFacts /> }] : []),
  ]
  return (
    <div className="item-more" data-reviews={reviews ? "yes" : "no"}>
      <Tabs tabs={tabs} />
      {reviews && (
        <section id="reviews" className="item-reviews" aria-labelledby="reviews-title">
          <h2 id="reviews-title">{words.reviews}</h2>
          {reviews.summary.count > 0 && <ReviewSummary summary={reviews.summary} />}
          <ReviewList goodsId={goods.id} reviews={reviews} />
        </section>
      )}
    </div>
  )
}

function Description({ goods: { description, attributes } }: { goods: ItemGoods }) {
  const words = useWords("item")
  return (
    <>
      {description && <Html html={description} />}
      {attributes.length > 0 && (
        <>
          <h2 className="visually-hidden">{words.details}</h2>
          <FactList className="facts" facts={attributes} />
        </>
      )}
    </>
  )
}
