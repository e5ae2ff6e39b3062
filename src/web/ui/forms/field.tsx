import { type ReactNode, useId } from "react"

type Control = { id: string; "aria-invalid"?: true; "aria-describedby"?: string }
type FieldProps = {
  label: string
  /** Beside the name: that it may be left out, say. */
  note?: string | undefined
  fault: string | undefined
  hint?: ReactNode
  /** How many of the form's six columns it takes; `half` stays half as wide on a phone. */
  width?: 2 | 3 | 4 | "half" | undefined
  children: (control: Control) => ReactNode
}

/** A field with its name above it and, below, a hint or the sentence that says what is wrong. */
export function Field({ label, note, fault, hint, width, children }: FieldProps) {
  const id = useId()
  const about = [fault && `${id}-fault`, hint && `${id}-hint`].filter(Boolean).join(" ")
  const control: Control = { id }
  if (fault) control["aria-invalid"] = true
  if (about) control["aria-describedby"] = about
  return (
    <div data-slot="field" data-width={width}>
      <label htmlFor={id}>
        {label}
        {note && <small> {note}</small>}
      </label>
      {children(control)}
      {fault && (
        <p id={`${id}-fault`} data-slot="field-fault">
          {fault}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} data-slot="field-hint">
          {hint}
        </p>
      )}
    </div>
  )
}
