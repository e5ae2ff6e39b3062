import type { IconNode } from "lucide"
import type { ButtonHTMLAttributes, ReactNode } from "react"
import { Link, type LinkProps } from "react-router"
import { Icon } from "./icon.tsx"
import { KeyCap } from "./key-cap.tsx"

type Look = {
  /** `do` is the one step that waits for a hand, `firm` makes something new, `bare` stands back. */
  look?: "do" | "firm" | "bare" | "danger"
  icon?: IconNode
  keys?: string
  isIconOnly?: boolean
  children?: ReactNode
}

const classesOf = ({ look, isIconOnly }: Look, more = "") =>
  ["btn", look, isIconOnly && "icon", more].filter(Boolean).join(" ")

const Inside = ({ icon, keys, children }: Look) => (
  <>
    {icon && <Icon of={icon} />}
    {children}
    {keys && <KeyCap keys={keys} />}
  </>
)

type ButtonProps = Look & ButtonHTMLAttributes<HTMLButtonElement> & { isBusy?: boolean }

/** While it is busy it cannot be pressed again, and keeps the focus. */
export function Button({ look, icon, keys, isIconOnly, isBusy, className, children, onClick, ...props }: ButtonProps) {
  return (
    <button
      type="button"
      {...props}
      className={classesOf({ look, isIconOnly }, className)}
      aria-disabled={isBusy || undefined}
      onClick={(event) => (isBusy ? event.preventDefault() : onClick?.(event))}
    >
      <Inside icon={icon} keys={keys}>
        {children}
      </Inside>
    </button>
  )
}

export function ButtonLink({ look, icon, keys, isIconOnly, className, children, ...props }: Look & LinkProps) {
  return (
    <Link {...props} className={classesOf({ look, isIconOnly }, className)}>
      <Inside icon={icon} keys={keys}>
        {children}
      </Inside>
    </Link>
  )
}
