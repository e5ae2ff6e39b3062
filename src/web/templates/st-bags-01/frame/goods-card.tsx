import { FavouriteButton } from "../../../features/account/favourite-button.tsx"
import { AddButton } from "../../../features/cart/add-button.tsx"
import type { CardGoods } from "../../../features/catalog/goods.ts"
import { GoodsCardFrame } from "../../../features/catalog/goods-card-frame.tsx"
import { GoodsName } from "../../../features/catalog/goods-name.tsx"
import { GoodsTag } from "../../../features/catalog/goods-tag.tsx"
import { Padlock } from "../../../features/catalog/unlock/padlock.tsx"
import { GoodsPrice } from "../../../ui/amounts/price.tsx"
import { Plus } from "../../../ui/icons.tsx"
import { Picture } from "../../../ui/picture.tsx"
import { Text } from "../../../ui/text.tsx"
import { stageOf } from "./stage-of.ts"

type GoodsCardProps = { goods: CardGoods; sizes: string; isUrgent?: boolean }

/** A stage, and a caption below it as in a catalogue: name and price, material and the way into the bag. */
export function GoodsCard({ goods, sizes, isUrgent }: GoodsCardProps) {
  return (
    <GoodsCardFrame goods={goods} lock={<Padlock />}>
      <div className="goods-pic" data-stage={stageOf(goods)}>
        <Picture src={goods.image} sizes={sizes} isUrgent={isUrgent} />
      </div>
      <GoodsTag goods={goods} />
      <div className="goods-info">
        <GoodsName goods={goods} />
        <GoodsPrice goods={goods} />
        <Text className="goods-kind">{goods.subtitle}</Text>
        <AddButton goods={goods}>
          <Plus size={20} strokeWidth={1.25} aria-hidden="true" />
        </AddButton>
      </div>
      <FavouriteButton goods={goods} />
    </GoodsCardFrame>
  )
}
