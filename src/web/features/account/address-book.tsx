import { editAddressPath } from "../../../domain/site/route-address.ts"
import { SCREENS } from "../../../domain/site/screens.ts"
import { fill } from "../../shell/fill.ts"
import { useWords } from "../../shell/use-words.ts"
import { useSending } from "../../ui/forms/use-sending.ts"
import { Plus } from "../../ui/icons.tsx"
import { Link, useAddress } from "../../ui/navigation/link.tsx"
import { useToast } from "../../ui/overlays/toast.ts"
import type { Address } from "../addresses/address.ts"
import { AddressCard } from "../addresses/address-card.tsx"
import { CENTRE_FIELDS, CENTRE_FORMS } from "./centre-forms.ts"
import { RemovalForm } from "./removal-form.tsx"

/** The member's addresses, and the way to a new one. */
export function AddressBook({ addresses }: { addresses: readonly Address[] }) {
  const words = useWords("account", "memberCentre")
  return (
    <div data-slot="choices" data-columns="3">
      {addresses.map((address) => (
        <AddressCard key={address.id} address={address}>
          <Link
            data-slot="text-link"
            to={editAddressPath(address.id)}
            aria-label={fill(words.editAddressOf, { name: address.whole })}
          >
            {words.editAddressLink}
          </Link>
          {!address.isDefault && !address.isOff && <DefaultButton address={address} />}
          <RemovalForm
            form="removeAddress"
            field="address"
            id={address.id}
            label={fill(words.removeAddressOf, { name: address.whole })}
            ask={words.removeAddressAsk}
            done={words.addressRemoved}
          >
            <bdi>{address.whole}</bdi>
          </RemovalForm>
        </AddressCard>
      ))}
      <Link data-slot="choice-add" to={SCREENS.addressAdd.path}>
        <Plus size={20} />
        {words.addAddress}
      </Link>
    </div>
  )
}

function DefaultButton({ address }: { address: Address }) {
  const words = useWords("account", "memberCentre")
  const toast = useToast()
  const { send, isPending } = useSending({
    onDone: () => toast(words.addressSaved, "success"),
    onFault: (faults) => toast(Object.values(faults)[0] ?? "", "error"),
  })
  const label = fill(words.makeDefaultOf, { name: address.whole })
  return (
    <form method="post" action={useAddress(SCREENS.memberCentre.path)} onSubmit={send}>
      <input type="hidden" name={CENTRE_FIELDS.form} value={CENTRE_FORMS.defaultAddress} />
      <input type="hidden" name={CENTRE_FIELDS.address} value={address.id} />
      <button type="submit" data-slot="text-link" aria-label={label} aria-disabled={isPending || undefined}>
        {words.makeDefault}
      </button>
    </form>
  )
}
