import { FavouriteButton } from "../../../features/account/favourite-button.tsx"
import { AddButton } from "../../../features/cart/add-button.tsx"
import type { CardGoods } from "../../../features/catalog/goods.ts"
import { GoodsCardFrame } from "../../../features/catalog/goods-card-frame.tsx"
import { GoodsName } from "../../../features/catalog/goods-name.tsx"
import { GoodsTag } from "../../../features/catalog/goods-tag.tsx"
import { Padlock } from "../../../features/catalog/unlock/padlock.tsx"
import { GoodsPrice } from "../../../ui/amounts/price.tsx"
import { Picture } from "../../../ui/picture.tsx"
import { Text } from "../../../ui/text.tsx"
import { tintOf } from "./colours.ts"

type GoodsCardProps = { goods: CardGoods; sizes: string; isUrgent?: boolean }

/** A tinted photograph, what it is, and a ruled foot: the price, and the plus that puts it into the cart. */
export function GoodsCard({ goods, sizes, isUrgent }: GoodsCardProps) {
  const tint = tintOf(goods)
  return (
    <GoodsCardFrame goods={goods} lock={<Padlock />}>
      <div className="goods-pic" data-tint={tint}>
        <Picture src={goods.image} sizes={sizes} isUrgent={isUrgent} />
      </div>
      <GoodsTag goods={goods} />
      <FavouriteButton goods={goods} />
      <div className="goods-info">
        <GoodsName goods={goods} />
        <Text className="goods-kind">{goods.subtitle}</Text>
      </div>
      <div className="goods-foot" data-tint={tint}>
        <GoodsPrice goods={goods} />
        <AddButton goods={goods} />
      </div>
    </GoodsCardFrame>
  )
}
