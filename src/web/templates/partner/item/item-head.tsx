import type { BuyBox } from "../../../features/cart/use-buy-box.ts"
import type { ItemGoods } from "../../../features/catalog/goods.ts"
import { ItemCounts } from "../../../features/catalog/item-counts.tsx"
import { Score } from "../../../features/catalog/reviews/score.tsx"
import { useWords } from "../../../shell/use-words.ts"
import { Text } from "../../../ui/text.tsx"
import { textLength } from "../frame/text-length.ts"

type ItemHeadProps = { goods: ItemGoods; box: BuyBox; hasReviews: boolean }

/** The number first, then the name across the page; at its end what others think and how many were sold. */
export function ItemHead({ goods, box, hasReviews }: ItemHeadProps) {
  const words = useWords("item")
  const number = box.variant?.number || goods.number
  return (
    <header className="item-head">
      <Text className="item-number" by="other">
        {number}
      </Text>
      <Text as="h1" id="goods-name" data-length={textLength(goods.name, 40)}>
        {goods.name}
      </Text>
      <div className="item-counts note">
        {hasReviews && goods.reviewCount > 0 && (
          <a className="tap" href="#reviews" aria-label={words.showReviews}>
            <Score goods={goods} />
          </a>
        )}
        <ItemCounts goods={goods} />
      </div>
    </header>
  )
}
