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

const SIZES = "(min-width: 64rem) 25vw, (min-width: 48rem) 33vw, 50vw"

/** One good in a list. The name is the link; the stylesheet stretches it over the whole card. */
export function PlainCard({ goods, isUrgent = false }: { goods: CardGoods; isUrgent?: boolean }) {
  return (
    <GoodsCardFrame goods={goods} lock={<Lock size={40} strokeWidth={1.5} aria-hidden="true" />}>
      <div className="goods-pic">
        <Picture src={goods.image} alt="" sizes={SIZES} isUrgent={isUrgent} />
        <GoodsTag goods={goods} />
        <FavouriteButton goods={goods} />
        {goods.inStock && goods.price > 0 && (
          <AddButton goods={goods}>
            <Plus size={22} strokeWidth={2} aria-hidden="true" />
          </AddButton>
        )}
      </div>
      <div className="goods-info">
        <GoodsName goods={goods} />
        <Text className="note">{goods.subtitle}</Text>
        <GoodsPrice goods={goods} />
        <Score goods={goods} isApart />
      </div>
    </GoodsCardFrame>
  )
}

export function PlainGrid({ goods }: { goods: readonly CardGoods[] }) {
  return (
    <ul className="goods-grid">
      {goods.map((entry, index) => (
        <li key={entry.id}>
          <PlainCard goods={entry} isUrgent={index < 4} />
        </li>
      ))}
    </ul>
  )
}
