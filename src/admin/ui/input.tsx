import type { ComponentProps } from "react"

const join = (className: string | undefined) => (className ? `input ${className}` : "input")

export const Input = ({ className, ...props }: ComponentProps<"input">) => (
  <input type="text" {...props} className={join(className)} />
)

export const TextArea = ({ className, ...props }: ComponentProps<"textarea">) => (
  <textarea rows={4} {...props} className={join(className)} />
)

/** The browser's own list: quick, and at home on phones. Long lists that are searched are a Combobox. */
export const Select = ({ className, ...props }: ComponentProps<"select">) => (
  <select {...props} className={join(className)} />
)

type SwitchProps = Omit<ComponentProps<"input">, "type"> & { label: string; isLabelHidden?: boolean }

export function Switch({ label, isLabelHidden = false, ...props }: SwitchProps) {
  return (
    <label className="row">
      <input {...props} type="checkbox" role="switch" aria-checked={props.checked} className="switch" />
      <span className={isLabelHidden ? "sr" : undefined}>{label}</span>
    </label>
  )
}

export const Box = ({ className, ...props }: ComponentProps<"input">) => (
  <input type="checkbox" {...props} className={className ? `box ${className}` : "box"} />
)
