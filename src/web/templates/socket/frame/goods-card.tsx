import { FavouriteButton } from "../../../features/account/favourite-button.tsx"
import { AddButton } from "../../../features/cart/add-button.tsx"
import type { CardGoods } from "../../../features/catalog/goods.ts"
import { GoodsCardFrame } from "../../../features/catalog/goods-card-frame.tsx"
import { GoodsName } from "../../../features/catalog/goods-name.tsx"
import { GoodsTag } from "../../../features/catalog/goods-tag.tsx"
import { PriceSteps } from "../../../features/catalog/price-steps.tsx"
import { Padlock } from "../../../features/catalog/unlock/padlock.tsx"
import { CardAsk } from "../../../features/inquiry/card-ask.tsx"
import { fill } from "../../../shell/fill.ts"
import { useWords } from "../../../shell/use-words.ts"
import { GoodsPrice } from "../../../ui/amounts/price.tsx"
import { useGrouped } from "../../../ui/amounts/use-grouped.ts"
import { Picture } from "../../../ui/picture.tsx"
import { cardPrice } from "./card-price.ts"

const SHOWN_TIERS = 2

type GoodsCardProps = { goods: CardGoods; sizes: string; isUrgent?: boolean }

/** A ruled cell: picture, name and number, the price with its tiers in one line, and the two ways to have it. */
export function GoodsCard({ goods, sizes, isUrgent = false }: GoodsCardProps) {
  const words = useWords("goods")
  const grouped = useGrouped()
  const { number, minimumQuantity = 1, price, inStock } = goods
  const { first, further } = cardPrice(goods)
  return (
    <GoodsCardFrame goods={goods} lock={<Padlock />}>
      <div className="goods-pic">
        <Picture src={goods.image} sizes={sizes} isUrgent={isUrgent} />
        <GoodsTag goods={goods} />
        <FavouriteButton goods={goods} />
      </div>
      <div className="goods-info">
        <GoodsName goods={goods} />
        {number && (
          <p className="goods-number">
            <bdi>{number}</bdi>
          </p>
        )}
      </div>
      <div className="goods-cost">
        <GoodsPrice goods={first} />
        {further.length > 0 && <PriceSteps tiers={further.slice(0, SHOWN_TIERS)} />}
        {minimumQuantity > 1 && (
          <p className="goods-least">{fill(words.minimumPieces, { count: grouped(minimumQuantity) })}</p>
        )}
      </div>
      <div className="goods-actions">
        {inStock && price > 0 && <AddButton goods={goods}>{words.cart}</AddButton>}
        <CardAsk goods={goods} />
      </div>
    </GoodsCardFrame>
  )
}
