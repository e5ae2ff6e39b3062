import eye from "lucide/dist/esm/icons/eye.mjs"
import eyeOff from "lucide/dist/esm/icons/eye-off.mjs"
import { type InputHTMLAttributes, type ReactNode, useState } from "react"
import { icon } from "../icon.tsx"
import { Field } from "./field.tsx"

const Eye = icon(eye)
const EyeOff = icon(eyeOff)

type PasswordFieldProps = {
  label: string
  name: string
  faults: Readonly<Record<string, string>>
  show: string
  hint?: ReactNode
  fieldWidth?: 3
} & InputHTMLAttributes<HTMLInputElement>

/** A password, hidden until its writer wants to see it. Without scripts it stays hidden. */
export function PasswordField({ label, name, faults, show, hint, fieldWidth, ...input }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false)
  return (
    <Field label={label} fault={faults[name]} hint={hint} width={fieldWidth}>
      {(control) => (
        <span data-slot="password-field">
          <input name={name} type={isShown ? "text" : "password"} {...input} {...control} />
          <button type="button" aria-label={show} aria-pressed={isShown} onClick={() => setShown(!isShown)}>
            {isShown ? <EyeOff size={20} /> : <Eye size={20} />}
          </button>
        </span>
      )}
    </Field>
  )
}
