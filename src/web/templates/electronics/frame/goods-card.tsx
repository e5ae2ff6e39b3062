import { FavouriteButton } from "../../../features/account/favourite-button.tsx"
import { AddButton } from "../../../features/cart/add-button.tsx"
import type { CardGoods } from "../../../features/catalog/goods.ts"
import { GoodsCardFrame } from "../../../features/catalog/goods-card-frame.tsx"
import { GoodsName } from "../../../features/catalog/goods-name.tsx"
import { GoodsTag } from "../../../features/catalog/goods-tag.tsx"
import { Score } from "../../../features/catalog/reviews/score.tsx"
import { Padlock } from "../../../features/catalog/unlock/padlock.tsx"
import { useWords } from "../../../shell/use-words.ts"
import { isReduced } from "../../../ui/amounts/percent-off.ts"
import { GoodsPrice } from "../../../ui/amounts/price.tsx"
import { RaisedPrice } from "../../../ui/amounts/raised-price.tsx"
import { Plus } from "../../../ui/icons.tsx"
import { Picture } from "../../../ui/picture.tsx"
import { Text } from "../../../ui/text.tsx"
import { SoldBar } from "./sold-bar.tsx"

const SIZES = "(max-width: 47.99rem) 48vw, (max-width: 63.99rem) 32vw, 240px"

type GoodsCardProps = {
  goods: CardGoods
  sizes?: string
  isUrgent?: boolean
  /** How much of the row's best seller was sold of it: then a bar says how many, in place of the stock. */
  soldShare?: number | undefined
}

/** A good on its shelf: the picture, the edge with the label of its price, and below it what there is to know. */
export function GoodsCard({ goods, sizes = SIZES, isUrgent = false, soldShare }: GoodsCardProps) {
  const words = useWords("goods")
  const { inStock, soldCount, number } = goods
  return (
    <GoodsCardFrame goods={goods} lock={<Padlock />}>
      <div className="goods-pic">
        <Picture src={goods.image} alt="" sizes={sizes} isUrgent={isUrgent} />
        <GoodsTag goods={goods} />
        <FavouriteButton goods={goods} />
      </div>
      <div className="shelf">
        <GoodsPrice goods={goods} amount={RaisedPrice} />
        {number && goods.price > 0 && !isReduced(goods) && <bdi className="shelf-number">{number}</bdi>}
        <AddButton goods={goods}>
          <Plus size={22} strokeWidth={2.5} aria-hidden="true" />
        </AddButton>
      </div>
      <div className="goods-info">
        <GoodsName goods={goods} />
        <Text className="goods-kind">{goods.subtitle}</Text>
        <Score goods={goods} isApart />
        {soldCount && soldShare !== undefined ? (
          <SoldBar soldCount={soldCount} share={soldShare} />
        ) : (
          <p className="stock" data-state={inStock ? "inStock" : "soldOut"}>
            {inStock ? words.inStock : words.soldOut}
          </p>
        )}
      </div>
    </GoodsCardFrame>
  )
}
