import { FavouriteButton } from "../../../features/account/favourite-button.tsx"
import { AddButton } from "../../../features/cart/add-button.tsx"
import type { CardGoods } from "../../../features/catalog/goods.ts"
import { GoodsName } from "../../../features/catalog/goods-name.tsx"
import { GoodsTag } from "../../../features/catalog/goods-tag.tsx"
import { LockedCard } from "../../../features/catalog/unlock/locked-card.tsx"
import { Lock, Plus } from "../../../ui/icons.tsx"
import { Picture } from "../../../ui/picture.tsx"
import { GoodsPrice } from "../../../ui/price.tsx"
import { Text } from "../../../ui/text.tsx"
import { GoodsRating } from "./goods-rating.tsx"

const SIZES = "(max-width: 640px) 46vw, (max-width: 1100px) 31vw, 332px"

type GoodsCardProps = { goods: CardGoods; sizes?: string; isUrgent?: boolean }

/** No frame: a tile, whose end corner is the button, and what to know below it. */
export function GoodsCard({ goods, sizes = SIZES, isUrgent = false }: GoodsCardProps) {
  if (goods.isLocked) {
    return (
      <LockedCard goods={goods}>
        <Lock size={40} strokeWidth={1.5} aria-hidden="true" />
      </LockedCard>
    )
  }
  return (
    <article className="goods-card" data-state={goods.inStock ? "inStock" : "soldOut"}>
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
        <GoodsRating goods={goods} />
      </div>
    </article>
  )
}
