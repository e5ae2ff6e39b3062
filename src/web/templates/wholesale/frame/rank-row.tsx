import type { CardGoods } from "../../../features/catalog/goods.ts"
import { GoodsName } from "../../../features/catalog/goods-name.tsx"
import { GoodsPicture, PriceOrLock } from "../../../features/catalog/goods-picture.tsx"
import { quotedPieces, quotedPrice } from "../../../features/catalog/quoted-price.ts"
import { useQuotedQuantity } from "../../../features/catalog/quoted-quantity.ts"
import { fill } from "../../../shell/fill.ts"
import { useWords } from "../../../shell/use-words.ts"
import { Price } from "../../../ui/amounts/price.tsx"
import { useGrouped } from "../../../ui/amounts/use-grouped.ts"

/** A place on the board: number, picture, name, how many were sold, and the price at the quantity that is quoted. */
export function RankRow({ goods, place }: { goods: CardGoods; place: number }) {
  const words = useWords("goods")
  const grouped = useGrouped()
  const quoted = quotedPrice(goods, quotedPieces(goods, useQuotedQuantity()))
  const { soldCount, minimumQuantity } = goods
  return (
    <li className="rank">
      <b className="rank-place" aria-hidden="true">
        {place}
      </b>
      <div className="rank-pic">
        <GoodsPicture goods={goods} sizes="60px" />
      </div>
      <div className="rank-name">
        <GoodsName goods={goods} />
        {soldCount ? (
          <p>{fill(words.soldCount, { count: grouped(soldCount) })}</p>
        ) : (
          minimumQuantity && <p>{fill(words.minimumPieces, { count: grouped(minimumQuantity) })}</p>
        )}
      </div>
      {quoted === null ? (
        <PriceOrLock goods={goods} />
      ) : (
        <p data-slot="price">
          <Price amount={quoted} />
        </p>
      )}
    </li>
  )
}
