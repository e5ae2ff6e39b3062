import type { HTMLAttributes } from "react"
import { useMerchantLang } from "../shell/use-merchant-lang.ts"
import { Link, type LinkProps } from "./navigation/link.tsx"

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
  /** Whose words they are: a shopper's, or a sentence of the storefront's, have no language of the merchant's. */
  by?: "merchant" | "other"
  children: string | null | undefined
}

/** Words of the merchant or of a shopper, in whatever direction they run; nothing where there are none. */
export function Text({ as: Element = "p", by = "merchant", children, ...rest }: TextProps) {
  // A name without a value would be no list of facts any more.
  if (!children && Element !== "dt" && Element !== "dd") return null
  return (
    <Element {...rest}>{by === "merchant" ? <MerchantText>{children}</MerchantText> : <bdi>{children}</bdi>}</Element>
  )
}

type TextLinkProps = Omit<LinkProps, "children"> & { children: string | null | undefined }

/** A link whose words are the merchant's. */
export function TextLink({ children, ...rest }: TextLinkProps) {
  return (
    <Link {...rest}>
      <MerchantText>{children}</MerchantText>
    </Link>
  )
}

type MerchantTextProps = Omit<HTMLAttributes<HTMLElement>, "children"> & { children: string | null | undefined }

/** What the merchant wrote, in whatever direction it runs. It says its language, where that is not the page's. */
export function MerchantText({ children, ...rest }: MerchantTextProps) {
  return (
    <bdi lang={useMerchantLang(children)} {...rest}>
      {children}
    </bdi>
  )
}
