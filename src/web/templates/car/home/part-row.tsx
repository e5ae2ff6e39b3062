import { AddButton } from "../../../features/cart/add-button.tsx"
import type { CardGoods } from "../../../features/catalog/goods.ts"
import { GoodsName } from "../../../features/catalog/goods-name.tsx"
import { GoodsPicture, PriceOrLock } from "../../../features/catalog/goods-picture.tsx"
import { GoodsFacts } from "../frame/goods-facts.tsx"

const FACTS = 3

/** A line of a parts list: picture, number and name, facts, price, and into the cart. */
export function PartRow({ goods }: { goods: CardGoods }) {
  const { isLocked, number, subtitle } = goods
  return (
    <li className="part-row">
      <div className="part-pic">
        <GoodsPicture goods={goods} sizes="88px" />
      </div>
      <div className="part-name">
        {number && !isLocked && <bdi className="goods-number">{number}</bdi>}
        <GoodsName goods={goods} className="clamp" />
      </div>
      {!isLocked && <GoodsFacts text={subtitle} most={FACTS} />}
      <div className="part-price">
        <PriceOrLock goods={goods} />
      </div>
      {!isLocked && <AddButton goods={goods} />}
    </li>
  )
}
