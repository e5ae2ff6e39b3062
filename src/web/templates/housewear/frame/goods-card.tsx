import { FavouriteButton } from "../../../features/account/favourite-button.tsx"
import { AddButton } from "../../../features/cart/add-button.tsx"
import type { CardGoods } from "../../../features/catalog/goods.ts"
import { GoodsCardFrame } from "../../../features/catalog/goods-card-frame.tsx"
import { GoodsName } from "../../../features/catalog/goods-name.tsx"
import { GoodsTag } from "../../../features/catalog/goods-tag.tsx"
import { Padlock } from "../../../features/catalog/unlock/padlock.tsx"
import { Plus } from "../../../ui/icons.tsx"
import { Picture } from "../../../ui/picture.tsx"
import { Text } from "../../../ui/text.tsx"
import { CardPrice } from "./card-price.tsx"
import { planeOf } from "./plane-of.ts"

type GoodsCardProps = { goods: CardGoods; sizes: string; isUrgent?: boolean }

/** A picture that fills its tinted plane; name, price, the lowest tier and a round button under it. */
export function GoodsCard({ goods, sizes, isUrgent }: GoodsCardProps) {
  return (
    <GoodsCardFrame goods={goods} lock={<Padlock />}>
      <div className="goods-pic" data-plane={planeOf(goods)}>
        <Picture src={goods.image} sizes={sizes} isUrgent={isUrgent} />
        <GoodsTag goods={goods} />
        <FavouriteButton goods={goods} />
      </div>
      <div className="goods-foot">
        <div className="goods-info">
          <GoodsName goods={goods} />
          <Text className="goods-kind">{goods.subtitle}</Text>
        </div>
        <div className="goods-buy">
          <CardPrice goods={goods} />
          <AddButton goods={goods}>
            <Plus size={22} strokeWidth={1.6} aria-hidden="true" />
          </AddButton>
        </div>
      </div>
    </GoodsCardFrame>
  )
}
