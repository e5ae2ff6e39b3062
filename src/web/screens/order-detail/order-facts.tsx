import type { Order } from "../../features/orders/order.ts"
import { fill } from "../../shell/fill.ts"
import { useWords } from "../../shell/use-words.ts"
import { daysText } from "../../ui/amounts/days-text.ts"
import { CopyButton } from "../../ui/copy-button.tsx"
import { BillLines, OrderAddressLines } from "./order-address.tsx"
import { usePaymentLines } from "./use-payment-lines.ts"

/** Who carries it, where it goes, how it was paid, what the buyer wished. */
export function OrderFacts({ order }: { order: Order }) {
  const words = useWords("orderDetail", "purchase", "business")
  const paymentLines = usePaymentLines(order)
  const { carrier, days, remark } = order
  const isComing = order.status !== "completed" && order.status !== "cancelled"
  return (
    <section data-slot="facts-card" aria-label={words.facts}>
      {order.parcels.map((parcel) => (
        <Parcel key={parcel.id} parcel={parcel} isOneOfMany={order.parcels.length > 1 || order.restFollows} />
      ))}
      {order.restFollows && <p>{words.restFollows}</p>}
      {carrier && order.parcels.length === 0 && (
        <Parcel parcel={{ id: 0, ...carrier, lines: [] }} isOneOfMany={false} />
      )}
      <div>
        <h2>{words.address}</h2>
        <OrderAddressLines address={order.address} />
        {days && isComing && <p>{fill(words.deliveredIn, { days: daysText(days) })}</p>}
      </div>
      {order.bill && (
        <div>
          <h2>{words.billingAddress}</h2>
          <BillLines bill={order.bill} />
        </div>
      )}
      <div>
        <h2>{words.payment}</h2>
        {paymentLines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      {remark && (
        <div>
          <h2>{words.remark}</h2>
          <p>
            <bdi>{remark}</bdi>
          </p>
        </div>
      )}
    </section>
  )
}

/** Who carries it under which number; of several also what is in it. */
function Parcel({ parcel, isOneOfMany }: { parcel: Order["parcels"][number]; isOneOfMany: boolean }) {
  const words = useWords("orderDetail")
  const { company, number, lines } = parcel
  return (
    <div>
      <h2>{isOneOfMany ? words.parcel : words.carrier}</h2>
      <p>
        <bdi>{company}</bdi>
      </p>
      {number && <CopyButton text={number} label={words.copyNumber} done={words.numberCopied} />}
      {isOneOfMany &&
        lines.map((line) => (
          <p key={line.id}>
            {line.quantity} × <bdi>{line.name}</bdi>
          </p>
        ))}
    </div>
  )
}
