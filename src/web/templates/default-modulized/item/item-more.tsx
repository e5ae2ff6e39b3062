import type { ItemGoods } from "../../../features/catalog/goods.ts"
import { ReviewList } from "../../../features/catalog/reviews/review-list.ts"
import { ReviewSummary } from "../../../features/catalog/reviews/review-summary.tsx"
import type { Reviews } from "../../../features/catalog/reviews/reviews.ts"
import { usePolicySummaries } from "../../../features/content/use-policy-summaries.ts"
import { useShop } from "../../../shell/shell.ts"
import { useWords } from "../../../shell/use-words.ts"
import { FactList } from "../../../ui/fact-list.tsx"
import { Html } from "../../../ui/html.tsx"
import { Link } from "../../../ui/navigation/link.tsx"
import { Tabs } from "../../../ui/navigation/tabs.tsx"
import { Text } from "../../../ui/text.tsx"

type ItemMoreProps = { goods: ItemGoods; reviews: Reviews | null }

/** Description and delivery on tabs, what others say beside them. */
export function ItemMore({ goods, reviews }: ItemMoreProps) {
  const words = useWords("goods", "item")
  const { policies } = useShop()
  const tabs = [
    { id: "description", label: words.description, content: <Description goods={goods} /> },
    { id: "delivery", label: words.delivery, content: <Delivery /> },
  ]
  return (
    <div className="item-more" data-reviews={reviews ? "yes" : "no"}>
      <Tabs tabs={policies.length > 0 ? tabs : tabs.slice(0, 1)} />
      {reviews && (
        <section id="reviews" className="item-reviews" aria-labelledby="reviews-title">
          <h2 id="reviews-title">
            {words.reviews} <small>{reviews.summary.count}</small>
          </h2>
          {reviews.summary.count > 0 && <ReviewSummary summary={reviews.summary} />}
          <ReviewList goodsId={goods.id} reviews={reviews} />
        </section>
      )}
    </div>
  )
}

function Description({ goods }: { goods: ItemGoods }) {
  const words = useWords("goods", "item")
  return (
    <>
      {goods.description && <Html html={goods.description} />}
      {goods.attributes.length > 0 && (
        <>
          <h2 className="visually-hidden">{words.details}</h2>
          <FactList className="facts" facts={goods.attributes} />
        </>
      )}
    </>
  )
}

/** The shop's own words on delivery, payment and returns, in short, each with the way to the whole text. */
function Delivery() {
  const words = useWords("goods", "item")
  return (
    <ul className="policies">
      {usePolicySummaries().map(({ title, summary, path }) => (
        <li key={path}>
          <h3>{title}</h3>
          <Text>{summary}</Text>
          <Link className="tap" to={path}>{`${words.readMore}: ${title}`}</Link>
        </li>
      ))}
    </ul>
  )
}
