import type { CardGoods } from "../../../features/catalog/goods.ts"
import { PriceOrLock } from "../../../features/catalog/goods-picture.tsx"
import { MerchantText } from "../../../ui/text.tsx"

/** A label that hangs askew from a good: its name and what it costs. */
export function PriceTag({ goods }: { goods: CardGoods }) {
  return (
    <div className="price-tag">
      <MerchantText className="ellipsis">{goods.name}</MerchantText>
      <PriceOrLock goods={goods} />
    </div>
  )
}
