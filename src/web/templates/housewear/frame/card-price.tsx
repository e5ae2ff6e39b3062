import { cardTiers } from "../../../features/catalog/card-tiers.ts"
import type { CardGoods } from "../../../features/catalog/goods.ts"
import { fill } from "../../../shell/fill.ts"
import { useWords } from "../../../shell/use-words.ts"
import { GoodsPrice } from "../../../ui/amounts/price.tsx"
import { PriceSentence } from "../../../ui/amounts/price-sentence.tsx"
import { useGrouped } from "../../../ui/amounts/use-grouped.ts"

/** What a good costs, from how many pieces on it costs least, and the fewest that are sold. */
export function CardPrice({ goods }: { goods: CardGoods }) {
  const words = useWords("goods")
  const grouped = useGrouped()
  const { minimumQuantity = 1, price, highestPrice = price } = goods
  const lowest = cardTiers(goods).at(-1)
  const step = lowest && lowest.begin > minimumQuantity && lowest.price < highestPrice ? lowest : null
  // Where the step says what the lowest price takes, "from" need not say it as well; of several variants the highest is the dearest's.
  const shown =
    step?.price === price && !goods.needsChoice ? { price: highestPrice, originalPrice: goods.originalPrice } : goods
  return (
    <div>
      <GoodsPrice goods={shown} />
      {step && (
        <p className="goods-tier">
          <PriceSentence
            text={fill(words.priceFromPieces, { count: grouped(step.begin) })}
            amounts={{ price: step.price }}
          />
        </p>
      )}
      {minimumQuantity > 1 && (
        <p className="goods-tier">{fill(words.minimumPieces, { count: grouped(minimumQuantity) })}</p>
      )}
    </div>
  )
}
