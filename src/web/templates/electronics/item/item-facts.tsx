import { SpecPicker } from "../../../features/cart/spec-picker.tsx"
import type { BuyBox } from "../../../features/cart/use-buy-box.ts"
import type { ItemGoods } from "../../../features/catalog/goods.ts"
import { ItemCounts } from "../../../features/catalog/item-counts.tsx"
import { Score } from "../../../features/catalog/reviews/score.tsx"
import { useWords } from "../../../shell/use-words.ts"
import { FactList } from "../../../ui/fact-list.tsx"
import { Text } from "../../../ui/text.tsx"
import { textLength } from "../frame/text-length.ts"

const KEY_FACTS = 4

type ItemFactsProps = { goods: ItemGoods; box: BuyBox; hasReviews: boolean }

/** What it is: number, name, stars, the four facts that matter, and what there is to choose. */
export function ItemFacts({ goods, box, hasReviews }: ItemFactsProps) {
  const words = useWords("item")
  const number = box.variant?.number || goods.number
  return (
    <header className="item-facts">
      {number && (
        <p className="note">
          <bdi>{number}</bdi>
        </p>
      )}
      <Text as="h1" data-length={textLength(goods.name)}>
        {goods.name}
      </Text>
      <div className="row item-counts">
        {hasReviews && goods.reviewCount > 0 && (
          <a className="tap" href="#reviews" aria-label={words.showReviews}>
            <Score goods={goods} isApart />
          </a>
        )}
        <ItemCounts goods={goods} />
      </div>
      <Text>{goods.subtitle}</Text>
      {goods.attributes.length > 0 && <FactList className="key-facts" facts={goods.attributes.slice(0, KEY_FACTS)} />}
      {box.specs.map((spec) => (
        <SpecPicker key={spec.name} spec={spec} form={spec.values.some(({ image }) => image) ? "picture" : "text"} />
      ))}
    </header>
  )
}
