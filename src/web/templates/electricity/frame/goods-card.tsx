import { FavouriteButton } from "../../../features/account/favourite-button.tsx"
import { useCardOrder } from "../../../features/cart/use-card-order.ts"
import type { CardGoods } from "../../../features/catalog/goods.ts"
import { GoodsCardFrame } from "../../../features/catalog/goods-card-frame.tsx"
import { GoodsName } from "../../../features/catalog/goods-name.tsx"
import { GoodsTag } from "../../../features/catalog/goods-tag.tsx"
import { Padlock } from "../../../features/catalog/unlock/padlock.tsx"
import { Picture } from "../../../ui/picture.tsx"
import { ArticlePrice } from "./article-price.tsx"
import { GoodsFacts } from "./goods-facts.tsx"
import { OrderButtons } from "./order-buttons.tsx"

type GoodsCardProps = { goods: CardGoods; sizes: string; isUrgent?: boolean }

/** A good as a plate: where goods stand beside each other instead of below. */
export function GoodsCard({ goods, sizes, isUrgent = false }: GoodsCardProps) {
  const order = useCardOrder(goods)
  return (
    <GoodsCardFrame goods={goods} lock={<Padlock />}>
      <div className="goods-pic">
        <Picture src={goods.image} sizes={sizes} isUrgent={isUrgent} />
        <GoodsTag goods={goods} />
        <FavouriteButton goods={goods} />
      </div>
      <div className="goods-info">
        {goods.number && (
          <p className="number">
            <bdi>{goods.number}</bdi>
          </p>
        )}
        <GoodsName goods={goods} />
        <GoodsFacts text={goods.subtitle} />
      </div>
      <ArticlePrice goods={goods} order={order} />
      <OrderButtons goods={goods} order={order} />
    </GoodsCardFrame>
  )
}
