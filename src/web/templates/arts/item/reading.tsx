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

type ReadingProps = { goods: ItemGoods; reviews: Reviews | null }

const QUOTED = 2
/** A text that opens with a bold line of its own has it set as the lead. */
const LEAD = /^\s*<p>\s*<strong>[^<]{1,200}<\/strong>\s*<\/p>/

/** What there is to read: the headings stand at the side, two voices at the other. */
export function Reading({ goods, reviews }: ReadingProps) {
  const words = useWords("goods", "item")
  const { policies } = useShop()
  const { attributes, description } = goods
  const count = reviews?.summary.count ?? 0
  const text = (
    <div className="reading-text" data-lead={LEAD.test(description) || undefined}>
      {description && <Html html={description} />}
    </div>
  )
  const voices = reviews && (
    <div className="item-reviews">
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
  if (tabs.length === 0) return null
  return (
    <div className="reading" data-count={count > 0 ? undefined : 0}>
      <Tabs tabs={tabs} />
      {reviews && count > 0 && (
        <div className="reading-book" aria-hidden="true">
          {reviews.list.slice(0, QUOTED).map((review) => (
            <blockquote key={review.id}>
              <Text className="clamp" by="other">
                {review.text}
              </Text>
              <footer className="note">
                <bdi>{review.author}</bdi>
              </footer>
            </blockquote>
          ))}
        </div>
      )}
    </div>
  )
}
