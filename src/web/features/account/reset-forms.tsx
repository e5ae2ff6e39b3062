import { SCREENS } from "../../../domain/site/screens.ts"
import type { Faults } from "../../shell/faults-of.ts"
import { fill } from "../../shell/fill.ts"
import type { Typed } from "../../shell/form-outcome.ts"
import { useWords } from "../../shell/use-words.ts"
import { Button } from "../../ui/forms/button.tsx"
import { PostForm } from "../../ui/forms/post-form.tsx"
import { TextField } from "../../ui/forms/text-field.tsx"
import { useSending } from "../../ui/forms/use-sending.ts"
import { Mark } from "../../ui/mark.tsx"
import { useToast } from "../../ui/overlays/toast.ts"
import { NewPasswordField } from "./new-password-field.tsx"

export const RESET_FIELDS = { email: "email", code: "code", password: "password" } as const

type Sent = { faults: Faults; typed: Typed | null }

/** Step one: the address. The answer is the same for every address. */
export function AskForCode({ faults, typed }: Sent) {
  const words = useWords("account", "resetPassword")
  const sending = useSending({ faults })
  return (
    <PostForm slot="gate-fields" to={SCREENS.resetPassword.path} sending={sending}>
      <Step number={1} />
      <div data-slot="fields">
        <TextField
          label={words.accountEmail}
          name={RESET_FIELDS.email}
          faults={sending.faults}
          type="email"
          autoComplete="email"
          hint={words.codeHint}
          defaultValue={typed?.email}
        />
      </div>
      <Button isWide isPending={sending.isPending}>
        {words.sendCode}
      </Button>
    </PostForm>
  )
}

/** Step two: the code from the mail, and a new password. */
export function NewPassword({ email, faults, typed }: Sent & { email: string }) {
  const words = useWords("account", "resetPassword")
  const sending = useSending({ faults })
  return (
    <>
      <PostForm slot="gate-fields" to={SCREENS.resetPassword.path} sending={sending}>
        <Step number={2} />
        <input type="hidden" name={RESET_FIELDS.email} value={email} autoComplete="username" />
        <div data-slot="fields">
          <TextField
            label={words.mailedCode}
            name={RESET_FIELDS.code}
            faults={sending.faults}
            autoComplete="one-time-code"
            autoCapitalize="characters"
            spellCheck={false}
            dir="ltr"
            defaultValue={typed?.code}
          />
          <NewPasswordField label={words.newPassword} name={RESET_FIELDS.password} faults={sending.faults} />
        </div>
        <Button isWide isPending={sending.isPending}>
          {words.savePassword}
        </Button>
        <p data-quiet data-small>
          {words.otherDevicesOut}
        </p>
      </PostForm>
      <SendAgain email={email} />
    </>
  )
}

function SendAgain({ email }: { email: string }) {
  const words = useWords("resetPassword")
  const toast = useToast()
  const sending = useSending({ onDone: () => toast(words.codeOnItsWay, "success") })
  return (
    <PostForm to={SCREENS.resetPassword.path} sending={sending}>
      <input type="hidden" name={RESET_FIELDS.email} value={email} />
      <Button kind="quiet" size="small" isPending={sending.isPending}>
        {words.sendAgain}
      </Button>
    </PostForm>
  )
}

function Step({ number }: { number: 1 | 2 }) {
  const words = useWords("resetPassword")
  return (
    <p data-slot="gate-step">
      <Mark lit={number * 2} />
      {fill(words.stepOf, { step: number, steps: 2 })}
    </p>
  )
}
