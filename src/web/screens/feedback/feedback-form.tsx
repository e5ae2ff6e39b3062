import { useEffect, useRef } from "react"
import { SCREENS } from "../../../domain/site/screens.ts"
import type { Faults } from "../../shell/faults-of.ts"
import { useWords } from "../../shell/use-words.ts"
import { Button } from "../../ui/forms/button.tsx"
import { SelectField } from "../../ui/forms/select-field.tsx"
import { TextArea } from "../../ui/forms/text-area.tsx"
import { TextField } from "../../ui/forms/text-field.tsx"
import { useSending } from "../../ui/forms/use-sending.ts"
import { Link, useAddress } from "../../ui/navigation/link.tsx"
import { Notice } from "../../ui/notice.tsx"

type FeedbackFormProps = {
  countries: readonly { code: string; name: string }[]
  /** What was wrong where it was sent without scripts. */
  faults: Faults
  onSent: () => void
}

/** A word to the shop. */
export function FeedbackForm({ countries, faults: first, onSent }: FeedbackFormProps) {
  const words = useWords("feedback")
  const { send, isPending, faults } = useSending({ faults: first, onDone: onSent })
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (Object.keys(faults).length > 0) form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus()
  }, [faults])
  return (
    <form
      ref={form}
      data-slot="form-panel"
      method="post"
      action={useAddress(SCREENS.feedback.path)}
      noValidate
      aria-busy={isPending || undefined}
      onSubmit={send}
    >
      {faults[""] && (
        <Notice kind="fault" isNews>
          <p>{faults[""]}</p>
        </Notice>
      )}
      <div data-slot="fields">
        <TextField label={words.yourName} name="name" autoComplete="name" faults={faults} fieldWidth={3} />
        <TextField
          label={words.emailAddress}
          name="email"
          type="email"
          autoComplete="email"
          faults={faults}
          fieldWidth={3}
        />
        <SelectField
          label={words.feedbackCountry}
          name="country"
          autoComplete="country"
          hint={words.feedbackCountryHint}
          faults={faults}
          fieldWidth={3}
        >
          <option value="">{words.feedbackChoose}</option>
          {countries.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
        <TextField
          label={words.feedbackPhone}
          note={words.feedbackOptional}
          name="phone"
          type="tel"
          autoComplete="tel"
          dir="ltr"
          faults={faults}
          fieldWidth={3}
        />
        <TextArea label={words.feedbackMessage} name="content" rows={5} faults={faults} />
      </div>
      <div data-slot="form-actions">
        <Button isPending={isPending}>{words.sendFeedback}</Button>
        <Link data-slot="text-link" to={SCREENS.privacy.path}>
          {words.policyPrivacy}
        </Link>
      </div>
    </form>
  )
}
