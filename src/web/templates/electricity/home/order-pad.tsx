import { useId } from "react"
import { SCREENS } from "../../../../domain/site/screens.ts"
import { RowQuantity } from "../../../features/cart/row-quantity.tsx"
import { useCardOrder } from "../../../features/cart/use-card-order.ts"
import type { CardGoods } from "../../../features/catalog/goods.ts"
import { GoodsLink } from "../../../features/catalog/goods-link.tsx"
import type { SectionProps, Toned } from "../../../sections/section-props.ts"
import { useWords } from "../../../shell/use-words.ts"
import { PiecesPrice } from "../../../ui/amounts/pieces-price.tsx"
import { GoodsPrice, Price } from "../../../ui/amounts/price.tsx"
import { useAddress } from "../../../ui/navigation/link.tsx"
import { MerchantText, Text } from "../../../ui/text.tsx"
import { isOrderable } from "../articles/is-orderable.ts"
import { OrderButtons } from "../frame/order-buttons.tsx"

/** What sells most as a pad to order from: number, quantity, and what that comes to. The last line looks up another number. */
export function OrderPad({ title, goods, tone }: Toned<SectionProps["ranking"]>) {
  const id = useId()
  const words = useWords("goods", "home")
  return (
    <section className="order-pad" data-tone={tone} aria-labelledby={id}>
      <Text as="h2" id={id}>
        {title || words.hotSales}
      </Text>
      <table>
        <thead>
          <tr>
            <th scope="col">{words.padNumber}</th>
            <th scope="col">{words.quantity}</th>
            <th scope="col">{words.padName}</th>
            <th scope="col">{words.padEach}</th>
            <th scope="col">{words.padSum}</th>
            <td />
          </tr>
        </thead>
        <tbody>
          {goods.map((entry) => (
            <PadLine key={entry.id} goods={entry} />
          ))}
        </tbody>
      </table>
      <LookUp />
    </section>
  )
}

function PadLine({ goods }: { goods: CardGoods }) {
  const words = useWords("goods")
  const order = useCardOrder(goods)
  const canOrder = isOrderable(goods)
  const isCheaper = goods.highestPrice !== undefined && canOrder && order.price < goods.highestPrice
  return (
    <tr>
      <td className="number">
        <bdi>{goods.number}</bdi>
      </td>
      <td>{canOrder && <RowQuantity order={order} />}</td>
      <th scope="row">
        <GoodsLink goods={goods} className="pad-name">
          <MerchantText>{goods.name}</MerchantText>
        </GoodsLink>
      </th>
      <td className="pad-each">
        {goods.isLocked ? (
          words.locked
        ) : canOrder ? (
          <Each isCheaper={isCheaper} price={order.price} />
        ) : (
          <GoodsPrice goods={goods} />
        )}
      </td>
      <td className="pad-sum">{canOrder && <PiecesPrice price={order.price} quantity={order.quantity} />}</td>
      <td>{!goods.isLocked && <OrderButtons goods={goods} order={order} isForm={canOrder} />}</td>
    </tr>
  )
}

/** A price that the quantity has brought down is marked. */
function Each({ isCheaper, price }: { isCheaper: boolean; price: CardGoods["price"] }) {
  const amount = <Price amount={price} />
  return isCheaper ? <mark>{amount}</mark> : amount
}

function LookUp() {
  const words = useWords("home")
  return (
    <form className="pad-look-up" action={useAddress(SCREENS.goodsList.path)} aria-label={words.padOther}>
      <input type="search" name="keywords" required aria-label={words.padOther} placeholder={words.padOther} />
      <button type="submit" className="button button-line">
        {words.search}
      </button>
    </form>
  )
}
