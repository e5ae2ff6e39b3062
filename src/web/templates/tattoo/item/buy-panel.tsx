import { FavouriteButton } from "../../../features/account/favourite-button.tsx"
import { BigPrice } from "../../../features/cart/big-price.tsx"
import { BuyButtons } from "../../../features/cart/buy-buttons.tsx"
import { QuantityField } from "../../../features/cart/quantity-field.tsx"
import { SpecPicker } from "../../../features/cart/spec-picker.tsx"
import { StockLine } from "../../../features/cart/stock-line.tsx"
import type { BuyBox } from "../../../features/cart/use-buy-box.ts"
import type { ItemGoods } from "../../../features/catalog/goods.ts"
import { ItemCounts } from "../../../features/catalog/item-counts.tsx"
import { ItemPromotion } from "../../../features/catalog/item-promotion.tsx"
import { PriceSteps } from "../../../features/catalog/price-steps.tsx"
import { Score } from "../../../features/catalog/reviews/score.tsx"
import { ItemWallets } from "../../../features/payment/wallet/item-wallets.tsx"
import { useShop } from "../../../shell/shell.ts"
import { useWords } from "../../../shell/use-words.ts"
import { PiecesPrice } from "../../../ui/amounts/pieces-price.tsx"
import { Price } from "../../../ui/amounts/price.tsx"
import { FactList } from "../../../ui/fact-list.tsx"
import { ShareLinks } from "../../../ui/navigation/share-links.ts"
import { Text } from "../../../ui/text.tsx"
import { titleLength } from "../frame/title-length.ts"

type BuyPanelProps = { goods: ItemGoods; box: BuyBox; hasReviews: boolean }

/** What it is, what it costs, the cells to choose from, the tiers, and the two ways to have it. */
export function BuyPanel({ goods, box, hasReviews }: BuyPanelProps) {
  const words = useWords("goods", "item")
  const { services } = useShop().content
  const number = box.variant?.number || goods.number
  return (
    <section className="buy-panel" aria-labelledby="goods-name">
      <Text as="h1" id="goods-name" data-length={titleLength(goods.name)}>
        {goods.name}
      </Text>
      <div className="row note item-meta">
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
        <ItemCounts goods={goods} />
      </div>
      {box.state !== "unavailable" && (
        <div className="row item-price">
          <BigPrice box={box} />
          <Text className="item-kind">{goods.subtitle}</Text>
        </div>
      )}
      <ItemPromotion promotion={goods.promotion} isNamed />
      {box.specs.map((spec) => (
        <SpecPicker key={spec.name} spec={spec} form={spec.values.some(({ image }) => image) ? "picture" : "text"} />
      ))}
      <ItemTiers box={box} />
      <div className="buy-row">
        <QuantityField box={box} />
        {box.price > 0 && (
          <p className="buy-sum">
            <bdi>
              {box.quantity} × <Price amount={box.price} />
            </bdi>
            <b>
              <PiecesPrice price={box.price} quantity={box.quantity} />
            </b>
          </p>
        )}
      </div>
      <div className="buy-actions">
        <BuyButtons box={box} goods={goods} />
        <FavouriteButton goods={goods} />
      </div>
      <ItemWallets box={box} />
      <StockLine goods={goods} box={box} />
      <FactList className="facts" facts={services.map(({ title, text }) => ({ name: title, value: text }))} />
      <ShareLinks title={goods.name} image={goods.image} />
    </section>
  )
}

/** The price of one piece and every tier, the one that the quantity is in marked. */
function ItemTiers({ box: { variant, quantity } }: { box: BuyBox }) {
  const words = useWords("goods")
  const tiers = variant?.tiers ?? []
  const [lowest] = tiers
  if (!variant || !lowest) return null
  const single = lowest.begin > 1 && variant.basePrice > 0 ? [{ begin: 1, price: variant.basePrice }] : []
  return (
    <div className="item-tiers">
      <p className="note" aria-hidden="true">
        {words.tierPrices}
      </p>
      <PriceSteps tiers={[...single, ...tiers]} quantity={quantity} />
    </div>
  )
}
