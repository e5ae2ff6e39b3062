import { useState } from "react"
import { SCREENS } from "../../../domain/site/screens.ts"
import type { Faults } from "../../shell/faults-of.ts"
import type { Typed } from "../../shell/form-outcome.ts"
import { personalStore } from "../../shell/use-personal.ts"
import { useWords } from "../../shell/use-words.ts"
import { Button } from "../../ui/forms/button.tsx"
import { PasswordField } from "../../ui/forms/password-field.tsx"
import { PostForm } from "../../ui/forms/post-form.tsx"
import { TextField } from "../../ui/forms/text-field.tsx"
import { useSending } from "../../ui/forms/use-sending.ts"
import { useToast } from "../../ui/overlays/toast.ts"
import { CENTRE_FIELDS, CENTRE_FORMS } from "./centre-forms.ts"

type ProfileFormProps = { name: string; email: string; faults: Faults; typed: Typed | null }

/** The member's name and address. Another address asks for the password, and counts once it is confirmed. */
export function ProfileForm({ name, email, faults: first, typed }: ProfileFormProps) {
  const words = useWords("account", "memberCentre")
  const toast = useToast()
  const sending = useSending({
    faults: first,
    onDone() {
      personalStore.changed()
      toast(words.profileSaved, "success")
    },
  })
  const { faults } = sending
  const [typedEmail, setTypedEmail] = useState(email)
  const isMoving = typedEmail !== email || CENTRE_FIELDS.password in faults
  return (
    <PostForm slot="part-form" to={SCREENS.memberCentre.path} sending={sending}>
      <input type="hidden" name={CENTRE_FIELDS.form} value={CENTRE_FORMS.profile} />
      {/* What was saved is what stands there afterwards. */}
      <div data-slot="fields" key={`${name} ${email}`}>
        <TextField
          label={words.yourName}
          name={CENTRE_FIELDS.name}
          faults={faults}
          fieldWidth={3}
          autoComplete="name"
          defaultValue={typed?.name ?? name}
        />
        <TextField
          label={words.accountEmail}
          name={CENTRE_FIELDS.email}
          faults={faults}
          fieldWidth={3}
          type="email"
          autoComplete="email"
          defaultValue={typed?.email ?? email}
          onChange={(event) => setTypedEmail(event.currentTarget.value)}
        />
        {isMoving && (
          <PasswordField
            label={words.accountPassword}
            name={CENTRE_FIELDS.password}
            faults={faults}
            show={words.showPassword}
            hint={words.emailNeedsPassword}
            autoComplete="current-password"
          />
        )}
      </div>
      <div>
        <Button size="small" isPending={sending.isPending}>
          {words.saveProfile}
        </Button>
      </div>
    </PostForm>
  )
}
