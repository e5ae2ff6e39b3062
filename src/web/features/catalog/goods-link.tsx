import type { MouseEvent, ReactNode } from "react"
import { Link } from "../../ui/navigation/link.tsx"
import { PrefetchLink } from "../../ui/navigation/prefetch-link.tsx"
import type { PrefetchManner } from "../../ui/navigation/use-prefetch.tsx"
import type { CardGoods } from "./goods.ts"
import { useUnlockDialog } from "./unlock/unlock-dialog-host.tsx"

type GoodsLinkProps = {
  goods: Pick<CardGoods, "url"> & Partial<Pick<CardGoods, "image" | "isLocked">>
  children: ReactNode
  prefetch?: PrefetchManner
  className?: string
}

/** The way to a good: its page is fetched ahead when it is seen, its first picture when it is pointed at. */
export function GoodsLink({ goods, children, prefetch = "view", className }: GoodsLinkProps) {
  if (goods.isLocked) return <LockedLink url={goods.url}>{children}</LockedLink>
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

/** To a locked good leads the password. Without scripts its page says so. */
function LockedLink({ url, children }: { url: string; children: ReactNode }) {
  const { open, intent } = useUnlockDialog()
  const onClick = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    open(url)
  }
  return (
    <Link to={url} data-slot="goods-link" aria-haspopup="dialog" onClick={onClick} {...intent}>
      {children}
    </Link>
  )
}
