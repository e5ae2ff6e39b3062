import { FavouriteButton } from "../../../features/account/favourite-button.tsx"
import { AddButton } from "../../../features/cart/add-button.tsx"
import type { CardGoods } from "../../../features/catalog/goods.ts"
import { GoodsCardFrame } from "../../../features/catalog/goods-card-frame.tsx"
import { GoodsName } from "../../../features/catalog/goods-name.tsx"
import { GoodsTag } from "../../../features/catalog/goods-tag.tsx"
import { Padlock } from "../../../features/catalog/unlock/padlock.tsx"
import { useWords } from "../../../shell/use-words.ts"
import { GoodsPrice } from "../../../ui/amounts/price.tsx"
import { Plus } from "../../../ui/icons.tsx"
import { Picture } from "../../../ui/picture.tsx"
import { GoodsFacts } from "./goods-facts.tsx"

type GoodsCardProps = { goods: CardGoods; sizes: string; isUrgent?: boolean }

/** A bar with the number, a square plate with the price in its notch, the name, key facts, and what can be done. */
export function GoodsCard({ goods, sizes, isUrgent }: GoodsCardProps) {
  const words = useWords("goods")
  const { number, inStock } = goods
  return (
    <GoodsCardFrame goods={goods} lock={<Padlock />}>
      <p className="goods-number">
        <bdi>{number}</bdi>
      </p>
      <div className="goods-pic">
        <Picture src={goods.image} sizes={sizes} isUrgent={isUrgent} />
        <GoodsTag goods={goods} />
      </div>
      <div className="cut-start goods-price">
        <GoodsPrice goods={goods} />
      </div>
      <div className="goods-info">
        <GoodsName goods={goods} />
        <GoodsFacts text={goods.subtitle} />
        <div className="goods-foot">
          <p className="goods-stock" data-state={inStock ? "inStock" : "soldOut"}>
            {inStock ? words.inStock : words.soldOut}
          </p>
          <AddButton goods={goods}>
            <Plus size={18} strokeWidth={1.75} aria-hidden="true" />
            <span>{words.cart}</span>
          </AddButton>
        </div>
      </div>
      <FavouriteButton goods={goods} />
    </GoodsCardFrame>
  )
}
