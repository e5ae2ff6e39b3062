import { SCREENS } from "../../../domain/site/screens.ts"
import type { Faults } from "../../shell/faults-of.ts"
import { useWords } from "../../shell/use-words.ts"
import { Button } from "../../ui/forms/button.tsx"
import { PasswordField } from "../../ui/forms/password-field.tsx"
import { PostForm } from "../../ui/forms/post-form.tsx"
import { useSending } from "../../ui/forms/use-sending.ts"
import { useToast } from "../../ui/overlays/toast.ts"
import { CENTRE_FIELDS, CENTRE_FORMS } from "./centre-forms.ts"
import { NewPasswordField } from "./new-password-field.tsx"

/** Changes the password of whoever knows the present one. */
export function PasswordForm({ email, faults: first }: { email: string; faults: Faults }) {
  const words = useWords("account", "memberCentre")
  const toast = useToast()
  const sending = useSending({ faults: first, onDone: () => toast(words.passwordChanged, "success") })
  const { faults } = sending
  return (
    <PostForm slot="part-form" to={SCREENS.memberCentre.path} sending={sending}>
      <input type="hidden" name={CENTRE_FIELDS.form} value={CENTRE_FORMS.password} />
      {/* For password managers: whose password it is. */}
      <input type="text" name="username" value={email} autoComplete="username" readOnly hidden />
      <div data-slot="fields">
        <PasswordField
          label={words.oldPassword}
          name={CENTRE_FIELDS.oldPassword}
          faults={faults}
          fieldWidth={3}
          show={words.showPassword}
          autoComplete="current-password"
        />
        <NewPasswordField label={words.newPassword} name={CENTRE_FIELDS.newPassword} faults={faults} fieldWidth={3} />
      </div>
      <div>
        <Button kind="quiet" size="small" isPending={sending.isPending}>
          {words.changePassword}
        </Button>
      </div>
    </PostForm>
  )
}
