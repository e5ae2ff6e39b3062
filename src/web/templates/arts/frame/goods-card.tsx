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

const SIZES = "(max-width: 47.99rem) 44vw, (max-width: 63.99rem) 30vw, 310px"

type GoodsCardProps = { goods: CardGoods; sizes?: string; isUrgent?: boolean }

/** A work and its label: who made it, its name in italics, what it is made of, the price; the dot saves it. */
export function GoodsCard({ goods, sizes = SIZES, isUrgent = false }: GoodsCardProps) {
  return (
    <GoodsCardFrame goods={goods} lock={<Padlock />}>
      <div className="goods-pic">
        <Picture src={goods.image} alt="" sizes={sizes} isUrgent={isUrgent} />
      </div>
      <div className="goods-info">
        <Text className="maker">{goods.label}</Text>
        <GoodsName goods={goods} />
        <Text className="goods-kind">{goods.subtitle}</Text>
        <div className="row label-foot">
          <GoodsPrice goods={goods} />
          {goods.number && <bdi className="count">{goods.number}</bdi>}
          <GoodsTag goods={goods} />
          <AddButton goods={goods}>
            <Plus size={18} strokeWidth={1.25} aria-hidden="true" />
          </AddButton>
        </div>
        <FavouriteButton goods={goods} />
      </div>
    </GoodsCardFrame>
  )
}
