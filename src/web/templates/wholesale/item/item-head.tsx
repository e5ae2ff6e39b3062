import type { BuyBox } from "../../../features/cart/use-buy-box.ts"
import type { ItemGoods } from "../../../features/catalog/goods.ts"
import { ItemCounts } from "../../../features/catalog/item-counts.tsx"
import { Score } from "../../../features/catalog/reviews/score.tsx"
import { useWords } from "../../../shell/use-words.ts"
import { Text } from "../../../ui/text.tsx"

/** Names longer than this are set smaller. */
const LONG_NAME = 56

type ItemHeadProps = { goods: ItemGoods; box: BuyBox; hasReviews: boolean }

/** Number, score and how often it was ordered; the name; what it is in a sentence. */
export function ItemHead({ goods, box, hasReviews }: ItemHeadProps) {
  const words = useWords("item")
  const number = box.variant?.number || goods.number
  return (
    <header className="item-head">
      <div className="row goods-number">
        {number && <bdi>{number}</bdi>}
        {hasReviews && goods.reviewCount > 0 && (
          <a className="tap" href="#reviews" aria-label={words.showReviews}>
            <Score goods={goods} isApart />
          </a>
        )}
        <ItemCounts goods={goods} />
      </div>
      <Text as="h1" data-length={goods.name.length > LONG_NAME ? "long" : undefined}>
        {goods.name}
      </Text>
      <Text className="item-lead">{goods.subtitle}</Text>
    </header>
  )
}
