import type { CardGoods } from "../../../features/catalog/goods.ts"
import { fill } from "../../../shell/fill.ts"
import { useWords } from "../../../shell/use-words.ts"
import { GoodsPrice, Price } from "../../../ui/amounts/price.tsx"
import { useGrouped } from "../../../ui/amounts/use-grouped.ts"
import { cardPrice } from "../frame/card-price.ts"

const SHOWN_TIERS = 2

/** Number, price, the first tiers and how many it takes at least, a fact each. */
export function TierFacts({ goods }: { goods: CardGoods }) {
  const words = useWords("goods", "home")
  const grouped = useGrouped()
  const { number, minimumQuantity = 1 } = goods
  const { first, further } = cardPrice(goods)
  return (
    <dl className="tier-facts">
      {number && (
        <div>
          <dt>{words.padNumber}</dt>
          <dd>
            <bdi>{number}</bdi>
          </dd>
        </div>
      )}
      <div>
        <dt>{words.price}</dt>
        <dd>
          <GoodsPrice goods={first} />
        </dd>
      </div>
      {further.slice(0, SHOWN_TIERS).map(({ begin, price }) => (
        <div key={begin}>
          <dt>{fill(words.tierFrom, { begin: grouped(begin) })}</dt>
          <dd>
            <Price amount={price} />
          </dd>
        </div>
      ))}
      {minimumQuantity > 1 && (
        <div>
          <dt>{words.quantity}</dt>
          <dd>{fill(words.minimumPieces, { count: grouped(minimumQuantity) })}</dd>
        </div>
      )}
    </dl>
  )
}
