import type { InputHTMLAttributes, ReactNode } from "react"
import { Field } from "./field.tsx"

type TextFieldProps = {
  label: string
  name: string
  faults: Readonly<Record<string, string>>
  note?: string
  hint?: ReactNode
  fieldWidth?: 2 | 3 | 4 | "half"
} & InputHTMLAttributes<HTMLInputElement>

/** One line of text. What is wrong with it is found under its name. */
export function TextField({ label, name, faults, note, hint, fieldWidth, ...input }: TextFieldProps) {
  return (
    <Field label={label} note={note} fault={faults[name]} hint={hint} width={fieldWidth}>
      {(control) => <input name={name} {...input} {...control} />}
    </Field>
  )
}
