import trendingDown from "lucide/dist/esm/icons/trending-down.mjs"
import { nextUnitPrice } from "../../../../domain/pricing/next-unit-price.ts"
import { siteTypeOf } from "../../../../domain/site/site-type.ts"
import type { BuyBox } from "../../../features/cart/use-buy-box.ts"
import type { ItemGoods } from "../../../features/catalog/goods.ts"
import { ItemPromotion } from "../../../features/catalog/item-promotion.tsx"
import { PriceSteps } from "../../../features/catalog/price-steps.tsx"
import { fill } from "../../../shell/fill.ts"
import { useShop } from "../../../shell/shell.ts"
import { useWords } from "../../../shell/use-words.ts"
import { GoodsPrice } from "../../../ui/amounts/price.tsx"
import { PriceSentence } from "../../../ui/amounts/price-sentence.tsx"
import { useGrouped } from "../../../ui/amounts/use-grouped.ts"
import { icon } from "../../../ui/icon.tsx"

const TrendingDown = icon(trendingDown)

/** What a piece costs at the chosen quantity, the steps to choose another, and how far the next one is. */
export function PriceStairs({ goods, box }: { goods: ItemGoods; box: BuyBox }) {
  const words = useWords("goods", "item")
  const grouped = useGrouped()
  const tiers = box.variant?.tiers ?? []
  const { price, originalPrice, quantity } = box
  return (
    <section className="price-stairs" aria-labelledby="price-now">
      <div className="price-now">
        <h2 id="price-now">{fill(words.atPieces, { count: grouped(quantity) })}</h2>
        <GoodsPrice goods={{ price, originalPrice }} />
        {price > 0 && <small>{words.perPiece}</small>}
      </div>
      <ItemPromotion promotion={goods.promotion} isNamed />
      {tiers.length > 0 && (
        <PriceSteps tiers={tiers} quantity={quantity}>
          {({ begin }) => (
            <button
              type="button"
              aria-label={fill(words.atPieces, { count: grouped(begin) })}
              onClick={() => box.setQuantity(begin)}
            />
          )}
        </PriceSteps>
      )}
      <NextStep goods={goods} box={box} />
    </section>
  )
}

/** How many more pieces make each one cheaper; nothing on the last step. */
function NextStep({ goods, box: { variant, quantity } }: { goods: ItemGoods; box: BuyBox }) {
  const words = useWords("item")
  const grouped = useGrouped()
  const siteType = siteTypeOf(useShop().type)
  if (!variant || goods.promotion) return null
  const next = nextUnitPrice(
    { goodsId: goods.id, price: variant.basePrice, tiers: variant.tiers },
    { line: quantity, product: quantity },
    { siteType, region: null, promotions: [], now: new Date(0) },
  )
  if (!next) return null
  return (
    <p className="next-step">
      <TrendingDown size={18} aria-hidden="true" data-mirrored />
      <span>
        <PriceSentence text={fill(words.nextStep, { count: grouped(next.missing) })} amounts={{ price: next.price }} />
      </span>
    </p>
  )
}
