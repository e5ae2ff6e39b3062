import { BigPrice } from "../../../features/cart/big-price.tsx"
import { BuyRow } from "../../../features/cart/buy-row.tsx"
import { itemTiers } from "../../../features/cart/item-tiers.ts"
import { NextStep } from "../../../features/cart/next-step.tsx"
import { SpecPicker } from "../../../features/cart/spec-picker.tsx"
import { StockLine } from "../../../features/cart/stock-line.tsx"
import type { BuyBox } from "../../../features/cart/use-buy-box.ts"
import type { ItemGoods } from "../../../features/catalog/goods.ts"
import { ItemCounts } from "../../../features/catalog/item-counts.tsx"
import { ItemPromotion } from "../../../features/catalog/item-promotion.tsx"
import { PriceSteps } from "../../../features/catalog/price-steps.tsx"
import { Score } from "../../../features/catalog/reviews/score.tsx"
import { ServiceList } from "../../../features/content/service-list.tsx"
import { useShop } from "../../../shell/shell.ts"
import { useWords } from "../../../shell/use-words.ts"
import { ShareLinks } from "../../../ui/navigation/share-links.ts"
import { Text } from "../../../ui/text.tsx"
import { WhatsappIcon } from "../../../ui/whatsapp-icon.tsx"
import { titleLength } from "../frame/title-length.ts"

type BuyPanelProps = { goods: ItemGoods; box: BuyBox; hasReviews: boolean }
const icon = { size: 20, strokeWidth: 1.75 }

/** Number and name, what it costs, what there is to choose, and what the counter promises. */
export function BuyPanel({ goods, box, hasReviews }: BuyPanelProps) {
  const words = useWords("item")
  const { services } = useShop().content
  const number = box.variant?.number || goods.number
  const tiers = itemTiers(goods, box)
  return (
    <section className="buy-panel" aria-labelledby="goods-name">
      <div className="row note buy-number">
        {number && (
          <b>
            <bdi>{number}</bdi>
          </b>
        )}
        <ItemCounts goods={goods} />
      </div>
      <Text as="h1" id="goods-name" data-length={titleLength(goods.name)}>
        {goods.name}
      </Text>
      {hasReviews && goods.reviewCount > 0 && (
        <a className="tap buy-score" href="#reviews" aria-label={words.showReviews}>
          <Score goods={goods} />
        </a>
      )}
      {box.state !== "unavailable" && <BigPrice box={box} />}
      <ItemPromotion promotion={goods.promotion} isNamed />
      {tiers.length > 1 && <PriceSteps tiers={tiers} quantity={box.quantity} />}
      {box.specs.map((spec) => (
        <SpecPicker key={spec.name} spec={spec} form={spec.values.some(({ image }) => image) ? "picture" : "text"} />
      ))}
      <BuyRow goods={goods} box={box} />
      <NextStep tiers={tiers} quantity={box.quantity} />
      <StockLine goods={goods} box={box} />
      <ServiceList services={services} icon={icon} chatIcon={<WhatsappIcon size={20} />} />
      <ShareLinks title={goods.name} image={goods.image} />
    </section>
  )
}
