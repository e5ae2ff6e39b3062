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
import { Text } from "../../../ui/text.tsx"

type ItemTabsProps = { goods: ItemGoods; reviews: Reviews | null }

/** Technical data first, with what is written about it beside them; then reviews and terms. */
export function ItemTabs({ goods, reviews }: ItemTabsProps) {
  const words = useWords("goods", "item")
  const { policies } = useShop()
  const count = reviews?.summary.count ?? 0
  const first = goods.attributes.length > 0 ? words.details : words.description
  return (
    <div className="item-more">
      <Tabs
        tabs={[
          { id: "details", label: first, content: <Data goods={goods} reviews={reviews} /> },
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
                      <ReviewList goodsId={goods.id} reviews={reviews} />
                    </>
                  ),
                },
              ]
            : []),
          ...(policies.length > 0 ? [{ id: "delivery", label: words.delivery, content: <PolicyFacts /> }] : []),
        ]}
      />
    </div>
  )
}

function Data({ goods, reviews }: ItemTabsProps) {
  const quote = reviews?.list.find(({ stars, text }) => stars >= 4 && text)
  return (
    <div className="tab-body" data-count={goods.attributes.length}>
      {goods.attributes.length > 0 && <FactList className="data" facts={goods.attributes} />}
      <div className="description">
        {goods.description && <Html html={goods.description} />}
        {quote && (
          <blockquote>
            <Text className="clamp" by="other">
              {quote.text}
            </Text>
            <footer className="note">
              <bdi>{quote.author}</bdi>
            </footer>
          </blockquote>
        )}
      </div>
    </div>
  )
}
