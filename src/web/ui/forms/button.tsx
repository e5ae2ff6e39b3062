import type { ButtonHTMLAttributes, ReactNode } from "react"
import { Link, type LinkProps } from "../navigation/link.tsx"

/** How loud it is: the default is the one loud button of its place. */
export type ButtonLook = {
  kind?: "quiet" | "soft" | "fault" | "buy" | "light"
  size?: "small"
  isWide?: boolean
}

type ButtonProps = ButtonLook & {
  /** What it started is still going on: it stays where it is and does nothing. */
  isPending?: boolean
  children: ReactNode
} & Omit<ButtonHTMLAttributes<HTMLButtonElement>, "children">

const lookOf = ({ kind, size, isWide }: ButtonLook) => ({
  "data-slot": "button",
  "data-kind": kind,
  "data-size": size,
  "data-wide": isWide ? "" : undefined,
})

export function Button({ kind, size, isWide, isPending = false, type = "submit", children, ...props }: ButtonProps) {
  return (
    <button type={type} {...lookOf({ kind, size, isWide })} aria-disabled={isPending || undefined} {...props}>
      {children}
      {isPending && <Spin />}
    </button>
  )
}

type ButtonLinkProps = ButtonLook & LinkProps

/** A link that looks like a button. */
export function ButtonLink({ kind, size, isWide, ...props }: ButtonLinkProps) {
  return <Link {...lookOf({ kind, size, isWide })} {...props} />
}

function Spin() {
  return (
    <span data-slot="spin" aria-hidden="true">
      <i />
      <i />
      <i />
      <i />
    </span>
  )
}
