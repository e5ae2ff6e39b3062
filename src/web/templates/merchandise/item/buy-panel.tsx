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
import { ServiceList } from "../../../features/content/service-list.tsx"
import { fill } from "../../../shell/fill.ts"
import { useShop } from "../../../shell/shell.ts"
import { useWords } from "../../../shell/use-words.ts"
import { ShareLinks } from "../../../ui/navigation/share-links.ts"
import { Text } from "../../../ui/text.tsx"
import { WhatsappIcon } from "../../../ui/whatsapp-icon.tsx"

type BuyPanelProps = { goods: ItemGoods; box: BuyBox; hasReviews: boolean }

/** Ruled rows in one box with a hard shadow: facts, price, choices, how many, the button, what the shop promises. */
export function BuyPanel({ goods, box, hasReviews }: BuyPanelProps) {
  const words = useWords("goods", "item")
  const { services } = useShop().content
  const number = box.variant?.number || goods.number
  return (
    <section className="buy-panel" aria-labelledby="goods-name">
      <div className="row item-facts">
        {number && (
          <p>
            <bdi>{fill(words.goodsNumber, { number })}</bdi>
          </p>
        )}
        {hasReviews && goods.reviewCount > 0 && (
          <a className="tap" href="#reviews" aria-label={words.showReviews}>
            <Score goods={goods} />
          </a>
        )}
        <ItemCounts goods={goods} />
      </div>
      {box.state !== "unavailable" && <BigPrice box={box} />}
      <Text className="item-lead">{goods.subtitle}</Text>
      <ItemPromotion promotion={goods.promotion} isNamed />
      {box.specs.map((spec) => (
        <SpecPicker key={spec.name} spec={spec} form={spec.values.some(({ image }) => image) ? "picture" : "text"} />
      ))}
      <TierTable tiers={box.variant?.tiers ?? []} />
      <BuyRow goods={goods} box={box} />
      <div className="item-stock">
        <StockLine goods={goods} box={box} />
      </div>
      <ServiceList services={services} icon={{ size: 24, strokeWidth: 2.25 }} chatIcon={<WhatsappIcon size={24} />} />
      <ShareLinks title={goods.name} image={goods.image} />
    </section>
  )
}
