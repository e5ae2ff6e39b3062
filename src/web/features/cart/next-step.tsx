import trendingDown from "lucide/dist/esm/icons/trending-down.mjs"
import { nextUnitPrice } from "../../../domain/pricing/next-unit-price.ts"
import { siteTypeOf } from "../../../domain/site/site-type.ts"
import { fill } from "../../shell/fill.ts"
import { useShop } from "../../shell/shell.ts"
import { useWords } from "../../shell/use-words.ts"
import { PriceSentence } from "../../ui/amounts/price-sentence.tsx"
import { useGrouped } from "../../ui/amounts/use-grouped.ts"
import { icon } from "../../ui/icon.tsx"
import type { ItemGoods } from "../catalog/goods.ts"
import type { BuyBox } from "./use-buy-box.ts"

const TrendingDown = icon(trendingDown)

/** How many more pieces make each one cheaper; nothing on the last step. */
export function NextStep({ goods, box: { variant, quantity } }: { goods: ItemGoods; box: BuyBox }) {
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
    <p data-slot="next-step">
      <TrendingDown size={18} aria-hidden="true" data-mirrored />
      <span>
        <PriceSentence text={fill(words.nextStep, { count: grouped(next.missing) })} amounts={{ price: next.price }} />
      </span>
    </p>
  )
}
