import { FavouriteButton } from "../../../features/account/favourite-button.tsx"
import { BuyButtons } from "../../../features/cart/buy-buttons.tsx"
import { QuantityField } from "../../../features/cart/quantity-field.tsx"
import { SpecPicker } from "../../../features/cart/spec-picker.tsx"
import { StockLine } from "../../../features/cart/stock-line.tsx"
import { TierTable } from "../../../features/cart/tier-table.tsx"
import type { BuyBox } from "../../../features/cart/use-buy-box.ts"
import type { ItemGoods } from "../../../features/catalog/goods.ts"
import type { Crumb } from "../../../sections/list-props.ts"
import { fill } from "../../../shell/fill.ts"
import { useWords } from "../../../shell/use-words.ts"
import { Breadcrumb } from "../../../ui/breadcrumb.tsx"
import { Countdown } from "../../../ui/countdown.tsx"
import { ShareLinks } from "../../../ui/share-links.tsx"
import { Text } from "../../../ui/text.tsx"
import { displayStyle } from "../frame/display-style.ts"
import { displayWidth } from "../frame/display-type.ts"
import { Score } from "../frame/score.tsx"
import { BigPrice } from "./big-price.tsx"
import { Services } from "./services.tsx"

type BuyPanelProps = { goods: ItemGoods; box: BuyBox; crumbs: Crumb[]; hasReviews: boolean }

/** A name of some words is set large; one that is a sentence, in em of the display face, smaller. */
const LONG_NAME = 14
const LONGEST_NAME = 36
const lengthOf = (width: number) => (width > LONGEST_NAME ? "longest" : width > LONG_NAME ? "long" : undefined)

/** Values longer than this, in em of the display face, stand two in a row instead of four. */
const SHORT_VALUE = 3

export function BuyPanel({ goods, box, crumbs, hasReviews }: BuyPanelProps) {
  const words = useWords("goods", "item")
  const longestWord = Math.max(1, ...goods.name.split(/\s+/).map(displayWidth))
  const number = box.variant?.number || goods.number
  return (
    <section className="buy-panel" aria-label={words.addToCart}>
      <Breadcrumb crumbs={crumbs} />
      <h1
        style={displayStyle({ lines: [goods.name], width: longestWord })}
        data-length={lengthOf(displayWidth(goods.name))}
      >
        <bdi>{goods.name}</bdi>
      </h1>
      <Text className="item-kind">{goods.subtitle}</Text>
      <div className="row note item-meta">
        {hasReviews && goods.reviewCount > 0 && (
          <a className="tap" href="#reviews" aria-label={words.showReviews}>
            <Score value={goods.rating} count={goods.reviewCount} />
          </a>
        )}
        {number && <p>{fill(words.goodsNumber, { number })}</p>}
        {goods.soldCount ? <p>{fill(words.soldCount, { count: goods.soldCount })}</p> : null}
      </div>
      <BigPrice box={box} />
      {goods.promotion && (
        <div className="item-promotion">
          <p>{words.offerEnds}</p>
          <Countdown end={goods.promotion.endsAt} />
        </div>
      )}
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
      <div className="buy-row">
        <QuantityField box={box} />
        <BuyButtons box={box} goods={goods} />
        <FavouriteButton goods={goods} />
      </div>
      <Services />
      <ShareLinks title={goods.name} image={goods.image} />
    </section>
  )
}
