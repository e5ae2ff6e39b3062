import type { CardOrder } from "../../../features/cart/use-card-order.ts"
import type { CardGoods } from "../../../features/catalog/goods.ts"
import { PriceSteps } from "../../../features/catalog/price-steps.tsx"
import { fill } from "../../../shell/fill.ts"
import { useWords } from "../../../shell/use-words.ts"
import { GoodsPrice } from "../../../ui/amounts/price.tsx"

/** What it costs by quantity, or one price; and how many it takes at least. */
export function ArticlePrice({ goods, order }: { goods: CardGoods; order: CardOrder }) {
  const words = useWords("goods")
  return (
    <div className="article-price">
      {order.tiers.length > 1 ? (
        <PriceSteps tiers={order.tiers} quantity={order.quantity} />
      ) : (
        <div className="one-price">
          <GoodsPrice goods={goods} />
        </div>
      )}
      {order.minimum > 1 && <p className="minimum">{fill(words.minimumPieces, { count: order.minimum })}</p>}
    </div>
  )
}
