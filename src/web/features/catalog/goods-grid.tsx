import type { ReactNode } from "react"

type GoodsGridProps = { as?: "ul" | "div"; className?: string; children: ReactNode }

/** The goods of a list. On a page that has just been opened the base styles lay out those far down only when they come near. */
export function GoodsGrid({ as: Element = "ul", className, children }: GoodsGridProps) {
  return (
    <Element data-slot="goods-grid" className={className}>
      {children}
    </Element>
  )
}
