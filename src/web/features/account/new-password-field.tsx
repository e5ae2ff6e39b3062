import { useState } from "react"
import { passwordStrength } from "../../../domain/members/password-strength.ts"
import type { Faults } from "../../shell/faults-of.ts"
import { useWords } from "../../shell/use-words.ts"
import { PasswordField } from "../../ui/forms/password-field.tsx"
import { Mark } from "../../ui/mark.tsx"

type NewPasswordFieldProps = { label: string; name: string; faults: Faults; fieldWidth?: 3 }

/** A password to be chosen, with how good it is as it is typed. Whether it is taken the shop decides. */
export function NewPasswordField(props: NewPasswordFieldProps) {
  const words = useWords("account")
  const [typed, setTyped] = useState("")
  const strength = passwordStrength(typed)
  const says = [
    words.passwordTooShort,
    words.passwordWeak,
    words.passwordFair,
    words.passwordGood,
    words.passwordStrong,
  ]
  return (
    <PasswordField
      {...props}
      show={words.showPassword}
      autoComplete="new-password"
      onChange={(event) => setTyped(event.currentTarget.value)}
      hint={
        <span data-slot="strength">
          <Mark lit={strength} />
          <span role="status">{typed && <b>{says[strength]}</b>}</span>
          <small>{words.passwordHint}</small>
        </span>
      }
    />
  )
}
