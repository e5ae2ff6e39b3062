import { useId, useState } from "react"
import { useActionData } from "react-router"
import { typedIn } from "../../shell/form-outcome.ts"
import { usePersonal } from "../../shell/use-personal.ts"
import { useWords } from "../../shell/use-words.ts"
import { useSending } from "../../ui/forms/use-sending.ts"
import { useAddress } from "../../ui/navigation/link.tsx"
import { FORM_FIELDS } from "./buy-form.ts"

type TellWhenBackProps = {
  variantId: number
  /** The good's address, whose action takes it. */
  action: string
  /** What was wrong with the address where it was sent without scripts. */
  fault: string | undefined
}

/** An address to be mailed once when a sold-out variant is there again. It answers where it stands; without scripts a page does. */
export function TellWhenBack({ variantId, action, fault: first }: TellWhenBackProps) {
  const words = useWords("item")
  const id = useId()
  const own = usePersonal()?.email ?? ""
  const typed = typedIn(useActionData())?.[FORM_FIELDS.wishEmail]
  const [isNoted, setNoted] = useState(false)
  const { send, isPending, faults } = useSending({
    faults: first ? { [FORM_FIELDS.wishEmail]: first } : {},
    onDone: () => setNoted(true),
    onFault: () => document.getElementById(id)?.focus(),
  })
  const fault = faults[FORM_FIELDS.wishEmail] ?? faults[""]
  return (
    <form
      data-slot="tell-when-back"
      method="post"
      action={useAddress(action)}
      noValidate
      aria-busy={isPending || undefined}
      onSubmit={send}
    >
      <label htmlFor={id}>{words.tellWhenBack}</label>
      <div>
        <input type="hidden" name={FORM_FIELDS.wish} value={variantId} />
        <input
          // Whose it is, is known after the page has loaded.
          key={own}
          id={id}
          type="email"
          name={FORM_FIELDS.wishEmail}
          autoComplete="email"
          maxLength={254}
          defaultValue={typed ?? own}
          placeholder={words.emailPlaceholder}
          aria-invalid={fault ? true : undefined}
          aria-describedby={`${id}-said`}
        />
        <button type="submit" aria-disabled={isPending || undefined}>
          {words.tellMe}
        </button>
      </div>
      <p id={`${id}-said`} role="status" data-slot={fault ? "field-fault" : undefined}>
        {fault ?? (isNoted ? words.wishNoted : words.tellWhenBackHint)}
      </p>
    </form>
  )
}
