import { BuyButtons } from "../../../features/cart/buy-buttons.tsx"
import { itemTiers } from "../../../features/cart/item-tiers.ts"
import { QuantityField } from "../../../features/cart/quantity-field.tsx"
import { QuantityStepper } from "../../../features/cart/quantity-stepper.tsx"
import { StockLine } from "../../../features/cart/stock-line.tsx"
import type { BuyBox } from "../../../features/cart/use-buy-box.ts"
import { useCardOrder } from "../../../features/cart/use-card-order.ts"
import type { ItemGoods } from "../../../features/catalog/goods.ts"
import { PriceSteps } from "../../../features/catalog/price-steps.tsx"
import { AskLink } from "../../../features/inquiry/ask-link.tsx"
import { ItemWallets } from "../../../features/payment/wallet/item-wallets.tsx"
import { fill } from "../../../shell/fill.ts"
import { useWords } from "../../../shell/use-words.ts"
import { GoodsPrice, Price } from "../../../ui/amounts/price.tsx"
import { useGrouped } from "../../../ui/amounts/use-grouped.ts"
import { shopTier } from "../frame/shop-tier.ts"

type DoorProps = { goods: ItemGoods; box: BuyBox }

/** Both halves of the arch; where there is no price yet, only the one that asks. */
export const BuyDoors = (door: DoorProps) => (
  <div className="buy-doors" data-state={door.box.state}>
    {door.box.state !== "onRequest" && <DoorForYou {...door} />}
    <DoorForShop {...door} />
  </div>
)

/** What it costs now, whether it is there, how many, and into the cart. */
function DoorForYou({ goods, box }: DoorProps) {
  const words = useWords("goods")
  return (
    <div className="buy-door">
      <h2>{words.forYou}</h2>
      {box.state !== "unavailable" && <GoodsPrice goods={{ price: box.price, originalPrice: box.originalPrice }} />}
      {box.taxText && <p className="big-price-tax">{box.taxText}</p>}
      <StockLine goods={goods} box={box} />
      <QuantityField box={box} />
      <BuyButtons box={box} goods={goods} />
      <ItemWallets box={box} />
    </div>
  )
}

/** What a piece costs from how many on, and onto the inquiry list with a number of its own. */
function DoorForShop({ goods, box }: DoorProps) {
  const words = useWords("goods", "item")
  const grouped = useGrouped()
  const first = shopTier(itemTiers(goods, box), box.minimum)
  const order = useCardOrder({ ...goods, minimumQuantity: first?.begin ?? box.minimum })
  const tiers = itemTiers(goods, box).filter(({ begin }) => begin >= (first?.begin ?? 0))
  const { id, name, number, image, url } = goods
  return (
    <div className="buy-door">
      <h2>{words.forYourShop}</h2>
      {first && (
        <p data-slot="price">
          <span data-slot="price-word">{fill(words.tierFrom, { begin: grouped(first.begin) })}</span>
          <Price amount={first.price} />
        </p>
      )}
      {box.state === "onRequest" && <p data-slot="price">{words.priceOnRequest}</p>}
      {tiers.length > 1 && <PriceSteps tiers={tiers} quantity={order.quantity} />}
      <QuantityStepper quantity={order.quantity} setQuantity={order.setQuantity} label={words.inquiryPieces} />
      <AskLink goods={{ id, name, number, image, url, total: order.quantity }} slot="door-ask">
        {box.state === "onRequest" ? words.inquire : words.addToInquiry}
      </AskLink>
      {goods.minimumQuantity > 1 && (
        <p className="buy-minimum">{fill(words.minimumOrder, { count: grouped(goods.minimumQuantity) })}</p>
      )}
    </div>
  )
}
