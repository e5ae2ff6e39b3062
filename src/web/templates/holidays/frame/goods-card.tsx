import { FavouriteButton } from "../../../features/account/favourite-button.tsx"
import { AddButton } from "../../../features/cart/add-button.tsx"
import type { CardGoods } from "../../../features/catalog/goods.ts"
import { GoodsCardFrame } from "../../../features/catalog/goods-card-frame.tsx"
import { GoodsName } from "../../../features/catalog/goods-name.tsx"
import { GoodsTag } from "../../../features/catalog/goods-tag.tsx"
import { PriceSteps } from "../../../features/catalog/price-steps.tsx"
import { stepsThatCount } from "../../../features/catalog/quoted-price.ts"
import { Padlock } from "../../../features/catalog/unlock/padlock.tsx"
import { CardAsk } from "../../../features/inquiry/card-ask.tsx"
import { fill } from "../../../shell/fill.ts"
import { useWords } from "../../../shell/use-words.ts"
import { GoodsPrice } from "../../../ui/amounts/price.tsx"
import { Picture } from "../../../ui/picture.tsx"
import { Text } from "../../../ui/text.tsx"

const SHOWN_TIERS = 2

type GoodsCardProps = { goods: CardGoods; sizes: string; isUrgent?: boolean }

/** A picture with a biscuit's edge and a seal on its corner; below it the price, what more pieces cost, and the way into the cart. */
export function GoodsCard({ goods, sizes, isUrgent }: GoodsCardProps) {
  const words = useWords("goods")
  const { minimumQuantity = 1, price } = goods
  const shown = stepsThatCount(goods.tiers, price).slice(0, SHOWN_TIERS)
  return (
    <GoodsCardFrame goods={goods} lock={<Padlock />}>
      <div className="goods-pic biscuit">
        <Picture src={goods.image} sizes={sizes} isUrgent={isUrgent} />
      </div>
      <GoodsTag goods={goods} />
      <FavouriteButton goods={goods} />
      <div className="goods-info">
        <GoodsName goods={goods} />
        <Text className="goods-kind">{goods.subtitle}</Text>
      </div>
      <div className="goods-foot">
        <GoodsPrice goods={goods} />
        {shown.length > 0 && <PriceSteps tiers={shown} />}
        <p className="goods-least">
          {minimumQuantity > 1 && <span>{fill(words.minimumPieces, { count: minimumQuantity })}</span>}
          <CardAsk goods={goods} />
        </p>
        <AddButton goods={goods} />
      </div>
    </GoodsCardFrame>
  )
}
