import type { ReactNode } from "react"
import { useShop } from "../shell/shell.ts"

type ShopMarkProps = {
  className?: string
  /** What stands in its place where the shop has none. */
  children?: ReactNode
}

/** The shop's own sign, beside its name. A drawing (SVG) takes the colour of the letters, a picture stays as it is. */
export function ShopMark({ className, children }: ShopMarkProps) {
  const { logo } = useShop()
  if (!logo) return children
  if (!logo.endsWith(".svg")) return <img className={className} data-slot="shop-mark" src={logo} alt="" />
  return <span className={className} data-slot="shop-mark" style={{ maskImage: `url("${logo}")` }} aria-hidden="true" />
}
