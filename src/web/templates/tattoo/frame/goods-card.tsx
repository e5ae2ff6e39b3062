import { FavouriteButton } from "../../../features/account/favourite-button.tsx"
import { AddButton } from "../../../features/cart/add-button.tsx"
import type { CardGoods } from "../../../features/catalog/goods.ts"
import { GoodsCardFrame } from "../../../features/catalog/goods-card-frame.tsx"
import { GoodsName } from "../../../features/catalog/goods-name.tsx"
import { GoodsTag } from "../../../features/catalog/goods-tag.tsx"
import { Padlock } from "../../../features/catalog/unlock/padlock.tsx"
import { CardAsk } from "../../../features/inquiry/card-ask.tsx"
import { fill } from "../../../shell/fill.ts"
import { useWords } from "../../../shell/use-words.ts"
import { GoodsPrice } from "../../../ui/amounts/price.tsx"
import { Picture } from "../../../ui/picture.tsx"
import { Text } from "../../../ui/text.tsx"
import { Tiers } from "./tiers.tsx"

type GoodsCardProps = { goods: CardGoods; sizes: string; isUrgent?: boolean }

/** A numbered design on the sheet: picture, name and price, two tiers, and the two ways to have it. */
export function GoodsCard({ goods, sizes, isUrgent }: GoodsCardProps) {
  const words = useWords("goods")
  const { number, minimumQuantity = 1, price, inStock } = goods
  return (
    <GoodsCardFrame goods={goods} lock={<Padlock />}>
      <div className="goods-pic">
        <Picture src={goods.image} sizes={sizes} isUrgent={isUrgent} />
        <GoodsTag goods={goods} />
      </div>
      {number && (
        <p className="goods-number">
          <bdi>{number}</bdi>
        </p>
      )}
      <div className="goods-info">
        <div>
          <GoodsName goods={goods} />
          <Text className="goods-kind">{goods.subtitle}</Text>
        </div>
        <div className="goods-cost">
          <GoodsPrice goods={goods} />
          {minimumQuantity > 1 && (
            <p className="goods-least">{fill(words.minimumPieces, { count: minimumQuantity })}</p>
          )}
        </div>
      </div>
      <Tiers goods={goods} />
      <div className="goods-actions">
        {inStock && price > 0 && <AddButton goods={goods}>{words.cart}</AddButton>}
        <CardAsk goods={goods} />
      </div>
      <FavouriteButton goods={goods} />
    </GoodsCardFrame>
  )
}
