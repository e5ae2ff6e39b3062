import { FavouriteButton } from "../../../features/account/favourite-button.tsx"
import { BigPrice } from "../../../features/cart/big-price.tsx"
import { BuyButtons } from "../../../features/cart/buy-buttons.tsx"
import { QuantityField } from "../../../features/cart/quantity-field.tsx"
import { SpecPicker } from "../../../features/cart/spec-picker.tsx"
import { StockLine } from "../../../features/cart/stock-line.tsx"
import { TierTable } from "../../../features/cart/tier-table.tsx"
import type { BuyBox } from "../../../features/cart/use-buy-box.ts"
import type { ItemGoods } from "../../../features/catalog/goods.ts"
import { ItemCounts } from "../../../features/catalog/item-counts.tsx"
import { ItemPromotion } from "../../../features/catalog/item-promotion.tsx"
import { Score } from "../../../features/catalog/reviews/score.tsx"
import { ItemWallets } from "../../../features/payment/wallet/item-wallets.tsx"
import { fill } from "../../../shell/fill.ts"
import { useShop } from "../../../shell/shell.ts"
import { useWords } from "../../../shell/use-words.ts"
import { FactList } from "../../../ui/fact-list.tsx"
import { ShareLinks } from "../../../ui/navigation/share-links.ts"
import { Text } from "../../../ui/text.tsx"
import { titleLength } from "../frame/title-length.ts"

type BuyLabelProps = { goods: ItemGoods; box: BuyBox; hasReviews: boolean }

/** The label beside the work: who, what, of what, for how much; a red dot is placed where one buys. */
export function BuyLabel({ goods, box, hasReviews }: BuyLabelProps) {
  const words = useWords("goods", "item")
  const { services } = useShop().content
  const number = box.variant?.number || goods.number
  return (
    <section className="buy-panel" aria-labelledby="goods-name">
      <div className="label-head">
        <Text className="maker">{goods.label}</Text>
        <Text as="h1" id="goods-name" data-length={titleLength(goods.name)}>
          {goods.name}
        </Text>
        <Text className="label-medium">{goods.subtitle}</Text>
        {number && (
          <p className="count">
            <bdi>{fill(words.goodsNumber, { number })}</bdi>
          </p>
        )}
        <div className="row item-counts">
          {hasReviews && goods.reviewCount > 0 && (
            <a className="tap" href="#reviews" aria-label={words.showReviews}>
              <Score goods={goods} />
            </a>
          )}
          <ItemCounts goods={goods} />
        </div>
      </div>
      <BigPrice box={box} />
      <ItemPromotion promotion={goods.promotion} isNamed />
      {box.specs.map((spec) => (
        <SpecPicker key={spec.name} spec={spec} form={spec.values.some(({ image }) => image) ? "picture" : "text"} />
      ))}
      <TierTable tiers={box.variant?.tiers ?? []} />
      <div className="buy-row">
        <QuantityField box={box} />
        <BuyButtons box={box} goods={goods} />
        <FavouriteButton goods={goods} />
      </div>
      <ItemWallets box={box} />
      <StockLine goods={goods} box={box} />
      {services.length > 0 && (
        <FactList className="facts" facts={services.map(({ title, text }) => ({ name: title, value: text }))} />
      )}
      <ShareLinks title={goods.name} image={goods.image} />
    </section>
  )
}
