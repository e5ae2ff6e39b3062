import { type ReactNode, type SubmitEvent, useRef, useState } from "react"
import { SCREENS } from "../../../domain/site/screens.ts"
import { useWords } from "../../shell/use-words.ts"
import { useSending } from "../../ui/forms/use-sending.ts"
import { useAddress } from "../../ui/navigation/link.tsx"
import { ConfirmDialog } from "../../ui/overlays/confirm-dialog.tsx"
import { useToast } from "../../ui/overlays/toast.ts"
import { CENTRE_FIELDS, CENTRE_FORMS } from "./centre-forms.ts"

type RemovalFormProps = {
  form: "removeAddress" | "removePasskey"
  field: "address" | "passkey"
  id: number
  label: string
  /** The question, what it is about, and what is said when it is done. */
  ask: string
  children: ReactNode
  done: string
}

/** Removes something of the member's, once that was meant. Without scripts nobody is asked. */
export function RemovalForm({ form, field, id, label, ask, children, done }: RemovalFormProps) {
  const words = useWords("account", "memberCentre")
  const toast = useToast()
  const element = useRef<HTMLFormElement>(null)
  const isMeant = useRef(false)
  const [isAsked, setAsked] = useState(false)
  const { send, isPending } = useSending({
    onDone: () => toast(done, "success"),
    onFault(faults) {
      setAsked(false)
      toast(Object.values(faults)[0] ?? "", "error")
    },
  })

  function submit(event: SubmitEvent<HTMLFormElement>) {
    if (isMeant.current) {
      isMeant.current = false
      return send(event)
    }
    event.preventDefault()
    setAsked(true)
  }
  function confirm() {
    isMeant.current = true
    element.current?.requestSubmit()
  }

  return (
    <form ref={element} method="post" action={useAddress(SCREENS.memberCentre.path)} onSubmit={submit}>
      <input type="hidden" name={CENTRE_FIELDS.form} value={CENTRE_FORMS[form]} />
      <input type="hidden" name={CENTRE_FIELDS[field]} value={id} />
      <button type="submit" data-slot="text-link" aria-label={label}>
        {words.removeAddressLink}
      </button>
      <ConfirmDialog
        isOpen={isAsked}
        title={ask}
        confirm={words.removeAddressLink}
        isPending={isPending}
        onConfirm={confirm}
        onClose={() => setAsked(false)}
      >
        <p>{children}</p>
      </ConfirmDialog>
    </form>
  )
}
