import { FavouriteButton } from "../../../features/account/favourite-button.tsx"
import { AddButton } from "../../../features/cart/add-button.tsx"
import type { CardGoods } from "../../../features/catalog/goods.ts"
import { GoodsCardFrame } from "../../../features/catalog/goods-card-frame.tsx"
import { GoodsName } from "../../../features/catalog/goods-name.tsx"
import { GoodsTag } from "../../../features/catalog/goods-tag.tsx"
import { Score } from "../../../features/catalog/reviews/score.tsx"
import { Padlock } from "../../../features/catalog/unlock/padlock.tsx"
import { GoodsPrice } from "../../../ui/amounts/price.tsx"
import { Picture } from "../../../ui/picture.tsx"
import { Text } from "../../../ui/text.tsx"

type GoodsCardProps = { goods: CardGoods; sizes: string; isUrgent?: boolean }

/** A good in a scroller or on the wall. The name is the link; the skin stretches it over the card. */
export function GoodsCard({ goods, sizes, isUrgent }: GoodsCardProps) {
  return (
    <GoodsCardFrame goods={goods} lock={<Padlock />}>
      <div className="goods-pic">
        <Picture src={goods.image} sizes={sizes} isUrgent={isUrgent} />
      </div>
      <GoodsTag goods={goods} />
      <div className="goods-info">
        <GoodsName goods={goods} />
        <Text className="goods-kind">{goods.subtitle}</Text>
        <div className="goods-buy">
          <div>
            <Score goods={goods} />
            <GoodsPrice goods={goods} />
          </div>
          <AddButton goods={goods} />
        </div>
      </div>
      <FavouriteButton goods={goods} />
    </GoodsCardFrame>
  )
}
