import type { ReactNode, TextareaHTMLAttributes } from "react"
import { Field } from "./field.tsx"

type TextAreaProps = {
  label: string
  name: string
  faults: Readonly<Record<string, string>>
  note?: string
  hint?: ReactNode
} & TextareaHTMLAttributes<HTMLTextAreaElement>

/** Several lines of text. */
export function TextArea({ label, name, faults, note, hint, rows = 4, ...area }: TextAreaProps) {
  return (
    <Field label={label} note={note} fault={faults[name]} hint={hint}>
      {(control) => <textarea name={name} rows={rows} {...area} {...control} />}
    </Field>
  )
}
