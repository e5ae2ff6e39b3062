import { Link } from "react-router"
import { ReviewList } from "../../features/catalog/reviews/review-list.tsx"
import { ReviewSummary } from "../../features/catalog/reviews/review-summary.tsx"
import type { ItemGoods, Remarks } from "../../sections/item-props.ts"
import { useShop } from "../../shell/shell.ts"
import { useMessages } from "../../shell/use-messages.ts"
import { Html } from "../../ui/html.tsx"
import { Tabs } from "../../ui/tabs.tsx"

type ItemMoreProps = { goods: ItemGoods; remarks: Remarks | null }

/** Description and delivery on tabs, what others say beside them. */
export function ItemMore({ goods, remarks }: ItemMoreProps) {
  const words = useMessages()
  const { policies } = useShop()
  const tabs = [
    { id: "description", label: words.description, content: <Description goods={goods} /> },
    { id: "delivery", label: words.delivery, content: <Delivery /> },
  ]
  return (
    <div className="item-more" data-far data-reviews={remarks ? "yes" : "no"}>
      <Tabs tabs={policies.length > 0 ? tabs : tabs.slice(0, 1)} />
      {remarks && (
        <section id="reviews" className="item-reviews" aria-labelledby="reviews-title">
          <h2 id="reviews-title">
            {words.reviews} <small>{remarks.summary.count}</small>
          </h2>
          {remarks.summary.count > 0 && <ReviewSummary summary={remarks.summary} />}
          <ReviewList goodsId={goods.id} remarks={remarks} />
        </section>
      )}
    </div>
  )
}

function Description({ goods }: { goods: ItemGoods }) {
  const words = useMessages()
  return (
    <>
      {goods.description && <Html html={goods.description} />}
      {goods.attributes.length > 0 && (
        <>
          <h2 className="visually-hidden">{words.details}</h2>
          <dl className="details">
            {goods.attributes.map(({ name, value }) => (
              <div key={name + value}>
                <dt>
                  <bdi>{name}</bdi>
                </dt>
                <dd>
                  <bdi>{value}</bdi>
                </dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </>
  )
}

/** The shop's own words on delivery, payment and returns, in short, each with the way to the whole text. */
function Delivery() {
  const words = useMessages()
  const { policies } = useShop()
  const names = { shipping: words.policyShipping, payment: words.policyPayment, returns: words.policyReturns }
  return (
    <ul className="policies">
      {policies.map(({ name, path, summary }) =>
        name === "privacy" || name === "service" ? null : (
          <li key={name}>
            <h3>{names[name]}</h3>
            <p>
              <bdi>{summary}</bdi>
            </p>
            <Link to={path}>{`${words.readMore}: ${names[name]}`}</Link>
          </li>
        ),
      )}
    </ul>
  )
}
