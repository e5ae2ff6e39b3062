import type { SubmitEvent } from "react"
import { useWords } from "../../../shell/use-words.ts"
import { Button } from "../../../ui/forms/button.tsx"
import { PasswordField } from "../../../ui/forms/password-field.tsx"
import { Plus } from "../../../ui/icons.tsx"
import { Notice } from "../../../ui/notice.tsx"
import { CENTRE_FIELDS } from "../centre-forms.ts"
import { useAddingPasskey } from "./use-adding-passkey.ts"
import { useCanUsePasskeys } from "./use-can-use-passkeys.ts"

/** Makes a passkey in this browser. A browser that cannot says so. */
export function AddPasskey({ email }: { email: string }) {
  const words = useWords("account", "memberCentre")
  const canUse = useCanUsePasskeys()
  const { add, isWaiting, isAsking, fault } = useAddingPasskey()
  if (canUse === null) return null
  if (!canUse) return <p data-quiet>{words.passkeysNotHere}</p>

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    void add(String(new FormData(event.currentTarget).get(CENTRE_FIELDS.password) ?? ""))
  }

  return (
    <form data-slot="part-form" noValidate aria-busy={isWaiting || undefined} onSubmit={submit}>
      {fault && !isAsking && (
        <Notice kind="fault" isNews>
          {fault}
        </Notice>
      )}
      {isAsking && (
        <div data-slot="fields">
          {/* For password managers: whose password it is. */}
          <input type="text" name="username" value={email} autoComplete="username" readOnly hidden />
          <PasswordField
            label={words.accountPassword}
            name={CENTRE_FIELDS.password}
            faults={fault ? { [CENTRE_FIELDS.password]: fault } : {}}
            fieldWidth={3}
            show={words.showPassword}
            hint={words.passkeyNeedsPassword}
            autoComplete="current-password"
            // It is there because of the button that was pressed.
            autoFocus
          />
        </div>
      )}
      <div>
        <Button kind="quiet" size="small" isPending={isWaiting}>
          <Plus size={18} />
          {words.addPasskey}
        </Button>
      </div>
    </form>
  )
}
