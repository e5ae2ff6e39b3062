import { BigPrice } from "../../../features/cart/big-price.tsx"
import { BuyRow } from "../../../features/cart/buy-row.tsx"
import { SpecPicker } from "../../../features/cart/spec-picker.tsx"
import { StockLine } from "../../../features/cart/stock-line.tsx"
import { TierTable } from "../../../features/cart/tier-table.tsx"
import type { BuyBox } from "../../../features/cart/use-buy-box.ts"
import type { ItemGoods } from "../../../features/catalog/goods.ts"
import { ItemCounts } from "../../../features/catalog/item-counts.tsx"
import { ItemPromotion } from "../../../features/catalog/item-promotion.tsx"
import { Rating } from "../../../features/catalog/reviews/rating.tsx"
import { fill } from "../../../shell/fill.ts"
import { useShop } from "../../../shell/shell.ts"
import { useWords } from "../../../shell/use-words.ts"
import { Price } from "../../../ui/amounts/price.tsx"
import { useGrouped } from "../../../ui/amounts/use-grouped.ts"
import { ShareLinks } from "../../../ui/navigation/share-links.ts"
import { Text } from "../../../ui/text.tsx"
import { ServiceFacts } from "../frame/service-facts.tsx"
import { textLength } from "../frame/text-length.ts"

/** A number with a dash in it must not be turned around inside of Arabic words: signs that isolate it, as `<bdi>` would. */
const isolated = (text: string) => `\u2068${text}\u2069`

type BuyModuleProps = { goods: ItemGoods; box: BuyBox }

/** What it is, what it costs, what there is to choose, and the button that has the price in it. */
export function BuyModule({ goods, box }: BuyModuleProps) {
  const words = useWords("goods", "item")
  const grouped = useGrouped()
  const { content } = useShop()
  return (
    <section className="buy-panel" aria-labelledby="goods-name">
      <p className="note item-no">
        {fill(words.goodsNumber, { number: isolated(box.variant?.number || goods.number) })}
      </p>
      <Text as="h1" id="goods-name" data-length={textLength(goods.name)}>
        {goods.name}
      </Text>
      <div className="row note item-counts">
        {goods.rating !== null && goods.reviewCount > 0 && (
          <p data-slot="score">
            <Rating value={goods.rating} />
            <a href="#reviews">{fill(words.reviewCount, { count: grouped(goods.reviewCount) })}</a>
          </p>
        )}
        <ItemCounts goods={goods} />
      </div>
      <BigPrice box={box} />
      <Text className="lead">{goods.subtitle}</Text>
      <ItemPromotion promotion={goods.promotion} isNamed />
      {box.specs.map((spec) => (
        <SpecPicker key={spec.name} spec={spec} form={spec.values.some(({ image }) => image) ? "picture" : "text"} />
      ))}
      <TierTable tiers={box.variant?.tiers ?? []} />
      <BuyRow goods={goods} box={box}>
        <Price amount={box.price} />
      </BuyRow>
      <StockLine goods={goods} box={box} />
      {content.services.length > 0 && (
        <div className="delivery">
          <ServiceFacts services={content.services} />
        </div>
      )}
      <ShareLinks title={goods.name} image={goods.image} />
    </section>
  )
}
