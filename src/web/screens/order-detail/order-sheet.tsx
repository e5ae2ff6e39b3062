import { commaIn } from "../../../domain/locales/comma.ts"
import type { Order } from "../../features/orders/order.ts"
import { OrderAmount } from "../../features/orders/order-amount.tsx"
import { useStatusWord } from "../../features/orders/use-status-word.ts"
import { fill } from "../../shell/fill.ts"
import { isolated } from "../../shell/isolated.ts"
import { useShell, useShop } from "../../shell/shell.ts"
import { useWords } from "../../shell/use-words.ts"
import { Day } from "../../ui/amounts/day.tsx"
import { Mark } from "../../ui/mark.tsx"
import { MerchantText, Text } from "../../ui/text.tsx"
import { Thumb } from "../../ui/thumb.tsx"
import { BillLines, OrderAddressLines } from "./order-address.tsx"
import { OrderSums } from "./order-sums.tsx"
import { usePaymentLines } from "./use-payment-lines.ts"

type OrderSheetProps = {
  order: Order
  /** Not on the screen. */
  isOnlyPrinted: boolean
}

/** An order on paper, A4. It is printed instead of the page; by its address it is also a page of its own. */
export function OrderSheet({ order, isOnlyPrinted }: OrderSheetProps) {
  const words = useWords("order", "orderDetail", "business")
  const { name, slogan } = useShop()
  const { carrier, number, remark, step } = order
  const lines = usePaymentLines(order)
  return (
    <article data-slot="print-sheet" data-only={isOnlyPrinted ? "print" : undefined}>
      <header>
        <div>
          <Text as="strong">{name}</Text>
          <Text>{slogan}</Text>
        </div>
        <div data-slot="sheet-no">
          <h1>{words.sheetTitle}</h1>
          <p data-slot="number">
            <bdi dir="ltr">{number}</bdi>
          </p>
          <Day moment={order.placedAt} />
        </div>
      </header>
      <section data-slot="sheet-facts">
        <div>
          <h2>{words.address}</h2>
          <OrderAddressLines address={order.address} />
          {order.bill && (
            <>
              <h2>{words.billingAddress}</h2>
              <BillLines bill={order.bill} />
            </>
          )}
        </div>
        <div>
          <h2>{words.payment}</h2>
          {lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
        <div>
          {carrier && (
            <>
              <h2>{words.carrier}</h2>
              <p>
                <bdi>{carrier.company}</bdi>
              </p>
              <p>
                <bdi>{carrier.number}</bdi>
              </p>
            </>
          )}
        </div>
        <div data-slot="sheet-state">
          <Mark lit={step === null ? 0 : step + 1} />
          <b>{useStatusWord()(order.status)}</b>
        </div>
      </section>
      <SheetLines order={order} />
      <section data-slot="sheet-end">
        <div>
          {remark && (
            <>
              <h2>{words.remark}</h2>
              <Text by="other">{remark}</Text>
            </>
          )}
        </div>
        <OrderSums order={order} />
      </section>
      <footer>
        <MerchantText>{name}</MerchantText>
        <span>{fill(words.orderTitle, { number: isolated(number) })}</span>
      </footer>
    </article>
  )
}

function SheetLines({ order: { lines, currency } }: { order: Order }) {
  const words = useWords("orderDetail", "purchase")
  const comma = commaIn(useShell()?.lang ?? "")
  return (
    <table>
      <thead>
        <tr>
          <th colSpan={2}>{words.sumGoods}</th>
          <th>{words.piecesHead}</th>
          <th>{words.eachHead}</th>
          <th>{words.sumHead}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.id}>
            <td>
              <Thumb src={line.image} sizes="52px" />
            </td>
            <th scope="row">
              <MerchantText>{line.name}</MerchantText>
              <br />
              <small>
                <bdi>{[line.specs, line.goodsNumber].filter(Boolean).join(comma)}</bdi>
              </small>
            </th>
            <td>{line.quantity}</td>
            <td>{!line.isGift && <OrderAmount amount={line.price} currency={currency} />}</td>
            <td>{line.isGift ? words.sumFree : <OrderAmount amount={line.sum} currency={currency} />}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
