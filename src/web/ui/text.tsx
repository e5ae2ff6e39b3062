import type { HTMLAttributes } from "react"
import { Link, type LinkProps } from "./link.tsx"

type Tag =
  | "p"
  | "h1"
  | "h2"
  | "h3"
  | "b"
  | "strong"
  | "small"
  | "span"
  | "dt"
  | "dd"
  | "li"
  | "blockquote"
  | "figcaption"
type TextProps = Omit<HTMLAttributes<HTMLElement>, "children"> & {
  as?: Tag
  children: string | null | undefined
}

/** Words of the shop or of a shopper, in whatever direction they run; nothing where there are none. */
export function Text({ as: Element = "p", children, ...rest }: TextProps) {
  // A name without a value would be no list of facts any more.
  if (!children && Element !== "dt" && Element !== "dd") return null
  return (
    <Element {...rest}>
      <bdi>{children}</bdi>
    </Element>
  )
}

/** A link whose words are the shop's. */
export function TextLink({ children, ...rest }: LinkProps) {
  return (
    <Link {...rest}>
      <bdi>{children}</bdi>
    </Link>
  )
}
