import type { ReactNode } from "react"
import type { CardGoods } from "./goods.ts"
import { LockedCard } from "./unlock/locked-card.tsx"

type GoodsCardFrameProps = {
  goods: CardGoods /** What a locked one shows in place of its picture. */
  lock: ReactNode
  children: ReactNode
}

/** A card and its state; of goods behind a password only the name. */
export function GoodsCardFrame({ goods, lock, children }: GoodsCardFrameProps) {
  if (goods.isLocked) return <LockedCard goods={goods}>{lock}</LockedCard>
  return (
    <article className="goods-card" data-state={goods.inStock ? "inStock" : "soldOut"}>
      {children}
    </article>
  )
}
