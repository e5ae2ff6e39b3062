import { FavouriteButton } from "../../features/account/favourite-button.tsx"
import { AddButton } from "../../features/cart/add-button.tsx"
import type { CardGoods } from "../../features/catalog/goods.ts"
import { GoodsLink } from "../../features/catalog/goods-link.tsx"
import { Padlock } from "../../features/catalog/unlock/padlock.tsx"
import { fill } from "../../shell/fill.ts"
import { useMessages } from "../../shell/use-messages.ts"
import { percentOff } from "../../ui/percent-off.ts"
import { Picture } from "../../ui/picture.tsx"
import { GoodsPrice } from "../../ui/price.tsx"
import { Score } from "./score.tsx"

type GoodsCardProps = { goods: CardGoods; sizes: string; isUrgent?: boolean }

/** A good in a scroller or on the wall. The name is the link; the skin stretches it over the card. */
export function GoodsCard({ goods, sizes, isUrgent }: GoodsCardProps) {
  if (goods.isLocked) return <LockedCard goods={goods} />
  return (
    <article className="goods-card" data-state={goods.inStock ? "inStock" : "soldOut"}>
      <div className="goods-pic">
        <Picture src={goods.image} sizes={sizes} isUrgent={isUrgent} />
      </div>
      <Tag goods={goods} />
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
        <div className="goods-buy">
          <div>
            <Score value={goods.rating} count={goods.reviewCount} />
            <GoodsPrice goods={goods} />
          </div>
          <AddButton goods={goods} />
        </div>
      </div>
      <FavouriteButton goods={goods} />
    </article>
  )
}

/** One word about a good at most: that it is gone, cheaper, or new. */
function Tag({ goods }: { goods: CardGoods }) {
  const words = useMessages()
  const percent = percentOff(goods)
  if (!goods.inStock) return <p className="tag">{words.soldOut}</p>
  if (percent !== null) return <p className="tag">{fill(words.percentOff, { percent })}</p>
  return goods.isNew && <p className="tag">{words.isNew}</p>
}

/** Of goods behind a password only the name is told. */
function LockedCard({ goods }: { goods: CardGoods }) {
  const words = useMessages()
  return (
    <article className="goods-card" data-state="locked">
      <div className="goods-pic">
        <Padlock />
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
