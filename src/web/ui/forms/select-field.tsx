import type { ReactNode, SelectHTMLAttributes } from "react"
import { ChevronDown } from "../icons.tsx"
import { Field } from "./field.tsx"

type SelectFieldProps = {
  label: string
  name: string
  faults: Readonly<Record<string, string>>
  note?: string
  hint?: ReactNode
  fieldWidth?: 2 | 3 | 4 | "half"
} & SelectHTMLAttributes<HTMLSelectElement>

/** One out of a list. */
export function SelectField({ label, name, faults, note, hint, fieldWidth, ...select }: SelectFieldProps) {
  return (
    <Field label={label} note={note} fault={faults[name]} hint={hint} width={fieldWidth}>
      {(control) => (
        <span data-slot="select">
          <select name={name} {...select} {...control} />
          <ChevronDown size={20} />
        </span>
      )}
    </Field>
  )
}
