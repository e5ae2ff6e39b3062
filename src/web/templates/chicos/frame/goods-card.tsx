import { FavouriteButton } from "../../../features/account/favourite-button.tsx"
import type { CardGoods } from "../../../features/catalog/goods.ts"
import { GoodsCardFrame } from "../../../features/catalog/goods-card-frame.tsx"
import { GoodsName } from "../../../features/catalog/goods-name.tsx"
import { GoodsTag } from "../../../features/catalog/goods-tag.tsx"
import { Padlock } from "../../../features/catalog/unlock/padlock.tsx"
import { GoodsPrice } from "../../../ui/amounts/price.tsx"
import { Picture } from "../../../ui/picture.tsx"

type GoodsCardProps = { goods: CardGoods; sizes: string; isUrgent?: boolean }

/**
 * A bare tall tile with its caption inside. Under the pointer it shows the second picture, which the browser fetches only
 * then: what is not displayed does not load.
 */
export function GoodsCard({ goods, sizes, isUrgent }: GoodsCardProps) {
  return (
    <GoodsCardFrame goods={goods} lock={<Padlock />}>
      <div className="goods-pic">
        <Picture src={goods.image} sizes={sizes} isUrgent={isUrgent} />
        {goods.secondImage && (
          <div className="goods-second">
            <Picture src={goods.secondImage} sizes={sizes} />
          </div>
        )}
      </div>
      <GoodsTag goods={goods} />
      <div className="goods-info">
        <GoodsName goods={goods} />
        <GoodsPrice goods={goods} />
      </div>
      <FavouriteButton goods={goods} />
    </GoodsCardFrame>
  )
}
