import { commaIn } from "../../../domain/locales/comma.ts"
import type { OrderAddress } from "../../features/orders/order.ts"
import { useShell } from "../../shell/shell.ts"

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
