import { useEffect, useState } from "react"
import { AddressText } from "../../features/addresses/address-card.tsx"
import { AddressFields } from "../../features/addresses/address-fields.tsx"
import { keptGuestAddress } from "../../features/addresses/guest-address.ts"
import type { Typed } from "../../shell/form-outcome.ts"
import { useWords } from "../../shell/use-words.ts"
import { ChoiceCard } from "../../ui/forms/choice-card.tsx"
import { Part } from "../../ui/part.tsx"
import { CHECKOUT_FIELDS, NEW_ADDRESS } from "./checkout.ts"
import type { CheckoutData } from "./load-checkout.server.ts"
import type { CheckoutForm } from "./use-checkout.ts"

type AddressPartProps = { data: CheckoutData; checkout: CheckoutForm; typed: Typed | null }

/** Where to: one of the member's addresses, or a new one. Those that the shop does not ship to say so. */
export function AddressPart({ data, checkout, typed }: AddressPartProps) {
  const words = useWords("checkOut", "addresses")
  const { faults, reckon } = checkout
  const { addresses, countries, firstCountry, isMember } = data
  const hasBook = addresses.length > 0
  const first = typed?.addressId ?? (data.addressId === null ? NEW_ADDRESS : String(data.addressId))
  const [chosen, setChosen] = useState(first)
  const [kept, setKept] = useState<Typed | null>(null)
  // What this browser keeps is not known to the server.
  useEffect(() => {
    if (!isMember && !typed) setKept(keptGuestAddress())
  }, [isMember, typed])
  const choose = (id: string) => {
    setChosen(id)
    reckon()
  }
  return (
    <Part title={words.addressTitle}>
      {hasBook && (
        <div data-slot="choices" data-columns="3" role="radiogroup" aria-label={words.addressTitle}>
          {addresses.map((address) => (
            <ChoiceCard
              key={address.id}
              name={CHECKOUT_FIELDS.addressId}
              value={address.id}
              checked={chosen === String(address.id)}
              onChange={() => choose(String(address.id))}
              isOff={address.isOff}
              title={<bdi>{address.name}</bdi>}
              text={
                <>
                  <AddressText address={address} />
                  {address.isOff && <span data-slot="address-off">{words.addressOff}</span>}
                </>
              }
            />
          ))}
          <ChoiceCard
            name={CHECKOUT_FIELDS.addressId}
            value={NEW_ADDRESS}
            checked={chosen === NEW_ADDRESS}
            onChange={() => choose(NEW_ADDRESS)}
            title={words.otherAddress}
            text={words.otherAddressHint}
          />
        </div>
      )}
      {faults[CHECKOUT_FIELDS.addressId] && (
        <p data-slot="field-fault" role="alert">
          {faults[CHECKOUT_FIELDS.addressId]}
        </p>
      )}
      {isMember && !hasBook && <input type="hidden" name={CHECKOUT_FIELDS.addressId} value={NEW_ADDRESS} />}
      <section data-slot="form-panel" data-when={hasBook ? "new" : undefined}>
        <AddressFields
          key={kept ? "kept" : "new"}
          countries={countries}
          firstCountry={firstCountry}
          typed={typed ?? kept}
          faults={faults}
          name={data.member?.name}
          isEmailKnown
          onMove={reckon}
        />
      </section>
    </Part>
  )
}
