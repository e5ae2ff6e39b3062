import type { ItemGoods } from "../../../features/catalog/goods.ts"
import { ReviewList } from "../../../features/catalog/reviews/review-list.ts"
import { ReviewSummary } from "../../../features/catalog/reviews/review-summary.tsx"
import type { Reviews } from "../../../features/catalog/reviews/reviews.ts"
import { PolicyFacts } from "../../../features/content/policy-facts.tsx"
import { useWords } from "../../../shell/use-words.ts"
import { FactList } from "../../../ui/fact-list.tsx"
import { Html } from "../../../ui/html.tsx"
import { Tabs } from "../../../ui/navigation/tabs.tsx"
import { Letters } from "../spreads/letters.tsx"

type ItemTabsProps = { goods: ItemGoods; reviews: Reviews | null }

const IN_BRIEF = 2

/** How it is made, on the colour of the spine: the first sentence large. Below it two letters; a tab has all of them. */
export function ItemTabs({ goods, reviews }: ItemTabsProps) {
  const words = useWords("goods", "item")
  const count = reviews?.summary.count ?? 0
  const making = (
    <div className="making" data-count={goods.attributes.length}>
      <Html html={goods.description} />
      {goods.attributes.length > 0 && <FactList className="facts" facts={goods.attributes} />}
    </div>
  )
  const letters = reviews && (
    <>
      {count > 0 && <ReviewSummary summary={reviews.summary} />}
      <ReviewList goodsId={goods.id} reviews={reviews} />
    </>
  )
  return (
    <>
      <div className="item-more">
        <Tabs
          tabs={[
            { id: "description", label: words.description, content: making },
            ...(letters
              ? [{ id: "reviews", label: count > 0 ? `${words.reviews}, ${count}` : words.reviews, content: letters }]
              : []),
            { id: "delivery", label: words.delivery, content: <PolicyFacts /> },
          ]}
        />
      </div>
      {reviews && count > 0 && (
        <Letters letters={reviews.list.slice(0, IN_BRIEF).map((review) => ({ ...review, about: review.variant }))} />
      )}
    </>
  )
}
