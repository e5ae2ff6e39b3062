import { RowQuantity } from "../../../features/cart/row-quantity.tsx"
import { useCardOrder } from "../../../features/cart/use-card-order.ts"
import type { CardGoods } from "../../../features/catalog/goods.ts"
import { GoodsCardFrame } from "../../../features/catalog/goods-card-frame.tsx"
import { GoodsGrid } from "../../../features/catalog/goods-grid.tsx"
import { GoodsName } from "../../../features/catalog/goods-name.tsx"
import { GoodsTag } from "../../../features/catalog/goods-tag.tsx"
import { Padlock } from "../../../features/catalog/unlock/padlock.tsx"
import { useWords } from "../../../shell/use-words.ts"
import { Picture } from "../../../ui/picture.tsx"
import { ArticlePrice } from "../frame/article-price.tsx"
import { GoodsFacts } from "../frame/goods-facts.tsx"
import { OrderButtons } from "../frame/order-buttons.tsx"
import { isOrderable } from "./is-orderable.ts"

const SIZES = "(max-width: 47.99rem) 104px, 120px"

type ArticleRowsProps = {
  goods: readonly CardGoods[] /** So many are seen without scrolling. */
  urgent?: number
  most?: number
}

/** Goods as lines of the catalogue. */
export const ArticleRows = ({ goods, urgent = 0, most }: ArticleRowsProps) => (
  <GoodsGrid className="article-rows">
    {goods.slice(0, most).map((entry, index) => (
      <li key={entry.id}>
        <ArticleRow goods={entry} isUrgent={index < urgent} />
      </li>
    ))}
  </GoodsGrid>
)

/** One of them: picture, number and name, facts, prices by quantity, and how many. */
function ArticleRow({ goods, isUrgent }: { goods: CardGoods; isUrgent: boolean }) {
  const words = useWords("goods")
  const order = useCardOrder(goods)
  const isForm = isOrderable(goods)
  return (
    <GoodsCardFrame goods={goods} lock={<Padlock />}>
      <div className="goods-pic">
        <Picture src={goods.image} sizes={SIZES} isUrgent={isUrgent} />
      </div>
      <div className="goods-info">
        {goods.number && (
          <p className="number">
            <bdi>{goods.number}</bdi>
          </p>
        )}
        <GoodsName goods={goods} />
        <div className="stock-line" data-state={goods.inStock ? "inStock" : "soldOut"}>
          <p>{goods.inStock ? words.inStock : words.soldOut}</p>
          <GoodsTag goods={goods} />
        </div>
      </div>
      <GoodsFacts text={goods.subtitle} />
      <ArticlePrice goods={goods} order={order} />
      <div className="article-buy">
        {isForm && <RowQuantity order={order} />}
        <OrderButtons goods={goods} order={order} isForm={isForm} />
      </div>
    </GoodsCardFrame>
  )
}
