import { FavouriteButton } from "../../../features/account/favourite-button.tsx"
import type { CardGoods } from "../../../features/catalog/goods.ts"
import { GoodsCardFrame } from "../../../features/catalog/goods-card-frame.tsx"
import { GoodsName } from "../../../features/catalog/goods-name.tsx"
import { GoodsTag } from "../../../features/catalog/goods-tag.tsx"
import { Padlock } from "../../../features/catalog/unlock/padlock.tsx"
import { Picture } from "../../../ui/picture.tsx"
import { Text } from "../../../ui/text.tsx"
import { GoodsDoors } from "./goods-doors.tsx"

type GoodsCardProps = { goods: CardGoods; sizes: string; isUrgent?: boolean }

/** One plate without a frame, its name below it, and two doors. */
export function GoodsCard({ goods, sizes, isUrgent }: GoodsCardProps) {
  return (
    <GoodsCardFrame goods={goods} lock={<Padlock />}>
      <div className="goods-pic">
        <Picture src={goods.image} sizes={sizes} isUrgent={isUrgent} />
        <GoodsTag goods={goods} />
        <FavouriteButton goods={goods} />
      </div>
      <div className="goods-info">
        <GoodsName goods={goods} />
        <Text className="goods-kind">{goods.subtitle}</Text>
      </div>
      <GoodsDoors goods={goods} />
    </GoodsCardFrame>
  )
}
