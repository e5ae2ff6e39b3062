import { Link } from "react-router"
import { Rating } from "../../features/catalog/reviews/rating.tsx"
import { ReviewList } from "../../features/catalog/reviews/review-list.tsx"
import { ReviewSummary } from "../../features/catalog/reviews/review-summary.tsx"
import type { ItemGoods, Remarks } from "../../sections/item-props.ts"
import { fill } from "../../shell/fill.ts"
import { useShop } from "../../shell/shell.ts"
import { useMessages } from "../../shell/use-messages.ts"
import { Html } from "../../ui/html.tsx"
import { Tabs } from "../../ui/tabs.tsx"
import { useDecimal } from "../../ui/use-decimal.ts"
import { statsOf } from "./stat-of.ts"

type ItemTabsProps = { goods: ItemGoods; remarks: Remarks | null }

const IN_BRIEF = 2
/** A text that opens with a bold line of its own has it set as the lead. */
const LEAD = /^\s*<p>\s*<strong>[^<]{1,140}<\/strong>\s*<\/p>/

/** The text and what others say side by side, then each in full. */
export function ItemTabs({ goods, remarks }: ItemTabsProps) {
  const words = useMessages()
  const count = remarks?.summary.count ?? 0
  const description = (
    <div className="item-columns">
      <div data-lead={LEAD.test(goods.description) || undefined}>
        <Html html={goods.description} />
      </div>
      {remarks && count > 0 ? <InBrief remarks={remarks} /> : <Facts goods={goods} />}
    </div>
  )
  const reviews = remarks && (
    <div className="item-reviews">
      {count > 0 && <ReviewSummary summary={remarks.summary} />}
      <ReviewList goodsId={goods.id} remarks={remarks} />
    </div>
  )
  const label = (
    <>
      {words.reviews} {count > 0 && <sup>{count}</sup>}
    </>
  )
  return (
    <div className="item-more" data-far>
      <Tabs
        tabs={[
          { id: "description", label: words.description, content: description },
          ...(goods.attributes.length > 0
            ? [{ id: "details", label: words.details, content: <Facts goods={goods} /> }]
            : []),
          ...(reviews ? [{ id: "reviews", label, content: reviews }] : []),
          { id: "delivery", label: words.delivery, content: <Delivery /> },
        ]}
      />
    </div>
  )
}

function Facts({ goods }: { goods: ItemGoods }) {
  return (
    <dl className="facts">
      {statsOf(goods.attributes).facts.map(({ name, text }) => (
        <div key={name}>
          <dt>
            <bdi>{name}</bdi>
          </dt>
          <dd>
            <bdi>{text}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** The average and the newest reviews; the tab has all of them. */
function InBrief({ remarks: { summary, list } }: { remarks: Remarks }) {
  const words = useMessages()
  const average = useDecimal()(summary.average)
  return (
    <div className="in-brief">
      <div className="verdict">
        <b aria-hidden="true">{average}</b>
        <Rating value={summary.average} />
        <p>{fill(words.reviewCount, { count: summary.count })}</p>
      </div>
      {list.slice(0, IN_BRIEF).map((remark) => (
        <blockquote key={remark.id}>
          <p>
            <bdi>{remark.content}</bdi>
          </p>
          <footer>
            <bdi>{remark.author}</bdi>
            {remark.specs && (
              <>
                {" / "}
                <bdi>{remark.specs}</bdi>
              </>
            )}
          </footer>
        </blockquote>
      ))}
      <a className="more" href="#reviews">
        {words.allReviews}
      </a>
    </div>
  )
}

function Delivery() {
  const words = useMessages()
  const { policies } = useShop()
  const names = { shipping: words.policyShipping, returns: words.policyReturns, payment: words.policyPayment }
  const told = policies.flatMap(({ name, summary, path }) =>
    name === "shipping" || name === "returns" || name === "payment" ? [{ title: names[name], summary, path }] : [],
  )
  return (
    <dl className="facts">
      {told.map(({ title, summary, path }) => (
        <div key={path}>
          <dt>
            <Link to={path}>{title}</Link>
          </dt>
          <dd>
            <bdi>{summary}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
}
