import circleAlert from "lucide/dist/esm/icons/circle-alert.mjs"
import { cloneElement, type ReactElement, useId } from "react"
import { Icon } from "./icon.tsx"

type Control = ReactElement<{
  id?: string
  "aria-describedby"?: string
  "aria-invalid"?: boolean
  className?: string
}>

type FieldProps = { label: string; hint?: string; fault?: string; className?: string; children: Control }

/** A control with its name above it, a hint and what is wrong below it, both read out with it. */
export function Field({ label, hint, fault, className, children }: FieldProps) {
  const id = useId()
  const described = [hint && `${id}-hint`, fault && `${id}-fault`].filter(Boolean).join(" ") || undefined
  const control = cloneElement(children, {
    id: children.props.id ?? id,
    "aria-describedby": described,
    "aria-invalid": fault ? true : undefined,
    className: [children.props.className, fault && "wrong"].filter(Boolean).join(" "),
  })
  return (
    <div className={className ? `field ${className}` : "field"}>
      <label htmlFor={children.props.id ?? id}>{label}</label>
      {control}
      {hint && <small id={`${id}-hint`}>{hint}</small>}
      {fault && (
        <span className="err" id={`${id}-fault`} role="alert">
          <Icon of={circleAlert} size="s" />
          {fault}
        </span>
      )}
    </div>
  )
}
