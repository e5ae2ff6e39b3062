import { FavouriteButton } from "../../../features/account/favourite-button.tsx"
import { AddButton } from "../../../features/cart/add-button.tsx"
import type { CardGoods } from "../../../features/catalog/goods.ts"
import { GoodsCardFrame } from "../../../features/catalog/goods-card-frame.tsx"
import { GoodsName } from "../../../features/catalog/goods-name.tsx"
import { GoodsTag } from "../../../features/catalog/goods-tag.tsx"
import { Score } from "../../../features/catalog/reviews/score.tsx"
import { GoodsPrice } from "../../../ui/amounts/price.tsx"
import { Lock, Plus } from "../../../ui/icons.tsx"
import { Picture } from "../../../ui/picture.tsx"
import { Text } from "../../../ui/text.tsx"

const SIZES = "(max-width: 47.99rem) 46vw, (max-width: 63.99rem) 31vw, 332px"

type GoodsCardProps = { goods: CardGoods; sizes?: string; isUrgent?: boolean }

/** No frame: a tile, whose end corner is the button, and what to know below it. */
export function GoodsCard({ goods, sizes = SIZES, isUrgent = false }: GoodsCardProps) {
  return (
    <GoodsCardFrame goods={goods} lock={<Lock size={40} strokeWidth={1.5} aria-hidden="true" />}>
      <div className="goods-pic">
        <Picture src={goods.image} alt="" sizes={sizes} isUrgent={isUrgent} />
        <GoodsTag goods={goods} />
        <FavouriteButton goods={goods} />
        {goods.inStock && goods.price > 0 && (
          <AddButton goods={goods}>
            <Plus size={22} strokeWidth={2.25} aria-hidden="true" />
          </AddButton>
        )}
      </div>
      <div className="goods-info">
        <GoodsName goods={goods} />
        <Text className="goods-kind">{goods.subtitle}</Text>
        <GoodsPrice goods={goods} />
        <Score goods={goods} isApart />
      </div>
    </GoodsCardFrame>
  )
}
