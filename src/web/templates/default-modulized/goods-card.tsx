import { FavouriteButton } from "../../features/account/favourite-button.tsx"
import { AddButton } from "../../features/cart/add-button.tsx"
import type { CardGoods } from "../../features/catalog/goods.ts"
import { GoodsLink } from "../../features/catalog/goods-link.tsx"
import { useMessages } from "../../shell/use-messages.ts"
import { Lock, Plus } from "../../ui/icons.tsx"
import { Picture } from "../../ui/picture.tsx"
import { GoodsPrice } from "../../ui/price.tsx"
import { GoodsRating } from "./goods-rating.tsx"
import { GoodsTag } from "./goods-tag.tsx"

const SIZES = "(max-width: 640px) 46vw, (max-width: 1100px) 31vw, 332px"

type GoodsCardProps = { goods: CardGoods; sizes?: string; isUrgent?: boolean }

/** No frame: a tile, whose end corner is the button, and what to know below it. */
export function GoodsCard({ goods, sizes = SIZES, isUrgent = false }: GoodsCardProps) {
  if (goods.isLocked) return <LockedCard goods={goods} />
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
        <h3>
          <GoodsLink goods={goods}>
            <bdi>{goods.name}</bdi>
          </GoodsLink>
        </h3>
        {goods.subtitle && (
          <p className="goods-kind">
            <bdi>{goods.subtitle}</bdi>
          </p>
        )}
        <GoodsPrice goods={goods} />
        <GoodsRating goods={goods} />
      </div>
    </article>
  )
}

/** Of locked goods a visitor sees the name and a padlock. */
function LockedCard({ goods }: { goods: CardGoods }) {
  const words = useMessages()
  return (
    <article className="goods-card" data-state="locked">
      <div className="goods-pic">
        <Lock size={40} strokeWidth={1.5} aria-hidden="true" />
      </div>
      <div className="goods-info">
        <h3>
          <GoodsLink goods={goods}>
            <bdi>{goods.name}</bdi>
          </GoodsLink>
        </h3>
        <p className="goods-kind">{words.locked}</p>
      </div>
    </article>
  )
}
