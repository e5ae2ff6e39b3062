import { useShop } from "../../shell/shell.ts"
import { useWords } from "../../shell/use-words.ts"
import { FactList } from "../../ui/fact-list.tsx"
import { Html } from "../../ui/html.tsx"
import { Tabs } from "../../ui/navigation/tabs.tsx"
import { PolicyFacts } from "../content/policy-facts.tsx"
import type { ItemGoods } from "./goods.ts"
import { ReviewList } from "./reviews/review-list.ts"
import { ReviewSummary } from "./reviews/review-summary.tsx"
import type { Reviews } from "./reviews/reviews.ts"

type ItemTabsProps = { goods: ItemGoods; reviews: Reviews | null }

/** What is written of it, its data, what buyers say, and the terms. */
export function ItemTabs({ goods, reviews }: ItemTabsProps) {
  const words = useWords("goods", "item")
  const { policies } = useShop()
  const count = reviews?.summary.count ?? 0
  return (
    <Tabs
      tabs={[
        {
          id: "description",
          label: words.description,
          content: goods.description ? <Html html={goods.description} /> : <p>{goods.subtitle || goods.name}</p>,
        },
        ...(goods.attributes.length > 0
          ? [{ id: "data", label: words.details, content: <FactList className="data" facts={goods.attributes} /> }]
          : []),
        ...(reviews
          ? [
              {
                id: "reviews",
                label: (
                  <>
                    {words.reviews} <small>{count}</small>
                  </>
                ),
                content: (
                  <>
                    {count > 0 && <ReviewSummary summary={reviews.summary} />}
                    <ReviewList goodsId={goods.id} reviews={reviews} isMasonry />
                  </>
                ),
              },
            ]
          : []),
        ...(policies.length > 0 ? [{ id: "delivery", label: words.delivery, content: <PolicyFacts /> }] : []),
      ]}
    />
  )
}
