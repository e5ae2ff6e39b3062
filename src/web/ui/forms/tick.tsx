import type { ComponentProps } from "react"

/** A box to tick with what it means. */
export function Tick({ children, type = "checkbox", ...input }: ComponentProps<"input">) {
  return (
    <label data-slot="tick">
      <input type={type} {...input} />
      <span>{children}</span>
    </label>
  )
}
