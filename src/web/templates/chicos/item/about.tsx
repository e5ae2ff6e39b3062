import type { ItemGoods } from "../../../features/catalog/goods.ts"
import { ReviewList } from "../../../features/catalog/reviews/review-list.ts"
import { ReviewSummary } from "../../../features/catalog/reviews/review-summary.tsx"
import type { Reviews } from "../../../features/catalog/reviews/reviews.ts"
import { PolicyFacts } from "../../../features/content/policy-facts.tsx"
import { fill } from "../../../shell/fill.ts"
import { useShop } from "../../../shell/shell.ts"
import { useWords } from "../../../shell/use-words.ts"
import { FactList } from "../../../ui/fact-list.tsx"
import { Html } from "../../../ui/html.tsx"
import { Tabs } from "../../../ui/navigation/tabs.tsx"
import { Text } from "../../../ui/text.tsx"

type AboutProps = { goods: ItemGoods; reviews: Reviews | null }

/** A text that opens with one short paragraph has it set as large as the title. */
const LEAD = /^\s*<p>[^<]{1,150}<\/p>/
const QUOTED = 3

/** What there is to read, in the middle of the page. */
export function About({ goods, reviews }: AboutProps) {
  const words = useWords("goods", "item")
  const { policies } = useShop()
  const { attributes, description } = goods
  const count = reviews?.summary.count ?? 0
  const text = (
    <>
      <div className="about-text" data-lead={LEAD.test(description) || undefined}>
        {description && <Html html={description} />}
      </div>
      {reviews && count > 0 && <Quotes reviews={reviews} />}
    </>
  )
  const voices = reviews && (
    <div className="about-reviews">
      {count > 0 && <ReviewSummary summary={reviews.summary} />}
      <ReviewList goodsId={goods.id} reviews={reviews} />
    </div>
  )
  const tabs = [
    { id: "description", label: words.description, content: text, isShown: description !== "" },
    {
      id: "details",
      label: words.details,
      content: <FactList className="facts" facts={attributes} />,
      isShown: attributes.length > 0,
    },
    { id: "reviews", label: `${words.reviews} (${count})`, content: voices, isShown: reviews !== null },
    { id: "delivery", label: words.delivery, content: <PolicyFacts />, isShown: policies.length > 0 },
  ].filter(({ isShown }) => isShown)
  return (
    tabs.length > 0 && (
      <div className="about">
        <Tabs tabs={tabs} />
      </div>
    )
  )
}

/** The newest reviews in a line each; the tab has all of them. */
function Quotes({ reviews: { list } }: { reviews: Reviews }) {
  const words = useWords("goods")
  const quoted = list.filter(({ text }) => text !== "").slice(0, QUOTED)
  return (
    <ul className="quotes" data-count={quoted.length}>
      {quoted.map(({ id, text, author, stars }) => (
        <li key={id}>
          <Text className="clamp" by="other">
            {text}
          </Text>
          <p className="note">
            <bdi>{author}</bdi>, {fill(words.ratingOf, { rating: stars })}
          </p>
        </li>
      ))}
    </ul>
  )
}
