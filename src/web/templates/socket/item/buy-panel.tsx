import { FavouriteButton } from "../../../features/account/favourite-button.tsx"
import { BuyButtons } from "../../../features/cart/buy-buttons.tsx"
import { itemTiers } from "../../../features/cart/item-tiers.ts"
import { NextStep } from "../../../features/cart/next-step.tsx"
import { QuantityField } from "../../../features/cart/quantity-field.tsx"
import { SpecPicker } from "../../../features/cart/spec-picker.tsx"
import { StockLine } from "../../../features/cart/stock-line.tsx"
import type { BuyBox } from "../../../features/cart/use-buy-box.ts"
import type { ItemGoods } from "../../../features/catalog/goods.ts"
import { ItemCounts } from "../../../features/catalog/item-counts.tsx"
import { ItemPromotion } from "../../../features/catalog/item-promotion.tsx"
import { Score } from "../../../features/catalog/reviews/score.tsx"
import { ItemWallets } from "../../../features/payment/wallet/item-wallets.tsx"
import { useShop } from "../../../shell/shell.ts"
import { useWords } from "../../../shell/use-words.ts"
import { GoodsPrice, Price } from "../../../ui/amounts/price.tsx"
import { useGrouped } from "../../../ui/amounts/use-grouped.ts"
import { FactList } from "../../../ui/fact-list.tsx"
import { ShareLinks } from "../../../ui/navigation/share-links.ts"
import { Text } from "../../../ui/text.tsx"
import { titleLength } from "../frame/title-length.ts"
import { QuantityScale } from "./quantity-scale.tsx"

type BuyPanelProps = { goods: ItemGoods; box: BuyBox; hasReviews: boolean }

/** Numbered steps: each choice, how many, and the ruler on which the quantity slides; then what it comes to. */
export function BuyPanel({ goods, box, hasReviews }: BuyPanelProps) {
  const words = useWords("goods", "item")
  const { services } = useShop().content
  const number = box.variant?.number || goods.number
  const tiers = itemTiers(goods, box)
  return (
    <section className="buy-panel" aria-labelledby="goods-name">
      <div className="item-title">
        <Text as="h1" id="goods-name" data-length={titleLength(goods.name)}>
          {goods.name}
        </Text>
        {number && (
          <p>
            <bdi>{number}</bdi>
          </p>
        )}
        {hasReviews && goods.reviewCount > 0 && (
          <a className="tap" href="#reviews" aria-label={words.showReviews}>
            <Score goods={goods} />
          </a>
        )}
        <div className="row note item-counts">
          <Text>{goods.subtitle}</Text>
          <ItemCounts goods={goods} />
        </div>
      </div>
      {box.specs.map((spec) => (
        <SpecPicker key={spec.name} spec={spec} form={spec.values.some(({ image }) => image) ? "picture" : "text"} />
      ))}
      <div className="buy-step">
        <h2>{words.quantity}</h2>
        <QuantityField box={box} />
        <NextStep tiers={tiers} quantity={box.quantity} />
      </div>
      <QuantityScale tiers={tiers} box={box} />
      <ItemPromotion promotion={goods.promotion} isNamed />
      {box.state !== "unavailable" && <Total box={box} />}
      <div className="buy-actions">
        <BuyButtons box={box} goods={goods} />
        <FavouriteButton goods={goods} />
      </div>
      <ItemWallets box={box} />
      <div className="buy-stock">
        <StockLine goods={goods} box={box} />
      </div>
      <FactList className="facts" facts={services.map(({ title, text }) => ({ name: title, value: text }))} />
      <ShareLinks title={goods.name} image={goods.image} />
    </section>
  )
}

/** What so many cost together, and one of them. */
function Total({ box: { price, originalPrice, quantity, taxText } }: { box: BuyBox }) {
  const words = useWords("goods")
  const grouped = useGrouped()
  return (
    <div className="buy-total">
      <GoodsPrice goods={originalPrice === undefined ? { price } : { price, originalPrice }} quantity={quantity} />
      {price > 0 && (
        <p className="note each-price">
          <bdi>
            {grouped(quantity)} × <Price amount={price} />
          </bdi>{" "}
          {words.perPiece} {taxText}
        </p>
      )}
    </div>
  )
}
