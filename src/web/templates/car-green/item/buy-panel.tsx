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
import { fill } from "../../../shell/fill.ts"
import { useShop } from "../../../shell/shell.ts"
import { useWords } from "../../../shell/use-words.ts"
import { latePart } from "../../../ui/late-part.tsx"
import { ShareLinks } from "../../../ui/navigation/share-links.ts"
import { Text } from "../../../ui/text.tsx"
import { WhatsappIcon } from "../../../ui/whatsapp-icon.tsx"
import { FigureText } from "../frame/figure-text.tsx"
import { textLength } from "../frame/text-length.ts"
import { chosenFigure, figureSpec, powerOf } from "./chosen-figure.ts"

const ChargeGauge = latePart(async () => (await import("./charge-gauge.tsx")).ChargeGauge)
type BuyPanelProps = { goods: ItemGoods; box: BuyBox; hasReviews: boolean }
const icon = { size: 20, strokeWidth: 1.75 }

/** Name, the chosen figure with its choice below it, the others, what it costs, and what the shop promises. */
export function BuyPanel({ goods, box, hasReviews }: BuyPanelProps) {
  const words = useWords("item")
  const { services } = useShop().content
  const number = box.variant?.number || goods.number
  const main = figureSpec(box.specs)
  const figure = chosenFigure(main, goods.subtitle)
  const tiers = itemTiers(goods, box)
  return (
    <section className="buy-panel" aria-labelledby="goods-name">
      <div className="row note item-counts">
        {number && (
          <p>
            <bdi>{fill(words.goodsNumber, { number })}</bdi>
          </p>
        )}
        <ItemCounts goods={goods} />
      </div>
      <Text as="h1" id="goods-name" data-length={textLength(goods.name)}>
        {goods.name}
      </Text>
      {hasReviews && goods.reviewCount > 0 && (
        <a className="tap buy-score" href="#reviews" aria-label={words.showReviews}>
          <Score goods={goods} />
        </a>
      )}
      {figure && (
        <p className="item-figure" aria-live="polite">
          <FigureText {...figure} />
        </p>
      )}
      <Text className="item-line">{figure ? figure.rest : goods.subtitle}</Text>
      {main && (
        <div className="powers">
          <SpecPicker spec={main} />
        </div>
      )}
      <ChargeGauge attributes={goods.attributes} power={powerOf(figure)} />
      {box.specs
        .filter((spec) => spec !== main)
        .map((spec) => (
          <SpecPicker key={spec.name} spec={spec} form={spec.values.some(({ image }) => image) ? "picture" : "text"} />
        ))}
      {box.state !== "unavailable" && <BigPrice box={box} />}
      <ItemPromotion promotion={goods.promotion} isNamed />
      {tiers.length > 1 && <PriceSteps tiers={tiers} quantity={box.quantity} />}
      <BuyRow goods={goods} box={box} />
      <NextStep tiers={tiers} quantity={box.quantity} />
      <StockLine goods={goods} box={box} />
      <ServiceList services={services} icon={icon} chatIcon={<WhatsappIcon size={20} />} />
      <ShareLinks title={goods.name} image={goods.image} />
    </section>
  )
}
