import { BuyButtons } from "../../../features/cart/buy-buttons.tsx"
import type { BuyBox } from "../../../features/cart/use-buy-box.ts"
import type { ItemGoods } from "../../../features/catalog/goods.ts"
import { GoodsPrice } from "../../../ui/price.tsx"
import { Text } from "../../../ui/text.tsx"

/** On a phone the button stays within reach of the thumb. */
export function BuyBar({ goods, box }: { goods: ItemGoods; box: BuyBox }) {
  return (
    <div className="buy-bar">
      <div className="buy-bar-copy">
        <Text as="strong">{goods.name}</Text>
        <GoodsPrice goods={{ price: box.price, originalPrice: box.originalPrice }} />
      </div>
      <BuyButtons box={box} goods={goods} />
    </div>
  )
}
