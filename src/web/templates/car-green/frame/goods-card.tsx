import { FavouriteButton } from "../../../features/account/favourite-button.tsx"
import { AddButton } from "../../../features/cart/add-button.tsx"
import type { CardGoods } from "../../../features/catalog/goods.ts"
import { GoodsCardFrame } from "../../../features/catalog/goods-card-frame.tsx"
import { GoodsName } from "../../../features/catalog/goods-name.tsx"
import { PriceOrLock } from "../../../features/catalog/goods-picture.tsx"
import { GoodsTag } from "../../../features/catalog/goods-tag.tsx"
import { Padlock } from "../../../features/catalog/unlock/padlock.tsx"
import { Picture } from "../../../ui/picture.tsx"
import { Text } from "../../../ui/text.tsx"
import { figureIn } from "./figure-in.ts"
import { FigureText } from "./figure-text.tsx"

type GoodsCardProps = { goods: CardGoods; sizes: string; isUrgent?: boolean }

/** A capsule with the picture; below it the figure first, then the name, then the price in a pill. */
export function GoodsCard({ goods, sizes, isUrgent }: GoodsCardProps) {
  return (
    <GoodsCardFrame goods={goods} lock={<Padlock />}>
      <div className="goods-pic">
        <Picture src={goods.image} sizes={sizes} isUrgent={isUrgent} />
      </div>
      <GoodsTag goods={goods} />
      <div className="goods-info">
        <GoodsWords goods={goods} />
        <GoodsBuy goods={goods} />
      </div>
      <FavouriteButton goods={goods} />
    </GoodsCardFrame>
  )
}

/** The figure of a good, where it has one, its name, and what else is said of it. */
export function GoodsWords({ goods }: { goods: CardGoods }) {
  const figure = goods.isLocked ? null : figureIn(goods.subtitle)
  return (
    <>
      {figure && (
        <p className="goods-figure">
          <FigureText {...figure} />
        </p>
      )}
      <GoodsName goods={goods} />
      {!goods.isLocked && <Text className="goods-kind clamp">{figure ? figure.rest : goods.subtitle}</Text>}
    </>
  )
}

/** The price in a pill, and into the cart. */
export const GoodsBuy = ({ goods }: { goods: CardGoods }) => (
  <div className="goods-buy">
    <PriceOrLock goods={goods} />
    {!goods.isLocked && <AddButton goods={goods} />}
  </div>
)
