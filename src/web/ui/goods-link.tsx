import type { ReactNode } from "react"
import type { GoodsEntry } from "../../contract/goods-shapes.ts"
import type { PrefetchManner } from "../parts/use-prefetch.tsx"
import { PrefetchLink } from "./prefetch-link.tsx"

type GoodsLinkProps = {
  goods: Pick<GoodsEntry, "url"> & Partial<Pick<GoodsEntry, "image">>
  children: ReactNode
  prefetch?: PrefetchManner
  className?: string
}

/** The way to a good: its page is fetched ahead when it is seen, its first picture when it is pointed at. */
export function GoodsLink({ goods, children, prefetch = "view", className }: GoodsLinkProps) {
  return (
    <PrefetchLink
      to={goods.url}
      manner={prefetch}
      picture={goods.image ?? null}
      className={className}
      data-slot="goods-link"
    >
      {children}
    </PrefetchLink>
  )
}
