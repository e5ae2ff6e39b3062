import type { ReactNode } from "react"
import { commaIn } from "../../../domain/locales/comma.ts"
import { useShell } from "../../shell/shell.ts"
import { useWords } from "../../shell/use-words.ts"
import { Tag } from "../../ui/tag.tsx"
import type { Address } from "./address.ts"

/** An address as it is written on a parcel. */
export function AddressText({ address }: { address: Address }) {
  const place = [address.city, address.regionName, address.postcode]
    .filter(Boolean)
    .join(commaIn(useShell()?.lang ?? ""))
  const lines = [address.street, place, address.countryName]
  return (
    <>
      {lines.map((line) => (
        <bdi key={line} data-slot="address-line">
          {line}
        </bdi>
      ))}
      <span data-slot="address-line">
        <bdi dir="ltr">
          +{address.callingCode} {address.phone}
        </bdi>
      </span>
    </>
  )
}

/** An address of the book, with what can be done about it. One that the shop does not ship to says so. */
export function AddressCard({ address, children }: { address: Address; children: ReactNode }) {
  const words = useWords("addresses")
  const state = address.isOff ? "off" : address.isDefault ? "on" : undefined
  return (
    <article data-slot="choice-card" data-state={state}>
      <span>
        <strong>
          <bdi>{address.name}</bdi> {address.isDefault && <Tag>{words.defaultAddress}</Tag>}
        </strong>
        <AddressText address={address} />
        {address.isOff && <small data-slot="address-off">{words.addressOff}</small>}
        <span data-slot="choice-actions">{children}</span>
      </span>
    </article>
  )
}
