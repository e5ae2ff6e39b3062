import { type SubmitEvent, useRef, useState } from "react"
import { SCREENS } from "../../../../domain/site/screens.ts"
import { fill } from "../../../shell/fill.ts"
import { useWords } from "../../../shell/use-words.ts"
import { useSending } from "../../../ui/forms/use-sending.ts"
import { useAddress } from "../../../ui/navigation/link.tsx"
import { ConfirmDialog } from "../../../ui/overlays/confirm-dialog.tsx"
import { useToast } from "../../../ui/overlays/toast.ts"
import { CENTRE_FIELDS, CENTRE_FORMS } from "../centre-forms.ts"
import type { Passkey } from "./read-passkey.ts"

/** Removes it, once that was meant. Without scripts nobody is asked. */
export function RemovePasskey({ passkey }: { passkey: Passkey }) {
  const words = useWords("account", "memberCentre")
  const toast = useToast()
  const form = useRef<HTMLFormElement>(null)
  const isMeant = useRef(false)
  const [isAsked, setAsked] = useState(false)
  const { send, isPending } = useSending({
    onDone: () => toast(words.passkeyRemoved, "success"),
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
    form.current?.requestSubmit()
  }

  return (
    <form ref={form} method="post" action={useAddress(SCREENS.memberCentre.path)} onSubmit={submit}>
      <input type="hidden" name={CENTRE_FIELDS.form} value={CENTRE_FORMS.removePasskey} />
      <input type="hidden" name={CENTRE_FIELDS.passkey} value={passkey.id} />
      <button type="submit" data-slot="text-link" aria-label={fill(words.removePasskeyOf, { name: passkey.name })}>
        {words.removeAddressLink}
      </button>
      <ConfirmDialog
        isOpen={isAsked}
        title={words.removePasskeyAsk}
        confirm={words.removeAddressLink}
        isPending={isPending}
        onConfirm={confirm}
        onClose={() => setAsked(false)}
      >
        <p>{fill(words.removePasskeyText, { name: passkey.name })}</p>
      </ConfirmDialog>
    </form>
  )
}
