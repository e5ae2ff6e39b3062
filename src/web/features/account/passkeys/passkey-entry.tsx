import { useRef } from "react"
import { SCREENS } from "../../../../domain/site/screens.ts"
import type { Faults } from "../../../shell/faults-of.ts"
import { fill } from "../../../shell/fill.ts"
import { useWords } from "../../../shell/use-words.ts"
import { useDayText } from "../../../ui/amounts/use-day-text.ts"
import { Button } from "../../../ui/forms/button.tsx"
import { PostForm } from "../../../ui/forms/post-form.tsx"
import { TextField } from "../../../ui/forms/text-field.tsx"
import { useSending } from "../../../ui/forms/use-sending.ts"
import { useToast } from "../../../ui/overlays/toast.ts"
import { Fingerprint } from "../account-icons.tsx"
import { CENTRE_FIELDS, CENTRE_FORMS } from "../centre-forms.ts"
import { RemovalForm } from "../removal-form.tsx"
import type { Passkey } from "./read-passkey.ts"

type PasskeyEntryProps = { passkey: Passkey; faults: Faults }

/** One passkey: what it is called, since when it is there, and what can be done about it. */
export function PasskeyEntry({ passkey, faults }: PasskeyEntryProps) {
  const words = useWords("account", "memberCentre")
  const day = useDayText()
  const made = fill(words.passkeyMade, { day: day(passkey.madeAt) })
  const used = passkey.usedAt ? fill(words.passkeyUsed, { day: day(passkey.usedAt) }) : words.passkeyUnused
  return (
    <li data-slot="passkey">
      <Fingerprint size={28} />
      <p>
        <strong>
          <bdi>{passkey.name}</bdi>
        </strong>
        {made}, {used}
      </p>
      <RemovalForm
        form="removePasskey"
        field="passkey"
        id={passkey.id}
        label={fill(words.removePasskeyOf, { name: passkey.name })}
        ask={words.removePasskeyAsk}
        done={words.passkeyRemoved}
      >
        {fill(words.removePasskeyText, { name: passkey.name })}
      </RemovalForm>
      <RenamePasskey passkey={passkey} faults={faults} />
    </li>
  )
}

function RenamePasskey({ passkey, faults: first }: PasskeyEntryProps) {
  const words = useWords("account", "memberCentre")
  const toast = useToast()
  const fold = useRef<HTMLDetailsElement>(null)
  const sending = useSending({
    faults: first,
    onDone() {
      if (fold.current) fold.current.open = false
      toast(words.passkeyRenamed, "success")
    },
  })
  return (
    <details ref={fold} open={Object.keys(first).length > 0}>
      <summary data-slot="text-link" aria-label={fill(words.renamePasskeyOf, { name: passkey.name })}>
        {words.renamePasskey}
      </summary>
      <PostForm slot="part-form" to={SCREENS.memberCentre.path} sending={sending}>
        <input type="hidden" name={CENTRE_FIELDS.form} value={CENTRE_FORMS.renamePasskey} />
        <input type="hidden" name={CENTRE_FIELDS.passkey} value={passkey.id} />
        <TextField
          key={passkey.name}
          label={words.passkeyName}
          name={CENTRE_FIELDS.passkeyName}
          faults={sending.faults}
          maxLength={60}
          defaultValue={passkey.name}
          autoComplete="off"
        />
        <div>
          <Button kind="quiet" size="small" isPending={sending.isPending}>
            {words.savePasskeyName}
          </Button>
        </div>
      </PostForm>
    </details>
  )
}
