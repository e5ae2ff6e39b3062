import { FavouriteButton } from "../../../features/account/favourite-button.tsx"
import { BigPrice } from "../../../features/cart/big-price.tsx"
import { BuyButtons } from "../../../features/cart/buy-buttons.tsx"
import { itemTiers } from "../../../features/cart/item-tiers.ts"
import { NextStep } from "../../../features/cart/next-step.tsx"
import { QuantityField } from "../../../features/cart/quantity-field.tsx"
import { StockLine } from "../../../features/cart/stock-line.tsx"
import type { BuyBox } from "../../../features/cart/use-buy-box.ts"
import type { ItemGoods } from "../../../features/catalog/goods.ts"
import { ItemCounts } from "../../../features/catalog/item-counts.tsx"
import { ItemPromotion } from "../../../features/catalog/item-promotion.tsx"
import { PriceSteps } from "../../../features/catalog/price-steps.tsx"
import { Score } from "../../../features/catalog/reviews/score.tsx"
import { ServiceList } from "../../../features/content/service-list.tsx"
import { ItemWallets } from "../../../features/payment/wallet/item-wallets.tsx"
import { useShop } from "../../../shell/shell.ts"
import { useWords } from "../../../shell/use-words.ts"
import { PiecesPrice } from "../../../ui/amounts/pieces-price.tsx"
import { ShareLinks } from "../../../ui/navigation/share-links.ts"
import { Text } from "../../../ui/text.tsx"
import { WhatsappIcon } from "../../../ui/whatsapp-icon.tsx"
import { GoodsFacts } from "../frame/goods-facts.tsx"
import { textLength } from "../frame/text-length.ts"
import { Choices } from "./choices.tsx"

type PanelProps = { goods: ItemGoods; box: BuyBox }

const icon = { size: 18, strokeWidth: 1.75 }

/** The other page of the spread: number and name, the rating, prices by quantity, how many and what that comes to. */
export function BuyBoxPanel({ goods, box }: PanelProps) {
  const words = useWords("item")
  const { content } = useShop()
  const number = box.variant?.number || goods.number
  const tiers = itemTiers(goods, box)
  return (
    <section className="buy-panel" aria-labelledby="goods-name">
      <div className="item-name">
        {number && (
          <p className="number">
            <bdi>{number}</bdi>
          </p>
        )}
        <Text as="h1" id="goods-name" data-length={textLength(goods.name)}>
          {goods.name}
        </Text>
        <div className="row note item-counts">
          {goods.reviewCount > 0 && (
            <a className="tap" href="#reviews" aria-label={words.showReviews}>
              <Score goods={goods} />
            </a>
          )}
          <ItemCounts goods={goods} />
        </div>
      </div>
      <GoodsFacts text={goods.subtitle} />
      <Choices goods={goods} box={box} />
      <div className="price-box">
        {box.state !== "unavailable" && <BigPrice box={box} />}
        {tiers.length > 1 && <PriceSteps tiers={tiers} quantity={box.quantity} />}
        <NextStep tiers={tiers} quantity={box.quantity} />
      </div>
      <ItemPromotion promotion={goods.promotion} isNamed />
      <div className="buy-row">
        <QuantityField box={box} />
        <p className="buy-sum">
          {box.price > 0 && (
            <>
              {words.sumOf}
              <b>
                <PiecesPrice price={box.price} quantity={box.quantity} />
              </b>
            </>
          )}
        </p>
        <BuyButtons box={box} goods={goods} />
        <FavouriteButton goods={goods} />
      </div>
      <ItemWallets box={box} />
      <StockLine goods={goods} box={box} />
      <ServiceList services={content.services} icon={icon} chatIcon={<WhatsappIcon size={icon.size} />} />
      <ShareLinks title={goods.name} image={goods.image} />
    </section>
  )
}
