import { BigPrice } from "../../../features/cart/big-price.tsx"
import { BuyRow } from "../../../features/cart/buy-row.tsx"
import { SpecPicker } from "../../../features/cart/spec-picker.tsx"
import { StockLine } from "../../../features/cart/stock-line.tsx"
import { TierTable } from "../../../features/cart/tier-table.tsx"
import type { BuyBox } from "../../../features/cart/use-buy-box.ts"
import type { ItemGoods } from "../../../features/catalog/goods.ts"
import { ItemCounts } from "../../../features/catalog/item-counts.tsx"
import { ItemPromotion } from "../../../features/catalog/item-promotion.tsx"
import { Score } from "../../../features/catalog/reviews/score.tsx"
import type { Crumb } from "../../../sections/list-props.ts"
import { fill } from "../../../shell/fill.ts"
import { useWords } from "../../../shell/use-words.ts"
import { Breadcrumb } from "../../../ui/navigation/breadcrumb.tsx"
import { ShareLinks } from "../../../ui/navigation/share-links.ts"
import { Text } from "../../../ui/text.tsx"
import { lengthOf } from "../frame/text-length.ts"
import { Folds } from "./folds.tsx"
import { HouseNotes } from "./house-notes.tsx"

type FactsBoxProps = { goods: ItemGoods; box: BuyBox; crumbs: Crumb[]; hasReviews: boolean }

/** Everything there is to know and to choose, in one column that stays in sight. */
export function FactsBox({ goods, box, crumbs, hasReviews }: FactsBoxProps) {
  const words = useWords("goods", "item")
  const last = crumbs.slice(-1)
  const number = box.variant?.number || goods.number
  return (
    <section className="buy-panel" aria-label={words.addToCart}>
      <Breadcrumb crumbs={number ? [...last, { name: fill(words.goodsNumber, { number }), url: "" }] : last} />
      <Text as="h1" data-length={lengthOf(goods.name)}>
        {goods.name}
      </Text>
      <Text className="item-kind">{goods.subtitle}</Text>
      {box.state !== "unavailable" && <BigPrice box={box} />}
      <div className="row note item-counts">
        {hasReviews && goods.reviewCount > 0 && (
          <a className="tap" href="#reviews" aria-label={words.showReviews}>
            <Score goods={goods} />
          </a>
        )}
        <ItemCounts goods={goods} />
      </div>
      <ItemPromotion promotion={goods.promotion} isNamed />
      <div className="stack choices">
        {box.specs.map((spec) => (
          <SpecPicker key={spec.name} spec={spec} form={spec.values.some(({ image }) => image) ? "picture" : "text"} />
        ))}
        <TierTable tiers={box.variant?.tiers ?? []} />
        <StockLine goods={goods} box={box} />
        <BuyRow goods={goods} box={box} />
      </div>
      <HouseNotes />
      <Folds goods={goods} />
      <ShareLinks title={goods.name} image={goods.image} />
    </section>
  )
}
