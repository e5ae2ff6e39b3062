import { FavouriteButton } from "../../../features/account/favourite-button.tsx"
import { AddButton } from "../../../features/cart/add-button.tsx"
import type { CardGoods } from "../../../features/catalog/goods.ts"
import { GoodsCardFrame } from "../../../features/catalog/goods-card-frame.tsx"
import { GoodsTag } from "../../../features/catalog/goods-tag.tsx"
import { PriceSpan } from "../../../features/catalog/price-span.tsx"
import { Padlock } from "../../../features/catalog/unlock/padlock.tsx"
import { RowAsk } from "../../../features/inquiry/row-ask.tsx"
import { useWords } from "../../../shell/use-words.ts"
import { useGrouped } from "../../../ui/amounts/use-grouped.ts"
import { Picture } from "../../../ui/picture.tsx"
import { ArticleName } from "./article-name.tsx"

type GoodsCardProps = { goods: CardGoods; sizes: string; isUrgent?: boolean }

/** A plate: the picture, and below it what a statement says of an article. */
export function GoodsCard({ goods, sizes, isUrgent = false }: GoodsCardProps) {
  const words = useWords("goods")
  const grouped = useGrouped()
  const minimum = goods.minimumQuantity ?? 1
  return (
    <GoodsCardFrame goods={goods} lock={<Padlock />}>
      <div className="goods-pic">
        <Picture src={goods.image} sizes={sizes} isUrgent={isUrgent} />
        <GoodsTag goods={goods} />
        <FavouriteButton goods={goods} />
      </div>
      <ArticleName goods={goods} />
      <dl className="plate-facts">
        <div>
          <dt>{words.minimum}</dt>
          <dd>{grouped(minimum)}</dd>
        </div>
        <div>
          <dt>{words.eachPiece}</dt>
          <dd>
            <PriceSpan goods={goods} />
          </dd>
        </div>
      </dl>
      <div className="plate-acts">
        <RowAsk goods={goods} total={minimum} />
        {goods.price > 0 && <AddButton goods={goods} />}
      </div>
    </GoodsCardFrame>
  )
}
