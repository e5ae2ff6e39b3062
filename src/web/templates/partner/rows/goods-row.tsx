import { RowDetail } from "../../../features/cart/row-detail.tsx"
import { type CardOrder, useCardOrder } from "../../../features/cart/use-card-order.ts"
import { factsIn } from "../../../features/catalog/facts-in.ts"
import type { CardGoods } from "../../../features/catalog/goods.ts"
import { GoodsCardFrame } from "../../../features/catalog/goods-card-frame.tsx"
import { TierLine } from "../../../features/catalog/tier-line.tsx"
import { Padlock } from "../../../features/catalog/unlock/padlock.tsx"
import { RowAsk } from "../../../features/inquiry/row-ask.tsx"
import { fill } from "../../../shell/fill.ts"
import { useWords } from "../../../shell/use-words.ts"
import { GoodsPrice, Price } from "../../../ui/amounts/price.tsx"
import { useGrouped } from "../../../ui/amounts/use-grouped.ts"
import { FactList } from "../../../ui/fact-list.tsx"
import { Picture } from "../../../ui/picture.tsx"
import { ArticleName } from "../frame/article-name.tsx"

const SIZES = "(max-width: 47.99rem) 110px, 220px"

type GoodsRowProps = { goods: CardGoods; isUrgent: boolean; isOpen: boolean }

/** An article as a line, which opens to be ordered from: then its facts and the steps of its price stand there instead. */
export function GoodsRow({ goods, isUrgent, isOpen }: GoodsRowProps) {
  const order = useCardOrder(goods)
  const facts = factsIn(goods.subtitle)
  return (
    <GoodsCardFrame goods={goods} lock={<Padlock />}>
      <div className="goods-pic">
        <Picture src={goods.image} sizes={SIZES} isUrgent={isUrgent} />
      </div>
      <ArticleName goods={goods}>{facts && <FactList className="row-facts" facts={facts} />}</ArticleName>
      <Cells goods={goods} order={order} />
      <RowAsk goods={goods} total={order.minimum} />
      <RowDetail goods={goods} order={order} isOpen={isOpen} />
    </GoodsCardFrame>
  )
}

/** Minimum, price, how it falls, the best one, and whether it is there. */
function Cells({ goods, order }: { goods: CardGoods; order: CardOrder }) {
  const words = useWords("goods")
  const grouped = useGrouped()
  const [first] = order.tiers
  const best = order.tiers.length > 1 ? order.tiers.at(-1) : undefined
  return (
    <dl className="cells">
      <div>
        <dt>{words.minimum}</dt>
        <dd>{grouped(order.minimum)}</dd>
      </div>
      <div>
        <dt>{words.eachPiece}</dt>
        <dd>{first && goods.price > 0 ? <Price amount={first.price} /> : <GoodsPrice goods={goods} />}</dd>
      </div>
      <div className="cell-tiers" aria-hidden="true">
        <dt />
        <dd>{best && <TierLine tiers={order.tiers} />}</dd>
      </div>
      <div className="cell-best">
        <dt>{best ? fill(words.atCount, { count: grouped(best.begin) }) : words.bestTier}</dt>
        <dd>{best ? <Price amount={best.price} /> : "–"}</dd>
      </div>
      <div className="cell-stock" data-state={goods.inStock ? "inStock" : "soldOut"}>
        <dt>{words.availability}</dt>
        <dd>{goods.inStock ? words.inStock : words.soldOut}</dd>
      </div>
    </dl>
  )
}
