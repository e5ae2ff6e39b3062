import { SCREENS } from "../../../domain/site/screens.ts"
import type { Faults } from "../../shell/faults-of.ts"
import type { Typed } from "../../shell/form-outcome.ts"
import { personalStore } from "../../shell/use-personal.ts"
import { useWords } from "../../shell/use-words.ts"
import { Button } from "../../ui/forms/button.tsx"
import { PasswordField } from "../../ui/forms/password-field.tsx"
import { PostForm } from "../../ui/forms/post-form.tsx"
import { TextField } from "../../ui/forms/text-field.tsx"
import { Tick } from "../../ui/forms/tick.tsx"
import { useSending } from "../../ui/forms/use-sending.ts"
import { Link } from "../../ui/navigation/link.tsx"
import { PasskeySignIn } from "./passkeys/passkey-sign-in.tsx"
import { SIGN_IN_FIELDS } from "./sign-in-fields.ts"

type SignInFormProps = {
  /** Where it leads afterwards. */
  to: string
  faults?: Faults
  typed?: Typed | null
  onDone?: () => void
}

/** E-mail and password. Who does not want to stay signed in is signed out when the browser is closed. */
export function SignInForm({ to, faults: first = {}, typed, onDone }: SignInFormProps) {
  const words = useWords("account")
  const sending = useSending({
    faults: first,
    onDone() {
      personalStore.changed()
      onDone?.()
    },
  })
  const { faults } = sending
  return (
    <PostForm slot="gate-fields" to={SCREENS.signIn.path} sending={sending}>
      <input type="hidden" name={SIGN_IN_FIELDS.to} value={to} />
      <div data-slot="fields">
        <TextField
          label={words.accountEmail}
          name={SIGN_IN_FIELDS.email}
          faults={faults}
          type="email"
          autoComplete="username webauthn"
          defaultValue={typed?.email}
        />
        <PasswordField
          label={words.accountPassword}
          name={SIGN_IN_FIELDS.password}
          faults={faults}
          show={words.showPassword}
          autoComplete="current-password"
        />
      </div>
      <div data-slot="gate-row">
        <Tick name={SIGN_IN_FIELDS.remember} value="1" defaultChecked={!typed || SIGN_IN_FIELDS.remember in typed}>
          {words.staySignedIn}
        </Tick>
        <Link data-slot="text-link" to={SCREENS.resetPassword.path}>
          {words.forgotPassword}
        </Link>
      </div>
      <Button isWide isPending={sending.isPending}>
        {words.signIn}
      </Button>
      <PasskeySignIn isPending={sending.isPending} />
    </PostForm>
  )
}
