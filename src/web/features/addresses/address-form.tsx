import { ADDRESS_FAILURE_MS } from "../../../domain/constants.ts"
import type { Faults } from "../../shell/faults-of.ts"
import { fill } from "../../shell/fill.ts"
import { useWords } from "../../shell/use-words.ts"
import { Button, ButtonLink } from "../../ui/forms/button.tsx"
import { PostForm } from "../../ui/forms/post-form.tsx"
import { Tick } from "../../ui/forms/tick.tsx"
import { useSending } from "../../ui/forms/use-sending.ts"
import { useToast } from "../../ui/overlays/toast.ts"
import { ADDRESS_FIELDS } from "./address.ts"
import { AddressFields, type AddressFieldsProps } from "./address-fields.tsx"

type AddressFormProps = Omit<AddressFieldsProps, "faults"> & {
  /** The action that takes it. */
  to: string
  /** Where one goes back to without saving. */
  back: string
  /** What was wrong where it was sent without scripts. */
  faults: Faults
  /** The first address is the default one, and the default one stays so. */
  isDefaultFixed: boolean
  onDone?: () => void
}

/** A whole address form. What is wrong is said for three seconds, and stays under the fields. */
export function AddressForm({ to, back, faults, isDefaultFixed, onDone, ...fields }: AddressFormProps) {
  const words = useWords("addresses")
  const toast = useToast()
  const sending = useSending({
    faults,
    ...(onDone && { onDone }),
    onFault: (wrong) => {
      const count = Object.keys(wrong).length
      toast(wrong[""] ?? fill(words.fieldsWrong, { count }), "error", ADDRESS_FAILURE_MS)
    },
  })
  return (
    <PostForm slot="form-panel" to={to} sending={sending}>
      <AddressFields {...fields} faults={sending.faults} />
      <Tick
        name={ADDRESS_FIELDS.isDefault}
        value="1"
        defaultChecked={fields.typed ? "isDefault" in fields.typed : isDefaultFixed}
        disabled={isDefaultFixed}
      >
        {words.addressDefault}
      </Tick>
      <div data-slot="form-actions">
        <Button isPending={sending.isPending}>{words.saveAddress}</Button>
        <ButtonLink kind="quiet" to={back}>
          {words.cancel}
        </ButtonLink>
      </div>
    </PostForm>
  )
}
