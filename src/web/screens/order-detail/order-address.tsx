import { commaIn } from "../../../domain/locales/comma.ts"
import type { Order, OrderAddress } from "../../features/orders/order.ts"
import { useShell } from "../../shell/shell.ts"
import { useWords } from "../../shell/use-words.ts"

/** An address as it was when the order was placed, line by line. */
export function OrderAddressLines({ address }: { address: OrderAddress }) {
  const { name, street, city, postcode, region, country, phone, email } = address
  const place = [[postcode, city].filter(Boolean).join(" "), region]
    .filter(Boolean)
    .join(commaIn(useShell()?.lang ?? ""))
  const lines = [name, street, place, country, phone, email].filter(Boolean)
  return (
    <address>
      {lines.map((line) => (
        <p key={line}>
          <bdi>{line}</bdi>
        </p>
      ))}
    </address>
  )
}

/** Where the bill goes, and the number of the business. */
export function BillLines({ bill: { address, vatNumber } }: { bill: NonNullable<Order["bill"]> }) {
  const words = useWords("business")
  return (
    <>
      <OrderAddressLines address={address} />
      {vatNumber && (
        <p>
          {words.vatNumber} <bdi dir="ltr">{vatNumber}</bdi>
        </p>
      )}
    </>
  )
}
