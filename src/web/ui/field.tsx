import { type ReactNode, useId } from "react"

type Control = { id: string; "aria-invalid"?: true; "aria-describedby"?: string }
type FieldProps = { label: string; fault: string | undefined; children: (control: Control) => ReactNode }

/** A field with its name above it and, where something is wrong, the sentence that says what, below. */
export function Field({ label, fault, children }: FieldProps) {
  const id = useId()
  const wrong: Partial<Control> = fault ? { "aria-invalid": true, "aria-describedby": `${id}-fault` } : {}
  return (
    <div data-slot="field">
      <label htmlFor={id}>{label}</label>
      {children({ id, ...wrong })}
      {fault && (
        <p id={`${id}-fault`} data-slot="field-fault">
          {fault}
        </p>
      )}
    </div>
  )
}
