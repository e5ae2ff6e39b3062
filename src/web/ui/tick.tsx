import type { InputHTMLAttributes, ReactNode } from "react"

/** A box to tick with what it means. */
export function Tick({
  children,
  type = "checkbox",
  ...input
}: InputHTMLAttributes<HTMLInputElement> & { children: ReactNode }) {
  return (
    <label data-slot="tick">
      <input type={type} {...input} />
      <span>{children}</span>
    </label>
  )
}
