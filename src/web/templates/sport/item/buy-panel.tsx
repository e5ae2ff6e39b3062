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
import type { Crumb } from "../../../sections/list-props.ts"
import { fill } from "../../../shell/fill.ts"
import { useShop } from "../../../shell/shell.ts"
import { useWords } from "../../../shell/use-words.ts"
import { MessageCircle } from "../../../ui/icons.tsx"
import { Breadcrumb } from "../../../ui/navigation/breadcrumb.tsx"
import { ShareLinks } from "../../../ui/navigation/share-links.ts"
import { Text } from "../../../ui/text.tsx"
import { wordStyle } from "../frame/display-style.ts"
import { displayWidth } from "../frame/display-type.ts"

type BuyPanelProps = { goods: ItemGoods; box: BuyBox; crumbs: Crumb[]; hasReviews: boolean }

/** A name of some words is set large; one that is a sentence, in em of the display face, smaller. */
const LONG_NAME = 14
const LONGEST_NAME = 36
const lengthOf = (width: number) => (width > LONGEST_NAME ? "longest" : width > LONG_NAME ? "long" : undefined)

/** Values longer than this, in em of the display face, stand two in a row instead of four. */
const SHORT_VALUE = 3

export function BuyPanel({ goods, box, crumbs, hasReviews }: BuyPanelProps) {
  const words = useWords("goods", "item")
  const number = box.variant?.number || goods.number
  return (
    <section className="buy-panel" aria-label={words.addToCart}>
      <Breadcrumb crumbs={crumbs} />
      <Text as="h1" style={wordStyle(goods.name)} data-length={lengthOf(displayWidth(goods.name))}>
        {goods.name}
      </Text>
      <Text className="item-kind">{goods.subtitle}</Text>
      <div className="row note item-meta">
        {hasReviews && goods.reviewCount > 0 && (
          <a className="tap" href="#reviews" aria-label={words.showReviews}>
            <Score goods={goods} />
          </a>
        )}
        {number && <p>{fill(words.goodsNumber, { number })}</p>}
        <ItemCounts goods={goods} />
      </div>
      {box.state !== "unavailable" && <BigPrice box={box} />}
      <ItemPromotion promotion={goods.promotion} />
      {box.specs.map((spec) => (
        <div
          key={spec.name}
          data-values={spec.values.every(({ name }) => displayWidth(name) < SHORT_VALUE) ? "short" : "long"}
        >
          <SpecPicker spec={spec} />
        </div>
      ))}
      <TierTable tiers={box.variant?.tiers ?? []} />
      <StockLine goods={goods} box={box} />
      <BuyRow goods={goods} box={box} />
      <ServiceList services={useShop().content.services} chatIcon={<MessageCircle aria-hidden="true" />} />
      <ShareLinks title={goods.name} image={goods.image} />
    </section>
  )
}
