import clipboardPlus from "lucide/dist/esm/icons/clipboard-plus.mjs"
import shoppingCart from "lucide/dist/esm/icons/shopping-cart.mjs"
import { FavouriteButton } from "../../../features/account/favourite-button.tsx"
import { AddButton } from "../../../features/cart/add-button.tsx"
import type { CardGoods } from "../../../features/catalog/goods.ts"
import { GoodsCardFrame } from "../../../features/catalog/goods-card-frame.tsx"
import { GoodsName } from "../../../features/catalog/goods-name.tsx"
import { GoodsTag } from "../../../features/catalog/goods-tag.tsx"
import { PriceSpan } from "../../../features/catalog/price-span.tsx"
import { PriceSteps } from "../../../features/catalog/price-steps.tsx"
import { quotedPieces, stepsThatCount } from "../../../features/catalog/quoted-price.ts"
import { useQuotedQuantity } from "../../../features/catalog/quoted-quantity.ts"
import { Score } from "../../../features/catalog/reviews/score.tsx"
import { Padlock } from "../../../features/catalog/unlock/padlock.tsx"
import { AskLink } from "../../../features/inquiry/ask-link.tsx"
import { fill } from "../../../shell/fill.ts"
import { useWords } from "../../../shell/use-words.ts"
import { useGrouped } from "../../../ui/amounts/use-grouped.ts"
import { icon } from "../../../ui/icon.tsx"
import { Picture } from "../../../ui/picture.tsx"

const ClipboardPlus = icon(clipboardPlus)
const ShoppingCart = icon(shoppingCart)
const sign = { size: 18, strokeWidth: 1.75, "aria-hidden": true }
const SIZES = "(max-width: 47.99rem) 60vw, (max-width: 63.99rem) 236px, 260px"

type GoodsCardProps = { goods: CardGoods; sizes?: string; isUrgent?: boolean }

/** Picture, number and name, the price and its steps on a line that runs on through the row, terms, the two ways to order. */
export function GoodsCard({ goods, sizes = SIZES, isUrgent = false }: GoodsCardProps) {
  const words = useWords("goods")
  const { id, name, image, url, number, soldCount } = goods
  const grouped = useGrouped()
  const asked = useQuotedQuantity()
  const pieces = quotedPieces(goods, asked)
  const steps = stepsThatCount(goods.tiers, goods.price)
  return (
    <GoodsCardFrame goods={goods} lock={<Padlock />}>
      <div className="goods-pic">
        <Picture src={image} alt="" sizes={sizes} isUrgent={isUrgent} />
        <GoodsTag goods={goods} />
        <FavouriteButton goods={goods} />
      </div>
      <div className="goods-info">
        <div className="row goods-number">
          {number && <bdi>{number}</bdi>}
          <Score goods={goods} isApart />
        </div>
        <GoodsName goods={goods} />
      </div>
      <PriceSpan goods={goods} />
      <div className="steps-place">{steps.length > 0 && <PriceSteps tiers={steps} quantity={pieces} />}</div>
      <div className="row goods-terms">
        {goods.minimumQuantity && <p>{fill(words.minimumPieces, { count: grouped(goods.minimumQuantity) })}</p>}
        {soldCount ? <p>{fill(words.soldCount, { count: grouped(soldCount) })}</p> : null}
      </div>
      <div className="goods-actions">
        <AskLink goods={{ id, name, image, url, ...(asked && { total: pieces, number: number ?? "" }) }} slot="ask">
          <ClipboardPlus {...sign} />
          {words.addToInquiry}
        </AskLink>
        {goods.price > 0 && (
          <AddButton goods={goods}>
            <ShoppingCart {...sign} />
          </AddButton>
        )}
      </div>
    </GoodsCardFrame>
  )
}
